/**
 * Which places a stroke of the fog tools takes: zones one by one, or squares by brush, box or room.
 * Pure functions; keys as in the fight's fog.
 */

import { walledAreaOf } from '../../space/editing/walledArea.ts';
import type { Point, Scene, SquareScene } from '../../space/scene.ts';
import { contains } from '../../space/shapes/polygon.ts';
import { brushedSquares, inRectangle } from '../editor/squarePaint.ts';

/** `zone` works on maps of zones, the other tools on squares. */
export type FogTool = 'zone' | 'brush' | 'wide' | 'box' | 'room';

/** The zone under a point, even where a border is near. */
export const zoneUnder = (scene: Scene, point: Point): string | undefined =>
  scene.kind === 'zones' ? Object.values(scene.zones).find(({ polygon }) => contains(polygon, point))?.id : undefined;

/** The squares of the wide brush: those of the narrow brush and all squares around them. */
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

/**
 * The places of a stroke from `from` over `last` to `point`. A box and a room replace what the
 * stroke took before; other tools add to it.
 */
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
      return walledAreaOf(scene, {
        column: Math.floor(point.x / scene.pixels),
        row: Math.floor(point.y / scene.pixels),
      });
    case 'wide':
      return widened(scene, brushedSquares(scene, last, point));
    default:
      return brushedSquares(scene, last, point);
  }
}

/** Whether each step of a stroke with this tool replaces what the stroke took before. */
export const takesWhole = (tool: FogTool): boolean => tool === 'box' || tool === 'room';
