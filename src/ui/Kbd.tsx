/** A key, as a small cap. */
import { memo } from 'react';
import { cn } from './cn.ts';

/** The cap as an element, for rows of which there are many: it is no component of its own. */
export const keyCap = (keys: string, tone: 'plain' | 'onFill' = 'plain') => (
  <kbd
    aria-hidden
    className={cn(
      'inline-flex shrink-0 h-[1.15rem] min-w-[1.15rem] items-center justify-center rounded px-1 font-sans text-[0.6875rem] leading-none',
      tone === 'plain' ? 'border border-line bg-panel text-soft' : 'border border-current/40',
    )}
  >
    {keys}
  </kbd>
);

/**
 * Shows keys as written on a keyboard: `Ctrl+Z`. Hidden from screen readers, which read
 * `aria-keyshortcuts`.
 */
export const Kbd = memo(function Kbd({ children, tone }: { children: string; tone?: 'plain' | 'onFill' }) {
  return keyCap(children, tone);
});
