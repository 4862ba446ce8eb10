/**
 * Measures how far points are from a shape or path. Distances are computed on a coarse grid, and
 * interpolated between its points.
 */
import type { Spot } from '../../space/scenery/scenery.ts';
import type { PaintedLayer } from '../mapPainting.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The units between two points of the grid. */
const STEP = 7;

/** The distance at a point in units: below 0 within the shape, above 0 outside. */
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

/**
 * Makes a function that gives how far a point is from a line, and whether the point lies within the
 * line's outline. The results equal those of `distanceToLine` and `isInside`, but a hundred
 * thousand points of one line take less time.
 */
function measureOf(line: readonly Spot[]): {
  away(x: number, y: number): number;
  within(x: number, y: number): boolean;
} {
  const many = line.length - 1;
  // Small arrays here would be allocated a hundred thousand times, so there are none.
  const xs = Float64Array.from(line, ([x]) => x);
  const ys = Float64Array.from(line, ([, y]) => y);
  return {
    away(x, y) {
      let best = Number.POSITIVE_INFINITY;
      for (let n = 0; n < many; n += 1) {
        const dx = xs[n + 1]! - xs[n]!;
        const dy = ys[n + 1]! - ys[n]!;
        const along = ((x - xs[n]!) * dx + (y - ys[n]!) * dy) / (dx * dx + dy * dy || 1);
        const share = along < 0 ? 0 : along > 1 ? 1 : along;
        const ex = x - xs[n]! - share * dx;
        const ey = y - ys[n]! - share * dy;
        best = Math.min(best, ex * ex + ey * ey);
      }
      return Math.sqrt(best);
    },
    within(x, y) {
      let inside = false;
      for (let n = 0; n < many; n += 1) {
        const from = ys[n]!;
        const to = ys[n + 1]!;
        if (from > y === to > y) continue;
        if (x < ((xs[n + 1]! - xs[n]!) * (y - from)) / (to - from) + xs[n]!) inside = !inside;
      }
      return inside;
    },
  };
}

/**
 * Computes the distances of a layer on a map, and up to `margin` units around the layer. Yields
 * between rows.
 */
export function* distancesOf(layer: PaintedLayer, map: Box, margin: number): Generator<void, Distances> {
  const spots = layer.shape ?? layer.path;
  if (!spots) return { box: map, at: () => -1e6 };
  const half = layer.path ? layer.width / 2 : 0;
  const box = boundsOf(spots, half + margin, map);
  const line = measureOf(layer.shape ? [...spots, spots[0]!] : spots);
  const columns = Math.ceil(box.w / STEP) + 2;
  const rows = Math.ceil(box.h / STEP) + 2;
  const known = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = box.y + row * STEP;
    for (let column = 0; column < columns; column += 1) {
      const x = box.x + column * STEP;
      const far = line.away(x, y);
      known[row * columns + column] = layer.shape ? (line.within(x, y) ? -far : far) : far - half;
    }
    if (row % 8 === 0) yield;
  }
  const at = (x: number, y: number): number => {
    const u = (x - box.x) / STEP;
    const v = (y - box.y) / STEP;
    const i = Math.max(0, Math.min(columns - 2, u | 0));
    const j = Math.max(0, Math.min(rows - 2, v | 0));
    const fu = u - i;
    const fv = v - j;
    const n = j * columns + i;
    const top = known[n]! + (known[n + 1]! - known[n]!) * fu;
    const bottom = known[n + columns]! + (known[n + columns + 1]! - known[n + columns]!) * fu;
    return top + (bottom - top) * fv;
  };
  return { box, at };
}
