/**
 * Which squares an eye sees: straight lines from the middle of its square, past walls, shut doors,
 * solid ground and tall ground.
 */
import { compute, type Segments, type Vector2D } from 'visibility-polygon';
import { footprint, indexOf, type Square } from '../squares/squares.ts';
import { aroundSquare, EAST_WALL, hidingSquares, levelsFrom, type SightGrid, SOUTH_WALL } from './sightGrid.ts';

/**
 * Where a square is looked at: four points, so far from its middle across and down. A line from the
 * middle of any square to such a point never passes exactly through a corner of squares: the
 * distances differ in parity. So no answer depends on rounding.
 */
export const LOOKED_AT = { across: 0.4, down: 0.3 } as const;

/**
 * The eye lies this far off the middle of its square, so that the library never meets two corners
 * on one line, for which it may let sight leak. The distance is too small to change an answer: a
 * line to a point of a square keeps 0.05 squares, divided by its length, from every corner.
 */
const OFF_MIDDLE: Vector2D = [1e-4, 0.61e-4];

/** So many results are remembered for a scene, so that a long fight does not fill the memory. */
const MOST_KEPT = 256;

/**
 * The squares in the line of sight of a token, 1 for each, indexed like the grid. `size` is the
 * token's side. A square is in sight if one of its four points is. Solid ground is in sight if open
 * ground beside it is. The array belongs to the memory: nobody may change it.
 */
export function squaresInSight(sight: SightGrid, from: Square, size = 1): Uint8Array {
  const key = `squares ${from.column},${from.row},${size}`;
  const known = sight.memory.get(key) as Uint8Array | undefined;
  if (known) return known;
  if (sight.memory.size >= MOST_KEPT) sight.memory.clear();
  const found = new Uint8Array(sight.solid.length);
  const own = footprint(from, size).map((square) => indexOf(sight.grid, square));
  for (const square of footprint(from, size)) lookFrom(sight, square, own, found);
  for (const at of own) if (at >= 0) found[at] = 1;
  const faces: number[] = [];
  for (let at = 0; at < found.length; at += 1)
    if (sight.solid[at] && !found[at])
      for (const beside of aroundSquare(sight, at))
        if (found[beside] && !sight.solid[beside]) {
          faces.push(at);
          break;
        }
  for (const at of faces) found[at] = 1;
  sight.memory.set(key, found);
  return found;
}

/** Adds the squares that one square of the token sees. */
function lookFrom(sight: SightGrid, from: Square, own: readonly number[], found: Uint8Array): void {
  const { grid } = sight;
  const index = indexOf(grid, from);
  if (index < 0) return;
  const eye = grid.elevation[index] ?? 0;
  for (const level of levelsFrom(sight, eye)) {
    const hiding = hidingSquares(sight, level, own);
    const isOfLevel = (at: number) => Math.max(eye, grid.elevation[at] ?? 0) === level && !hiding[at];
    fillFrom(sight, from, segmentsOf(sight, hiding), (at) => {
      if (isOfLevel(at)) found[at] = 1;
    });
  }
}

/** The lines that stop a look, in squares. They touch each other at their ends only. */
function segmentsOf({ grid, walls }: SightGrid, hiding: Uint8Array): Segments {
  const { columns, rows } = grid;
  const hides = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows ? (hiding[row * columns + column] ?? 0) : 0;
  const wall = (column: number, row: number, bit: number) =>
    column >= 0 && row >= 0 && ((walls[row * columns + column] ?? 0) & bit) !== 0;
  const width = columns + 1;
  // The upright line at the left of a square, and the level line above it.
  const upright = new Uint8Array(width * (rows + 1));
  const level = new Uint8Array(width * (rows + 1));
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const at = row * width + column;
      const here = hides(column, row);
      if (row < rows && (here !== hides(column - 1, row) || wall(column - 1, row, EAST_WALL))) upright[at] = 1;
      if (column < columns && (here !== hides(column, row - 1) || wall(column, row - 1, SOUTH_WALL))) level[at] = 1;
    }
  const segments: Segments = [];
  const runs = (lines: Uint8Array, across: Uint8Array, alongs: number, others: number, upwards: boolean) => {
    const indexAt = (other: number, along: number) => (upwards ? along * width + other : other * width + along);
    const point = (other: number, along: number): Vector2D => (upwards ? [other, along] : [along, other]);
    for (let other = 0; other <= others; other += 1)
      for (let along = 0, start = 0; along <= alongs; along += 1) {
        const runsOn = along < alongs && lines[indexAt(other, along)];
        const crossed = across[indexAt(other, along)] || (other > 0 && across[indexAt(other - 1, along)]);
        if (start < along && (!runsOn || crossed)) segments.push([point(other, start), point(other, along)]);
        if (!runsOn) start = along + 1;
        else if (crossed) start = along;
      }
  };
  runs(upright, level, rows, columns, true);
  runs(level, upright, columns, rows, false);
  return segments;
}

/** Calls `take` for each square with a point that is seen from the middle of a square. */
function fillFrom({ grid }: SightGrid, from: Square, segments: Segments, take: (at: number) => void): void {
  const { columns, rows } = grid;
  // The frame around the map lies a square off it, so that no wall touches it.
  const [right, bottom] = [columns + 1, rows + 1];
  const corners: Vector2D[] = [
    [-1, -1],
    [right, -1],
    [right, bottom],
    [-1, bottom],
  ];
  const frame = corners.map((corner, n): Vector2D[] => [corner, corners[(n + 1) % corners.length] ?? corner]);
  const polygon = compute([from.column + 0.5 + OFF_MIDDLE[0], from.row + 0.5 + OFF_MIDDLE[1]], [...segments, ...frame]);
  for (const down of [-LOOKED_AT.down, LOOKED_AT.down]) {
    const crossings: number[][] = Array.from({ length: rows }, () => []);
    polygon.forEach(([ax, ay], n) => {
      const [bx, by] = polygon[(n + 1) % polygon.length] ?? [ax, ay];
      const [top, low] = ay < by ? [ay, by] : [by, ay];
      for (let row = Math.max(0, Math.ceil(top - 0.5 - down)); row < rows && row + 0.5 + down < low; row += 1)
        crossings[row]?.push(ax + ((row + 0.5 + down - ay) / (by - ay)) * (bx - ax));
    });
    crossings.forEach((row, at) => {
      row.sort((one, other) => one - other);
      for (let n = 0; n + 1 < row.length; n += 2)
        fillSpan(row[n] ?? 0, row[n + 1] ?? 0, columns, (column) => take(at * columns + column));
    });
  }
}

/** Calls `take` for each column of a row that has one of its points between two ends. */
function fillSpan(left: number, right: number, columns: number, take: (column: number) => void): void {
  const { across } = LOOKED_AT;
  const first = Math.max(0, Math.ceil(left - 0.5 - across));
  const last = Math.min(columns - 1, Math.floor(right - 0.5 + across));
  for (let column = first; column <= last; column += 1) {
    const [near, far] = [column + 0.5 - across, column + 0.5 + across];
    if ((near >= left && near <= right) || (far >= left && far <= right)) take(column);
  }
}
