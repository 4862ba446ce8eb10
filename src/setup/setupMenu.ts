/** The menu of the set-up's map: for a combatant who stands there, and for a place. */

import { ClipboardPaste, Copy, Eye, EyeOff, MapPin, Pencil, StickyNote, Trash2, Undo2 } from 'lucide-react';
import type { Subject } from '../dialogs/notes/NoteDialog.tsx';
import { type Combatant, fullName } from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { copyOf, pasteHere } from '../map/copying/useCopying.ts';
import { stairsEntries } from '../map/floors/goToMap.ts';
import type { MenuAt } from '../map/host/MapHost.tsx';
import type { Place, Point } from '../space/scene.ts';
import type { OpenEncounter, PlayActions } from '../store/types.ts';
import type { MenuEntry } from '../ui/menus/entries.ts';
import { namesOf } from './AddPanel.tsx';

/** What the entries do. */
export interface MenuHandlers {
  open: OpenEncounter;
  selected: readonly Id[];
  edit: PlayActions['edit'];
  put(ids: readonly Id[], at: Place): boolean;
  onSelect(ids: readonly Id[]): void;
  onPlace(ids: Id[]): void;
  onSheet(id: Id): void;
  onNote(subject: Subject): void;
}

/**
 * The entries for a combatant. If the combatant is one of several selected ones, an entry acts on
 * all of them.
 */
function entriesOf(one: Combatant, { open, selected, edit, put, onPlace, onSheet }: MenuHandlers): MenuEntry[] {
  const ids = selected.includes(one.id) ? selected : [one.id];
  return [
    { id: 'edit', label: `Change ${fullName(one)}`, icon: Pencil, onAction: () => onSheet(one.id) },
    {
      id: 'hide',
      label: one.hidden ? 'Show to the players' : 'Hide from the players',
      icon: one.hidden ? Eye : EyeOff,
      onAction: () =>
        void edit(
          `${namesOf(open, ids)}: ${one.hidden ? 'shown' : 'hidden'}`,
          ids.map((id) => ({ edit: 'combatant', combatant: id, hidden: !one.hidden })),
        ),
    },
    { id: 'copy', label: 'Copy', icon: Copy, onAction: () => void copyOf(open, ids) },
    { id: 'place', label: 'Place elsewhere', icon: MapPin, onAction: () => onPlace([...ids]) },
    {
      id: 'off',
      label: 'Take off the map',
      icon: Undo2,
      onAction: () => void put(ids, { kind: 'off' }),
    },
    {
      id: 'remove',
      label: 'Remove from the fight',
      icon: Trash2,
      danger: true,
      onAction: () =>
        void edit(
          `Removed ${namesOf(open, ids)}`,
          ids.map((id) => ({ edit: 'remove', combatant: id })),
        ),
    },
  ];
}

/** The entries for a place. */
function entriesAt(
  place: Place,
  point: Point,
  { open: { fight }, selected, put, onSelect, onNote }: MenuHandlers,
): MenuEntry[] {
  const waiting = fight.order.filter((id) => fight.combatants[id]?.place.kind === 'off');
  return [
    {
      id: 'selected-here',
      label: 'Put the selected here',
      icon: MapPin,
      disabled: selected.length === 0,
      onAction: () => void put(selected, place),
    },
    { id: 'pin', label: 'Pin a note here…', icon: StickyNote, onAction: () => onNote({ at: point }) },
    ...stairsEntries(fight, place, point),
    {
      id: 'paste',
      label: 'Paste the copied here',
      icon: ClipboardPaste,
      onAction: () => void pasteHere(place).then((ids) => (ids.length > 0 ? onSelect(ids) : undefined)),
    },
    ...fight.sideOrder.flatMap((id): MenuEntry[] => {
      const members = waiting.filter((who) => fight.combatants[who]?.side === id);
      const side = fight.sides[id];
      if (!side || members.length === 0) return [];
      return [
        {
          id: `side-${id}`,
          label: `Put all of ${side.name} here`,
          detail: `${members.length} are beside the map`,
          onAction: () => void put(members, place),
        },
      ];
    }),
  ];
}

/** The whole menu for the token, place or point where it was opened. */
export function setupMenu({ token, place, point }: MenuAt, handlers: MenuHandlers): MenuEntry[] {
  const one = token === undefined ? undefined : handlers.open.fight.combatants[token];
  const of = one ? entriesOf(one, handlers) : [];
  const here = place ? entriesAt(place, point, handlers) : [];
  return of.length > 0 && here.length > 0 ? [...of, 'line', ...here] : [...of, ...here];
}
