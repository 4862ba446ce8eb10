/**
 * Bounds of what the other side of a link may send. A list is counted before any of its entries is
 * read: whoever speaks for the GM falsely can make a screen neither slow nor large.
 */
import * as z from 'zod/mini';
import { seenText } from '../../space/nameText.ts';

/** The most values of one view, lists and records counted too: a full map of squares has half. */
const MOST_PARTS = 500_000;
/** The most lists and records inside each other. */
const DEEPEST = 30;
/** No number of a view is larger, and no text longer, than a table needs. */
const LARGEST = 1e9;
const LONGEST = 20_000;

/** A number of a view. */
export const boundedNumber = z.number().check(z.gte(-LARGEST), z.lte(LARGEST));
/** A text of a view of at most so many letters: a name, a label, a sentence. */
export const textUpTo = (most: number): z.ZodMiniString => z.string().check(z.maxLength(most), z.overwrite(seenText));
export const boundedText = textUpTo(LONGEST);

/** A list of at most so many entries. */
export const boundedList = <T>(entry: z.ZodMiniType<T>, most: number): z.ZodMiniType<T[]> =>
  z.pipe(
    z.unknown().check(z.refine((value) => Array.isArray(value) && value.length <= most)),
    z.array(entry) as unknown as z.ZodMiniType<T[], unknown>,
  );

/** How many parts may still come after this value; less than none where it is out of bounds. */
function partsLeft(value: unknown, left: number, deep: number): number {
  if (typeof value === 'number') return Math.abs(value) <= LARGEST ? left - 1 : -1;
  if (typeof value === 'string') return value.length <= LONGEST ? left - 1 : -1;
  if (typeof value !== 'object' || value === null) return left - 1;
  if (deep === 0) return -1;
  let rest = left - 1;
  for (const key in value) {
    if (rest < 0 || key.length > LONGEST) return -1;
    rest = partsLeft((value as Record<string, unknown>)[key], rest, deep - 1);
  }
  return rest;
}

/** A value of few parts, of which no number and no text is out of bounds. */
export const boundedParts = <T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T> =>
  z.pipe(
    z.unknown().check(z.refine((value) => partsLeft(value, MOST_PARTS, DEEPEST) >= 0)),
    schema as unknown as z.ZodMiniType<T, unknown>,
  );
