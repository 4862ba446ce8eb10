/**
 * Lines of scenery as soft curves through their points, and the outlines of things that are turned.
 */

import { sceneryKind } from './kinds/sceneryKinds.ts';
import type { SceneryItem, Spot } from './scenery.ts';

/** The number of points added between two given points of a soft line. */
const BENDS = 8;

/** A soft curve through points (Catmull-Rom). A closed curve ends at the point where it began. */
export function softLine(points: readonly Spot[], closed = false): Spot[] {
  const count = points.length;
  if (count < 3) return [...points];
  const at = (n: number): Spot => points[closed ? (n + count) % count : Math.max(0, Math.min(count - 1, n))]!;
  const out: Spot[] = [];
  for (let n = 0; n < (closed ? count : count - 1); n += 1) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    for (let k = 0; k < BENDS; k += 1) {
      const t = k / BENDS;
      const bent = (i: 0 | 1): number =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
      out.push([bent(0), bent(1)]);
    }
  }
  if (!closed) out.push(at(count - 1));
  return out;
}

/** Length and depth of a thing in squares. */
export function sizeInSquares({ kind, size = 1 }: SceneryItem): readonly [number, number] {
  const [length, depth] = sceneryKind(kind).size;
  return typeof size === 'number' ? [length * size, depth * size] : size;
}

/**
 * Whether a point of the map lies within a thing, which may be turned. `square` is the size of a
 * square in map pixels.
 */
export function liesUnder(item: SceneryItem, [x, y]: Spot, square: number): boolean {
  if (!item.at) return false;
  const [length, depth] = sizeInSquares(item);
  const angle = ((item.turn ?? 0) * Math.PI) / 180;
  const [dx, dy] = [x - item.at[0], y - item.at[1]];
  const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) / square;
  const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle)) / square;
  if (sceneryKind(item.kind).outline === 'box') return along <= length / 2 && across <= depth / 2;
  return (along / (length / 2)) ** 2 + (across / (depth / 2)) ** 2 <= 1;
}

/** How far a point is from a line, in the points' own unit. */
export function distanceToLine(line: readonly Spot[], [x, y]: Spot): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 1; n < line.length; n += 1) {
    const [[ax, ay], [bx, by]] = [line[n - 1]!, line[n]!];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - share * dx, y - ay - share * dy));
  }
  return best;
}

/** Whether a point lies within an outline. */
export function isInside(outline: readonly Spot[], [x, y]: Spot): boolean {
  let inside = false;
  for (let n = 0, last = outline.length - 1; n < outline.length; last = n, n += 1) {
    const [[ax, ay], [bx, by]] = [outline[n]!, outline[last]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
