/**
 * The four corners of a map in a picture that was taken askew: whether they can be laid straight,
 * and how large the straight picture becomes.
 */
import type { Point } from '../../space/scene.ts';
import { homographyOnto } from './homography.ts';

/**
 * The corners in shares of the picture's width and height, from 0 to 1: upper left, upper right,
 * lower right, lower left.
 */
export type MapCorners = readonly [Point, Point, Point, Point];

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The shortest side of a map in a picture, in pixels: a smaller picture is no map either. */
const SHORTEST_SIDE = 100;
/** The sine of the flattest angle at a corner: flatter ones show the map from its edge. */
const FLATTEST = 0.1;
/**
 * How far a usual camera's lens is from its picture, in longer sides of it: that of most phones.
 */
const USUAL_FOCUS = 0.75;
/** The nearest and the farthest focus that corners are believed to tell. */
const FOCUS_RANGE = [0.5, 2] as const;
/** How much a side must shrink along the map for the focus to be told by it. */
const LEAST_SHRINK = 0.05;

const inPixels = (corners: MapCorners, { width, height }: PixelSize): MapCorners => {
  const [one, two, three, four] = corners.map(({ x, y }) => ({ x: x * width, y: y * height }));
  return [one!, two!, three!, four!];
};

const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The sine of the angle at each corner, positive where the outline turns to the right. */
const turnsOf = (corners: MapCorners): number[] =>
  corners.map((here, n) => {
    const [before, after] = [corners[(n + 3) % 4]!, corners[(n + 1) % 4]!];
    const cross = (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x);
    return cross / Math.max(1e-9, lengthOf(before, here) * lengthOf(here, after));
  });

/** A sentence where these corners cannot be laid straight; undefined where they can. */
export function faultOfCorners(corners: MapCorners, picture: PixelSize): string | undefined {
  if (corners.some(({ x, y }) => !(x >= 0 && x <= 1 && y >= 0 && y <= 1)))
    return 'A corner lies outside the picture: drag it back into it.';
  const laid = inPixels(corners, picture);
  if (laid.some((here, n) => lengthOf(here, laid[(n + 1) % 4]!) < SHORTEST_SIDE))
    return `Two corners are too near each other: each side must be at least ${SHORTEST_SIDE} pixels of the picture.`;
  const turns = turnsOf(laid);
  if (turns.every((turn) => turn >= FLATTEST)) return undefined;
  return turns.filter((turn) => turn < 0).length >= 2
    ? 'The corners have changed places: drag “Upper left” back to the upper left of the map, and so on around it.'
    : 'One corner lies between the others: drag it outwards, until all four point out.';
}

/**
 * How much wider than high the map was before a camera showed it at a slant. A slant in both
 * directions tells the camera's focus; otherwise it is taken for that of a usual phone.
 */
function shapeOf(corners: MapCorners, { width, height }: PixelSize): number {
  const long = Math.max(width, height);
  const [one, two, three, four] = corners.map(({ x, y }) => ({
    x: (x - width / 2) / long,
    y: (y - height / 2) / long,
  }));
  const [a, b, , d, e, , g, h] = homographyOnto([one!, two!, three!, four!]);
  const told = Math.sqrt(-(a * b + d * e) / (g * h));
  const isTold = Math.min(Math.abs(g), Math.abs(h)) >= LEAST_SHRINK && told >= FOCUS_RANGE[0] && told <= FOCUS_RANGE[1];
  const focus = isTold ? told : USUAL_FOCUS;
  return Math.hypot(a / focus, d / focus, g) / Math.hypot(b / focus, e / focus, h);
}

/**
 * The size in pixels of the map laid straight: none of its sides loses pixels, and the longer one
 * has at most `longest`.
 */
export function straightSize(corners: MapCorners, picture: PixelSize, longest: number): PixelSize {
  const laid = inPixels(corners, picture);
  const [one, two, three, four] = laid;
  const shape = shapeOf(laid, picture);
  const wide = Math.max(lengthOf(one, two), lengthOf(four, three));
  const high = Math.max(lengthOf(one, four), lengthOf(two, three));
  const width = Math.max(wide, high * shape);
  const scale = Math.min(1, longest / Math.max(width, width / shape));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round((width / shape) * scale)),
  };
}
