/**
 * Hides secret doors in the shape of a room: where such a door pierces a wall, the zones reach into
 * the wall, and the gap would show the door.
 */
import type { Border, Zone } from '../../space/scene.ts';

type Point = Zone['polygon'][number];

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * A zone's outline with its wall closed at the hidden doors of the map. Only a shallow niche with
 * the door at its back is closed, never a corner.
 */
export function wallsClosed({ id, polygon }: Zone, hidden: readonly Border[]): Point[] {
  let outline = polygon;
  for (const border of hidden) {
    if (!border.between.includes(id)) continue;
    const [from, to] = border.line;
    const isEnd = (point: Point) => apart(point, from) < 1 || apart(point, to) < 1;
    const at = outline.findIndex((point, n) => isEnd(point) && isEnd(outline[(n + 1) % outline.length] ?? point));
    const around = [-1, 0, 1, 2].map((step) => outline[(at + step + outline.length) % outline.length]);
    const [before, one, other, after] = around;
    if (at < 0 || outline.length < 6 || !before || !one || !other || !after) continue;
    const [width, depth] = [apart(one, other), Math.max(apart(before, one), apart(other, after))];
    if (depth <= width / 2 && apart(before, after) <= width * 1.2)
      outline = outline.filter((point) => point !== one && point !== other);
  }
  return outline;
}
