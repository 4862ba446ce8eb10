/**
 * Boxes in window pixels that are taken. Figures and words claim their boxes one after the other,
 * the most important first.
 */
import type { Box } from '../viewMath.ts';

/** The space that stays free at both ends of a word, in window pixels. */
const AIR = 2;
/** The height of the rows that boxes are sorted into, so that a look-up reads only a few boxes. */
const HIGH = 48;

export interface Taken {
  /** The part in which boxes may be claimed; undefined for everywhere. */
  readonly within: Box | undefined;
  /** Takes a box. Other boxes of the same `owner` may lie on it. */
  add(box: Box, owner: string): void;
  /** Whether a box overlaps no taken box, except those of its own owner. */
  free(box: Box, owner?: string): boolean;
}

/** Starts with nothing taken. Boxes can be claimed only `within` the given box, if there is one. */
export function makeTaken(within?: Box): Taken {
  const rows = new Map<number, { box: Box; owner: string }[]>();
  const rowOf = (y: number): number => Math.floor(y / HIGH);
  return {
    within,
    add(box, owner) {
      for (let row = rowOf(box.y); row <= rowOf(box.y + box.height); row++) {
        const known = rows.get(row);
        if (known) known.push({ box, owner });
        else rows.set(row, [{ box, owner }]);
      }
    },
    free({ x, y, width, height }, owner) {
      if (
        within &&
        (x < within.x || y < within.y || x + width > within.x + within.width || y + height > within.y + within.height)
      )
        return false;
      for (let row = rowOf(y); row <= rowOf(y + height); row++)
        for (const { box, owner: whose } of rows.get(row) ?? [])
          if (
            (owner === undefined || whose !== owner) &&
            box.x < x + width + AIR &&
            x < box.x + box.width + AIR &&
            box.y < y + height &&
            y < box.y + box.height
          )
            return false;
      return true;
    },
  };
}
