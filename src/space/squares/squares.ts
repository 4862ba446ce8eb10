/**
 * Squares as the games measure them: the grid as fast arrays, distance, footprints, areas, lines
 * and auras.
 */
import { current, isDraft } from 'immer';
import type { Place, SquareScene } from '../scene.ts';

/** One square of the grid, counted from 0 at the top left. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

/**
 * A scene's squares as arrays, indexed `row * columns + column`. They are made once for a frozen
 * scene.
 */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly elevation: Int8Array;
  /** Bits: 1 difficult, 2 blocked, 4 starting area. */
  readonly ground: Uint8Array;
  /** Bits: 1 a wall or shut door on the east edge, 2 on the south edge. */
  readonly walls: Uint8Array;
  /** Whether there is any wall or shut door at all. */
  readonly walled: boolean;
}
export const DIFFICULT = 1;
export const BLOCKED = 2;
export const START = 4;
const EAST = 1;
const SOUTH = 2;

const known = new WeakMap<SquareScene, Grid>();

/**
 * The grid of a scene. For a frozen scene the grid is cached as long as the scene lives, so that a
 * preview need not parse it; a fight at rest is always frozen. An unchanged immer draft gives the
 * grid of its original scene. A scene that may still change is read anew each time.
 */
export function gridOf(given: SquareScene): Grid {
  const scene = isDraft(given) ? current(given) : given;
  const kept = known.get(scene);
  if (kept) return kept;
  const { columns, rows } = scene;
  const elevation = new Int8Array(columns * rows);
  const ground = new Uint8Array(columns * rows);
  const walls = new Uint8Array(columns * rows);
  for (const [key, cell] of Object.entries(scene.cells)) {
    const [column = -1, row = -1] = key.split(',').map(Number);
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
    const at = row * columns + column;
    elevation[at] = cell.elevation ?? 0;
    ground[at] = (cell.difficult ? DIFFICULT : 0) | (cell.blocked ? BLOCKED : 0) | (cell.start ? START : 0);
  }
  for (const [key, wall] of Object.entries(scene.walls)) {
    const [column, row, edge] = key.split(',');
    const at = indexOf({ columns, rows }, { column: Number(column), row: Number(row) });
    if (at >= 0 && wall !== 'open') walls[at] = (walls[at] ?? 0) | (edge === 'e' ? EAST : SOUTH);
  }
  const grid = { columns, rows, elevation, ground, walls, walled: walls.some((bits) => bits !== 0) };
  if (Object.isFrozen(scene) && Object.isFrozen(scene.cells)) known.set(scene, grid);
  return grid;
}

/** The index of a square in the arrays; -1 outside the map. */
export const indexOf = (grid: { columns: number; rows: number }, { column, row }: Square): number =>
  column < 0 || row < 0 || column >= grid.columns || row >= grid.rows ? -1 : row * grid.columns + column;

export const squareAt = (grid: { columns: number }, index: number): Square => ({
  column: index % grid.columns,
  row: Math.floor(index / grid.columns),
});

/** The key of a square in a scene's cells: `column,row`. */
export const squareKey = ({ column, row }: Square): string => `${column},${row}`;
/** The two squares beside an edge (`column,row,e` or `column,row,s`), the one that names it first. */
export function squaresBeside(edge: string): readonly [Square, Square] {
  const [column = 0, row = 0] = edge.split(',', 2).map(Number);
  return [{ column, row }, edge.endsWith('e') ? { column: column + 1, row } : { column, row: row + 1 }];
}
export const sameSquare = (a: Square, b: Square): boolean => a.column === b.column && a.row === b.row;
export const squarePlace = ({ column, row }: Square): Place => ({ kind: 'square', column, row });
/** The square of a place; undefined when the place is not on the grid. */
export const squareOf = (place: Place): Square | undefined =>
  place.kind === 'square' ? { column: place.column, row: place.row } : undefined;

/** The height of the ground; 0 outside the map. */
export const elevationAt = (grid: Grid, square: Square): number => grid.elevation[indexOf(grid, square)] ?? 0;
/** Whether nobody can ever stand on a square: it is outside the map, or solid. */
export function solidAt(grid: Grid, square: Square): boolean {
  const at = indexOf(grid, square);
  return at < 0 || ((grid.ground[at] ?? 0) & BLOCKED) !== 0;
}

/** The eight ways to a neighbour, clockwise from north. */
export const DIRECTIONS: readonly Square[] = [
  { column: 0, row: -1 },
  { column: 1, row: -1 },
  { column: 1, row: 0 },
  { column: 1, row: 1 },
  { column: 0, row: 1 },
  { column: -1, row: 1 },
  { column: -1, row: 0 },
  { column: -1, row: -1 },
];
export const DIRECTION_NAMES = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

export const stepFrom = (from: Square, by: Square, times = 1): Square => ({
  column: from.column + by.column * times,
  row: from.row + by.row * times,
});

/** Distance in squares: the longer of the two axes. */
export const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));

/** The squares that a token covers: `size` along each side, from the token's top left square. */
export function footprint(at: Square, size: number): Square[] {
  const out: Square[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) out.push({ column: at.column + column, row: at.row + row });
  return out;
}

/** The shortest distance between two tokens of any size; 0 when they share a square. */
export function squareGap(a: Square, aSize: number, b: Square, bSize: number): number {
  const along = (x: number, xs: number, y: number, ys: number) => Math.max(0, y - (x + xs - 1), x - (y + ys - 1));
  return Math.max(along(a.column, aSize, b.column, bSize), along(a.row, aSize, b.row, bSize));
}

/**
 * Every square of the map within `range` of a token; the token's own squares are left out when
 * `hole` is set.
 */
export function squaresWithin(grid: Grid, at: Square, range: number, size = 1, hole = false): Square[] {
  const out: Square[] = [];
  for (let row = Math.max(0, at.row - range); row <= Math.min(grid.rows - 1, at.row + size - 1 + range); row += 1)
    for (
      let column = Math.max(0, at.column - range);
      column <= Math.min(grid.columns - 1, at.column + size - 1 + range);
      column += 1
    )
      if (!hole || squareGap(at, size, { column, row }, 1) > 0) out.push({ column, row });
  return out;
}

/**
 * Aura X: all squares within X of the token except its own. An aura moves along, so it is worked
 * out where the token stands now.
 */
export const auraSquares = (grid: Grid, at: Square, range: number, size = 1): Square[] =>
  squaresWithin(grid, at, range, size, true);

/** Area X: the part on the map of the X by X square whose top left corner is `at`. */
export const areaSquares = (grid: Grid, at: Square, size: number): Square[] =>
  footprint(at, size).filter((square) => indexOf(grid, square) >= 0);

/**
 * Where an Area X may be put: the top left corners with at least one of the area's squares on the
 * map within `range` of `from`; with range 0 the area holds the user's own square. `edges`: the
 * area may hang `over` the map's edges, or must lie `within` the map.
 */
export function areaCorners(
  grid: Grid,
  from: Square,
  range: number,
  size: number,
  token = 1,
  edges: 'over' | 'within' = 'over',
): Square[] {
  const out: Square[] = [];
  for (let row = from.row - range - size + 1; row < from.row + range + token; row += 1)
    for (let column = from.column - range - size + 1; column < from.column + range + token; column += 1) {
      const squares = areaSquares(grid, { column, row }, size);
      if (edges === 'within' && squares.length < size * size) continue;
      if (squares.some((square) => squareGap(from, token, square, 1) <= range)) out.push({ column, row });
    }
  return out;
}

/** Line X: X squares in a row, a column or a diagonal from `start`, as far as the map goes. */
export function lineSquares(grid: Grid, start: Square, direction: Square, length: number): Square[] {
  const out: Square[] = [];
  for (let n = 0; n < length; n += 1) {
    const square = stepFrom(start, direction, n);
    if (indexOf(grid, square) < 0) break;
    out.push(square);
  }
  return out;
}

/**
 * Where a Line X may be put: start and direction, each line once, with at least one square within
 * `range` of `from` (with range 0 the user's own square is in the line). `size`: squares along a
 * side of the measuring token.
 */
export function linePlacings(
  grid: Grid,
  from: Square,
  range: number,
  length: number,
  size = 1,
): { start: Square; direction: Square; squares: Square[] }[] {
  const out: { start: Square; direction: Square; squares: Square[] }[] = [];
  // Four directions are enough, because a line backwards is the same line.
  for (const direction of DIRECTIONS.slice(1, 5)) {
    const seen = new Set<string>();
    for (const touched of squaresWithin(grid, from, range, size))
      for (let back = 0; back < length; back += 1) {
        const start = stepFrom(touched, direction, -back);
        if (indexOf(grid, start) < 0 || seen.has(squareKey(start))) continue;
        seen.add(squareKey(start));
        const squares = lineSquares(grid, start, direction, length);
        if (squares.length === length) out.push({ start, direction, squares });
      }
    if (length === 1) break;
  }
  return out;
}

/**
 * Whether a wall or a shut door stands between two neighbouring squares. A diagonal is open when
 * one way round its corner is open.
 */
export function isWallBetween(grid: Grid, from: Square, to: Square): boolean {
  if (!grid.walled) return false;
  const across = to.column - from.column;
  const down = to.row - from.row;
  const edge = (column: number, row: number, bit: number): boolean => {
    const at = indexOf(grid, { column, row });
    return at >= 0 && ((grid.walls[at] ?? 0) & bit) !== 0;
  };
  const sideways = (row: number) => edge(Math.min(from.column, to.column), row, EAST);
  const upright = (column: number) => edge(column, Math.min(from.row, to.row), SOUTH);
  if (down === 0) return sideways(from.row);
  if (across === 0) return upright(from.column);
  return (sideways(from.row) || upright(to.column)) && (upright(from.column) || sideways(to.row));
}
