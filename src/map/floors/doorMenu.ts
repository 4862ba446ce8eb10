/**
 * The menu entries for a door near a point. The GM opens, closes and unlocks it by hand, and takes
 * the room behind it out of the fog.
 */
import { DoorClosed, DoorOpen, Eye, LockOpen } from 'lucide-react';
import type { Edit } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import { walledAreaOf } from '../../space/editing/walledArea.ts';
import { isLockedBorder, isLockedEdge, turnedBorder, withoutLock } from '../../space/locks.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import { isHexScene, type Point, type Scene } from '../../space/scene.ts';
import { squareKey, squaresBeside } from '../../space/squares/squares.ts';
import { hexRoom } from '../../space/zones/hexWays.ts';
import { tableActions } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';

/** How near to a door the point must be, in squares. */
const REACH = 1.2;

/** A door of a map: the id of its border, or the edge of its square (`column,row,e` or `,s`). */
export interface MapDoor {
  readonly id: string;
  readonly state: 'locked' | 'closed' | 'open';
}

/** The doors near a point (map pixels), the nearest first. */
export function doorsNear(scene: Scene, { x, y }: Point): MapDoor[] {
  const doors: (MapDoor & { at: Point })[] = [];
  if (scene.kind === 'zones') {
    for (const border of Object.values(scene.borders)) {
      if (border.door === 'none') continue;
      const [a, b] = border.line;
      const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      doors.push({ id: border.id, at, state: isLockedBorder(border) ? 'locked' : border.door });
    }
  } else
    for (const [id, wall] of Object.entries(scene.walls)) {
      if (wall === 'wall') continue;
      const [one, other] = squaresBeside(id);
      const middle = (a: number, b: number) => ((a + b + 1) / 2) * scene.pixels;
      const at = { x: middle(one.column, other.column), y: middle(one.row, other.row) };
      doors.push({ id, at, state: wall === 'open' ? 'open' : isLockedEdge(scene, id) ? 'locked' : 'closed' });
    }
  return doors
    .map(({ id, state, at }) => ({ id, state, far: Math.hypot(at.x - x, at.y - y) }))
    .filter(({ far }) => far <= REACH * squareOfScene(scene))
    .sort((a, b) => a.far - b.far)
    .map(({ id, state }) => ({ id, state }));
}

/** The edit that opens or closes a door. Whoever turns a locked one has its key: the lock is gone. */
export function turnedDoor(scene: Scene, door: string, to: 'open' | 'closed'): Edit[] {
  if (scene.kind === 'squares') return [{ edit: 'walls', walls: { [door]: to === 'open' ? 'open' : 'door' } }];
  const border = scene.borders[door];
  return border ? [{ edit: 'border', id: door, border: turnedBorder(border, to) }] : [];
}

/**
 * The rooms on both sides of a door, as fog keys: two zones, or the squares or hexes out to their
 * walls. The place beside the door comes first.
 */
function roomsBeside(scene: Scene, door: string): string[][] {
  if (scene.kind === 'squares')
    return squaresBeside(door).map((square) => [squareKey(square), ...walledAreaOf(scene, square)]);
  const zones = scene.borders[door]?.between ?? [];
  return zones.map((id) => (isHexScene(scene) ? hexRoom(scene, id) : [id]));
}

/** The fog that lies behind a door: all of it in each room whose place beside the door is in fog. */
export const fogBehind = ({ scene, fog }: Pick<Fight, 'scene' | 'fog'>, door: string): string[] => {
  const isDark = (key = '') => fog[key] === true;
  const dark = roomsBeside(scene, door).filter(([beside]) => isDark(beside));
  return [...new Set(dark.flat())].filter(isDark);
};

/** The entries for the nearest door; none where no door is near. */
export function doorEntries(fight: Fight, point: Point): MenuEntry[] {
  const { scene } = fight;
  const [door] = doorsNear(scene, point);
  if (!door) return [];
  const { id } = door;
  const edit = (label: string, edits: Edit[]) => () => void tableActions.edit(label, edits);
  if (door.state === 'locked')
    return [
      {
        id: `unlock-${id}`,
        label: 'Unlock the door',
        detail: 'By its key, or by force',
        icon: LockOpen,
        onAction: edit('Unlocked a door', [{ edit: 'scene', scene: withoutLock(scene, id) }]),
      },
    ];
  if (door.state === 'open')
    return [
      {
        id: `close-${id}`,
        label: 'Close the door',
        icon: DoorClosed,
        onAction: edit('Closed a door', turnedDoor(scene, id, 'closed')),
      },
    ];
  const opened = turnedDoor(scene, id, 'open');
  const behind = fogBehind(fight, id);
  return [
    { id: `open-${id}`, label: 'Open the door', icon: DoorOpen, onAction: edit('Opened a door', opened) },
    ...(behind.length > 0
      ? [
          {
            id: `open-show-${id}`,
            label: 'Open the door, and show what lies behind it',
            icon: Eye,
            onAction: edit('Opened a door', [...opened, { edit: 'fog', places: behind, way: 'reveal' }]),
          },
        ]
      : []),
  ];
}
