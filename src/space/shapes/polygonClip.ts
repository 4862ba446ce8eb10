/**
 * Operations on polygons that need a clipping library: joining, cutting away and drawing in. They
 * are kept apart so that windows that only draw do not load the library.
 */
import { differenceD, EndType, FillRule, inflatePathsD, intersectD, JoinType, type PathD, unionD } from 'clipper2-ts';
import type { Point } from '../scene.ts';
import { areaOf, boxOf, edgeDistance, type Polygon, signedArea } from './polygon.ts';

/** The decimal places of a pixel that the clipper keeps. */
const PRECISION = 3;

const toPath = (polygon: Polygon): PathD => polygon.map(({ x, y }) => ({ x, y }));
const fromPath = (path: PathD): Point[] => path.map(({ x, y }) => ({ x, y }));

/** The outlines and holes of a result; slivers of less than a square pixel are dropped. */
function parts(paths: readonly PathD[]): { outlines: Point[][]; holes: Point[][] } {
  const real = paths.map(fromPath).filter((path) => path.length >= 3 && areaOf(path) >= 1);
  return {
    outlines: real.filter((path) => signedArea(path) > 0).sort((one, two) => areaOf(two) - areaOf(one)),
    holes: real.filter((path) => signedArea(path) < 0),
  };
}

/**
 * The outline round two polygons that touch; `apart` when they do not touch, `ring` when they would
 * enclose a hole.
 */
export function joinPolygons(one: Polygon, two: Polygon): Point[] | 'apart' | 'ring' {
  const { outlines, holes } = parts(unionD([toPath(one)], [toPath(two)], FillRule.NonZero, PRECISION));
  const [outline, second] = outlines;
  if (!outline || second) return 'apart';
  return holes.length > 0 ? 'ring' : straightened(outline);
}

/**
 * Removes points in the middle of a straight side, such as the ends of the edge that two joined
 * polygons shared.
 */
function straightened(polygon: readonly Point[]): Point[] {
  const kept = [...polygon];
  // Points are removed one at a time, each measured against the points still there: of two points
  // close together only one may go.
  for (let at = 0; at < kept.length && kept.length > 3; ) {
    const before = kept.at(at - 1);
    const point = kept[at];
    const after = kept[(at + 1) % kept.length];
    if (before && point && after && edgeDistance([before, after], point) <= 0.02) kept.splice(at, 1);
    else at++;
  }
  return kept;
}

/**
 * The largest piece of a polygon after others are cut away. `nothing` when they cover the polygon,
 * `ring` when one of them lies inside it.
 */
export function cutAway(polygon: Polygon, others: readonly Polygon[]): Point[] | 'nothing' | 'ring' {
  if (others.length === 0) return [...polygon];
  const { outlines, holes } = parts(differenceD([toPath(polygon)], others.map(toPath), FillRule.NonZero, PRECISION));
  const [largest] = outlines;
  if (!largest) return 'nothing';
  return holes.length > 0 ? 'ring' : largest;
}

/**
 * The pieces of a polygon after another is cut out, the largest first; empty when nothing is left.
 * Where the result would be a ring, a straight cut through the hole makes two pieces.
 */
export function piecesWithout(polygon: Polygon, cut: Polygon): Point[][] {
  const whole = differenceD([toPath(polygon)], [toPath(cut)], FillRule.NonZero, PRECISION);
  const { outlines, holes } = parts(whole);
  if (holes.length === 0) return outlines;
  const [outer, hole] = [boxOf(polygon), boxOf(cut)];
  const upright = outer.right - outer.left >= outer.bottom - outer.top;
  const at = upright ? (hole.left + hole.right) / 2 : (hole.top + hole.bottom) / 2;
  const [from, to] = [upright ? outer.left : outer.top, upright ? outer.right : outer.bottom];
  const half = (start: number, end: number): Point[] => {
    const corners: [number, number][] = upright
      ? [
          [start, outer.top],
          [end, outer.top],
          [end, outer.bottom],
          [start, outer.bottom],
        ]
      : [
          [outer.left, start],
          [outer.right, start],
          [outer.right, end],
          [outer.left, end],
        ];
    return corners.map(([x, y]) => ({ x, y }));
  };
  return [half(from, at), half(at, to)]
    .flatMap((side) => parts(intersectD(whole, [toPath(side)], FillRule.NonZero, PRECISION)).outlines)
    .sort((one, two) => areaOf(two) - areaOf(one));
}

/** The pieces of a polygon that lie in a box from 0, 0, in any unit. */
export function clipToBox(polygon: Polygon, width: number, height: number): Point[][] {
  const box = toPath([
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]);
  return intersectD([toPath(polygon)], [box], FillRule.NonZero, PRECISION).map(fromPath);
}

/** The area that two polygons both cover, in square pixels. */
export const overlapArea = (one: Polygon, two: Polygon): number =>
  intersectD([toPath(one)], [toPath(two)], FillRule.NonZero, PRECISION).reduce((sum, path) => sum + areaOf(path), 0);

/**
 * A polygon drawn in by a distance in pixels (drawn out for a negative one): the largest piece, or
 * an empty list. For lines inside an edge.
 */
export function insetPolygon(polygon: Polygon, by: number): Point[] {
  const ready = signedArea(polygon) < 0 ? [...polygon].reverse() : polygon;
  const { outlines } = parts(inflatePathsD([toPath(ready)], -by, JoinType.Miter, EndType.Polygon, 2, PRECISION));
  return outlines[0] ?? [];
}

/**
 * An outline drawn out over the gaps to other polygons that are narrower than `gap` pixels, but
 * onto none of `all`. The outline itself where that would take it apart.
 */
export function withoutGaps(outline: Polygon, near: readonly Polygon[], all: readonly Polygon[], gap: number): Point[] {
  const ready = [outline, ...near].map((one) => toPath(signedArea(one) < 0 ? [...one].reverse() : one));
  const grow = (paths: PathD[], by: number) => inflatePathsD(paths, by, JoinType.Miter, EndType.Polygon, 2, PRECISION);
  const closed = grow(grow(ready, gap / 2 + 1), -gap / 2 - 1);
  const free = differenceD(
    unionD(closed, ready, FillRule.NonZero, PRECISION),
    all.map(toPath),
    FillRule.NonZero,
    PRECISION,
  );
  const { outlines } = parts(free);
  const home = outlines
    .map((piece) => ({ piece, shared: overlapArea(piece, outline) }))
    .sort((a, b) => b.shared - a.shared)[0];
  return home && home.shared > 0 ? straightened(home.piece) : [...outline];
}
