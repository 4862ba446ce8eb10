/** The map of the set-up. Drag tokens, click to place a waiting combatant, right-click for more. */

import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { useDrop } from 'react-aria-components';
import { toast } from 'sonner';
import { standingPlaceAt } from '../board/layout/placeAt.ts';
import type { BoardHandle, BoardMark } from '../board/types.ts';
import type { Subject } from '../dialogs/notes/NoteDialog.tsx';
import { derivedOf } from '../engine/table/derived.ts';
import type { Id } from '../engine/words.ts';
import { tokensOf } from '../map/boardModel.ts';
import { type MapHandlers, MapHost, type MenuAt } from '../map/host/MapHost.tsx';
import { useMapTool } from '../map/useMapTool.tsx';
import { type Place, type Scene, samePlace } from '../space/scene.ts';
import { editsToPlace, placeName } from '../store/cast/cast.ts';
import { editsToMove } from '../store/cast/together.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { PointMenu } from '../ui/menus/MenuLists.tsx';
import { namesOf, type useAdding } from './AddPanel.tsx';
import { type Dragged, isSetupDrag, readSetupDrag } from './setupDrag.ts';
import { setupMenu } from './setupMenu.ts';

const none: never[] = [];
/** The tools stand at the map's left edge, and the scene is fitted beside them. */
const besideTools = { left: 56, top: 0, right: 0, bottom: 0 };
/** While nobody is there, words on how to begin stand at the map's foot. */
const overWords = { ...besideTools, bottom: 76 };

interface Props {
  open: OpenEncounter;
  selected: readonly Id[];
  /** The combatants who wait for a click on the map. */
  placing: readonly Id[];
  adding: ReturnType<typeof useAdding>;
  onSelect(ids: readonly Id[]): void;
  onPlaced(ids: readonly Id[]): void;
  onPlace(ids: Id[]): void;
  onSheet(id: Id): void;
  onNote(subject: Subject): void;
  handle: RefObject<BoardHandle | null>;
}

/** The squares marked as start places, shown while somebody is being placed. */
function startMarks({ fight: { scene } }: OpenEncounter, placing: boolean): BoardMark[] {
  if (!placing || scene.kind !== 'squares') return none;
  return Object.entries(scene.cells).flatMap(([key, cell]): BoardMark[] => {
    const [column = 0, row = 0] = key.split(',').map(Number);
    return cell.start ? [{ place: { kind: 'square', column, row }, tone: 'pick' }] : [];
  });
}

/**
 * Takes a drop from the lists beside the map. `onOver` gets the place under the pointer, so that
 * the map lights it up.
 */
function DropTarget({
  scene,
  handle,
  onOver,
  onDrop,
  children,
}: {
  scene: Scene;
  handle: RefObject<BoardHandle | null>;
  onOver(place: Place | undefined): void;
  onDrop(dragged: Dragged, place: Place): void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  /** The place under a point of the map's element, in CSS pixels. */
  const under = (x: number, y: number): Place | undefined => {
    const view = handle.current?.view();
    return view && standingPlaceAt(scene, { x: view.x + x / view.scale, y: view.y + y / view.scale });
  };
  const { dropProps } = useDrop({
    ref,
    getDropOperationForPoint: (types, [allowed], x, y) =>
      allowed && isSetupDrag(types) && under(x, y) ? allowed : 'cancel',
    onDropMove: ({ x, y }) => onOver(under(x, y)),
    onDropExit: () => onOver(undefined),
    async onDrop({ items, x, y }) {
      const place = under(x, y);
      const dragged = await readSetupDrag(items);
      if (dragged && place) onDrop(dragged, place);
    },
  });
  return (
    <div {...dropProps} ref={ref} className="h-full">
      {children}
    </div>
  );
}

/** Puts combatants on the map by hand: all on one place, or in their formation. */
function usePutting(open: OpenEncounter) {
  const { ruleset, fight } = open;
  const { edit } = tableActions;
  const label = (ids: readonly Id[], at: Place) => `Placed ${namesOf(open, ids)}: ${placeName(fight.scene, at)}`;
  return {
    edit,
    put: (ids: readonly Id[], at: Place) => edit(label(ids, at), editsToPlace(ruleset, fight, ids, at)),
    together: (ids: readonly Id[], lead: Id, at: Place) =>
      edit(label(ids, at), editsToMove(ruleset, fight, ids, lead, at)),
  };
}

/** The map's handlers: they place the waiting combatants, or select another one. */
function mapHandlersOf(
  { open: { fight }, selected, placing, onSelect, onPlaced, onPlace, onSheet, onNote }: Props,
  { put, together }: ReturnType<typeof usePutting>,
  menu: (at: MenuAt) => void,
): MapHandlers {
  return {
    take({ combatant, place }) {
      if (placing.length === 0) return false;
      const at = combatant === undefined ? place : fight.combatants[combatant]?.place;
      if (!at || at.kind === 'off') toast('Nobody can stand there. Click a place of the map.');
      else if (put(placing, at)) onPlaced(placing);
      return true;
    },
    pick(who, how) {
      if (how === 'alone') onSelect([who]);
      else onSelect(selected.includes(who) ? selected.filter((id) => id !== who) : [...selected, who]);
    },
    select: onSelect,
    put(who, place) {
      if (selected.includes(who)) together(selected, who, place);
      else put([who], place);
    },
    sheet: onSheet,
    note: (note) => onNote({ note }),
    menu,
    pasted(ids) {
      onSelect(ids);
      onPlace([...ids]);
    },
  };
}

/** The map. */
export function SetupMap(props: Props) {
  const { open, selected, placing, adding, onPlaced, handle } = props;
  const { ruleset, fight } = open;
  const putting = usePutting(open);
  const { put } = putting;
  const [menu, setMenu] = useState<MenuAt>();
  const [over, setOver] = useState<Place>();
  const tokens = useMemo(
    () => tokensOf(ruleset, fight, derivedOf(ruleset, fight), { picked: none, selected }),
    [ruleset, fight, selected],
  );
  const mapTool = useMapTool(ruleset, fight, handle, placing.length > 0);
  const marks = useMemo(() => startMarks(open, placing.length > 0), [open, placing.length]);
  const preview = useMemo(() => (over ? { cursor: over } : undefined), [over]);
  const drop = ({ kind, id }: Dragged, at: Place) => {
    if (kind === 'combatant') {
      if (put([id], at)) onPlaced([id]);
      return;
    }
    const creature = ruleset.creatures.find((one) => one.id === id);
    const added = creature && adding.add({ creature, name: creature.name, at });
    if (added) onPlaced(added);
  };
  return (
    <>
      <DropTarget
        scene={fight.scene}
        handle={handle}
        onOver={(place) => setOver((old) => (old && place && samePlace(old, place) ? old : place))}
        onDrop={drop}
      >
        <MapHost
          fight={fight}
          board={handle}
          tool={mapTool}
          tokens={tokens}
          panels={fight.order.length > 0 ? besideTools : overWords}
          handlers={mapHandlersOf(props, putting, setMenu)}
          marks={marks}
          preview={preview}
        />
      </DropTarget>
      {menu ? (
        <PointMenu
          label="On the map"
          at={menu}
          onClose={() => setMenu(undefined)}
          entries={setupMenu(menu, { ...props, ...putting })}
        />
      ) : null}
    </>
  );
}
