/**
 * What a round brush covers, as outlines without holes: a stroke, several outlines united, and
 * outlines with a part rubbed out. Apart from other shapes because they need the clipper.
 */
import { differenceD, EndType, FillRule, inflatePathsD, intersectD, JoinType, type PathD, unionD } from 'clipper2-ts';
import type { Point } from '../scene.ts';
import { areaOf, boxOf, contains, type Polygon, signedArea } from './polygon.ts';
import { simplified } from './simplify.ts';

/** The decimal places of a pixel that the clipper keeps. */
const PRECISION = 1;
/** Corners of the disc that one press of a brush leaves. */
const CORNERS = 20;
/**
 * How far the two halves of a ring lie over each other, in map pixels, so that no seam shows. In a
 * narrow hole it is less: each half must open the hole.
 */
const OVERLAP = 12;
/** Crumbs of less than this many square pixels are dropped. */
const CRUMB = 16;

const toPath = (polygon: Polygon): PathD => polygon.map(({ x, y }) => ({ x, y }));
const fromPath = (path: PathD): Point[] => path.map(({ x, y }) => ({ x, y }));

/** A rectangle so wide and high that it holds half of a map. */
const halfPlane = (from: number, to: number, upright: boolean): PathD =>
  upright
    ? [
        { x: from, y: -1e6 },
        { x: to, y: -1e6 },
        { x: to, y: 1e6 },
        { x: from, y: 1e6 },
      ]
    : [
        { x: -1e6, y: from },
        { x: 1e6, y: from },
        { x: 1e6, y: to },
        { x: -1e6, y: to },
      ];

/** The outlines of a result: a ring is cut through its hole into two pieces that overlap. */
function withoutHoles(paths: readonly PathD[], depth = 0): Point[][] {
  const real = paths.map(fromPath).filter((path) => path.length >= 3 && areaOf(path) >= CRUMB);
  const holes = real.filter((path) => signedArea(path) < 0);
  return real
    .filter((path) => signedArea(path) > 0)
    .flatMap((outline) => {
      const own = holes.filter((hole) => hole[0] !== undefined && contains(outline, hole[0]));
      const [hole] = own;
      // A sieve of more holes than anybody paints keeps its outline alone.
      if (!hole || depth > 24) return [outline];
      const [about, within] = [boxOf(outline), boxOf(hole)];
      const upright = about.right - about.left >= about.bottom - about.top;
      const [from, to] = upright ? [within.left, within.right] : [within.top, within.bottom];
      const at = (from + to) / 2;
      const over = Math.min(OVERLAP, (to - from) / 4);
      const whole = [outline, ...own].map(toPath);
      return [halfPlane(-1e6, at + over, upright), halfPlane(at - over, 1e6, upright)].flatMap((half) =>
        withoutHoles(intersectD(whole, [half], FillRule.NonZero, PRECISION), depth + 1),
      );
    });
}

/** The fewest corners that look the same. */
const tidied = (outlines: readonly Point[][], tolerance: number): Point[][] =>
  outlines
    .map((outline) => simplified([...outline, outline[0]!], tolerance).slice(0, -1))
    .filter((one) => one.length >= 3);

/** What a round brush of this width covers along a line; one point is one press. */
export function strokeOutlines(points: readonly Point[], across: number): Point[][] {
  const [first] = points;
  if (!first) return [];
  const tolerance = across / 60;
  const line = simplified(points, across / 24);
  const still = line.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < 0.5);
  if (still)
    return [
      Array.from({ length: CORNERS }, (_, n) => {
        const angle = (n / CORNERS) * Math.PI * 2;
        return { x: first.x + (Math.cos(angle) * across) / 2, y: first.y + (Math.sin(angle) * across) / 2 };
      }),
    ];
  const paths = inflatePathsD([toPath(line)], across / 2, JoinType.Round, EndType.Round, 2, PRECISION, across / 100);
  return tidied(withoutHoles(unionD(paths, [], FillRule.NonZero, PRECISION)), tolerance);
}

/** Outlines that touch become one. */
export function unitedOutlines(outlines: readonly Polygon[], tolerance = 0.5): Point[][] {
  return tidied(withoutHoles(unionD(outlines.map(toPath), [], FillRule.NonZero, PRECISION)), tolerance);
}

/** What is left of an outline after others are cut out of it. */
export function outlineWithout(outline: Polygon, cut: readonly Polygon[], tolerance = 0.5): Point[][] {
  const subject = signedArea(outline) < 0 ? [...outline].reverse() : outline;
  return tidied(withoutHoles(differenceD([toPath(subject)], cut.map(toPath), FillRule.NonZero, PRECISION)), tolerance);
}

/** Whether two sets of outlines lie over each other anywhere. */
export const outlinesMeet = (one: readonly Polygon[], two: readonly Polygon[]): boolean =>
  intersectD(one.map(toPath), two.map(toPath), FillRule.NonZero, PRECISION).some((path) => areaOf(path) >= 1);
