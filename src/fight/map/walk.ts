/**
 * Walks the map by arrow keys: finds the neighbouring place that lies most in the arrow's
 * direction.
 */
import { hexId, isOnGrid } from '../../space/hexes/hexGrid.ts';
import { hexOf } from '../../space/hexes/hexScene.ts';
import { type HexScene, isHexScene, type Place, type Point, type Scene } from '../../space/scene.ts';
import { neighbours } from '../../space/zones/zones.ts';

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The least cosine between the arrow and the way to a neighbour: that of 60 degrees. */
const ENOUGH = 0.5;

/**
 * Finds the place next to this one in a direction (dx, dy: -1, 0 or 1; y downwards). Undefined when
 * there is none.
 */
export function neighbourPlace(scene: Scene, from: Place, dx: number, dy: number): Place | undefined {
  if (scene.kind === 'squares') {
    if (from.kind !== 'square') return undefined;
    const to = { column: from.column + dx, row: from.row + dy };
    const inside = to.column >= 0 && to.row >= 0 && to.column < scene.columns && to.row < scene.rows;
    return inside ? { kind: 'square', ...to } : undefined;
  }
  if (isHexScene(scene)) return hexAlong(scene, from, dx, dy);
  const at = pointOf(scene, from);
  if (!at) return undefined;
  const zones =
    from.kind === 'zone'
      ? neighbours(scene, from.zone).map(({ zone }) => zone.id)
      : from.kind === 'border'
        ? (scene.borders[from.border]?.between ?? [])
        : [];
  const places = [...new Set(zones)].map((zone): Place => ({ kind: 'zone', zone }));
  let best: { place: Place; along: number } | undefined;
  for (const place of places) {
    const to = pointOf(scene, place);
    if (!to) continue;
    const length = Math.hypot(to.x - at.x, to.y - at.y) || 1;
    const along = ((to.x - at.x) * dx + (to.y - at.y) * dy) / length;
    if (along >= ENOUGH && along > (best?.along ?? 0)) best = { place, along };
  }
  return best?.place;
}

/**
 * The next hex of the map by column or row, over gaps. A step up or down on pointed hexes goes
 * aside by half a hex, to and fro, so that a column stays a column.
 */
function hexAlong({ hexes, zones }: HexScene, from: Place, dx: number, dy: number): Place | undefined {
  const at = hexOf(from);
  if (!at) return undefined;
  for (let step = 1; ; step += 1) {
    const to = { column: at.column + dx * step, row: at.row + dy * step };
    if (!isOnGrid(hexes, to)) return undefined;
    if (zones[hexId(to)]) return { kind: 'zone', zone: hexId(to) };
  }
}

function pointOf(scene: Extract<Scene, { kind: 'zones' }>, place: Place): Point | undefined {
  if (place.kind === 'zone') {
    const zone = scene.zones[place.zone];
    return zone && middle(zone.polygon);
  }
  const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
  return border && middle(border.line);
}
