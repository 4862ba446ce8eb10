/** The one check for plain records: what JSON writes in braces. */

/**
 * Tells whether a value is a plain record, by keys. Lists, dates, maps and whatever a class makes
 * are none.
 */
export function isPlainRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const made: unknown = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
}
