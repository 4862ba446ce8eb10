/** What opens over the page and has the keys while it is there: a popover, and one with words to read. */
import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog, type PopoverProps } from 'react-aria-components';
import { cn } from '../cn.ts';
import { useScope } from '../keyScopes.ts';

/**
 * Keeps the keys from everything below for as long as it is shown: put it inside what opens. Escape is heard by the library where the
 * focus is inside; once the button that had it has gone, the press comes from the bare page, and is heard here.
 */
export function KeepKeys({ onEscape }: { onEscape?: (() => void) | undefined }) {
  useScope('overlay', ({ key, target }) => {
    if (key !== 'Escape' || target !== document.body || !onEscape) return 'kept';
    onEscape();
    return 'used';
  });
  return null;
}

/** A popover at what opened it. */
export function Popover({ children, ...rest }: Omit<PopoverProps, 'children'> & { children: ReactNode }) {
  const { onOpenChange } = rest;
  return (
    <AriaPopover {...rest}>
      <KeepKeys onEscape={onOpenChange && (() => onOpenChange(false))} />
      {children}
    </AriaPopover>
  );
}

/** Words in a popover. They are made now. */
export function WordsPopover({
  words,
  title,
  at,
  placement,
  className,
  onOpenChange,
}: {
  words(): ReactNode;
  title: string;
  at: RefObject<HTMLElement | null>;
  placement: PopoverProps['placement'];
  className: string | undefined;
  onOpenChange(open: boolean): void;
}) {
  return (
    <Popover
      isOpen
      onOpenChange={onOpenChange}
      triggerRef={at}
      {...(placement ? { placement } : {})}
      className={cn('rise rounded-card bg-raised p-3 shadow-lift', className)}
    >
      <Dialog aria-label={title} className="outline-none">
        {words()}
      </Dialog>
    </Popover>
  );
}
