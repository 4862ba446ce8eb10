/**
 * Which places a stroke of the fog tools takes: zones one by one, or squares and hexes by brush,
 * box or room. Pure functions; keys as in the fight's fog.
 */

import { walledAreaOf } from '../../space/editing/walledArea.ts';
import { hexesOnLine, hexId, hexNeighbours, hexOfId } from '../../space/hexes/hexGrid.ts';
import { type HexScene, isHexScene, type Point, type Scene, type SquareScene } from '../../space/scene.ts';
import { centroid, contains } from '../../space/shapes/polygon.ts';
import { hexRoom } from '../../space/zones/hexWays.ts';
import { brushedSquares, inRectangle } from '../editor/squarePaint.ts';
import { hexPlaceAt } from '../layout/placeAt.ts';

/** `zone` works on maps of zones, the other tools on squares and hexes. */
export type FogTool = 'zone' | 'brush' | 'wide' | 'box' | 'room';

/** The zone under a point, even where a border is near. */
export const zoneUnder = (scene: Scene, point: Point): string | undefined =>
  scene.kind === 'zones' ? Object.values(scene.zones).find(({ polygon }) => contains(polygon, point))?.id : undefined;

/** The hexes of a stroke, as for squares. */
function hexesTaken(
  scene: HexScene,
  tool: FogTool,
  { from, last, point }: Record<'from' | 'last' | 'point', Point>,
): string[] {
  const at = (spot: Point) => hexPlaceAt(scene, spot)?.zone;
  if (tool === 'box') {
    const [left, right] = [Math.min(from.x, point.x), Math.max(from.x, point.x)];
    const [top, bottom] = [Math.min(from.y, point.y), Math.max(from.y, point.y)];
    const inside = Object.values(scene.zones).filter(({ polygon }) => {
      const { x, y } = centroid(polygon);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return [...new Set([at(point) ?? [], inside.map(({ id }) => id)].flat())];
  }
  const here = at(point);
  if (tool === 'room') return here === undefined ? [] : hexRoom(scene, here);
  const brushed = hexesOnLine(scene.hexes, last, point).map(hexId);
  const wide = (id: string) => [id, ...hexNeighbours(scene.hexes, hexOfId(id)!).map(hexId)];
  return [...new Set(tool === 'wide' ? brushed.flatMap(wide) : brushed)].filter((id) => scene.zones[id]);
}

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
  if (isHexScene(scene)) return hexesTaken(scene, tool, { from, last, point });
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
