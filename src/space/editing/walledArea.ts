/** The room around a square: what one click of a fog tool covers, out to the walls and doors. */
import type { SquareScene } from '../scene.ts';

/**
 * The squares of the room around a square, as `column,row`. The room spreads over open edges and
 * open doors, and stops at walls, closed doors and blocked squares. The blocked squares at its edge
 * are included, so that the room's walls are seen. Empty for a square off the map.
 */
export function walledAreaOf(scene: SquareScene, start: { column: number; row: number }): string[] {
  const { columns, rows, cells, walls } = scene;
  const isOn = (column: number, row: number) => column >= 0 && row >= 0 && column < columns && row < rows;
  const isBlocked = (column: number, row: number) => cells[`${column},${row}`]?.blocked === true;
  if (!isOn(start.column, start.row)) return [];
  const inRock = isBlocked(start.column, start.row);
  const found = new Set([`${start.column},${start.row}`]);
  const open = [start];
  for (let square = open.pop(); square; square = open.pop()) {
    const { column, row } = square;
    const ways = [
      { column: column + 1, row, edge: `${column},${row},e` },
      { column: column - 1, row, edge: `${column - 1},${row},e` },
      { column, row: row + 1, edge: `${column},${row},s` },
      { column, row: row - 1, edge: `${column},${row - 1},s` },
    ];
    for (const next of ways) {
      const key = `${next.column},${next.row}`;
      if (found.has(key) || !isOn(next.column, next.row) || (walls[next.edge] ?? 'open') !== 'open') continue;
      if (isBlocked(next.column, next.row) !== inRock) continue;
      found.add(key);
      open.push(next);
    }
  }
  if (inRock) return [...found];
  for (const key of [...found]) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    for (const across of [-1, 0, 1])
      for (const down of [-1, 0, 1])
        if (isOn(column + across, row + down) && isBlocked(column + across, row + down))
          found.add(`${column + across},${row + down}`);
  }
  return [...found];
}
