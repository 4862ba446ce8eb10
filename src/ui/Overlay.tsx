/** What opens over the page and has the keys while it is there: a popover of a menu, and one at a button with words to read. */
import { type ReactNode, useRef, useState } from 'react';
import { Popover as AriaPopover, Dialog, type PopoverProps } from 'react-aria-components';
import { BareButton, type BareButtonProps } from './Button.tsx';
import { cn } from './cn.ts';
import { useScope } from './keyScopes.ts';

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

/** A popover of a trigger of the library. */
export function Popover({ children, ...rest }: Omit<PopoverProps, 'children'> & { children: ReactNode }) {
  const { onOpenChange } = rest;
  return (
    <AriaPopover {...rest}>
      <KeepKeys onEscape={onOpenChange && (() => onOpenChange(false))} />
      {children}
    </AriaPopover>
  );
}

/** A button that opens words over the page: where a number comes from, what a state does. They are made when they are wanted. */
export function WordsButton({
  words,
  title,
  placement,
  wordsClass,
  ...button
}: Omit<BareButtonProps, 'onPress'> & {
  words(): ReactNode;
  /** The name of what opens. */
  title: string;
  placement?: PopoverProps['placement'];
  wordsClass?: string;
}) {
  const [open, setOpen] = useState(false);
  const at = useRef<HTMLButtonElement>(null);
  return (
    <>
      <BareButton {...button} ref={at} aria-haspopup="dialog" aria-expanded={open} onPress={() => setOpen(!open)} />
      {open ? (
        <Popover
          isOpen
          onOpenChange={setOpen}
          triggerRef={at}
          {...(placement ? { placement } : {})}
          className={cn('rise rounded-card bg-raised p-3 shadow-lift', wordsClass)}
        >
          <Dialog aria-label={title} className="outline-none">
            {words()}
          </Dialog>
        </Popover>
      ) : null}
    </>
  );
}
