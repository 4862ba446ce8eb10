/** Tooltips: a name, a hint, a key. Nothing is said only here: the same words are in the element's description. */
import type { ReactNode } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import { Kbd } from './Kbd.tsx';

export type TipPlacement = 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end' | undefined;

/** Wraps one focusable element with a tooltip. `children` must be a react-aria button or another focusable of the kit. */
export function Tip({
  label,
  hint,
  keys,
  placement = 'top',
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  keys?: string | undefined;
  placement?: TipPlacement;
  children: ReactNode;
}) {
  return (
    <TooltipTrigger delay={350} closeDelay={60}>
      {children}
      <Tooltip
        placement={placement}
        offset={6}
        className="rise z-50 max-w-80 rounded-lg bg-lifted px-2.5 py-1.5 text-ink text-xs leading-snug shadow-lift"
      >
        <span className="flex items-center gap-2">
          <span className="font-medium">{label}</span>
          {keys ? <Kbd>{keys}</Kbd> : null}
        </span>
        {hint ? <span className="mt-0.5 block text-soft">{hint}</span> : null}
      </Tooltip>
    </TooltipTrigger>
  );
}
