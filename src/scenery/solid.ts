/** Tells which parts of a map are solid, for light, shade and hatching. It uses a coarse grid. */
import { sceneryKind } from '../space/scenery/kinds/sceneryKinds.ts';
import type { Spot } from '../space/scenery/scenery.ts';
import { sheetOf } from './ground/layGround.ts';
import type { MapPainting } from './mapPainting.ts';
import type { Pen } from './pen/pen.ts';
import { tracePath } from './pen/shapes.ts';

/** The units between two points of the grid. */
const STEP = 8;

export interface SolidGrid {
  /** Tells whether a point is in solid rock or in a wall. */
  isSolid(x: number, y: number): boolean;
  /**
   * How far a point is from the nearest floor, in units. 0 on a floor, and where there is no rock.
   */
  fromFloor(x: number, y: number): number;
}

/** Traces all floors as one path. */
export function floorPath(pen: Pen, floors: readonly (readonly Spot[])[]): void {
  pen.beginPath();
  for (const outline of floors) {
    outline.forEach(([x, y], n) => {
      if (n === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.closePath();
  }
}

/** Counts the steps from each point to the nearest floor, in two passes over the grid. */
function farFrom(solid: Uint8Array, columns: number, rows: number): Float32Array {
  const far = Float32Array.from(solid, (is) => (is ? 1e6 : 0));
  const look = (n: number, other: number, by: number) => {
    far[n] = Math.min(far[n]!, (far[other] ?? 1e6) + by);
  };
  for (let n = 0; n < far.length; n += 1) {
    const column = n % columns;
    if (column > 0) look(n, n - 1, 1);
    if (n >= columns) look(n, n - columns, 1);
    if (n >= columns && column > 0) look(n, n - columns - 1, 1.4);
    if (n >= columns && column < columns - 1) look(n, n - columns + 1, 1.4);
  }
  for (let n = rows * columns - 1; n >= 0; n -= 1) {
    const column = n % columns;
    if (column < columns - 1) look(n, n + 1, 1);
    if (n + columns < far.length) look(n, n + columns, 1);
    if (n + columns < far.length && column < columns - 1) look(n, n + columns + 1, 1.4);
    if (n + columns < far.length && column > 0) look(n, n + columns - 1, 1.4);
  }
  return far;
}

/** Makes the grid of a painting: rock around floors, and high walls. */
export function solidGridOf({ width, height, floors, walls, things }: MapPainting): SolidGrid {
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const { pen } = sheetOf(columns, rows);
  pen.scale(1 / STEP, 1 / STEP);
  const read = (): Uint8Array => {
    const { data } = pen.getImageData(0, 0, columns, rows);
    return Uint8Array.from({ length: columns * rows }, (_, n) => (data[n * 4 + 3]! > 120 ? 1 : 0));
  };
  if (floors) {
    pen.fillRect(0, 0, width + STEP, height + STEP);
    pen.globalCompositeOperation = 'destination-out';
    floorPath(pen, floors);
    pen.fill();
    pen.globalCompositeOperation = 'source-over';
  }
  const far = floors ? farFrom(read(), columns, rows) : undefined;
  pen.lineWidth = STEP * 1.6;
  const high = things.filter(({ kind, line }) => line.length > 1 && sceneryKind(kind).height > 2);
  for (const line of [...walls, ...high.map((thing) => thing.line)]) {
    tracePath(pen, line);
    pen.stroke();
  }
  const solid = read();
  const at = (x: number, y: number): number => {
    const [column, row] = [Math.round(x / STEP), Math.round(y / STEP)];
    return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
  };
  return {
    isSolid: (x, y) => solid[at(x, y)] !== 0,
    fromFloor: (x, y) => (far?.[at(x, y)] ?? 0) * STEP,
  };
}
