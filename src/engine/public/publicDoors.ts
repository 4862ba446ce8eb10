/** Hidden doors out of the shape of a room: where one pierces a wall, the zones reach into the wall, which would show where it is. */
import { type Border, isHiddenDoor, type Zone } from '../../space/scene.ts';

type Point = Zone['polygon'][number];

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A zone's outline with its wall closed where a hidden door is. Only a shallow niche with the door as its back is closed, never a corner. */
export function wallsClosed({ id, polygon }: Zone, borders: readonly Border[]): Point[] {
  let outline = [...polygon];
  for (const border of borders) {
    if (!isHiddenDoor(border) || !border.between.includes(id)) continue;
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
