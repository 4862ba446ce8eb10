/** The name of a square for the table, counted from 1 as in the map's own list. */
import type { Square } from '../../../../space/squares/squares.ts';

export const squareName = ({ column, row }: Square): string => `Column ${column + 1}, row ${row + 1}`;
