/**
 * How far points are from a shape or path: worked out on a coarse grid, and read between its
 * points.
 */
import { distanceToLine, isInside } from '../../space/scenery/lines.ts';
import type { Spot } from '../../space/scenery/scenery.ts';
import type { PaintedLayer } from '../mapPainting.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Units between two points of the grid. */
const STEP = 7;

/** Below 0 within the shape, above 0 outside, in units. */
export interface Distances {
  readonly box: Box;
  at(x: number, y: number): number;
}

const boundsOf = (spots: readonly Spot[], margin: number, within: Box): Box => {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const [x, y] of spots) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const x = Math.max(within.x, left - margin);
  const y = Math.max(within.y, top - margin);
  return {
    x,
    y,
    w: Math.max(0, Math.min(within.x + within.w, right + margin) - x),
    h: Math.max(0, Math.min(within.y + within.h, bottom + margin) - y),
  };
};

/** The distances of a layer on a map, with so many units around it; yields between rows. */
export function* distancesOf(layer: PaintedLayer, map: Box, margin: number): Generator<void, Distances> {
  const spots = layer.shape ?? layer.path;
  if (!spots) return { box: map, at: () => -1e6 };
  const half = layer.path ? layer.width / 2 : 0;
  const box = boundsOf(spots, half + margin, map);
  const line = layer.shape ? [...spots, spots[0]!] : spots;
  const columns = Math.ceil(box.w / STEP) + 2;
  const rows = Math.ceil(box.h / STEP) + 2;
  const known = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const spot: Spot = [box.x + column * STEP, box.y + row * STEP];
      const far = distanceToLine(line, spot);
      known[row * columns + column] = layer.shape ? (isInside(spots, spot) ? -far : far) : far - half;
    }
    if (row % 8 === 0) yield;
  }
  const at = (x: number, y: number): number => {
    const [u, v] = [(x - box.x) / STEP, (y - box.y) / STEP];
    const [i, j] = [Math.max(0, Math.min(columns - 2, u | 0)), Math.max(0, Math.min(rows - 2, v | 0))];
    const [fu, fv] = [u - i, v - j];
    const n = j * columns + i;
    const top = known[n]! + (known[n + 1]! - known[n]!) * fu;
    const bottom = known[n + columns]! + (known[n + columns + 1]! - known[n + columns]!) * fu;
    return top + (bottom - top) * fv;
  };
  return { box, at };
}
