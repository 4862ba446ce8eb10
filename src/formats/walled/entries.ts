/** Reads the lists of a foreign file entry by entry, so that one bad entry costs one entry. */
import * as z from 'zod/mini';
import type { Point } from '../../space/scene.ts';
import { importedNumber } from '../imported.ts';

/** A point of a file, with numbers that can be calculated with. */
export const importedPoint = z.object({ x: importedNumber, y: importedNumber });

/** The entries of a list that could be read, and how many could not or were too many. */
export interface Entries<T> {
  readonly read: T[];
  readonly left: number;
}

/** Reads each entry by itself; `most` is how many a map may have. What is no list has none. */
export function readEntries<T>(list: unknown, schema: z.ZodMiniType<T>, most: number): Entries<T> {
  if (!Array.isArray(list)) return { read: [], left: 0 };
  const read: T[] = [];
  for (const entry of list.slice(0, most)) {
    const one = schema.safeParse(entry);
    if (one.success) read.push(one.data);
  }
  return { read, left: list.length - read.length };
}

/**
 * Reads lists of points as lines of two corners or more. A corner that is no point parts its line
 * and counts as left out once for the line; `most` is how many corners all lines may have.
 */
export function readLines(list: unknown, most: number): Entries<Point[]> {
  if (!Array.isArray(list)) return { read: [], left: 0 };
  const read: Point[][] = [];
  let left = 0;
  let corners = 0;
  for (const [at, line] of list.entries()) {
    if (corners >= most) return { read, left: left + list.length - at };
    const room = Array.isArray(line) ? line.slice(0, most - corners) : [];
    corners += room.length;
    const runs: Point[][] = [[]];
    for (const corner of room) {
      const point = importedPoint.safeParse(corner);
      if (point.success) runs.at(-1)?.push(point.data);
      else runs.push([]);
    }
    const sound = runs.filter((run) => run.length > 1);
    read.push(...sound);
    if (!Array.isArray(line) || sound.length !== 1 || sound[0]?.length !== line.length) left += 1;
  }
  return { read, left };
}
