/** The one test for plain records, which JSON writes in braces. */

/**
 * Whether a value is a plain record with keys. Lists, dates, maps and instances of classes are not.
 */
export function isPlainRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const made: unknown = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
}
