/**
 * Pushes on squares: straight lines away from the combatant who pushes, and room for the token
 * where a push ends.
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
 * Every push of up to `most` squares. A push is a straight line on which each step is further from
 * the source; it goes on as long as `mayEnter` lets the pushed combatant enter the next square.
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
 * Whether a square is further from a source than another square is, measured in a straight line.
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

/** Whether a token has room at a square: on the map, not solid, and nobody there. */
export const hasRoomAt = (grid: Grid, taken: ReadonlySet<string>, at: Square, size: number): boolean =>
  footprint(at, size).every((square) => !solidAt(grid, square) && !taken.has(squareKey(square)));
