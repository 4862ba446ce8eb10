/** Parts of a map of squares of which zones can be made: rooms, and open ground cut into pieces. */

import { openOutlines } from '../../painted/floors.ts';
import type { Point, SquareScene } from '../../scene.ts';
import { areaOf } from '../../shapes/polygon.ts';

export interface Square {
  readonly column: number;
  readonly row: number;
}

/** More squares than this make more than one zone. */
const MOST_SQUARES = 42;
/** Fewer than this go to a neighbour, where they have one. */
const FEWEST_SQUARES = 4;

export const squareKey = ({ column, row }: Square): string => `${column},${row}`;

/** Whether a square is floor: no rock by itself, whatever stands on it. */
function isFloor({ cells, columns, rows }: SquareScene, { column, row }: Square): boolean {
  if (column < 0 || row < 0 || column >= columns || row >= rows) return false;
  const cell = cells[`${column},${row}`];
  return !(cell?.blocked === true && !cell.stamped?.includes('blocked'));
}

/** The edges of a square: the key of its wall, and the square beyond. */
export const sidesOfSquare = ({ column, row }: Square): { key: string; beyond: Square }[] => [
  { key: `${column},${row},e`, beyond: { column: column + 1, row } },
  { key: `${column - 1},${row},e`, beyond: { column: column - 1, row } },
  { key: `${column},${row},s`, beyond: { column, row: row + 1 } },
  { key: `${column},${row - 1},s`, beyond: { column, row: row - 1 } },
];

/** The squares joined to the first by open edges, within a set that loses them. */
function takeJoined(scene: SquareScene, left: Map<string, Square>, first: Square): Square[] {
  const found: Square[] = [];
  const open = [first];
  left.delete(squareKey(first));
  for (let square = open.pop(); square; square = open.pop()) {
    found.push(square);
    for (const { key, beyond } of sidesOfSquare(square)) {
      if (scene.walls[key] !== undefined || !left.has(squareKey(beyond))) continue;
      left.delete(squareKey(beyond));
      open.push(beyond);
    }
  }
  return found;
}

function joinedParts(scene: SquareScene, squares: readonly Square[]): Square[][] {
  const left = new Map(squares.map((square) => [squareKey(square), square]));
  const parts: Square[][] = [];
  for (const square of squares) if (left.has(squareKey(square))) parts.push(takeJoined(scene, left, square));
  return parts;
}

/** A part halved across its longer side until no piece is too large. */
function cutSmall(scene: SquareScene, part: readonly Square[]): Square[][] {
  if (part.length <= MOST_SQUARES) return [[...part]];
  const columns = part.map(({ column }) => column);
  const rows = part.map(({ row }) => row);
  const [wide, high] = [Math.max(...columns) - Math.min(...columns), Math.max(...rows) - Math.min(...rows)];
  const far = ({ column, row }: Square) => (wide >= high ? column : row);
  const order = part.map(far).sort((a, b) => a - b);
  const middle = order[Math.floor(order.length / 2)]!;
  const cut = order[0] === middle ? middle + 1 : middle;
  const halves = [part.filter((one) => far(one) < cut), part.filter((one) => far(one) >= cut)];
  return halves.flatMap((half) => joinedParts(scene, half)).flatMap((piece) => cutSmall(scene, piece));
}

/** The pieces, with the smallest given to a neighbour to which the way is open. */
function withoutCrumbs(scene: SquareScene, pieces: readonly Square[][]): Square[][] {
  const kept = pieces.filter(({ length }) => length >= FEWEST_SQUARES).map((piece) => [...piece]);
  const home = new Map(kept.flatMap((piece) => piece.map((square) => [squareKey(square), piece] as const)));
  for (const crumb of pieces.filter(({ length }) => length < FEWEST_SQUARES)) {
    const near = crumb
      .flatMap((square) => sidesOfSquare(square))
      .find(({ key, beyond }) => scene.walls[key] === undefined && home.has(squareKey(beyond)));
    const piece = near && home.get(squareKey(near.beyond));
    if (piece) piece.push(...crumb);
    else kept.push([...crumb]);
    for (const square of crumb) home.set(squareKey(square), piece ?? kept.at(-1)!);
  }
  return kept;
}

/** The parts of a map: each is joined by open edges, and none is much larger than a room. */
export function regionsOf(scene: SquareScene): Square[][] {
  const floor: Square[] = [];
  for (let row = 0; row < scene.rows; row += 1)
    for (let column = 0; column < scene.columns; column += 1)
      if (isFloor(scene, { column, row })) floor.push({ column, row });
  return withoutCrumbs(
    scene,
    joinedParts(scene, floor).flatMap((part) => cutSmall(scene, part)),
  );
}

/** The outline about squares, in squares; what they enclose belongs to them. */
export function outlineOfSquares(squares: readonly Square[]): Point[] {
  const left = Math.min(...squares.map(({ column }) => column));
  const top = Math.min(...squares.map(({ row }) => row));
  const columns = Math.max(...squares.map(({ column }) => column)) - left + 1;
  const rows = Math.max(...squares.map(({ row }) => row)) - top + 1;
  const own = new Set(squares.map(squareKey));
  const cells: SquareScene['cells'] = {};
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (!own.has(`${column + left},${row + top}`)) cells[`${column},${row}`] = { blocked: true };
  const part: SquareScene = {
    ...{ kind: 'squares', name: '', columns, rows, pixels: 1, cells, walls: {} },
    ground: { kind: 'plain', look: 'stone' },
  };
  const outlines = openOutlines(part).map((outline) => outline.map(([x, y]): Point => ({ x: x + left, y: y + top })));
  return outlines.reduce((best, one) => (areaOf(one) > areaOf(best) ? one : best), outlines[0] ?? []);
}
