/** The packed icons lie in many small parts, by a number made of their name: whoever wants one fetches no list and few others with it. */

/** How many parts there are: one or two icons in each. */
export const PARTS = 256;

/** The part that an icon lies in. */
export function partOf(name: string): number {
  let sum = 0x811c9dc5;
  for (const letter of name) sum = Math.imul(sum ^ letter.charCodeAt(0), 0x01000193);
  return (sum >>> 8) % PARTS;
}
