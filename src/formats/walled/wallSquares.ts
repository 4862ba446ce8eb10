/**
 * Puts freely drawn walls on a grid: the edges that walls block, the edges with doors, and the
 * squares that objects fill.
 */

import type { Cell, Point, SquareScene } from '../../space/scene.ts';
import { areaOf, contains, type Segment } from '../../space/shapes/polygon.ts';
import type { WalledDoor } from './walledMap.ts';

/** A map as lines on its grid, in squares from the grid's top left corner. */
export interface WallPlan {
  name: string;
  width: number;
  height: number;
  /** Pixels of a square in the map's picture. */
  pixels: number;
  walls: readonly Segment[];
  doors: readonly WalledDoor[];
  /** Outlines of objects on the map. */
  objects: readonly (readonly Point[])[];
}

/** A plan as squares, with what does not lie on edges or fill squares. */
interface LaidWalls {
  readonly scene: SquareScene;
  /** How many doors touch no wall and were left out. */
  readonly inTheAir: number;
  /** The outlines of objects too small to fill a square, one for each square, in squares. */
  readonly small: readonly (readonly Point[])[];
}

/** Most squares along a side of a map, and how many pixels each may have. */
const MOST = 200;
/** The most corners of objects that are tried against squares. */
const MOST_TRIED = 20_000_000;
/** The most edges that all walls together may run along: twelve times those of the largest map. */
const MOST_EDGES = 1_000_000;
const [FEWEST_PIXELS, MOST_PIXELS] = [8, 512];

/**
 * The plan as squares. A wall stands on each edge between two squares whose middles it parts, at
 * whatever slant: a slanted or round wall that nobody could pass stays impassable. A door takes the
 * edges that it lies across, or at least the nearest one. An object blocks the squares whose
 * middles it covers; smaller objects are given. A door that touches no wall is left out and
 * counted. `large` for more than 200 squares a side; `dense` where the walls would take too long.
 */
export function squaresOfWalls({
  name,
  width,
  height,
  pixels,
  walls,
  doors,
  objects,
}: WallPlan): LaidWalls | 'large' | 'dense' {
  const columns = Math.max(1, Math.ceil(width - 0.05));
  const rows = Math.max(1, Math.ceil(height - 0.05));
  if (columns > MOST || rows > MOST) return 'large';
  const isOn = (key: string): boolean => {
    const [column = 0, row = 0, side] = key.split(',');
    const [last, bottom] = side === 'e' ? [columns - 1, rows] : [columns, rows - 1];
    return Number(column) >= 0 && Number(row) >= 0 && Number(column) < last && Number(row) < bottom;
  };
  const edges: SquareScene['walls'] = {};
  const size = { columns, rows };
  let laid = 0;
  for (const wall of walls) {
    for (const key of parted(wall, size)) {
      laid += 1;
      if (isOn(key)) edges[key] = 'wall';
    }
    if (laid > MOST_EDGES) return 'dense';
  }
  const doorsOnEdges = doors.map(({ line, state }) => {
    const across = parted(line, size).filter(isOn);
    return { keys: across.length > 0 ? across : [nearestEdge(line, edges)].filter(isOn), state };
  });
  const held = heldCorners(walls, edges, doorsOnEdges);
  const known: NonNullable<SquareScene['doors']> = {};
  let inTheAir = 0;
  for (const { keys, state } of doorsOnEdges) {
    if (keys.length > 0 && !keys.some((key) => cornersOf(key).some((corner) => held.has(corner)))) inTheAir += 1;
    else
      for (const key of keys) {
        edges[key] = state === 'open' ? 'open' : 'door';
        if (state === 'locked' || state === 'secret') known[key] = { [state]: true };
      }
  }
  const filled = filledBy(objects, columns, rows);
  if (filled === 'dense') return 'dense';
  const scene: SquareScene = {
    kind: 'squares',
    name,
    columns,
    rows,
    pixels: Math.min(MOST_PIXELS, Math.max(FEWEST_PIXELS, pixels)),
    ground: { kind: 'plain', look: 'stone' },
    cells: filled.cells,
    walls: edges,
    ...(Object.keys(known).length > 0 ? { doors: known } : {}),
  };
  return { scene, inTheAir, small: filled.small };
}

/** The corners at both ends of an edge, as keys. */
function cornersOf(key: string): [string, string] {
  const [column = 0, row = 0] = key.split(',', 2).map(Number);
  const end = `${column + 1},${row + 1}`;
  return key.endsWith('e') ? [`${column + 1},${row}`, end] : [`${column},${row + 1}`, end];
}

/** The corners that walls reach, where a door may hang: of edges with walls, and of short walls. */
function heldCorners(
  walls: readonly Segment[],
  edges: SquareScene['walls'],
  doors: readonly { keys: readonly string[] }[],
): ReadonlySet<string> {
  const held = new Set(Object.keys(edges).flatMap(cornersOf));
  // A wall that is too short to lie on an edge still holds the doors about it.
  for (const line of walls)
    for (const { x, y } of line)
      for (const column of [Math.floor(x), Math.ceil(x)])
        for (const row of [Math.floor(y), Math.ceil(y)]) held.add(`${column},${row}`);
  // Leaves of one door, and windows in a row, hold each other.
  let grew = held.size > 0;
  for (let rounds = 0; grew && rounds < 8; rounds += 1) {
    const before = held.size;
    for (const { keys } of doors)
      if (keys.some((key) => cornersOf(key).some((corner) => held.has(corner))))
        for (const corner of keys.flatMap(cornersOf)) held.add(corner);
    grew = held.size > before;
  }
  return held;
}

/**
 * The edges (keys of `walls`) between squares whose middles a line parts. The line is in squares;
 * its parts beyond the map are left out.
 */
function parted([from, to]: Segment, { columns, rows }: { columns: number; rows: number }): string[] {
  const keys: string[] = [];
  const along = (a: number, b: number, most: number, tell: (middle: number, share: number) => void): void => {
    if (a === b) return;
    const [low, high] = [Math.max(-1, Math.min(a, b)), Math.min(most + 1, Math.max(a, b))];
    // Half open, so that two lines end to end part each pair of middles once.
    for (let n = Math.ceil(low - 0.5); n + 0.5 < high; n += 1) tell(n, (n + 0.5 - a) / (b - a));
  };
  along(from.y, to.y, rows, (row, share) => {
    keys.push(`${Math.floor(from.x + (to.x - from.x) * share - 0.5)},${row},e`);
  });
  along(from.x, to.x, columns, (column, share) => {
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

function filledBy(
  outlines: readonly (readonly Point[])[],
  columns: number,
  rows: number,
): { cells: SquareScene['cells']; small: (readonly Point[])[] } | 'dense' {
  const cells: Record<string, Cell> = {};
  const small = new Map<string, readonly Point[]>();
  let tried = 0;
  for (const outline of outlines) {
    if (outline.length < 3 || areaOf(outline) < 0.05) continue;
    const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
    const within = (all: readonly number[], most: number): number =>
      Math.max(0, Math.min(most, Math.max(...all)) - Math.max(0, Math.min(...all)));
    tried += within(xs, columns) * within(ys, rows) * outline.length;
    if (tried > MOST_TRIED) return 'dense';
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
    if (held.length === 0 && isOn && !cells[key]) small.set(key, outline);
  }
  return { cells, small: [...small.values()] };
}
