/** Menus: from a button, or at the pointer. Their lists are fetched with the first that opens, or ahead of it. */
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { BareButton, iconButton, wordsButton } from '../Button.tsx';
import { later, useAhead, Wanted } from '../parts/later.tsx';
import type { TipSide } from '../tip.ts';
import type { MenuEntry } from './entries.ts';

const lists = () => import('./MenuLists.tsx');
const ButtonMenu = later(async () => (await lists()).ButtonMenu);
const MenuAtPoint = later(async () => (await lists()).PointMenu);
const ahead = [ButtonMenu, MenuAtPoint];

/** A menu that opens from a button with an icon, and with words where there is room. `name` is the button's own where it differs from the menu's. */
export function MenuButton({
  label,
  name = label,
  words,
  entries,
  icon: Icon,
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
  useAhead(ahead);
  const at = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'keys' | 'pointer'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <BareButton
        ref={at}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        isDisabled={isDisabled}
        tip={{ label: name, side: placement }}
        onKeyDown={(event) => {
          // Not left to the click that follows Enter: the library takes that for a screen reader's and leaves the focus on the list.
          if (!['ArrowDown', 'Enter', ' '].includes(event.key)) return;
          event.preventDefault();
          setOpen('keys');
        }}
        onPress={() => setOpen(open ? undefined : 'pointer')}
        className={words === undefined ? iconButton(size, look, className) : wordsButton(size, look, className)}
      >
        <Icon aria-hidden className={size === 'small' ? 'size-4' : 'size-[1.15rem]'} />
        {words}
      </BareButton>
      {open ? (
        <Wanted over onGiveUp={close}>
          <ButtonMenu label={label} entries={entries} at={at} from={open} onClose={close} />
        </Wanted>
      ) : null}
    </>
  );
}

/** A menu at a point of the window: a right click or a long press on the map. Escape and a press outside close it. */
export function PointMenu({
  at,
  ...rest
}: {
  label: string;
  entries: readonly MenuEntry[];
  at: { x: number; y: number } | undefined;
  onClose(): void;
}) {
  useAhead(ahead);
  return at ? (
    <Wanted over onGiveUp={rest.onClose}>
      <MenuAtPoint at={at} {...rest} />
    </Wanted>
  ) : null;
}
