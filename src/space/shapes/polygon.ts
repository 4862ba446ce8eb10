/**
 * Polygons as lists of points: area, middle, inside or not, a point well inside. In pixels; y grows
 * downwards.
 */
import type { Point } from '../scene.ts';

export type Polygon = readonly Point[];
export type Segment = readonly [Point, Point];

/** The bounding box of points. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
// A layout of figures asks for thousands of lengths, and `Math.hypot` is many times slower.
export const lengthOf = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
/** The point at a share of the way from `a` to `b`. */
export const pointOnLine = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The sides of a polygon, the closing one last. */
export const sidesOfPolygon = (polygon: Polygon): Segment[] =>
  polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] ?? point]);

/** The signed area in square pixels: above 0 when the points run clockwise on the screen. */
export function signedArea(polygon: Polygon): number {
  let sum = 0;
  for (const [a, b] of sidesOfPolygon(polygon)) sum += a.x * b.y - b.x * a.y;
  return sum / 2;
}

/** Area in square pixels. */
export const areaOf = (polygon: Polygon): number => Math.abs(signedArea(polygon));

/** The centre of gravity; for a polygon without area, the mean of its points. */
export function centroid(polygon: Polygon): Point {
  const whole = signedArea(polygon);
  if (Math.abs(whole) < 1e-9) {
    const n = Math.max(1, polygon.length);
    return { x: polygon.reduce((sum, { x }) => sum + x, 0) / n, y: polygon.reduce((sum, { y }) => sum + y, 0) / n };
  }
  let x = 0;
  let y = 0;
  for (const [a, b] of sidesOfPolygon(polygon)) {
    const cross = a.x * b.y - b.x * a.y;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  }
  return { x: x / (6 * whole), y: y / (6 * whole) };
}

export function boxOf(polygon: Polygon): Box {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { x, y } of polygon) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** Whether a point lies inside. A point on the very edge may count either way. */
export function contains(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false;
  for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
    const a = polygon[at];
    const b = polygon[before];
    if (!a || !b) continue;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The point of a segment that is nearest to a point. */
export function nearestOn([a, b]: Segment, point: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return a;
  const share = ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  return pointOnLine(a, b, Math.min(1, Math.max(0, share)));
}

/** The distance of a point, inside or outside, from the edge of a polygon. In pixels. */
export function edgeDistance(polygon: Polygon, point: Point): number {
  let best = Number.POSITIVE_INFINITY;
  for (let at = 0; at < polygon.length; at++) {
    const a = polygon[at];
    const b = polygon[(at + 1) % polygon.length];
    if (!a || !b) continue;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
    const [x, y] = [point.x - a.x - dx * share, point.y - a.y - dy * share];
    best = Math.min(best, x * x + y * y);
  }
  return Math.sqrt(best);
}

/**
 * Where two segments cross, as shares of the way along each; undefined when they do not cross or
 * are parallel.
 */
export function crossing([a, b]: Segment, [c, d]: Segment): { first: number; second: number } | undefined {
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const vx = d.x - c.x;
  const vy = d.y - c.y;
  const cross = ux * vy - uy * vx;
  if (Math.abs(cross) < 1e-12) return undefined;
  const first = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross;
  const second = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross;
  return first < 0 || first > 1 || second < 0 || second > 1 ? undefined : { first, second };
}

/** Whether sides of a polygon cross each other, so that the polygon has no clear inside. */
export function crossesItself(polygon: Polygon): boolean {
  const all = sidesOfPolygon(polygon);
  return all.some((one, at) =>
    all.some((two, other) => {
      const apart = Math.abs(at - other);
      return other > at && apart > 1 && apart < all.length - 1 && crossing(one, two) !== undefined;
    }),
  );
}

/**
 * A point well inside a polygon: about as far from the edge as possible, to within a two-hundredth
 * of the polygon's size. A coarse net of points finds the best point, then ever finer nets about
 * it. Names and tokens are placed there, and sight starts there.
 */
export function innerPoint(polygon: Polygon): Point {
  const box = boxOf(polygon);
  const start = centroid(polygon);
  let best = start;
  let depth = contains(polygon, start) ? edgeDistance(polygon, start) : -1;
  const look = (point: Point): void => {
    if (!contains(polygon, point)) return;
    const found = edgeDistance(polygon, point);
    if (found > depth * 1.0001 + 1e-9) {
      best = point;
      depth = found;
    }
  };
  const wide = box.right - box.left;
  const high = box.bottom - box.top;
  const cells = 12;
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++)
      look({ x: box.left + (wide * (column + 0.5)) / cells, y: box.top + (high * (row + 0.5)) / cells });
  for (let step = 1 / cells; step > 1 / 400; step /= 2) {
    const around = best;
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1]) look({ x: around.x + (dx * wide * step) / 2, y: around.y + (dy * high * step) / 2 });
  }
  return best;
}
