/**
 * Lines of sight on squares: whether any square of one token has a free line to any square of
 * another.
 */
import { wallBetween } from '../../../space/squares/squareCover.ts';
import { footprint, type Grid, type Square, squareOf } from '../../../space/squares/squares.ts';
import type { Spot } from './counting.ts';

/** Whether the straight line between two squares is free of walls and shut doors. */
export const hasNoWall = (grid: Grid, from: Square, to: Square): boolean => wallBetween(grid, from, to) === undefined;

/**
 * Whether some square of one token has a free line to some square of the other. `isFree` says which
 * lines are free. Beside the map nothing is in the way.
 */
export function isOpenBetween(
  grid: Grid,
  a: Spot,
  b: Spot,
  isFree: (from: Square, to: Square) => boolean = (from, to) => hasNoWall(grid, from, to),
): boolean {
  const [from, to] = [squareOf(a.place), squareOf(b.place)];
  if (!from || !to) return true;
  const ends = footprint(to, b.size);
  return footprint(from, a.size).some((start) => ends.some((end) => isFree(start, end)));
}
