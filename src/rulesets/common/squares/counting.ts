/** Distances on squares as a game counts them: every diagonal as one, or every second as two. */
import { stepsAlong } from '../../../space/ruler.ts';
import type { Place } from '../../../space/scene.ts';
import { metresBetween } from '../../../space/squares/metrePaths.ts';
import { type Square, squareGap, squareOf } from '../../../space/squares/squares.ts';

/** What a diagonal step counts: `one` square, or two every second time (`one or two`). */
export type Diagonals = 'one' | 'one or two';

/** Where a token stands, and how many squares it takes along a side. */
export interface Spot {
  place: Place;
  size: number;
}

/** Squares between two tokens, 1 side by side, 0 in one square. Infinity beside the map. */
export function tokensApart(a: Spot, b: Spot, diagonals: Diagonals): number {
  const [from, to] = [squareOf(a.place), squareOf(b.place)];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  return (diagonals === 'one' ? squareGap : metresBetween)(from, a.size, to, b.size);
}

/**
 * What a way over plain ground comes to with nobody in it. `gone` diagonal steps before it are
 * counted on from.
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
