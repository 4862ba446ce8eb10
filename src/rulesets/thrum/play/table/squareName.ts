/**
 * The name of a square as it is read at the table: counted from 1, as the map's own list counts.
 */
import type { Square } from '../../../../space/squares/squares.ts';

export const squareName = ({ column, row }: Square): string => `Column ${column + 1}, row ${row + 1}`;
