/** The cards of the order in rows and columns, of which the acting one is the largest. Pure. */
import type { Box } from '../../board/layout/viewMath.ts';

/** How much larger the letters of the acting card are, and how much higher it is. */
export const ACTING = 1.2;

export interface Grid {
  /** Whether cards follow each other down a column, or along a row. */
  fill: 'down' | 'along';
  rows: number;
  columns: number;
  /** How wide each card is. */
  each: number;
  /** Around all of them, and between two. */
  rim: number;
  between: number;
}

/** How high equal cards are together. Room for one that is higher is kept while nobody acts too, so that nothing else moves. */
export const tallOf = ({ rows, between, rim }: Grid, high: number): number =>
  rows * (high + between) - between + 2 * rim + high * (ACTING - 1);

/** The boxes of cards of these heights, seen from the corner of them all. Cards of a row are as high as the highest. */
export function boxesIn({ fill, rows, columns, each, rim, between }: Grid, heights: readonly number[]): Box[] {
  const spotOf = (n: number) =>
    fill === 'down'
      ? { column: Math.floor(n / rows), row: n % rows }
      : { column: n % columns, row: Math.floor(n / columns) };
  const spots = heights.map((_high, at) => spotOf(at));
  const shown = heights.map((high, at) =>
    fill === 'down' ? high : Math.max(...heights.filter((_other, n) => spots[n]?.row === spots[at]?.row)),
  );
  return spots.map(({ column, row }, at) => ({
    x: rim + column * (each + between),
    y: shown.reduce((sum, high, n) => {
      const over = spots[n]?.column === column && (spots[n]?.row ?? 0) < row;
      return over ? sum + high + between : sum;
    }, rim),
    width: each,
    height: shown[at] ?? 0,
  }));
}
