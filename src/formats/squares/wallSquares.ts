/**
 * Puts freely drawn walls on a grid: the edges that walls block, the edges with doors, and the
 * squares that objects fill.
 */

import type { Cell, Point, SquareScene } from '../../space/scene.ts';
import { areaOf, contains, type Segment } from '../../space/shapes/polygon.ts';

/** A map as lines in map pixels, its top left corner at 0, 0. */
export interface WallPlan {
  name: string;
  /** The map's size in map pixels, and a square's size in map pixels. */
  width: number;
  height: number;
  square: number;
  walls: readonly Segment[];
  doors: readonly { line: Segment; closed: boolean }[];
  /** Outlines of objects on the map. */
  objects: readonly (readonly Point[])[];
}

/** Most squares along a side of a map, and how many pixels each may have. */
const MOST = 200;
const [FEWEST_PIXELS, MOST_PIXELS] = [8, 512];

/**
 * The plan as squares. A wall stands on each edge between two squares whose middles it parts, at
 * whatever slant: a slanted or round wall that nobody could pass stays impassable. A door takes the
 * edges that it lies across, or at least the nearest one. An object blocks the squares whose
 * middles it covers; a smaller object is difficult ground. Undefined for more than 200 squares a
 * side.
 */
export function squaresOfWalls({
  name,
  width,
  height,
  square,
  walls,
  doors,
  objects,
}: WallPlan): SquareScene | undefined {
  const columns = Math.max(1, Math.ceil(width / square - 0.05));
  const rows = Math.max(1, Math.ceil(height / square - 0.05));
  if (columns > MOST || rows > MOST) return undefined;
  const inSquares = ({ x, y }: Point): Point => ({ x: x / square, y: y / square });
  const lineOf = ([from, to]: Segment): Segment => [inSquares(from), inSquares(to)];
  const isOn = (key: string): boolean => {
    const [column = 0, row = 0, side] = key.split(',');
    const [last, bottom] = side === 'e' ? [columns - 1, rows] : [columns, rows - 1];
    return Number(column) >= 0 && Number(row) >= 0 && Number(column) < last && Number(row) < bottom;
  };
  const edges: SquareScene['walls'] = {};
  for (const wall of walls) for (const key of parted(lineOf(wall)).filter(isOn)) edges[key] = 'wall';
  for (const { line, closed } of doors) {
    const across = parted(lineOf(line)).filter(isOn);
    const taken = across.length > 0 ? across : [nearestEdge(lineOf(line), edges)].filter(isOn);
    for (const key of taken) edges[key] = closed ? 'door' : 'open';
  }
  const pixels = Math.min(MOST_PIXELS, Math.max(FEWEST_PIXELS, square));
  return {
    kind: 'squares',
    name,
    columns,
    rows,
    pixels,
    ground: { kind: 'plain', look: 'stone' },
    cells: filledBy(
      objects.map((outline) => outline.map(inSquares)),
      columns,
      rows,
    ),
    walls: edges,
  };
}

/**
 * The edges (keys of `walls`) between squares whose middles a line parts. The line is in squares.
 */
function parted([from, to]: Segment): string[] {
  const keys: string[] = [];
  const along = (a: number, b: number, tell: (middle: number, share: number) => void): void => {
    if (a === b) return;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    // Half open, so that two lines end to end part each pair of middles once.
    for (let n = Math.ceil(low - 0.5); n + 0.5 < high; n += 1) tell(n, (n + 0.5 - a) / (b - a));
  };
  along(from.y, to.y, (row, share) => {
    keys.push(`${Math.floor(from.x + (to.x - from.x) * share - 0.5)},${row},e`);
  });
  along(from.x, to.x, (column, share) => {
    keys.push(`${column},${Math.floor(from.y + (to.y - from.y) * share - 0.5)},s`);
  });
  return keys;
}

/**
 * The edge for a door too short to part any middles: of the edges about the door's middle, one
 * without a wall is preferred.
 */
function nearestEdge([from, to]: Segment, walls: SquareScene['walls']): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const upright = Math.abs(to.y - from.y) >= Math.abs(to.x - from.x);
  const beside = (at: number): number[] => [Math.floor(at), Math.floor(at - 0.5)];
  const keys = upright
    ? beside(y).map((row) => `${Math.round(x) - 1},${row},e`)
    : beside(x).map((column) => `${column},${Math.round(y) - 1},s`);
  return keys.find((key) => walls[key] === undefined) ?? keys[0] ?? '';
}

function filledBy(outlines: readonly (readonly Point[])[], columns: number, rows: number): SquareScene['cells'] {
  const cells: Record<string, Cell> = {};
  for (const outline of outlines) {
    if (outline.length < 3 || areaOf(outline) < 0.05) continue;
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    const held: string[] = [];
    for (let row = Math.max(0, Math.floor(Math.min(...ys))); row < Math.min(rows, Math.max(...ys)); row += 1)
      for (
        let column = Math.max(0, Math.floor(Math.min(...xs)));
        column < Math.min(columns, Math.max(...xs));
        column += 1
      )
        if (contains(outline, { x: column + 0.5, y: row + 0.5 })) held.push(`${column},${row}`);
    for (const key of held) cells[key] = { blocked: true };
    const [column, row] = [xs, ys].map((all) => Math.floor((Math.min(...all) + Math.max(...all)) / 2));
    const key = `${column},${row}`;
    const isOn = column !== undefined && row !== undefined && column >= 0 && row >= 0 && column < columns && row < rows;
    if (held.length === 0 && isOn && !cells[key]) cells[key] = { difficult: true };
  }
  return cells;
}
