/**
 * Writes a scene as a Universal VTT file: its walls, doors, lights and picture for other programs,
 * and beside them the scene itself, so that it comes back here as it was.
 */
import { squareOfScene } from '../../space/painted/squareOfScene.ts';
import type { Point, Scene, SquareScene, ZoneScene } from '../../space/scene.ts';
import { isHiddenDoor } from '../../space/scene.ts';
import { distanceToLine } from '../../space/scenery/lines.ts';
import { isDarkHour, sceneryLights } from '../../space/sight/light.ts';

type Line = [Point, Point];

interface Geometry {
  readonly walls: Line[];
  readonly doors: { line: Line; closed: boolean }[];
  readonly objects: Point[][];
}

/** The colours of the map's own light by day and in the dark, and of a lamp. */
const DAY = 'ffffffff';
const DARK = 'ff3a4056';
const LAMP = 'ffffd9a0';
/** How near to a zone's edge a way must lie to be a gap in it, in map pixels. */
const NEAR = 4;

/** The size of a scene's map in whole squares, as the file tells it. */
export function squaresOfMap(scene: Scene): { columns: number; rows: number; square: number } {
  if (scene.kind === 'squares') return { columns: scene.columns, rows: scene.rows, square: scene.pixels };
  const square = squareOfScene(scene);
  return { columns: Math.ceil(scene.width / square), rows: Math.ceil(scene.height / square), square };
}

/** The edge of two squares as a line, in squares. */
function edgeLine(key: string): Line {
  const [column = 0, row = 0] = key.split(',', 2).map(Number);
  const end = { x: column + 1, y: row + 1 };
  return key.endsWith('e') ? [{ x: column + 1, y: row }, end] : [{ x: column, y: row + 1 }, end];
}

/** Walls in a row as one line each. */
function joinedWalls(keys: readonly string[]): Line[] {
  const lines: Line[] = [];
  const ends = new Map<string, Line>();
  const inOrder = keys
    .map((key) => ({ way: key.endsWith('e') ? 'e' : 's', line: edgeLine(key) }))
    .sort((a, b) => a.line[0].x - b.line[0].x || a.line[0].y - b.line[0].y);
  for (const { way, line } of inOrder) {
    const before = ends.get(`${way}:${line[0].x},${line[0].y}`);
    if (before) before[1] = line[1];
    else lines.push(line);
    ends.set(`${way}:${line[1].x},${line[1].y}`, before ?? line);
  }
  return lines;
}

function geometryOfSquares({ walls, doors = {}, cells, columns, rows }: SquareScene): Geometry {
  const isWall = (key: string): boolean => walls[key] === 'wall' || doors[key]?.secret === true;
  const keys = Object.keys(walls);
  const isRock = (column: number, row: number): boolean => {
    const cell = cells[`${column},${row}`];
    return cell?.blocked === true && cell.terrain === undefined;
  };
  const solid = new Set(keys.filter(isWall));
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const rock = isRock(column, row);
      for (const [key, other] of [
        [`${column},${row},e`, column + 1 < columns ? isRock(column + 1, row) : rock],
        [`${column},${row},s`, row + 1 < rows ? isRock(column, row + 1) : rock],
      ] as const)
        if (rock !== other && walls[key] === undefined) solid.add(key);
    }
  const things = Object.entries(cells).filter(([, { blocked, terrain }]) => blocked && terrain !== undefined);
  return {
    walls: joinedWalls([...solid]),
    doors: keys.filter((key) => !isWall(key)).map((key) => ({ line: edgeLine(key), closed: walls[key] === 'door' })),
    objects: things.map(([key]) => {
      const [x = 0, y = 0] = key.split(',').map(Number);
      return [
        { x, y },
        { x: x + 1, y },
        { x: x + 1, y: y + 1 },
        { x, y: y + 1 },
        { x, y },
      ];
    }),
  };
}

/** The parts of an edge that no way opens. */
function closedParts([from, to]: Line, ways: readonly Line[]): Line[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1e-6) return [];
  const share = ({ x, y }: Point): number =>
    ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / (length * length);
  const edge: [number, number][] = [
    [from.x, from.y],
    [to.x, to.y],
  ];
  const gaps = ways
    .filter((way) => way.every(({ x, y }) => distanceToLine(edge, [x, y]) <= NEAR))
    .map((way) => way.map(share).sort((one, two) => one - two) as [number, number])
    .sort(([one], [two]) => one - two);
  const at = (t: number): Point => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  const parts: Line[] = [];
  let start = 0;
  for (const [open, shut] of gaps) {
    if (open - start > 1e-3) parts.push([at(start), at(open)]);
    start = Math.max(start, shut);
  }
  if (1 - start > 1e-3) parts.push([at(start), to]);
  return parts;
}

function geometryOfZones(scene: ZoneScene, square: number): Geometry {
  const inSquares = (line: Line): Line => line.map(({ x, y }) => ({ x: x / square, y: y / square })) as Line;
  const borders = Object.values(scene.borders);
  const ways = borders.filter((border) => !isHiddenDoor(border)).map(({ line }) => line as Line);
  const known = new Set<string>();
  const walls = Object.values(scene.zones).flatMap(({ polygon }) =>
    polygon.flatMap((from, n): Line[] => {
      const edge: Line = [from, polygon[(n + 1) % polygon.length] ?? from];
      // Two zones share an edge; it is one wall.
      const name = edge
        .map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
        .sort()
        .join(' ');
      if (known.has(name)) return [];
      known.add(name);
      return closedParts(edge, ways);
    }),
  );
  return {
    walls: walls.map(inSquares),
    doors: borders
      .filter((border) => border.door !== 'none' && !isHiddenDoor(border))
      .map(({ line, door }) => ({ line: inSquares(line as Line), closed: door === 'closed' })),
    objects: [],
  };
}

const tidy = (n: number): number => Math.round(n * 10_000) / 10_000 || 0;
const tidyPoint = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) });

/**
 * The text of the file. `image` is the map's picture in base64, with `pixels` to each square of
 * `squaresOfMap`; empty for none. Secret doors are walls for other programs, which show all doors.
 */
export function vttTextOf(scene: Scene, { image, pixels }: { image: string; pixels: number }): string {
  const { columns, rows, square } = squaresOfMap(scene);
  const { walls, doors, objects } =
    scene.kind === 'squares' ? geometryOfSquares(scene) : geometryOfZones(scene, square);
  return JSON.stringify({
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: columns, y: rows }, pixels_per_grid: pixels },
    line_of_sight: walls.map((line) => line.map(tidyPoint)),
    objects_line_of_sight: objects,
    portals: doors.map(({ line: [from, to], closed }) => ({
      position: tidyPoint({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }),
      bounds: [tidyPoint(from), tidyPoint(to)],
      rotation: tidy(Math.atan2(to.y - from.y, to.x - from.x)),
      closed,
      freestanding: false,
    })),
    environment: { baked_lighting: true, ambient_light: isDarkHour(scene) ? DARK : DAY },
    lights: sceneryLights(scene).map(({ at: [x, y], reach }) => ({
      position: tidyPoint({ x: x / square, y: y / square }),
      range: tidy(reach),
      intensity: 1,
      color: LAMP,
      shadows: true,
    })),
    affray: { scene },
    image,
  });
}
