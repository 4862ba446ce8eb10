/**
 * The projective transform between a square and the four corners of a map in a picture, and the
 * picture drawn through it. No screen is here.
 */
import type { Point } from '../../space/scene.ts';

/** The first eight numbers of a matrix of three by three, row by row; the ninth is 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number];

/**
 * The one transform that lays the unit square onto four corners, given around from the square's
 * upper left. The corners must be those of a convex outline.
 */
export function homographyOnto([one, two, three, four]: readonly [Point, Point, Point, Point]): Homography {
  const [ax, ay] = [two.x - three.x, two.y - three.y];
  const [bx, by] = [four.x - three.x, four.y - three.y];
  const [sx, sy] = [one.x - two.x + three.x - four.x, one.y - two.y + three.y - four.y];
  const area = ax * by - ay * bx;
  const [g, h] = [(sx * by - sy * bx) / area, (ax * sy - ay * sx) / area];
  return [
    two.x - one.x + g * two.x,
    four.x - one.x + h * four.x,
    one.x,
    two.y - one.y + g * two.y,
    four.y - one.y + h * four.y,
    one.y,
    g,
    h,
  ];
}

/** Where a point of the unit square comes to lie. */
export function pointThrough([a, b, c, d, e, f, g, h]: Homography, { x, y }: Point): Point {
  const depth = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** A picture as its pixels: red, green, blue and opacity of each, row by row. */
export interface PicturePixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Some rows of a picture: how large the whole is, the first row, and how many. */
export interface PictureRows {
  readonly width: number;
  readonly height: number;
  readonly first: number;
  readonly count: number;
}

/**
 * Rows of the straight picture. Each pixel is looked up in the source, between the four pixels
 * about its place. `onto` tells that place in shares of the source.
 */
export function straightRows(
  { width: across, height: down, data }: PicturePixels,
  onto: Homography,
  { width, height, first, count }: PictureRows,
): Uint8ClampedArray<ArrayBuffer> {
  const rows = new Uint8ClampedArray(width * count * 4);
  const [a, b, c, d, e, f, g, h] = onto;
  let at = 0;
  for (let row = first; row < first + count; row += 1) {
    const y = (row + 0.5) / height;
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) / width;
      const depth = g * x + h * y + 1;
      const left = Math.min(across - 1, Math.max(0, ((a * x + b * y + c) / depth) * across - 0.5));
      const top = Math.min(down - 1, Math.max(0, ((d * x + e * y + f) / depth) * down - 0.5));
      const [l, t] = [Math.floor(left), Math.floor(top)];
      const [right, below] = [left - l, top - t];
      const here = (t * across + l) * 4;
      const next = l + 1 < across ? 4 : 0;
      const under = t + 1 < down ? across * 4 : 0;
      for (let channel = here; channel < here + 4; channel += 1, at += 1) {
        const upper = data[channel]! + (data[channel + next]! - data[channel]!) * right;
        const lower = data[channel + under]! + (data[channel + under + next]! - data[channel + under]!) * right;
        rows[at] = upper + (lower - upper) * below;
      }
    }
  }
  return rows;
}
