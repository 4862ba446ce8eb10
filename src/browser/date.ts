/**
 * The one module that asks this machine for the date. A clock may be set to another time in the
 * middle of an evening: what waits, meters or times out counts by `performance.now()`.
 */

/** Now, in milliseconds since 1970. */
export const dateNow = (): number => Date.now();

/** The day of a date as files are named: 2026-11-28. */
export const dayForFile = (date: number): string => new Date(date).toISOString().slice(0, 10);

/** The day of a date in words: 28 Nov 2026. */
export const dayInWords = (date: number): string => new Date(date).toLocaleDateString('en-GB', { dateStyle: 'medium' });
