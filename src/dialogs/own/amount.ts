/** Amounts of a form: a number, a word for a number, or a record of a base and its bonuses. */
import { getPath } from '../../engine/forms/schema.ts';
import { withValue } from './data.ts';

/** The base of an amount: the amount itself, or the base of its record. */
export const baseOf = (amount: unknown): unknown =>
  typeof amount === 'object' && amount !== null ? getPath(amount, 'base') : amount;

/** The bonus of an amount at a path. Undefined when there is none. */
export const extraOf = (amount: unknown, path: string): unknown =>
  typeof amount === 'object' && amount !== null ? getPath(amount, path) : undefined;

/** The amount with another base. */
export const withBase = (amount: unknown, base: unknown): unknown =>
  typeof amount === 'object' && amount !== null && base !== undefined ? withValue(amount, 'base', base) : base;

/**
 * The amount with a bonus at a path, or without it (undefined). A record with only a base becomes
 * the base again.
 */
export function withExtra(amount: unknown, path: string, value: unknown): unknown {
  const record = typeof amount === 'object' && amount !== null ? amount : { base: amount ?? 0 };
  const next = withValue(record, path, value);
  const keys = Object.keys(next as object);
  return keys.length === 1 && keys[0] === 'base' ? getPath(next, 'base') : next;
}

/** A number written as a number or in digits. Undefined for a word. */
export const numberOf = (term: unknown): number | undefined =>
  typeof term === 'number' ? term : typeof term === 'string' && /^-?\d+$/.test(term) ? Number(term) : undefined;
