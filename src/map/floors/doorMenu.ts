/** The menu entries for locked doors near a point: the GM unlocks them by hand. */
import { LockOpen } from 'lucide-react';
import type { Fight } from '../../engine/fight.ts';
import { isLockedBorder, isLockedEdge, withoutLock } from '../../space/locks.ts';
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene } from '../../space/scene.ts';
import { tableActions } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';

/** How near to a door the point must be, in squares. */
const REACH = 1.2;

/** The middle of the edge between two squares, in map pixels. */
function middleOfEdge(edge: string, pixels: number): Point {
  const [column = 0, row = 0] = edge.split(',', 2).map(Number);
  return edge.endsWith('e')
    ? { x: (column + 1) * pixels, y: (row + 0.5) * pixels }
    : { x: (column + 0.5) * pixels, y: (row + 1) * pixels };
}

/** The locked doors near a point, the nearest first: ids of borders, or edges of squares. */
export function lockedDoorsNear(scene: Scene, { x, y }: Point): string[] {
  const doors =
    scene.kind === 'zones'
      ? Object.values(scene.borders)
          .filter(isLockedBorder)
          .map(({ id, line: [a, b] }) => ({ id, at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } }))
      : Object.keys(scene.doors ?? {})
          .filter((edge) => isLockedEdge(scene, edge))
          .map((id) => ({ id, at: middleOfEdge(id, scene.pixels) }));
  return doors
    .map(({ id, at }) => ({ id, far: Math.hypot(at.x - x, at.y - y) }))
    .filter(({ far }) => far <= REACH * squareOfScene(scene))
    .sort((a, b) => a.far - b.far)
    .map(({ id }) => id);
}

/** The entry that unlocks the nearest locked door; none where no door is locked. */
export const doorEntries = ({ scene }: Fight, point: Point): MenuEntry[] =>
  lockedDoorsNear(scene, point)
    .slice(0, 1)
    .map((door) => ({
      id: `unlock-${door}`,
      label: 'Unlock the door',
      detail: 'By its key, or by force',
      icon: LockOpen,
      onAction: () => void tableActions.edit('Unlocked a door', [{ edit: 'scene', scene: withoutLock(scene, door) }]),
    }));
