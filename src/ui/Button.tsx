/** Buttons: words first; an icon alone only with a name that a tooltip shows. */
import type { LucideIcon } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, ToggleButton } from 'react-aria-components';
import { cn } from './cn.ts';
import { Kbd } from './Kbd.tsx';
import { Tip, type TipPlacement } from './Tip.tsx';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';
type Size = 'small' | 'usual' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-lg font-medium select-none transition-colors ' +
  'disabled:opacity-45 focus-visible:outline-2 focus-visible:outline-now focus-visible:outline-offset-2';
const looks: Record<Look, string> = {
  primary: 'bg-now-fill text-on-now hover:brightness-110 pressed:brightness-90',
  plain: 'bg-lifted text-ink hover:brightness-115 pressed:brightness-90',
  quiet: 'bg-transparent text-soft hover:bg-lifted hover:text-ink pressed:bg-raised',
  danger: 'bg-danger-fill text-on-danger hover:brightness-110 pressed:brightness-90',
};
const sizes: Record<Size, string> = {
  small: 'h-7 whitespace-nowrap px-2.5 text-xs',
  usual: 'h-9 whitespace-nowrap px-3.5 text-sm',
  large: 'h-14 px-4 text-base leading-tight font-semibold text-balance',
};

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  look?: Look;
  size?: Size;
  icon?: LucideIcon;
  /** The key that does the same, shown small. */
  keys?: string | undefined;
  className?: string;
  children?: ReactNode;
}

/** A button with words. `look` says how loud it is; one `primary` at a time is enough. Drawn anew only with other props. */
export const Button = memo(function Button({
  look = 'plain',
  size = 'usual',
  icon: Icon,
  keys,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} className={cn(base, looks[look], sizes[size], className)}>
      {Icon ? <Icon aria-hidden className={cn('shrink-0', size === 'large' ? 'size-5' : 'size-4')} /> : null}
      {children}
      {keys ? <Kbd tone={look === 'primary' || look === 'danger' ? 'onFill' : 'plain'}>{keys}</Kbd> : null}
    </AriaButton>
  );
});

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Its name: read aloud, and shown by the tooltip. */
  label: string;
  /** A second line of the tooltip: what it would do now. */
  hint?: string | undefined;
  keys?: string | undefined;
  placement?: TipPlacement;
  size?: 'small' | 'usual';
  look?: Look;
  className?: string;
}

/** A button that is only an icon. The tooltip gives its name, its key and what it would do. Drawn anew only with other props. */
export const IconButton = memo(function IconButton(props: IconButtonProps) {
  const { icon: Icon, label, hint, keys, placement, size = 'usual', look = 'quiet', className, ...rest } = props;
  return (
    <Tip label={label} hint={hint} keys={keys} placement={placement}>
      <AriaButton
        {...rest}
        aria-label={label}
        className={cn(base, looks[look], size === 'small' ? 'size-7' : 'size-9', 'shrink-0', className)}
      >
        <Icon aria-hidden className={size === 'small' ? 'size-4' : 'size-[1.15rem]'} />
      </AriaButton>
    </Tip>
  );
});

/** A button that stays pressed: a tool, a filter. */
export function IconToggle({
  icon: Icon,
  label,
  keys,
  isSelected,
  onChange,
  placement,
}: {
  icon: LucideIcon;
  label: string;
  keys?: string | undefined;
  isSelected: boolean;
  onChange(selected: boolean): void;
  placement?: TipPlacement;
}) {
  return (
    <Tip label={label} keys={keys} placement={placement}>
      <ToggleButton
        isSelected={isSelected}
        onChange={onChange}
        aria-label={label}
        className={cn(base, 'size-9 shrink-0 text-soft hover:bg-lifted selected:bg-now-wash selected:text-now')}
      >
        <Icon aria-hidden className="size-[1.15rem]" />
      </ToggleButton>
    </Tip>
  );
}
