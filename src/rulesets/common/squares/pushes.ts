/**
 * Pushes on squares: straight lines away from whoever pushes, and room for a token where they end.
 */
import {
  DIRECTIONS,
  distance,
  footprint,
  type Grid,
  type Square,
  solidAt,
  squareKey,
  squareOf,
  stepFrom,
} from '../../../space/squares/squares.ts';
import type { Spot } from './counting.ts';

/** A push: the square where it ends, and the steps to it. */
export interface Push {
  end: Square;
  steps: Square[];
}

/**
 * Every push of up to `most` squares: straight lines on which each step is further from the source,
 * as far as `mayEnter` lets the pushed one go on.
 */
export function pushLines(
  source: Square,
  start: Square,
  most: number,
  mayEnter: (from: Square, to: Square) => boolean,
): Push[] {
  const pushes: Push[] = [];
  for (const way of DIRECTIONS) {
    const steps: Square[] = [];
    let at = start;
    while (steps.length < most) {
      const to = stepFrom(at, way);
      if (distance(source, to) <= distance(source, at) || !mayEnter(at, to)) break;
      steps.push(to);
      at = to;
      pushes.push({ end: to, steps: [...steps] });
    }
  }
  return pushes;
}

/** The next square straight away from a source. */
export const squareAway = (source: Square, at: Square): Square => ({
  column: at.column + Math.sign(at.column - source.column),
  row: at.row + Math.sign(at.row - source.row),
});

/**
 * Tells whether a square is further from a source than another one, measured in a straight line.
 */
export function isFurther(source: Square, at: Square, to: Square): boolean {
  const far = ({ column, row }: Square) => (column - source.column) ** 2 + (row - source.row) ** 2;
  return far(to) > far(at);
}

/** The squares that tokens take, by their keys. */
export const takenSquares = (tokens: readonly Spot[]): Set<string> =>
  new Set(
    tokens.flatMap(({ place, size }) => {
      const at = squareOf(place);
      return at ? footprint(at, size).map(squareKey) : [];
    }),
  );

/** Tells whether a token has room at a square: on the map, not solid, nobody there. */
export const hasRoomAt = (grid: Grid, taken: ReadonlySet<string>, at: Square, size: number): boolean =>
  footprint(at, size).every((square) => !solidAt(grid, square) && !taken.has(squareKey(square)));
