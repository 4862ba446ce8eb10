/** The packed icons lie in small parts, by a number made of their name: whoever wants one fetches no list of names and hardly another with it. */

/** How many parts there may be: nearly every icon has one of its own, and most are not there at all. */
export const PARTS = 32_768;

/** The part that an icon lies in. */
export function partOf(name: string): number {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 8) % PARTS;
}
