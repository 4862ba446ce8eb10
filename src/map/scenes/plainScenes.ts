/**
 * Plain ground to fight on: squares of any size, or zones laid out like flagstones, with links
 * between neighbours.
 */

import { withHexColumns } from '../../space/hexes/hexFit.ts';
import { plainHexes } from '../../space/hexes/hexScene.ts';
import type {
  Border,
  Ground,
  HexGrid,
  MapKind,
  Point,
  Scene,
  SquareScene,
  Zone,
  ZoneScene,
} from '../../space/scene.ts';
import { withColumns } from '../../space/squares/gridFit.ts';

/** The size of a plain zone and of a plain square, in map pixels. */
const ZONE = 320;
const SQUARE = 64;

/** The limits of a row or column of plain ground, in zones, squares and hexes. */
export const PLAIN_LIMITS = {
  zones: { min: 1, max: 8 },
  squares: { min: 1, max: 200 },
  hexes: { min: 1, max: 100 },
} as const;

interface Plain {
  name: string;
  columns: number;
  rows: number;
  ground: Ground;
}

const limited = (n: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, Math.round(n)));

/** Flat open squares. A size beyond the limits is brought to the nearest size within them. */
export function plainSquares({ name, columns, rows, ground }: Plain): SquareScene {
  return {
    kind: 'squares',
    name,
    columns: limited(columns, PLAIN_LIMITS.squares),
    rows: limited(rows, PLAIN_LIMITS.squares),
    pixels: SQUARE,
    ground,
    cells: {},
    walls: {},
  };
}

/**
 * Moves the corners of plain zones a little, the same way every time, so that the zones look laid
 * and not ruled.
 */
const uneven = (column: number, row: number, way: number) => Math.sin(column * 12.9 + row * 78.2 + way * 37.7) * 0.09;

/**
 * Eight-cornered zones in columns and rows over the whole map, each linked to its neighbours by a
 * way of two. Each zone is 320 pixels wide.
 */
export function plainZones({ name, columns: wantedColumns, rows: wantedRows, ground }: Plain): ZoneScene {
  const columns = limited(wantedColumns, PLAIN_LIMITS.zones);
  const rows = limited(wantedRows, PLAIN_LIMITS.zones);
  const [width, height] = [columns * ZONE, rows * ZONE];
  const corner = (column: number, row: number): Point => {
    const inX = column > 0 && column < columns ? uneven(column, row, 1) : 0;
    const inY = row > 0 && row < rows ? uneven(column, row, 2) : 0;
    return {
      x: Math.round(((column + inX) * width) / columns),
      y: Math.round(((row + inY) * height) / rows),
    };
  };
  const idOf = (column: number, row: number) => `z${column + 1}-${row + 1}`;
  const nameOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row + 1}`;
  const zones: Record<string, Zone> = {};
  const borders: Record<string, Border> = {};
  const link = (one: string, other: string, line: [Point, Point]) => {
    const id = `${one}.${other}`;
    borders[id] = { id, between: [one, other], line, capacity: 2, door: 'none', features: [] };
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const id = idOf(column, row);
      zones[id] = {
        id,
        name: nameOf(column, row),
        polygon: [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)],
        capacity: 8,
        features: [],
      };
      if (column > 0) link(idOf(column - 1, row), id, [corner(column, row), corner(column, row + 1)]);
      if (row > 0) link(idOf(column, row - 1), id, [corner(column, row), corner(column + 1, row)]);
    }
  return { kind: 'zones', name, width, height, ground, zones, borders };
}

/**
 * A picture as the ground of a scene. For squares and hexes, the caller gives the number across,
 * and the picture's height gives the number down. A scene of zones comes without zones, to be
 * drawn. Undefined unless each side is 100 to 20000 pixels.
 */
export function pictureScene(
  kind: MapKind,
  { name, picture, width, height }: { name: string; picture: string; width: number; height: number },
  columns: number,
  turn: HexGrid['turn'] = 'pointed',
): Scene | undefined {
  if (Math.min(width, height) < 100 || Math.max(width, height) > 20_000) return undefined;
  if (kind === 'zones')
    return { kind, name, width, height, ground: { kind: 'picture', picture }, zones: {}, borders: {} };
  const ground: Ground = { kind: 'picture', picture, at: { x: 0, y: 0, width, height } };
  if (kind === 'hexes') return withHexColumns(plainHexes({ name, turn, columns: 1, rows: 1, ground }), columns);
  return withColumns(plainSquares({ name, columns, rows: 1, ground }), columns);
}
