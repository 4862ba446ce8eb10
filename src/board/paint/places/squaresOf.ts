/** The squares of a scene that differ from flat open ground, as a list. */
import type { Cell, SquareScene } from '../../../space/scene.ts';

export interface SquareAt {
  column: number;
  row: number;
  cell: Cell;
}

/** Squares with their cells. Squares that lie off the map are left out. */
export const cellsOf = (scene: SquareScene): SquareAt[] =>
  Object.entries(scene.cells)
    .map(([key, cell]) => {
      const [column = 0, row = 0] = key.split(',').map(Number);
      return { column, row, cell };
    })
    .filter(({ column, row }) => column < scene.columns && row < scene.rows);

/** The key of a square in `cells`. */
export const squareKey = ({ column, row }: SquareAt): string => `${column},${row}`;
