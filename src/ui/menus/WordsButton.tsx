/** A button that opens words over the page: where a number comes from, what a state does. */
import { type ReactNode, useRef, useState } from 'react';
import type { PopoverProps } from 'react-aria-components';
import { BareButton, type BareButtonProps } from '../Button.tsx';
import { later, useAhead, Wanted } from '../parts/later.tsx';

const WordsPopover = later(async () => (await import('./Popover.tsx')).WordsPopover);
const ahead = [WordsPopover];

/** The words are made when they are wanted. */
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
  useAhead(ahead);
  const [open, setOpen] = useState(false);
  const at = useRef<HTMLButtonElement>(null);
  return (
    <>
      <BareButton {...button} ref={at} aria-haspopup="dialog" aria-expanded={open} onPress={() => setOpen(!open)} />
      {open ? (
        <Wanted over onGiveUp={() => setOpen(false)}>
          <WordsPopover
            words={words}
            title={title}
            at={at}
            placement={placement}
            className={wordsClass}
            onOpenChange={setOpen}
          />
        </Wanted>
      ) : null}
    </>
  );
}
