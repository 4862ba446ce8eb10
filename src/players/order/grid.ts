/**
 * Arranges the cards of the order in rows and columns. The acting card is the largest. Pure
 * functions.
 */
import type { Box } from '../../board/layout/viewMath.ts';

/** By which factor the letters and the height of the acting card are larger. */
export const ACTING = 1.2;

export interface Grid {
  /** Whether cards follow each other down a column or along a row. */
  fill: 'down' | 'along';
  rows: number;
  columns: number;
  /** The width of each card. */
  each: number;
  /** The space around all cards, and between two. */
  rim: number;
  between: number;
}

/**
 * The height of equal cards together. Space for one higher card is kept even while nobody acts, so
 * that nothing moves.
 */
export const tallOf = ({ rows, between, rim }: Grid, high: number): number =>
  rows * (high + between) - between + 2 * rim + high * (ACTING - 1);

/**
 * The boxes of cards with these heights, counted from the top left corner of them all. All cards of
 * a row are as high as the highest.
 */
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
