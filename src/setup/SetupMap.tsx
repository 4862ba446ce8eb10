/** The map of the set-up: drag tokens, click to place who waits for a place, right click for more. */
import { ClipboardPaste, Copy, Eye, EyeOff, MapPin, Pencil, StickyNote, Trash2, Undo2 } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { placeAt } from '../board/layout/placeAt.ts';
import { hands } from '../board/pointer/hands.ts';
import type { BoardHandle, BoardIntent, BoardMark } from '../board/types.ts';
import type { Subject } from '../dialogs/notes/NoteDialog.tsx';
import { copyOf, pasteHere, useCopying } from '../dialogs/quick/useCopying.ts';
import { fullName } from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { tokensOf } from '../map/boardModel.ts';
import { pinAt } from '../map/draw/pins.ts';
import { useGmView } from '../map/players/gmView.ts';
import { usePing, useScreenFrame } from '../map/players/onMap.ts';
import { useMapTool } from '../map/useMapTool.tsx';
import { type Place, type Point, samePlace } from '../space/scene.ts';
import { editsToPlace, placeName } from '../store/cast/cast.ts';
import { editsToMove } from '../store/cast/together.ts';
import { derive } from '../store/fight/derived.ts';
import { useTable } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { useEdit } from '../store/useEdit.ts';
import type { MenuEntry } from '../ui/menus/entries.ts';
import { PointMenu } from '../ui/menus/Menu.tsx';
import { toast } from '../ui/toasts/toast.ts';
import { namesOf, type useAdding } from './AddPanel.tsx';
import { useSetupDrag } from './setupDrag.ts';

const none: never[] = [];
/** The tools stand at the map's left edge: the scene is fitted beside them. */
const besideTools = { left: 56, top: 0, right: 0, bottom: 0 };
/** While nobody is there, words on how to begin stand at its foot. */
const overWords = { ...besideTools, bottom: 76 };

interface Props {
  open: OpenEncounter;
  selected: readonly Id[];
  /** These wait for a click on the map. */
  placing: readonly Id[];
  adding: ReturnType<typeof useAdding>;
  onSelect(ids: readonly Id[]): void;
  onPlaced(): void;
  onPlace(ids: Id[]): void;
  onSheet(id: Id): void;
  onNote(subject: Subject): void;
  handle: RefObject<BoardHandle | null>;
}

interface MenuAt {
  x: number;
  y: number;
  point: Point;
  token?: Id | undefined;
  place?: Place | undefined;
}

/** Squares marked as start places, shown while somebody is being placed. */
function startMarks({ fight: { scene } }: OpenEncounter, placing: boolean): BoardMark[] {
  if (!placing || scene.kind !== 'squares') return none;
  return Object.entries(scene.cells).flatMap(([key, cell]): BoardMark[] => {
    const [column = 0, row = 0] = key.split(',').map(Number);
    return cell.start ? [{ place: { kind: 'square', column, row }, tone: 'pick' }] : [];
  });
}

/** The map. */
export function SetupMap({
  open,
  selected,
  placing,
  adding,
  onSelect,
  onPlaced,
  onPlace,
  onSheet,
  onNote,
  handle,
}: Props) {
  const { ruleset, fight } = open;
  const edit = useEdit();
  const theme = useTable((table) => table.session.theme);
  const pictureOf = useTable((table) => table.picture);
  const [menu, setMenu] = useState<MenuAt>();
  const [over, setOver] = useState<Place>();
  const tellView = useGmView((view) => view.tell);
  const frame = useScreenFrame();
  const ping = usePing();
  const tokens = useMemo(
    () => tokensOf(ruleset, fight, derive(ruleset, fight), { picked: none, selected }),
    [ruleset, fight, selected],
  );
  const mapTool = useMapTool(ruleset, fight, handle, placing.length > 0);
  const marks = useMemo(() => startMarks(open, placing.length > 0), [open, placing.length]);
  const preview = useMemo(() => (over ? { cursor: over } : undefined), [over]);
  const put = (ids: readonly Id[], at: Place) =>
    edit(`Placed ${namesOf(open, ids)}: ${placeName(fight.scene, at)}`, editsToPlace(ruleset, fight, ids, at));
  const together = (ids: readonly Id[], lead: Id, at: Place) =>
    edit(`Placed ${namesOf(open, ids)}: ${placeName(fight.scene, at)}`, editsToMove(ruleset, fight, ids, lead, at));
  useCopying({
    open: () => open,
    ids: () => selected,
    at: () => undefined,
    onPasted: (ids) => {
      onSelect(ids);
      onPlace([...ids]);
    },
  });
  /** Stands those who wait where it was clicked; says whether anybody waits. */
  const placed = (at: Place | undefined): boolean => {
    if (placing.length === 0) return false;
    if (!at || at.kind === 'off') toast('Nobody can stand there. Click a place of the map.');
    else if (put(placing, at)) onPlaced();
    return true;
  };
  const dragged = useSetupDrag((drag) => drag.dragged);
  /** The place under the pointer of a drag from a list. */
  const under = ({ clientX, clientY, currentTarget }: React.DragEvent): Place | undefined => {
    const view = handle.current?.view();
    const { left, top } = currentTarget.getBoundingClientRect();
    return (
      view &&
      placeAt(fight.scene, { x: view.x + (clientX - left) / view.scale, y: view.y + (clientY - top) / view.scale })
    );
  };
  const drop = (at: Place | undefined) => {
    setOver(undefined);
    if (!dragged || !at) return;
    if (dragged.kind === 'combatants') {
      put(dragged.ids, at);
      onPlaced();
      return;
    }
    const creature = ruleset.creatures.find(({ id }) => id === dragged.creature);
    if (creature) adding.add({ creature, name: creature.name, at });
  };
  /** Opens the note of the pin that was clicked; says whether there is one. */
  const noted = (point: Point): boolean => {
    const note = pinAt(fight, point);
    if (note !== undefined) onNote({ note });
    return note !== undefined;
  };
  const onIntent = (intent: BoardIntent) => {
    switch (intent.type) {
      case 'token':
        if (placed(fight.combatants[intent.id]?.place)) return;
        if (!intent.add) onSelect([intent.id]);
        else
          onSelect(selected.includes(intent.id) ? selected.filter((id) => id !== intent.id) : [...selected, intent.id]);
        return;
      case 'place':
        if (!placed(intent.place) && !noted(intent.point)) onSelect([]);
        return;
      case 'ground':
        if (!placed(undefined) && !noted(intent.point)) onSelect([]);
        return;
      case 'drop':
        if (selected.includes(intent.id)) together(selected, intent.id, intent.place);
        else put([intent.id], intent.place);
        return;
      case 'box':
        onSelect(intent.ids);
        return;
      case 'ping':
        ping.send(intent.point);
        return;
      case 'sheet':
        onSheet(intent.id);
        return;
      case 'menu':
        setMenu({ ...intent.at, point: intent.point, token: intent.token, place: intent.place });
        return;
      default:
        return;
    }
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only dropping with the pointer; adding and clicking does the same by key */}
      <div
        className="h-full"
        onDragOver={(event) => {
          const place = dragged && under(event);
          if (!place) return setOver(undefined);
          event.preventDefault();
          setOver((old) => (old && samePlace(old, place) ? old : place));
        }}
        onDragLeave={() => setOver(undefined)}
        onDrop={(event) => {
          event.preventDefault();
          drop(under(event));
        }}
      >
        <Board
          hands={hands}
          ref={handle}
          scene={fight.scene}
          tokens={tokens}
          marks={marks}
          lines={mapTool.lines ?? none}
          preview={preview}
          fog={mapTool.fog}
          drawings={mapTool.drawings}
          pointing={mapTool.pointing}
          interactive
          pictureOf={pictureOf}
          onIntent={onIntent}
          onView={tellView}
          frame={frame}
          panels={fight.order.length > 0 ? besideTools : overWords}
          ping={ping.shown}
          theme={theme}
        >
          {mapTool.layer}
        </Board>
      </div>
      {mapTool.bar}
      <PointMenu
        label="On the map"
        at={menu}
        onClose={() => setMenu(undefined)}
        entries={menu ? entriesOf(menu) : none}
      />
    </>
  );

  function entriesOf({ token, place, point }: MenuAt): MenuEntry[] {
    const one = token === undefined ? undefined : fight.combatants[token];
    const ids = one ? (selected.includes(one.id) ? selected : [one.id]) : [];
    const about: MenuEntry[] = one
      ? [
          { id: 'edit', label: `${fullName(one)}: all figures`, icon: Pencil, onAction: () => onSheet(one.id) },
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
            label: 'Take beside the map',
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
        ]
      : [];
    const waiting = fight.order.filter((id) => fight.combatants[id]?.place.kind === 'off');
    if (!place) return about;
    const here: MenuEntry[] = [
      {
        id: 'selected-here',
        label: 'Put the selected here',
        icon: MapPin,
        disabled: selected.length === 0,
        onAction: () => void put(selected, place),
      },
      { id: 'pin', label: 'Pin a note here…', icon: StickyNote, onAction: () => onNote({ at: point }) },
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
    return about.length > 0 ? [...about, 'line', ...here] : here;
  }
}
