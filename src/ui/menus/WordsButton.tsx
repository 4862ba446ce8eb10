/** A button that opens words over the page: where a number comes from, or what a state does. */
import { type ReactNode, useRef, useState } from 'react';
import type { PopoverProps } from 'react-aria-components';
import { BareButton, type BareButtonProps } from '../Button.tsx';
import { WordsPopover } from './Popover.tsx';

/** The words are a function, called only when the user opens them. */
export function WordsButton({
  words,
  title,
  placement,
  wordsClass,
  ...button
}: Omit<BareButtonProps, 'onPress'> & {
  words(): ReactNode;
  /** The title of the popover. */
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
        <WordsPopover
          words={words}
          title={title}
          at={at}
          placement={placement}
          className={wordsClass}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
