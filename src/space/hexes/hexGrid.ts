/**
 * The geometry of a grid of hexes: centres, outlines, neighbours, distances, and the hex under a
 * point. Lengths are in map pixels.
 */
import type { HexGrid, Point } from '../scene.ts';

/** One hex of a grid, counted from 0 at the top left. */
export interface Hex {
  readonly column: number;
  readonly row: number;
}

/** The six corners of a pointed hex, from the top clockwise, in half widths and half sides. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** Half the width of a hex, and half the length of its sides. */
const halvesOf = ({ across }: Pick<HexGrid, 'across'>) => ({ wide: across / 2, side: across / Math.sqrt(3) / 2 });

/**
 * A hex by its line and its place in the line, and back. The lines of pointed hexes are rows, those
 * of flat hexes are columns; so flat hexes are computed as pointed ones that lie on their side.
 */
const inLine = ({ turn }: Pick<HexGrid, 'turn'>, { column, row }: Hex) =>
  turn === 'pointed' ? { line: row, n: column } : { line: column, n: row };
const fromLine = ({ turn }: Pick<HexGrid, 'turn'>, line: number, n: number): Hex =>
  turn === 'pointed' ? { column: n, row: line } : { column: line, row: n };

/** A point of the lattice of half widths and half sides, in map pixels. */
function latticePoint(grid: HexGrid, halfWidths: number, halfSides: number): Point {
  const { wide, side } = halvesOf(grid);
  const [along, over] = [halfWidths * wide, halfSides * side];
  const tidy = (n: number) => Math.round(n * 100) / 100;
  return grid.turn === 'pointed'
    ? { x: tidy(grid.at.x + along), y: tidy(grid.at.y + over) }
    : { x: tidy(grid.at.x + over), y: tidy(grid.at.y + along) };
}

/** The lattice point at a hex's centre: every second line is shifted by half a width. */
function latticeOf(grid: Pick<HexGrid, 'turn'>, hex: Hex): readonly [halfWidths: number, halfSides: number] {
  const { line, n } = inLine(grid, hex);
  return [2 * n + 1 + (line % 2), 3 * line + 2];
}

export function hexCentre(grid: HexGrid, hex: Hex): Point {
  return latticePoint(grid, ...latticeOf(grid, hex));
}

/** The outline of a hex. Hexes side by side share their corners exactly. */
export function hexOutline(grid: HexGrid, hex: Hex): Point[] {
  const [wide, side] = latticeOf(grid, hex);
  return CORNERS.map(([right, down]) => latticePoint(grid, wide + right, side + down));
}

/** The width and height of the box around all hexes of a grid. */
export function hexGridSize(grid: Pick<HexGrid, 'turn' | 'columns' | 'rows' | 'across'>): {
  width: number;
  height: number;
} {
  const { wide, side } = halvesOf(grid);
  const { line: lines, n: most } = inLine(grid, { column: grid.columns, row: grid.rows });
  const [along, over] = [(2 * most + (lines > 1 ? 1 : 0)) * wide, (3 * lines + 1) * side];
  return grid.turn === 'pointed' ? { width: along, height: over } : { width: over, height: along };
}

export const isOnGrid = ({ columns, rows }: Pick<HexGrid, 'columns' | 'rows'>, { column, row }: Hex): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows;

/** The hexes that share an edge with a hex, from two to six of them within the grid. */
export function hexNeighbours(grid: Pick<HexGrid, 'turn' | 'columns' | 'rows'>, hex: Hex): Hex[] {
  const { line, n } = inLine(grid, hex);
  // In a shifted line the slanted neighbours lie one place further on.
  const slant = n + (line % 2);
  return [
    fromLine(grid, line, n - 1),
    fromLine(grid, line, n + 1),
    ...[line - 1, line + 1].flatMap((next) => [fromLine(grid, next, slant - 1), fromLine(grid, next, slant)]),
  ].filter((one) => isOnGrid(grid, one));
}

/** Steps from hex to hex on an open grid: 0 for the hex itself, 1 for a neighbour. */
export function hexDistance(grid: Pick<HexGrid, 'turn'>, a: Hex, b: Hex): number {
  const [wideA, sideA] = latticeOf(grid, a);
  const [wideB, sideB] = latticeOf(grid, b);
  // Each line crossed may also go half a width aside.
  const lines = Math.abs(sideA - sideB) / 3;
  return lines + Math.max(0, (Math.abs(wideA - wideB) - lines) / 2);
}

/** The hex under a point of the map; undefined beside the grid. */
export function hexAt(grid: HexGrid, point: Point): Hex | undefined {
  const { wide, side } = halvesOf(grid);
  const [x, y] = [point.x - grid.at.x, point.y - grid.at.y];
  const [along, over] = grid.turn === 'pointed' ? [x / wide, y / side] : [y / wide, x / side];
  const guess = Math.floor(over / 3);
  let best: { hex: Hex; far: number } | undefined;
  for (const line of [guess - 1, guess, guess + 1])
    for (const n of [-1, 0, 1].map((step) => Math.floor((along - (Math.abs(line) % 2)) / 2) + step)) {
      const hex = fromLine(grid, line, n);
      if (!isOnGrid(grid, hex)) continue;
      const [centreAlong, centreOver] = latticeOf(grid, hex);
      const far = Math.hypot((along - centreAlong) * wide, (over - centreOver) * side);
      if (!best || far < best.far) best = { hex, far };
    }
  // The nearest centre decides between neighbours; at the rim of the grid the outline does.
  return best && isWithin(grid, best.hex, point) ? best.hex : undefined;
}

/** Whether a point lies in a hex or on its edge. */
function isWithin(grid: HexGrid, hex: Hex, { x, y }: Point): boolean {
  const centre = hexCentre(grid, hex);
  const [dx, dy] = [Math.abs(x - centre.x), Math.abs(y - centre.y)];
  const [along, over] = grid.turn === 'pointed' ? [dx, dy] : [dy, dx];
  const half = grid.across / 2 + 0.01;
  return along <= half && along / 2 + (over * Math.sqrt(3)) / 2 <= half;
}

/** All hexes of a grid, row by row. */
export const allHexes = ({ columns, rows }: Pick<HexGrid, 'columns' | 'rows'>): Hex[] =>
  Array.from({ length: columns * rows }, (_, at) => ({ column: at % columns, row: Math.floor(at / columns) }));

/** The id of a hex as a zone: `h4-5` for the fourth column of the fifth row. */
export const hexId = ({ column, row }: Hex): string => `h${column + 1}-${row + 1}`;

/** The hex that an id names; undefined for other ids. */
export function hexOfId(id: string): Hex | undefined {
  const [, column, row] = /^h([1-9]\d{0,2})-([1-9]\d{0,2})$/.exec(id) ?? [];
  return column === undefined || row === undefined ? undefined : { column: Number(column) - 1, row: Number(row) - 1 };
}

/** The largest grid of hexes of a width, whole ones only, in the middle of a box. */
export function gridWithin(
  { turn, across }: Pick<HexGrid, 'turn' | 'across'>,
  { width, height }: { width: number; height: number },
): HexGrid {
  const { wide, side } = halvesOf({ across });
  const [along, over] = turn === 'pointed' ? [width, height] : [height, width];
  const lines = Math.max(1, Math.floor((over / side - 1) / 3));
  const most = Math.max(1, Math.floor((along / wide - (lines > 1 ? 1 : 0)) / 2));
  const { column: columns, row: rows } = fromLine({ turn }, lines, most);
  const size = hexGridSize({ turn, columns, rows, across });
  const tidy = (n: number) => Math.round(n * 100) / 100;
  return {
    turn,
    columns,
    rows,
    across,
    at: { x: tidy((width - size.width) / 2), y: tidy((height - size.height) / 2) },
  };
}

/** The hexes that a line from one point to another passes, each once. */
export function hexesOnLine(grid: HexGrid, from: Point, to: Point): Hex[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (grid.across / 4)));
  const found = new Map<string, Hex>();
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const hex = hexAt(grid, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    if (hex) found.set(hexId(hex), hex);
  }
  return [...found.values()];
}
