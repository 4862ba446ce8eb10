/** Amounts of a form: a number, a word that stands for one, or a record of a base and what raises it. */
import { getPath } from '../../engine/forms/schema.ts';
import { withValue } from './data.ts';

/** What stands at the base: the amount itself, or the base of its record. */
export const baseOf = (amount: unknown): unknown =>
  typeof amount === 'object' && amount !== null ? getPath(amount, 'base') : amount;

/** What raises it at a path; undefined: nothing. */
export const extraOf = (amount: unknown, path: string): unknown =>
  typeof amount === 'object' && amount !== null ? getPath(amount, path) : undefined;

/** The amount with another base. */
export const withBase = (amount: unknown, base: unknown): unknown =>
  typeof amount === 'object' && amount !== null && base !== undefined ? withValue(amount, 'base', base) : base;

/** The amount raised at a path, or no more (undefined). A record that holds nothing but its base becomes the base again. */
export function withExtra(amount: unknown, path: string, value: unknown): unknown {
  const record = typeof amount === 'object' && amount !== null ? amount : { base: amount ?? 0 };
  const next = withValue(record, path, value);
  const keys = Object.keys(next as object);
  return keys.length === 1 && keys[0] === 'base' ? getPath(next, 'base') : next;
}

/** A number written as such or in digits; undefined for a word. */
export const numberOf = (term: unknown): number | undefined =>
  typeof term === 'number' ? term : typeof term === 'string' && /^-?\d+$/.test(term) ? Number(term) : undefined;
