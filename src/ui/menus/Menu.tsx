/**
 * A button that opens a menu. The menu's list is a part of its own (MenuLists.tsx), loaded when it
 * is needed.
 */
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { bareButton, iconButton, railWord, useButtonIcon, wordsButton } from '../Button.tsx';
import type { TipSide } from '../tip.ts';
import type { MenuEntry } from './entries.ts';
import { ButtonMenu } from './MenuLists.tsx';

/** What opened a menu, so that its list takes the focus as that hand expects; undefined: closed. */
export type MenuOpened = 'keys' | 'pointer' | undefined;

/**
 * A button with an icon that opens a menu. The button shows words too where there is space, beside
 * its icon or, as one word, under it (`word`). `name` is the button's name where it differs from
 * the menu's. `held` is the state of a menu that opens by a key too.
 */
export function MenuButton({
  label,
  name = label,
  words,
  word,
  keys,
  held,
  entries,
  icon,
  size = 'usual',
  look = 'quiet',
  placement,
  isDisabled = false,
  className,
}: {
  label: string;
  name?: string;
  words?: string;
  word?: string | undefined;
  keys?: string | undefined;
  held?: { opened: MenuOpened; open(by: MenuOpened): void };
  entries: readonly MenuEntry[];
  icon: LucideIcon;
  size?: 'small' | 'usual';
  look?: 'quiet' | 'plain' | 'primary';
  placement?: TipSide;
  isDisabled?: boolean;
  className?: string;
}) {
  const at = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState<MenuOpened>();
  const { opened: open, open: setOpen } = held ?? { opened: ownOpen, open: setOwnOpen };
  const close = () => setOpen(undefined);
  const drawn = useButtonIcon(icon, size);
  return (
    <>
      {bareButton({
        ref: at,
        'aria-label': name,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== undefined,
        isDisabled,
        tip: { label: name, keys, side: placement },
        onKeyDown: (event) => {
          // The menu opens here rather than on the click after Enter: the library takes that click
          // for a screen reader's, and leaves the focus on the list.
          if (!['ArrowDown', 'Enter', ' '].includes(event.key)) return;
          event.preventDefault();
          setOpen('keys');
        },
        onPress: () => setOpen(open ? undefined : 'pointer'),
        className: words === undefined ? iconButton(size, look, className) : wordsButton(size, look, className),
        children: (
          <>
            {drawn}
            {words}
            {word === undefined ? null : railWord(word)}
          </>
        ),
      })}
      {open ? <ButtonMenu label={label} entries={entries} at={at} from={open} onClose={close} /> : null}
    </>
  );
}
