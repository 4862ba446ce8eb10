/** Maps of Dungeon Alchemist: walls, doors and windows, lights and size. The picture lies beside. */
import * as z from 'zod/mini';
import type { Result } from '../../engine/words.ts';
import type { Point } from '../../space/scene.ts';
import type { Segment } from '../../space/shapes/polygon.ts';
import { type ImportedMap, importedNumber, type MapWish, parseJson, readData } from '../imported.ts';
import { drawnMap } from '../walled/drawnMap.ts';
import { importedPoint, readEntries } from '../walled/entries.ts';
import { emptyWalls, leftOutWords, type WalledMap } from '../walled/walledMap.ts';
import type { ProgressListener } from '../walled/wallFaces.ts';

const ALCHEMIST = 'Dungeon Alchemist map';

const side = z.number().check(z.positive(), z.maximum(2000));
const mapSchema = z.object({
  pixelsPerTile: side,
  grid: z.object({ x: side, y: side }),
  walls: z.optional(z.unknown()),
  lights: z.optional(z.unknown()),
});

/** Four numbers in a row: the pixels of both ends. */
const NUMBERS = /^\s*-?\d+(?:\.\d+)?(?:\s+-?\d+(?:\.\d+)?){3}\s*$/;
const wallSchema = z.object({
  wallSection: z.string().check(z.maxLength(200), z.regex(NUMBERS)),
  type: z._default(z.number(), 0),
});
const lightSchema = z.object({ position: importedPoint, range: importedNumber });

/** The numbers of plain walls; doors and windows have others. */
const WALL = 0;
const MOST_WALLS = 50_000;
const MOST_LIGHTS = 1000;
const ALIKE = 'Doors and windows stand here as doors: look at each.';

/**
 * Reads what Dungeon Alchemist writes beside its picture. Refused with a sentence when the text is
 * no such file, or larger than a map can be.
 */
export function readAlchemistMap(
  text: string,
  name: string,
  told: ProgressListener,
  { picture }: MapWish,
): Result<ImportedMap> {
  const parsed = parseJson(text, ALCHEMIST);
  const read = parsed.ok ? readData(parsed.value, mapSchema, ALCHEMIST) : parsed;
  if (!read.ok) return read;
  const { pixelsPerTile: square, grid } = read.value;
  const walls = readEntries(read.value.walls, wallSchema, MOST_WALLS);
  const lights = readEntries(read.value.lights, lightSchema, MOST_LIGHTS);
  const at = (x = 0, y = 0): Point => ({ x: tidy(x / square), y: tidy(y / square) });
  const lineOf = (section: string): Segment => {
    const [x, y, toX, toY] = section.trim().split(/\s+/).map(Number);
    return [at(x, y), at(toX, toY)];
  };
  const doors = walls.read.filter(({ type }) => type !== WALL);
  const map: WalledMap = {
    ...emptyWalls,
    kind: ALCHEMIST,
    name: name || 'Map',
    width: grid.x,
    height: grid.y,
    square,
    walls: walls.read.filter(({ type }) => type === WALL).map(({ wallSection }) => lineOf(wallSection)),
    doors: doors.map(({ wallSection }) => ({ line: lineOf(wallSection), state: 'closed' })),
    lights: lights.read.map(({ position: { x, y }, range }) => ({ at: at(x, y), range: range / square })),
    ...(picture ? { picture: { shape: picture } } : {}),
    remarks: [
      ...(doors.length > 0 ? [ALIKE] : []),
      ...leftOutWords([
        [walls.left, 'wall'],
        [lights.left, 'light'],
      ]),
    ],
  };
  return drawnMap(map, told);
}

/** The program writes whole pixels, a hair beside the lines of its grid. */
const tidy = (n: number): number => (Math.abs(n - Math.round(n)) < 0.02 ? Math.round(n) : n);
