/** Words on a map of squares: heights, and the names of patches of ground. */
import type { SquareScene } from '../../../space/scene.ts';
import { BOARD_FONT } from '../tokens/drawTokenParts.ts';
import { type SquareAt, squareKey } from './squaresOf.ts';

export function drawHeights(
  context: CanvasRenderingContext2D,
  cells: readonly SquareAt[],
  p: number,
  unit: number,
): void {
  const size = Math.max(p * 0.2, Math.min(11 * unit, p * 0.34));
  context.font = `650 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'right';
  context.textBaseline = 'bottom';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.24;
  for (const { column, row, cell } of cells) {
    if (!cell.elevation || cell.blocked) continue;
    const text = cell.elevation > 0 ? `+${cell.elevation}` : `−${-cell.elevation}`;
    const x = (column + 1) * p - size * 0.3;
    const y = (row + 1) * p - size * 0.16;
    context.strokeStyle = 'rgba(0,0,0,0.55)';
    context.strokeText(text, x, y);
    context.fillStyle = '#f4ead0';
    context.fillText(text, x, y);
  }
}

/** Each patch of named ground says its name once, in its middle. */
export function drawTerrainNames(
  context: CanvasRenderingContext2D,
  { pixels: p }: SquareScene,
  cells: readonly SquareAt[],
  unit: number,
): void {
  const named = new Map(cells.filter(({ cell }) => cell.terrain !== undefined).map((at) => [squareKey(at), at]));
  const size = Math.max(p * 0.2, Math.min(12 * unit, p * 0.4));
  context.font = `620 ${size}px ${BOARD_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  while (named.size) {
    const first = named.values().next().value!;
    const patch: SquareAt[] = [];
    const open = [first];
    named.delete(squareKey(first));
    for (let at = open.pop(); at; at = open.pop()) {
      patch.push(at);
      for (const key of [
        `${at.column + 1},${at.row}`,
        `${at.column - 1},${at.row}`,
        `${at.column},${at.row + 1}`,
        `${at.column},${at.row - 1}`,
      ]) {
        const next = named.get(key);
        if (!next || next.cell.terrain !== first.cell.terrain) continue;
        named.delete(key);
        open.push(next);
      }
    }
    const x = (patch.reduce((sum, { column }) => sum + column + 0.5, 0) / patch.length) * p;
    const y = (patch.reduce((sum, { row }) => sum + row + 0.5, 0) / patch.length) * p;
    context.strokeStyle = 'rgba(0,0,0,0.5)';
    context.lineWidth = size * 0.26;
    context.strokeText(first.cell.terrain!, x, y);
    context.fillStyle = '#f4ead0';
    context.fillText(first.cell.terrain!, x, y);
  }
}
