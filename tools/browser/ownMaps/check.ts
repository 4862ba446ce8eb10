/**
 * For `npm run own-maps`: tells whether a map from a file has its grid, rooms, doors and walls. The
 * file is read here without the program's readers.
 */
import type { Scene, SquareScene, ZoneScene } from '../../../src/space/scene.ts';

interface Spot {
  x: number;
  y: number;
}
/** A one-page dungeon: rectangles of cells, doors by type. */
interface Dungeon {
  rects: (Spot & { w: number; h: number; rotunda?: boolean })[];
  doors: (Spot & { type: number; dir: Spot })[];
}
/** A Universal VTT map, with its lengths in squares. */
interface WalledMap {
  resolution: { map_size: Spot; map_origin: Spot; pixels_per_grid: number };
  line_of_sight: Spot[][];
  portals: { bounds: [Spot, Spot]; closed: boolean }[];
}

/** One comparison in words: what the file says and what the map has. */
type Row = readonly [what: string, told: number | string, has: number | string];

const kindsOf = <T extends string>(all: readonly T[], kind: T): number => all.filter((one) => one === kind).length;
const isDungeon = (file: object): file is Dungeon => 'rects' in file;
const isWalled = (file: object): file is WalledMap => 'line_of_sight' in file;

/**
 * The cells of rooms, as keys. For a round room only a cross of cells is compared, without the
 * corners.
 */
function floor({ rects }: Dungeon): Spot[] {
  return rects.flatMap(({ x, y, w, h, rotunda }) =>
    Array.from({ length: w * h }, (_, n) => ({ x: x + (n % w), y: y + Math.floor(n / w) })).filter(
      (spot) => !rotunda || spot.x === x + Math.floor(w / 2) || spot.y === y + Math.floor(h / 2),
    ),
  );
}

function dungeonRows(file: Dungeon, scene: Scene): Row[] {
  const [left, right] = [Math.min(...file.rects.map(({ x }) => x)), Math.max(...file.rects.map(({ x, w }) => x + w))];
  const [top, low] = [Math.min(...file.rects.map(({ y }) => y)), Math.max(...file.rects.map(({ y, h }) => y + h))];
  // A margin of one cell of rock surrounds the rooms.
  const grid = `${right - left + 2}×${low - top + 2}`;
  const shut = file.doors.filter(({ type }) => [1, 4, 5, 7].includes(type)).length;
  const secret = file.doors.filter(({ type }) => type === 6).length;
  const at = new Set(file.doors.map(({ x, y }) => `${x},${y}`));
  const rooms = file.rects.filter(({ x, y, w, h }) => w * h > 1 || !at.has(`${x},${y}`));
  return scene.kind === 'zones'
    ? zoneRows(scene, { grid, rooms: rooms.length, shut: shut + secret })
    : [
        ['grid', grid, `${scene.columns}×${scene.rows}`],
        ['shut doors', shut + secret, kindsOf(Object.values(scene.walls), 'door')],
        ...floorRows(file, scene, { x: left - 1, y: top - 1 }),
      ];
}

function zoneRows(scene: ZoneScene, told: { grid: string; rooms: number; shut: number }): Row[] {
  const borders = Object.values(scene.borders);
  return [
    ['grid', told.grid, `${Math.round(scene.width / 70)}×${Math.round(scene.height / 70)}`],
    ['rooms', told.rooms, Object.keys(scene.zones).length],
    ['shut doors', told.shut, borders.filter(({ door }) => door === 'closed').length],
  ];
}

/**
 * Compares the cells: each cell of a room is free, no cell beside a room is, and a room ends at a
 * wall or a door.
 */
function floorRows(file: Dungeon, scene: SquareScene, origin: Spot): Row[] {
  const cells = new Set(floor(file).map(({ x, y }) => `${x - origin.x},${y - origin.y}`));
  // A statue that a note names fills its square, which is no rock.
  const isRock = (cell: SquareScene['cells'][string] | undefined) =>
    cell?.blocked === true && cell.terrain === undefined;
  const blocked = (key: string) => isRock(scene.cells[key]);
  const open = [...cells].filter((key) => !blocked(key)).length;
  const round = file.rects.some(({ rotunda }) => rotunda);
  let [ends, walled] = [0, 0];
  for (let y = 0; y < scene.rows; y += 1)
    for (let x = 0; x < scene.columns; x += 1)
      for (const [key, other] of [
        [`${x},${y},e`, `${x + 1},${y}`],
        [`${x},${y},s`, `${x},${y + 1}`],
      ] as const)
        if (blocked(`${x},${y}`) !== blocked(other) && inside(scene, other)) {
          ends += 1;
          if (scene.walls[key]) walled += 1;
        }
  const rock = scene.columns * scene.rows - cells.size;
  const rockOnMap = Object.values(scene.cells).filter(isRock).length;
  return [
    ['free squares of rooms', cells.size, open],
    ['edges of rooms with a wall', ends, walled],
    ...(round ? [] : [['squares of rock', rock, rockOnMap] as const]),
  ];
}
const inside = ({ columns, rows }: SquareScene, key: string): boolean => {
  const [x = -1, y = -1] = key.split(',').map(Number);
  return x < columns && y < rows;
};

function walledRows(file: WalledMap, scene: Scene): Row[] {
  const { map_size: size, pixels_per_grid: square } = file.resolution;
  const grid = `${size.x}×${size.y}`;
  const shut = file.portals.filter(({ closed }) => closed).length;
  const ajar = file.portals.length - shut;
  if (scene.kind === 'zones') {
    const doors = Object.values(scene.borders).map(({ door }) => door);
    return [
      ['grid', grid, `${scene.width / square}×${scene.height / square}`],
      ['shut doors', shut, kindsOf(doors, 'closed')],
      ['open doors', ajar, kindsOf(doors, 'open')],
      // A door has two sides, and each room here has a door.
      ['rooms', new Set(Object.values(scene.borders).flatMap(({ between }) => between)).size, count(scene.zones)],
    ];
  }
  const walls = Object.values(scene.walls);
  const length = ([from, to]: readonly [Spot, Spot]) => Math.hypot(to.x - from.x, to.y - from.y);
  const pieces = file.line_of_sight.flatMap((line) =>
    line.slice(1).map((to, at): readonly [Spot, Spot] => [line[at] ?? to, to]),
  );
  const told = [...pieces, ...file.portals.map(({ bounds }) => bounds)].reduce((sum, one) => sum + length(one), 0);
  return [
    ['grid', grid, `${scene.columns}×${scene.rows}`],
    ['shut doors', shut, kindsOf(walls, 'door')],
    ['open doors', ajar, kindsOf(walls, 'open')],
    ['squares of wall and door', Math.round(told), walls.length],
  ];
}
const count = (record: object): number => Object.keys(record).length;

/** The comparison in one line, or a sentence that names the difference. */
export function compared(file: object, scene: Scene): { ok: boolean; words: string } {
  const rows = isDungeon(file) ? dungeonRows(file, scene) : isWalled(file) ? walledRows(file, scene) : [];
  const wrong = rows.filter(([, told, has]) => told !== has);
  if (rows.length === 0 || wrong.length > 0)
    return {
      ok: false,
      words: wrong.map(([what, told, has]) => `${what}: ${has}, but the file has ${told}`).join('; '),
    };
  return { ok: true, words: rows.map(([what, told]) => `${what} ${told}`).join(', ') };
}
