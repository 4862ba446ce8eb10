/** Patches of equal squares, and the part of a name that several places share. */
import type { Cell, SquareScene } from '../../../space/scene.ts';

interface Square {
  column: number;
  row: number;
}

/**
 * Groups of neighbouring squares with the same value: the largest first, then by where they begin.
 * The squares of each are in reading order.
 */
export function patchesOf(
  { cells, columns, rows }: SquareScene,
  wordOf: (cell: Cell) => string | undefined,
): { value: string; squares: readonly Square[] }[] {
  const open = new Map<string, { square: Square; value: string }>();
  for (const [key, cell] of Object.entries(cells)) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    const value = wordOf(cell);
    if (value !== undefined && column < columns && row < rows)
      open.set(`${column},${row}`, { square: { column, row }, value });
  }
  const patches: { value: string; squares: Square[] }[] = [];
  for (const [key, first] of open) {
    if (!open.delete(key)) continue;
    const squares = [first.square];
    for (const { column, row } of squares)
      for (const next of [
        `${column + 1},${row}`,
        `${column - 1},${row}`,
        `${column},${row + 1}`,
        `${column},${row - 1}`,
      ]) {
        const found = open.get(next);
        if (found?.value !== first.value) continue;
        open.delete(next);
        squares.push(found.square);
      }
    squares.sort((a, b) => a.row - b.row || a.column - b.column);
    patches.push({ value: first.value, squares });
  }
  const start = ({ squares: [one] }: { squares: readonly Square[] }) => (one ? one.row * columns + one.column : 0);
  return patches.sort((a, b) => b.squares.length - a.squares.length || start(a) - start(b));
}

/**
 * A name without the number or single letter at its end: `Passage C` and `Passage D` share
 * `Passage`.
 */
export const nameParts = (name: string): string => name.replace(/\s+(?:\d{1,3}|[A-Z]{1,2})$/, '');
