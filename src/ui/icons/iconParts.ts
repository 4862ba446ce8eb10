/**
 * The packed icons lie in small parts, by a number made of the icon's name: a page that needs one
 * icon fetches no list of names, and hardly another icon with it.
 */

/**
 * The number of possible parts: nearly every icon has a part of its own, and most parts do not
 * exist.
 */
export const PARTS = 32_768;

/** The part that an icon lies in. */
export function partOf(name: string): number {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 8) % PARTS;
}
