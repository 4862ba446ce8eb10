/** What a stroke of the fog tools takes: zones one by one, squares by brush, box or room. Pure; keys as in the fight's fog. */

import { roomOf } from '../../space/editing/room.ts';
import type { Point, Scene, SquareScene } from '../../space/scene.ts';
import { contains } from '../../space/shapes/polygon.ts';
import { brushed, inRectangle } from '../editor/squarePaint.ts';

/** `zone` on maps of zones; the others on squares. */
export type FogTool = 'zone' | 'brush' | 'wide' | 'box' | 'room';

/** The zone under a point, whatever border lies near. */
export const zoneUnder = (scene: Scene, point: Point): string | undefined =>
  scene.kind === 'zones' ? Object.values(scene.zones).find(({ polygon }) => contains(polygon, point))?.id : undefined;

/** The squares of a wide brush: those of the narrow one and all around them. */
function widened(scene: SquareScene, keys: readonly string[]): string[] {
  const found = new Set<string>();
  for (const key of keys) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    for (const across of [-1, 0, 1])
      for (const down of [-1, 0, 1]) {
        const at = { column: column + across, row: row + down };
        if (at.column >= 0 && at.row >= 0 && at.column < scene.columns && at.row < scene.rows)
          found.add(`${at.column},${at.row}`);
      }
  }
  return [...found];
}

/** What a stroke from `from` over `last` to `point` takes anew. A box and a room are taken as wholes: what was taken before is let go. */
export function takenBy(
  scene: Scene,
  tool: FogTool,
  { from, last, point }: Record<'from' | 'last' | 'point', Point>,
): string[] {
  if (scene.kind === 'zones') {
    const zone = zoneUnder(scene, point);
    return zone === undefined ? [] : [zone];
  }
  switch (tool) {
    case 'box':
      return inRectangle(scene, from, point);
    case 'room':
      return roomOf(scene, { column: Math.floor(point.x / scene.pixels), row: Math.floor(point.y / scene.pixels) });
    case 'wide':
      return widened(scene, brushed(scene, last, point));
    default:
      return brushed(scene, last, point);
  }
}

/** Whether a tool takes what is under it anew at each step, and lets go what it took before. */
export const takesWhole = (tool: FogTool): boolean => tool === 'box' || tool === 'room';
