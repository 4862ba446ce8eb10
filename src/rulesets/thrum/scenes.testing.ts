/** Scenes for Thrum's tests, drawn with letters. */
import type { SquareScene } from '../../space/scene.ts';

/**
 * A scene drawn with letters: `.` flat, digits the height, `~` difficult, `#` solid, `S` starting
 * area, `-` one below.
 */
export function sceneFrom(drawing: string, walls: SquareScene['walls'] = {}): SquareScene {
  const lines = drawing
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const cells: SquareScene['cells'] = {};
  for (const [row, line] of lines.entries())
    for (const [column, letter] of [...line].entries()) {
      const key = `${column},${row}`;
      if (/\d/.test(letter)) cells[key] = { elevation: Number(letter) };
      if (letter === '~') cells[key] = { difficult: true };
      if (letter === '#') cells[key] = { blocked: true };
      if (letter === 'S') cells[key] = { start: true };
      if (letter === '-') cells[key] = { elevation: -1 };
    }
  return {
    kind: 'squares',
    name: 'A test',
    columns: lines[0]?.length ?? 1,
    rows: lines.length,
    pixels: 64,
    ground: { kind: 'plain', look: 'stone' },
    cells,
    walls,
  };
}
export const flatScene = (columns = 12, rows = 12): SquareScene =>
  sceneFrom(Array.from({ length: rows }, () => '.'.repeat(columns)).join('\n'));
