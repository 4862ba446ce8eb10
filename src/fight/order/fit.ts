/** How the turn order fits across the screen: full cards in one row, or, where they are many, slim ones in two or three. */

/** How the cards of an order stand: `card` has two lines and stands in one row, `line` has one and stands in `rows`. */
export interface Fit {
  shape: 'card' | 'line';
  rows: 1 | 2 | 3;
}

/** The narrowest card that still tells one name from another, with its gap, in rem. */
const CARD = 6.9;

/** The narrowest group, in rem: its heading stands above it. */
export const LEAST = 8.2;

/** Gap between groups, in rem. */
const BETWEEN = 1;

/** The width that groups of these sizes take in so many rows, in rem. */
export const widthOf = (groups: readonly number[], rows: number): number =>
  groups.reduce((sum, size) => sum + Math.max(LEAST, Math.ceil(size / rows) * CARD), 0) +
  BETWEEN * Math.max(0, groups.length - 1);

/**
 * The fit for parts that stand beside each other, each of groups with so many cards; `width` is the room for all of them in
 * rem. What does not fit in three rows scrolls.
 */
export function fitOrder(width: number, parts: readonly (readonly number[])[]): Fit {
  const fits = (rows: number) => parts.reduce((sum, groups) => sum + widthOf(groups, rows), 0) <= width;
  if (fits(1)) return { shape: 'card', rows: 1 };
  return { shape: 'line', rows: fits(2) ? 2 : 3 };
}

/** Where a row of groups is parted into a left and a right half: as evenly as their sizes allow, the left one first. */
export function halfOf(groups: readonly number[]): number {
  const all = groups.reduce((sum, size) => sum + size, 0);
  let best = { at: Math.min(1, groups.length), off: Number.POSITIVE_INFINITY };
  let left = 0;
  groups.forEach((size, at) => {
    left += size;
    const off = Math.abs(all - 2 * left);
    if (at + 1 < groups.length && off < best.off) best = { at: at + 1, off };
  });
  return best.at;
}
