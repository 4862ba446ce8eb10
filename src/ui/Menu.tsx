/** Menus: from a button, or at the pointer. Each item may say why it cannot be chosen. */
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  Button as AriaButton,
  Menu as AriaMenu,
  Popover as AriaPopover,
  MenuItem,
  MenuTrigger,
  Separator,
  Text,
} from 'react-aria-components';
import { iconButton } from './Button.tsx';
import { Kbd } from './Kbd.tsx';
import { useScope } from './keyScopes.ts';
import { Popover } from './Overlay.tsx';
import { type TipSide, tip } from './tip.ts';

export type MenuEntry =
  | 'line'
  | {
      id: string;
      label: string;
      detail?: string | undefined;
      icon?: LucideIcon;
      keys?: string | undefined;
      danger?: boolean;
      disabled?: boolean;
      onAction(): void;
    };

const box = 'rise max-h-[70dvh] min-w-52 overflow-y-auto rounded-card bg-raised p-1 text-sm shadow-lift outline-none';

function Entries({
  label,
  entries,
  onDone,
  autoFocus = false,
}: {
  label: string;
  entries: readonly MenuEntry[];
  onDone?: () => void;
  autoFocus?: boolean;
}) {
  const off = entries.flatMap((entry) => (entry !== 'line' && entry.disabled ? [entry.id] : []));
  return (
    <AriaMenu
      aria-label={label}
      className="outline-none"
      disabledKeys={off}
      autoFocus={autoFocus}
      {...(onDone ? { onClose: onDone } : {})}
    >
      {entries.map((entry, at) =>
        entry === 'line' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place
          <Separator key={`line-${at}`} className="my-1 h-px bg-line" />
        ) : (
          <MenuItem
            key={entry.id}
            id={entry.id}
            textValue={entry.label}
            onAction={entry.onAction}
            className="flex items-center gap-2.5 rounded-md px-2.5 py-1.5 text-ink focus:bg-lifted disabled:text-faint data-[danger]:text-danger"
            {...(entry.danger ? { 'data-danger': true } : {})}
          >
            {entry.icon ? <entry.icon aria-hidden className="size-4 shrink-0 text-soft" /> : null}
            <span className="min-w-0 flex-1">
              <Text slot="label" className={entry.danger ? 'text-danger' : ''}>
                {entry.label}
              </Text>
              {entry.detail ? (
                <Text slot="description" className="block text-soft text-xs">
                  {entry.detail}
                </Text>
              ) : null}
            </span>
            {entry.keys ? <Kbd>{entry.keys}</Kbd> : null}
          </MenuItem>
        ),
      )}
    </AriaMenu>
  );
}

/** A menu that opens from a button with an icon. `name` is the button's own where it differs from the menu's. */
export function MenuButton({
  label,
  name = label,
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
  entries: readonly MenuEntry[];
  icon: LucideIcon;
  size?: 'small' | 'usual';
  look?: 'quiet' | 'plain';
  placement?: TipSide;
  isDisabled?: boolean;
  className?: string;
}) {
  return (
    <MenuTrigger>
      <AriaButton
        aria-label={name}
        isDisabled={isDisabled}
        {...tip({ label: name, side: placement })}
        className={iconButton(size, look, className)}
      >
        <Icon aria-hidden className={size === 'small' ? 'size-4' : 'size-[1.15rem]'} />
      </AriaButton>
      <Popover className={box}>
        <Entries label={label} entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

/** A menu at a point of the window: a right click or a long press on the map. Escape and a press outside close it. */
export function PointMenu({
  label,
  entries,
  at,
  onClose,
}: {
  label: string;
  entries: readonly MenuEntry[];
  at: { x: number; y: number } | undefined;
  onClose(): void;
}) {
  const inside = useRef<HTMLDivElement>(null);
  const open = at !== undefined;
  useEffect(() => {
    if (!open) return;
    // Not modal, so that a second right click moves the menu: closing is therefore this menu's own affair.
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) onClose();
    };
    window.addEventListener('pointerdown', press, { capture: true });
    return () => window.removeEventListener('pointerdown', press, { capture: true });
  }, [open, onClose]);
  useScope(open ? 'overlay' : 'off', ({ key }) => {
    if (key !== 'Escape') return 'kept';
    onClose();
    return 'used';
  });
  if (!at) return null;
  return (
    <AriaPopover
      ref={inside}
      isOpen
      isNonModal
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      placement="bottom start"
      triggerRef={{ current: document.body }}
      getTargetRect={() => new DOMRect(at.x, at.y, 1, 1)}
      className={box}
      aria-label={label}
    >
      <Entries label={label} entries={entries} onDone={onClose} autoFocus />
    </AriaPopover>
  );
}
