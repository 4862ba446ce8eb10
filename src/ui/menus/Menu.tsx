/**
 * A button that opens a menu. The menu's list is a part of its own (MenuLists.tsx), loaded when it
 * is needed.
 */
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { bareButton, iconButton, useButtonIcon, wordsButton } from '../Button.tsx';
import type { TipSide } from '../tip.ts';
import type { MenuEntry } from './entries.ts';
import { ButtonMenu } from './MenuLists.tsx';

/**
 * A button with an icon that opens a menu. The button shows words too where there is space. `name`
 * is the button's name where it differs from the menu's.
 */
export function MenuButton({
  label,
  name = label,
  words,
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
  entries: readonly MenuEntry[];
  icon: LucideIcon;
  size?: 'small' | 'usual';
  look?: 'quiet' | 'plain' | 'primary';
  placement?: TipSide;
  isDisabled?: boolean;
  className?: string;
}) {
  const at = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'keys' | 'pointer'>();
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
        tip: { label: name, side: placement },
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
          </>
        ),
      })}
      {open ? <ButtonMenu label={label} entries={entries} at={at} from={open} onClose={close} /> : null}
    </>
  );
}
