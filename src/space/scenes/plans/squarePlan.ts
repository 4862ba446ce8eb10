/** Draws a square scene from letters: one plan for heights, one for the kinds of ground. */
import { withSceneryFacts } from '../../painted/sceneryFacts.ts';
import type { Cell, SquareScene } from '../../scene.ts';
import type { PaintedParts } from '../../scenery/scenery.ts';
import { inSquares } from './painted.ts';

/** The meaning of a letter of the ground plan; `.` is open ground. */
export type Legend = Readonly<Record<string, Omit<Cell, 'elevation'>>>;

const usual: Legend = {
  '~': { difficult: true },
  '#': { blocked: true },
  s: { start: true },
};

/**
 * The height for a letter: `.` is 0, digits are above the ground, `a` to `e` one to five below it.
 */
const heightOf = (letter: string): number =>
  /\d/.test(letter) ? Number(letter) : letter >= 'a' && letter <= 'e' ? 96 - letter.charCodeAt(0) : 0;

/**
 * Builds the scene. Both plans have the same shape: as many lines as rows, as many letters as
 * columns. `painted` is laid out in squares.
 */
export function squarePlan(
  look: Pick<SquareScene, 'name' | 'ground'> & { pixels?: number },
  heights: string,
  ground: string,
  legend: Legend = {},
  walls: SquareScene['walls'] = {},
  painted?: PaintedParts,
): SquareScene {
  const lines = (text: string) => text.trim().split(/\s+/);
  const [high, flat] = [lines(heights), lines(ground)];
  const letters = { ...usual, ...legend };
  const cells: SquareScene['cells'] = {};
  for (const [row, line] of high.entries())
    for (const [column, letter] of [...line].entries()) {
      const elevation = heightOf(letter);
      const is = letters[flat[row]?.[column] ?? '.'];
      if (elevation !== 0 || is) cells[`${column},${row}`] = { ...(elevation === 0 ? {} : { elevation }), ...is };
    }
  return withSceneryFacts({
    kind: 'squares',
    name: look.name,
    columns: high[0]?.length ?? 1,
    rows: high.length,
    pixels: look.pixels ?? 60,
    ground: look.ground,
    cells,
    walls,
    ...(painted ? inSquares(painted, look.pixels ?? 60) : {}),
  });
}
