/**
 * Boxes in window pixels that are taken. Figures and words claim their boxes one after the other,
 * the most important first.
 */
import type { Box } from '../viewMath.ts';

/** The space that stays free at both ends of a word, in window pixels. */
const AIR = 2;
/** The cells that boxes are sorted into, so that a look-up reads only a few boxes. */
const CELL = { width: 96, height: 48 };

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
  const cells = new Map<number, { box: Box; owner: string }[]>();
  /** The keys of all cells that a box lies in. */
  const cellsOf = ({ x, y, width, height }: Box): number[] => {
    const keys: number[] = [];
    const right = Math.floor((x + width) / CELL.width);
    const bottom = Math.floor((y + height) / CELL.height);
    for (let row = Math.floor(y / CELL.height); row <= bottom; row++)
      for (let column = Math.floor(x / CELL.width); column <= right; column++) keys.push(row * 65_536 + column);
    return keys;
  };
  return {
    within,
    add(box, owner) {
      for (const key of cellsOf(box)) {
        const known = cells.get(key);
        if (known) known.push({ box, owner });
        else cells.set(key, [{ box, owner }]);
      }
    },
    free({ x, y, width, height }, owner) {
      if (
        within &&
        (x < within.x || y < within.y || x + width > within.x + within.width || y + height > within.y + within.height)
      )
        return false;
      for (const key of cellsOf({ x: x - AIR, y, width: width + 2 * AIR, height }))
        for (const { box, owner: whose } of cells.get(key) ?? [])
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
