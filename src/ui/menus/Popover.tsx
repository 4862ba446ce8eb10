/**
 * Popovers: they open over the page and have the keys while they are open. One kind shows words to
 * read.
 */
import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog, type PopoverProps } from 'react-aria-components';
import { cn } from '../cn.ts';
import { useScope } from '../keyScopes.ts';

/**
 * Keeps the keys from everything below for as long as this component is shown: put it inside the
 * popover. The library hears Escape while the focus is inside. When the focused button is gone, the
 * press comes from the bare page, and this component hears it.
 */
export function KeepKeys({ onEscape }: { onEscape?: (() => void) | undefined }) {
  useScope('overlay', ({ key, target }) => {
    if (key !== 'Escape' || target !== document.body || !onEscape) return 'kept';
    onEscape();
    return 'used';
  });
  return null;
}

/** A popover beside the element that opened it. */
export function Popover({ children, ...rest }: Omit<PopoverProps, 'children'> & { children: ReactNode }) {
  const { onOpenChange } = rest;
  return (
    <AriaPopover {...rest}>
      <KeepKeys onEscape={onOpenChange && (() => onOpenChange(false))} />
      {children}
    </AriaPopover>
  );
}

/** A popover with words. The words are made when the popover opens. */
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
