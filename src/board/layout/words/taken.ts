/** Boxes that are taken, in window pixels: figures and words claim theirs one after the other, the strongest claim first. */
import type { Box } from '../viewMath.ts';

/** Free space kept at both ends of a word, in window pixels. */
const AIR = 2;
/** Boxes are sorted into rows so high, so that a look-up touches few of them. */
const HIGH = 48;

export interface Taken {
  /** Where anything may be claimed; undefined for everywhere. */
  readonly within: Box | undefined;
  /** Claims a box. What belongs to its `owner` may lie on it. */
  add(box: Box, owner: string): void;
  /** Whether a box lies on none, those of its own owner left out. */
  free(box: Box, owner?: string): boolean;
}

/** What may be claimed lies `within` a box, where one is given. */
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
