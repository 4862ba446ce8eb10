/**
 * Finds the squares of a brush, a rectangle or a fill, and the edges that a wall tool takes. Pure
 * functions; keys as in the scene.
 */
import type { Cell, Point, SquareScene } from '../../space/scene.ts';

export type PaintTool = 'brush' | 'rectangle' | 'fill' | 'wall';

interface Square {
  column: number;
  row: number;
}

const keyOf = ({ column, row }: Square): string => `${column},${row}`;
const isOn = ({ columns, rows }: SquareScene, { column, row }: Square): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows;
const squareOf = ({ pixels }: SquareScene, { x, y }: Point): Square => ({
  column: Math.floor(x / pixels),
  row: Math.floor(y / pixels),
});

/**
 * The squares that a brush passes from one point to another, in order and each once. Squares off
 * the map are left out.
 */
export function brushedSquares(scene: SquareScene, from: Point, to: Point): string[] {
  const steps = Math.max(1, Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) / scene.pixels) * 4));
  const keys = new Set<string>();
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const square = squareOf(scene, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    if (isOn(scene, square)) keys.add(keyOf(square));
  }
  return [...keys];
}

/** The squares of the rectangle between two points, whichever of its corners they are. */
export function inRectangle(scene: SquareScene, from: Point, to: Point): string[] {
  const a = squareOf(scene, from);
  const b = squareOf(scene, to);
  const keys: string[] = [];
  for (let row = Math.min(a.row, b.row); row <= Math.max(a.row, b.row); row++)
    for (let column = Math.min(a.column, b.column); column <= Math.max(a.column, b.column); column++)
      if (isOn(scene, { column, row })) keys.push(keyOf({ column, row }));
  return keys;
}

/**
 * The patch of like ground around a point. The patch spreads to equal squares over edges without
 * walls. It is empty when the point is off the map.
 */
export function filledSquares(scene: SquareScene, at: Point): string[] {
  const start = squareOf(scene, at);
  if (!isOn(scene, start)) return [];
  const like = sort(scene.cells[keyOf(start)]);
  const found = new Set([keyOf(start)]);
  const open = [start];
  for (let square = open.pop(); square; square = open.pop())
    for (const next of neighbours(scene, square)) {
      if (found.has(keyOf(next)) || sort(scene.cells[keyOf(next)]) !== like) continue;
      found.add(keyOf(next));
      open.push(next);
    }
  return [...found];
}

/** A square's ground as one string, in whatever order its properties were written. */
const sort = (cell: Cell | undefined): string =>
  JSON.stringify(Object.entries(cell ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The squares next to this one with no wall or door between them. */
function neighbours(scene: SquareScene, { column, row }: Square): Square[] {
  const ways: [Square, string][] = [
    [{ column: column + 1, row }, `${column},${row},e`],
    [{ column: column - 1, row }, `${column - 1},${row},e`],
    [{ column, row: row + 1 }, `${column},${row},s`],
    [{ column, row: row - 1 }, `${column},${row - 1},s`],
  ];
  return ways.filter(([next, edge]) => isOn(scene, next) && scene.walls[edge] === undefined).map(([next]) => next);
}

/**
 * The edges (keys of `walls`) that a pen goes along, from the corner nearest to one point to the
 * corner nearest to the other. A pen that wavers less than half a square off its line takes no edge
 * across it. Edges at the rim of the map are left out.
 */
export function edgesAlong(scene: SquareScene, from: Point, to: Point): string[] {
  const { pixels } = scene;
  const steps = Math.max(1, Math.ceil((Math.hypot(to.x - from.x, to.y - from.y) / pixels) * 8));
  const keys = new Set<string>();
  let last: Square | undefined;
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const corner: Square = {
      column: Math.round((from.x + (to.x - from.x) * share) / pixels),
      row: Math.round((from.y + (to.y - from.y) * share) / pixels),
    };
    while (last && (last.column !== corner.column || last.row !== corner.row)) {
      const across = Math.sign(corner.column - last.column);
      const next: Square = across
        ? { ...last, column: last.column + across }
        : { ...last, row: last.row + Math.sign(corner.row - last.row) };
      const key = edgeBetween(scene, last, next);
      if (key) keys.add(key);
      last = next;
    }
    last = corner;
  }
  return [...keys];
}

/** The edge between two neighbouring corners of the grid; undefined at the rim and off the map. */
function edgeBetween(scene: SquareScene, a: Square, b: Square): string | undefined {
  const flat = a.row === b.row;
  // A flat edge is the south edge of the square above it. An upright edge is the east edge of the
  // square to its left.
  const home = flat
    ? { column: Math.min(a.column, b.column), row: a.row - 1 }
    : { column: a.column - 1, row: Math.min(a.row, b.row) };
  const beyond = flat ? { ...home, row: home.row + 1 } : { ...home, column: home.column + 1 };
  return isOn(scene, home) && isOn(scene, beyond) ? `${keyOf(home)},${flat ? 's' : 'e'}` : undefined;
}

/**
 * The edge between two squares that a point is nearest to, as a key of `walls`; undefined at the
 * rim, off the map, or in the middle of a square.
 */
export function edgeNear(scene: SquareScene, at: Point): string | undefined {
  const square = squareOf(scene, at);
  if (!isOn(scene, square)) return undefined;
  const across = at.x / scene.pixels - square.column;
  const down = at.y / scene.pixels - square.row;
  const gaps: [number, Square, 'e' | 's'][] = [
    [across, { column: square.column - 1, row: square.row }, 'e'],
    [1 - across, square, 'e'],
    [down, { column: square.column, row: square.row - 1 }, 's'],
    [1 - down, square, 's'],
  ];
  const [gap, home, side] = gaps.reduce((best, one) => (one[0] < best[0] ? one : best));
  const beyond = side === 'e' ? { column: home.column + 1, row: home.row } : { column: home.column, row: home.row + 1 };
  return gap <= 0.36 && isOn(scene, home) && isOn(scene, beyond) ? `${keyOf(home)},${side}` : undefined;
}
