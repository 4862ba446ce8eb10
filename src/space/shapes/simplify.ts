/** Reduces the points of a freehand line that still looks the same. */
import type { Point } from '../scene.ts';

/**
 * The points that matter: the line through them stays within `tolerance` (map pixels) of the given
 * line. Both ends are kept.
 */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const last = points.length - 1;
  const keep = new Set([0, last]);
  const open: [number, number][] = [[0, last]];
  for (let run = open.pop(); run; run = open.pop()) {
    const [from, to] = run;
    const [a, b] = [points[from], points[to]];
    if (!a || !b) continue;
    const halfway = (from + to) / 2;
    let worst = { at: -1, stray: tolerance };
    for (let at = from + 1; at < to; at += 1) {
      const stray = strayOf(points[at] ?? a, a, b);
      // Among points that stray equally the middle one is taken. It halves the line, so a zigzag
      // costs no more than other lines.
      const nearer = Math.abs(at - halfway) < Math.abs(worst.at - halfway);
      if (stray > worst.stray || (stray === worst.stray && worst.at >= 0 && nearer)) worst = { at, stray };
    }
    if (worst.at < 0) continue;
    keep.add(worst.at);
    open.push([from, worst.at], [worst.at, to]);
  }
  return points.filter((_, at) => keep.has(at));
}

/** Simplifies a line to at most `most` points: the tolerance grows until they fit. */
export function simplifiedTo(points: readonly Point[], tolerance: number, most: number): Point[] {
  let fewer = simplified(points, tolerance);
  for (let wider = tolerance; fewer.length > most; wider *= 1.5) fewer = simplified(fewer, wider);
  return fewer;
}

/** The distance of a point from the segment between two others. */
function strayOf({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / long));
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
}
