/** The lists of menus, drawn when a menu opens. Each item may say why it cannot be chosen. */
import { type RefObject, useEffect, useRef } from 'react';
import { Menu as AriaMenu, Popover as AriaPopover, MenuItem, Separator, Text } from 'react-aria-components';
import { cn } from '../cn.ts';
import { Kbd } from '../Kbd.tsx';
import { useScope } from '../keyScopes.ts';
import type { MenuEntry } from './entries.ts';
import { Popover } from './Popover.tsx';

/** A list that does not fit has a shadow where it scrolls. */
const box =
  'rise scroll-shadow max-h-[calc(100dvh-4.5rem)] min-w-52 scroll-pb-9 overflow-y-auto rounded-card p-1 text-sm shadow-lift outline-none';

/** A menu of more entries than this stands in two columns in a low window, so that all are in sight. */
const LONG = 16;

function Entries({
  label,
  entries,
  onDone,
  autoFocus = false,
}: {
  label: string;
  entries: readonly MenuEntry[];
  onDone: () => void;
  autoFocus?: boolean | 'first';
}) {
  const off = entries.flatMap((entry) => (entry !== 'line' && entry.disabled ? [entry.id] : []));
  return (
    <AriaMenu
      aria-label={label}
      className={cn('outline-none', entries.length > LONG && '[@media(max-height:46rem)]:columns-2')}
      disabledKeys={off}
      autoFocus={autoFocus}
      onClose={onDone}
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
            className={cn(
              'flex break-inside-avoid items-center gap-2.5 rounded-md px-2.5 py-1 text-ink focus:bg-lifted disabled:text-faint pointer-coarse:py-1.5',
              // The last entry stays in sight where it ends something, however far the list goes on.
              entry.danger && 'bg-raised text-danger last:-bottom-1 last:sticky',
            )}
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

/**
 * The list of a menu's button. `from` is the event that opened the menu, so that keys find the
 * first item at once.
 */
export function ButtonMenu({
  label,
  entries,
  at,
  from,
  onClose,
}: {
  label: string;
  entries: readonly MenuEntry[];
  at: RefObject<HTMLButtonElement | null>;
  from: 'keys' | 'pointer';
  onClose(): void;
}) {
  return (
    <Popover
      isOpen
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      triggerRef={at}
      placement="bottom"
      aria-label={label}
      className={box}
    >
      <Entries label={label} entries={entries} onDone={onClose} autoFocus={from === 'keys' ? 'first' : true} />
    </Popover>
  );
}

/**
 * A menu at a point of the window: a right click or a long press on the map. Escape and a press
 * outside close it.
 */
export function PointMenu({
  label,
  entries,
  at,
  onClose,
}: {
  label: string;
  entries: readonly MenuEntry[];
  at: { x: number; y: number };
  onClose(): void;
}) {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The menu is not modal, so that a second right click can move it. So it has to close itself on
    // a press outside.
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) onClose();
    };
    window.addEventListener('pointerdown', press, { capture: true });
    return () => window.removeEventListener('pointerdown', press, { capture: true });
  }, [onClose]);
  useScope('overlay', ({ key }) => {
    if (key !== 'Escape') return 'kept';
    onClose();
    return 'used';
  });
  return (
    <AriaPopover
      ref={inside}
      isOpen
      isNonModal
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      // Beside the point the menu may use the whole height of the window; below it only what is
      // left.
      placement="right top"
      triggerRef={{ current: document.body }}
      getTargetRect={() => new DOMRect(at.x, at.y, 1, 1)}
      className={box}
      aria-label={label}
    >
      <Entries label={label} entries={entries} onDone={onClose} autoFocus />
    </AriaPopover>
  );
}
