/**
 * Edges that polygons share: where two zones touch, and how drawn points snap to corners and edges.
 */

import type { Point } from '../scene.ts';
import {
  boxOf,
  lengthOf,
  middleOf,
  nearestOn,
  type Polygon,
  pointOnLine,
  type Segment,
  sidesOfPolygon,
} from './polygon.ts';

/** Edges closer than this, in pixels, count as the same edge. */
export const TOUCHING = 4;

/**
 * Where two polygons touch: the pieces in order, their total length, and one straight line from the
 * first end to the last.
 */
export interface SharedEdge {
  readonly pieces: readonly Segment[];
  readonly length: number;
  readonly line: Segment;
}

/** A stretch of a side, from and to in pixels from the side's start. */
interface Stretch {
  readonly from: number;
  to: number;
}

/** The part of a segment that runs along another segment, within a tolerance. */
function overlap([a, b]: Segment, two: Segment, tolerance: number): Stretch | undefined {
  const length = lengthOf(a, b);
  if (length < 1e-9) return undefined;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const onto = ({ x, y }: Point) => ({
    far: (x - a.x) * ux + (y - a.y) * uy,
    off: Math.abs((x - a.x) * uy - (y - a.y) * ux),
  });
  const c = onto(two[0]);
  const d = onto(two[1]);
  const from = Math.max(0, Math.min(c.far, d.far));
  const to = Math.min(length, Math.max(c.far, d.far));
  if (to - from <= 0.5) return undefined;
  const offAt = (far: number): number => c.off + ((d.off - c.off) * (far - c.far)) / (d.far - c.far);
  // The segments must be nearly parallel over the whole common length, not merely cross.
  if (Math.max(offAt(from), offAt(to)) > tolerance) return undefined;
  return Math.abs(d.far - c.far) < 0.7 * lengthOf(two[0], two[1]) ? undefined : { from, to };
}

/**
 * The parts of a side that run along any of the other sides. At a gentle bend one part may lie
 * along two sides; it counts once.
 */
function partsAlong(side: Segment, others: readonly Segment[], tolerance: number): Segment[] {
  const stretches = others
    .map((other) => overlap(side, other, tolerance))
    .filter((stretch) => stretch !== undefined)
    .sort((one, two) => one.from - two.from);
  const merged: Stretch[] = [];
  for (const stretch of stretches) {
    const last = merged.at(-1);
    if (last && stretch.from <= last.to + tolerance) last.to = Math.max(last.to, stretch.to);
    else merged.push({ ...stretch });
  }
  const length = lengthOf(...side);
  return merged.map(
    ({ from, to }): Segment => [pointOnLine(...side, from / length), pointOnLine(...side, to / length)],
  );
}

/**
 * The stretches of edge that two polygons share, within a tolerance in pixels, longest first; empty
 * when they touch only in points.
 */
export function sharedEdges(one: Polygon, two: Polygon, tolerance = TOUCHING): SharedEdge[] {
  const a = boxOf(one);
  const b = boxOf(two);
  if (a.left - tolerance > b.right || b.left - tolerance > a.right) return [];
  if (a.top - tolerance > b.bottom || b.top - tolerance > a.bottom) return [];
  const others = sidesOfPolygon(two);
  const pieces = sidesOfPolygon(one).flatMap((side) => partsAlong(side, others, tolerance));
  return chain(pieces, tolerance)
    .flatMap((run): SharedEdge[] => {
      const first = run[0];
      const last = run.at(-1);
      return first && last ? [{ pieces: run, length: lengthOfRun(run), line: [first[0], last[1]] }] : [];
    })
    .sort((first, second) => second.length - first.length);
}

/** The longest stretch of edge that two polygons share. */
export const sharedEdge = (one: Polygon, two: Polygon, tolerance = TOUCHING): SharedEdge | undefined =>
  sharedEdges(one, two, tolerance)[0];

const lengthOfRun = (run: readonly Segment[]): number => run.reduce((sum, [a, b]) => sum + lengthOf(a, b), 0);

/**
 * Joins pieces that follow each other round the polygon into runs; the last run may continue into
 * the first.
 */
function chain(pieces: readonly Segment[], tolerance: number): Segment[][] {
  const runs: Segment[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const end = run?.at(-1)?.[1];
    if (run && end && lengthOf(end, piece[0]) <= 2 * tolerance) run.push(piece);
    else runs.push([piece]);
  }
  const head = runs[0];
  const tail = runs.at(-1);
  const end = tail?.at(-1)?.[1];
  const start = head?.[0]?.[0];
  if (head && tail && head !== tail && end && start && lengthOf(end, start) <= 2 * tolerance)
    return [[...tail, ...head], ...runs.slice(1, -1)];
  return runs;
}

/** The point at a share of the way along a shared edge, along its bends. */
export function alongShared(edge: SharedEdge, share: number): Point {
  let left = Math.min(1, Math.max(0, share)) * edge.length;
  for (const [a, b] of edge.pieces) {
    const length = lengthOf(a, b);
    if (left <= length) return pointOnLine(a, b, length === 0 ? 0 : left / length);
    left -= length;
  }
  return edge.line[1];
}

/**
 * A stretch of a shared edge for a door or a gap: of a given width, around a share of the edge's
 * length. Never longer than the edge.
 */
export function gapIn(edge: SharedEdge, width: number, share = 0.5): Segment {
  const half = Math.min(1, width / Math.max(1e-9, edge.length)) / 2;
  const centre = Math.min(1 - half, Math.max(half, share));
  return [alongShared(edge, centre - half), alongShared(edge, centre + half)];
}

/**
 * Snaps a point to a corner within reach, else to the nearest edge within reach; otherwise the
 * point stays. `reach` is in map pixels.
 */
export function snapPoint(point: Point, polygons: readonly Polygon[], reach: number): Point {
  let best: Point | undefined;
  let far = reach;
  for (const corner of polygons.flat()) {
    const gap = lengthOf(corner, point);
    if (gap <= far) {
      best = corner;
      far = gap;
    }
  }
  if (best) return { x: best.x, y: best.y };
  far = reach;
  for (const side of polygons.flatMap(sidesOfPolygon)) {
    const near = nearestOn(side, point);
    const gap = lengthOf(near, point);
    if (gap <= far) {
      best = near;
      far = gap;
    }
  }
  return best ? { x: best.x, y: best.y } : point;
}

/**
 * A point where a straight line meets a polygon: on the side that starts at a corner, or at that
 * corner itself.
 */
interface Hit {
  readonly at: number;
  /** Pixels along the line from the line's first point. */
  readonly far: number;
  readonly point: Point;
}

/**
 * Points closer than this, in pixels, are the same point; a point so close to a line lies on the
 * line.
 */
const SAME = 1e-6;

/**
 * Where the line through two points meets a polygon, in the line's order. The side of the line is
 * worked out once for each corner. If each side were tested by itself, rounding could make a line
 * through a corner miss both sides that end there.
 */
function meetings(polygon: Polygon, from: Point, to: Point): Hit[] {
  const length = lengthOf(from, to);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const farOf = ({ x, y }: Point) => (x - from.x) * ux + (y - from.y) * uy;
  const offs = polygon.map(({ x, y }) => {
    const off = (x - from.x) * uy - (y - from.y) * ux;
    return Math.abs(off) < SAME ? 0 : off;
  });
  return sidesOfPolygon(polygon)
    .flatMap(([a, b], at): Hit[] => {
      const [off = 0, next = 0] = [offs[at], offs[(at + 1) % offs.length]];
      if (off !== 0 && off * next >= 0) return [];
      const point = pointOnLine(a, b, off === 0 ? 0 : off / (off - next));
      return [{ at, far: farOf(point), point }];
    })
    .sort((one, two) => one.far - two.far);
}

/**
 * Splits a simple polygon in two along the line through two points. If the line meets the polygon
 * more than twice, the cut is made at the middle of the two points, or nearest to it. Undefined
 * when the line misses the polygon or only shaves a corner off. Both pieces contain the ends of the
 * cut, so they share the cut exactly.
 */
export function splitPolygon(polygon: Polygon, from: Point, to: Point): [Point[], Point[]] | undefined {
  if (lengthOf(from, to) < SAME) return undefined;
  const centre = middleOf(from, to);
  const hits = meetings(polygon, from, to);
  const chords = hits.flatMap((hit, at) => {
    const next = hits[at + 1];
    if (!next || lengthOf(hit.point, next.point) < 1) return [];
    const mid = middleOf(hit.point, next.point);
    return insideStrictly(polygon, mid)
      ? [{ hit, next, gap: lengthOf(nearestOn([hit.point, next.point], centre), centre) }]
      : [];
  });
  const chord = chords.sort((one, two) => one.gap - two.gap)[0];
  if (!chord) return undefined;
  const [first, second] = chord.hit.at < chord.next.at ? [chord.hit, chord.next] : [chord.next, chord.hit];
  const inner = clean([first.point, ...polygon.slice(first.at + 1, second.at + 1), second.point]);
  const outer = clean([second.point, ...polygon.slice(second.at + 1), ...polygon.slice(0, first.at + 1), first.point]);
  return inner.length < 3 || outer.length < 3 ? undefined : [inner, outer];
}

function insideStrictly(polygon: Polygon, { x, y }: Point): boolean {
  let inside = false;
  for (const [a, b] of sidesOfPolygon(polygon))
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  return inside && sidesOfPolygon(polygon).every((side) => lengthOf(nearestOn(side, { x, y }), { x, y }) > SAME);
}

/** Removes points that repeat the previous point. */
const clean = (points: readonly Point[]): Point[] =>
  points.filter((point, at) => {
    const before = points.at(at - 1);
    return !before || lengthOf(before, point) > SAME;
  });
