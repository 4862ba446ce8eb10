/** The lines of a grid: how wide they are, and how strongly they stand on painted ground. */

import type { GridLook } from '../../types.ts';

/** The width of a grid's lines in map pixels. `side`: of a square, or across a hex, in map pixels. */
export const gridWidth = (grid: GridLook, side: number, unit: number): number =>
  grid === 'thick' ? Math.max(2 * unit, side * 0.035) : Math.max(unit, side * 0.014);

/** The colours of a grid on painted ground: a dark line and a light one, for any picture below. */
export const gridOnPainting = (grid: GridLook): readonly string[] =>
  grid === 'thick' ? ['rgba(0,0,0,0.42)', 'rgba(255,255,255,0.26)'] : ['rgba(0,0,0,0.22)', 'rgba(255,255,255,0.14)'];
