/** Polygons joined, cut away and drawn in: the operations that need a clipper. Kept apart so that the tables that only draw do not load it. */
import { differenceD, EndType, FillRule, inflatePathsD, intersectD, JoinType, type PathD, unionD } from 'clipper2-ts';
import type { Point } from '../scene.ts';
import { area, boxOf, edgeDistance, type Polygon, signedArea } from './polygon.ts';

/** Decimal places of a pixel that the clipper keeps. */
const PRECISION = 3;

const toPath = (polygon: Polygon): PathD => polygon.map(({ x, y }) => ({ x, y }));
const fromPath = (path: PathD): Point[] => path.map(({ x, y }) => ({ x, y }));

/** Outlines and holes of a result; slivers of less than a square pixel are dropped. */
function parts(paths: readonly PathD[]): { outlines: Point[][]; holes: Point[][] } {
  const real = paths.map(fromPath).filter((path) => path.length >= 3 && area(path) >= 1);
  return {
    outlines: real.filter((path) => signedArea(path) > 0).sort((one, two) => area(two) - area(one)),
    holes: real.filter((path) => signedArea(path) < 0),
  };
}

/** The outline round two polygons that touch; `apart` when they do not, `ring` when they would close round a hole. */
export function joinPolygons(one: Polygon, two: Polygon): Point[] | 'apart' | 'ring' {
  const { outlines, holes } = parts(unionD([toPath(one)], [toPath(two)], FillRule.NonZero, PRECISION));
  const [outline, second] = outlines;
  if (!outline || second) return 'apart';
  return holes.length > 0 ? 'ring' : straightened(outline);
}

/** Without points in the middle of a straight side, such as the ends of the edge that two joined polygons had in common. */
function straightened(polygon: readonly Point[]): Point[] {
  const kept = [...polygon];
  // One at a time, measured against what is still there: two points close together must not both go.
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
 * What is left of a polygon when others are cut away: its largest piece. `nothing` when they cover it, `ring` when
 * one of them lies inside it.
 */
export function cutAway(polygon: Polygon, others: readonly Polygon[]): Point[] | 'nothing' | 'ring' {
  if (others.length === 0) return [...polygon];
  const { outlines, holes } = parts(differenceD([toPath(polygon)], others.map(toPath), FillRule.NonZero, PRECISION));
  const [largest] = outlines;
  if (!largest) return 'nothing';
  return holes.length > 0 ? 'ring' : largest;
}

/**
 * What is left of a polygon when another is cut out of it: its pieces, the largest first; none when nothing is left. Where that would
 * be a ring, a straight cut through the hole makes two pieces of it.
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
    .sort((one, two) => area(two) - area(one));
}

/** How much ground two polygons both cover. Square pixels. */
export const overlapArea = (one: Polygon, two: Polygon): number =>
  intersectD([toPath(one)], [toPath(two)], FillRule.NonZero, PRECISION).reduce((sum, path) => sum + area(path), 0);

/** A polygon drawn in by a distance in pixels (out, below 0): its largest piece, or nothing left. For lines inside an edge. */
export function insetPolygon(polygon: Polygon, by: number): Point[] {
  const ready = signedArea(polygon) < 0 ? [...polygon].reverse() : polygon;
  const { outlines } = parts(inflatePathsD([toPath(ready)], -by, JoinType.Miter, EndType.Polygon, 2, PRECISION));
  return outlines[0] ?? [];
}
