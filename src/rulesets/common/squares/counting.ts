/**
 * Distances on squares as a game counts them: every diagonal counts one, or every second counts
 * two.
 */
import { stepsAlong } from '../../../space/ruler.ts';
import type { Place } from '../../../space/scene.ts';
import { metresBetween } from '../../../space/squares/metrePaths.ts';
import { type Square, squareGap, squareOf } from '../../../space/squares/squares.ts';

/** The cost of a diagonal step: `one` square, or two squares every second time (`one or two`). */
export type Diagonals = 'one' | 'one or two';

/** The square of a token, and the number of squares along the token's side. */
export interface Spot {
  place: Place;
  size: number;
}

/**
 * Squares between two tokens: 1 side by side, 0 in one square. Infinity for a token beside the map.
 */
export function tokensApart(a: Spot, b: Spot, diagonals: Diagonals): number {
  const [from, to] = [squareOf(a.place), squareOf(b.place)];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  return (diagonals === 'one' ? squareGap : metresBetween)(from, a.size, to, b.size);
}

/**
 * The cost of a way over plain ground with nobody in it. `gone` diagonal steps were taken before
 * the way, and the count of diagonals goes on from there.
 */
export function plainCost(way: readonly Place[], diagonals: Diagonals, gone = 0): number {
  const { straight, diagonal } = stepsAlong(way);
  return straight + diagonal + (diagonals === 'one' ? 0 : Math.floor((diagonal + (gone % 2)) / 2));
}

/** How many steps of a path are diagonal. `from` is the square before the path. */
export const diagonalsIn = (from: Square, path: readonly Square[]): number =>
  path.filter((at, n) => {
    const last = path[n - 1] ?? from;
    return at.column !== last.column && at.row !== last.row;
  }).length;
