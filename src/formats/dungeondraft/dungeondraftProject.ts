/**
 * Dungeondraft’s own project (.dungeondraft_map): walls, doors, lights and size of each floor. Its
 * picture is painted by Dungeondraft alone, so the export is asked for.
 */
import * as z from 'zod/mini';
import { isPlainRecord } from '../../engine/forms/plainRecord.ts';
import type { Result } from '../../engine/words.ts';
import type { Point } from '../../space/scene.ts';
import { type ImportedMap, importedNumber, type MapWish, parseJson, readData } from '../imported.ts';
import { drawnMap } from '../walled/drawnMap.ts';
import { type Entries, readEntries } from '../walled/entries.ts';
import { floorsIn, withFloors } from '../walled/floors.ts';
import { isNightColour } from '../walled/walledLook.ts';
import { emptyWalls, leftOutWords, type WalledDoor, type WalledMap } from '../walled/walledMap.ts';
import type { ProgressListener } from '../walled/wallFaces.ts';

const PROJECT = 'project of Dungeondraft';
/** Pixels of a square in every project. */
const SQUARE = 256;
const MOST_WALLS = 10_000;
const MOST_CORNERS = 5000;
const MOST_OTHERS = 2000;

const side = z.int().check(z.minimum(1), z.maximum(2000));
const projectSchema = z.object({ world: z.object({ width: side, height: side, levels: z.optional(z.unknown()) }) });
const floorSchema = z.object({
  walls: z.optional(z.unknown()),
  portals: z.optional(z.unknown()),
  lights: z.optional(z.unknown()),
  environment: z.catch(z.object({ ambient_light: z.string() }), { ambient_light: '' }),
});

/** Numbers in brackets after a name, as the engine of Dungeondraft writes points. */
const NUMBERS = /^(?:Pool)?Vector2(?:Array)?\s*\(([-\d.,e\s+]*)\)\s*$/i;

/** Points written as `Vector2( 1, 2 )` or `PoolVector2Array( 1, 2, 3, 4 )`, in squares. */
const points = z.pipe(
  z.string().check(z.maxLength(200_000), z.regex(NUMBERS)),
  z.transform((text: string): Point[] => {
    const all = (NUMBERS.exec(text)?.[1] ?? '').split(',').map((one) => Number(one) / SQUARE);
    return all.flatMap((x, n) => (n % 2 === 0 && n + 1 < all.length ? [{ x, y: all[n + 1] ?? 0 }] : []));
  }),
);
const corners = points.check(
  z.minLength(1),
  z.maxLength(MOST_CORNERS),
  z.refine((all) =>
    all.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y) && Math.abs(x) + Math.abs(y) < 1e5),
  ),
);

const portalSchema = z.object({
  position: corners,
  rotation: z.catch(importedNumber, 0),
  radius: z.catch(importedNumber, SQUARE / 2),
  closed: z.catch(z.boolean(), true),
});
const wallSchema = z.object({
  points: corners,
  loop: z.catch(z.boolean(), false),
  portals: z.optional(z.unknown()),
});
const lightSchema = z.object({ position: corners, range: z.catch(importedNumber, 4) });

/** A door: its middle, half its width to both sides along its turn. */
function doorOf({ position: [at], rotation, radius, closed }: z.infer<typeof portalSchema>): WalledDoor[] {
  if (!at) return [];
  const half = Math.min(20, Math.abs(radius) / SQUARE);
  const [along, down] = [Math.cos(rotation) * half, Math.sin(rotation) * half];
  return [
    {
      line: [
        { x: at.x - along, y: at.y - down },
        { x: at.x + along, y: at.y + down },
      ],
      state: closed ? 'closed' : 'open',
    },
  ];
}

const EXPORT =
  'This is a project of Dungeondraft, and its picture is painted there: for the whole map use File, Export Map there, as Universal VTT.';
const ALIKE = 'Doors and windows stand here as doors: look at each.';

/**
 * Reads a floor of a project as far as it tells its walls. Refused with a sentence when the text is
 * no such file, or larger than a map can be.
 */
export function readDungeondraftProject(
  text: string,
  name: string,
  told: ProgressListener,
  wish: MapWish,
): Result<ImportedMap> {
  const parsed = parseJson(text, PROJECT);
  const project = parsed.ok ? readData(parsed.value, projectSchema, PROJECT) : parsed;
  if (!project.ok) return project;
  const { width, height, levels } = project.value.world;
  const floors = floorsIn(isPlainRecord(levels) ? Object.values(levels) : [{}], name, wish);
  const read = readData(floors.chosen, floorSchema, PROJECT);
  if (!read.ok) return read;
  const walls = readEntries(read.value.walls, wallSchema, MOST_WALLS);
  const inWalls = walls.read.map(({ portals }) => readEntries(portals, portalSchema, MOST_OTHERS));
  const free = readEntries(read.value.portals, portalSchema, MOST_OTHERS);
  const lights = readEntries(read.value.lights, lightSchema, MOST_OTHERS);
  const doors = [...inWalls, free].flatMap((portals) => portals.read.flatMap(doorOf));
  const leftDoors = [...inWalls, free].reduce((sum, { left }: Entries<unknown>) => sum + left, 0);
  const map: WalledMap = {
    ...emptyWalls,
    kind: PROJECT,
    name: floors.name,
    width,
    height,
    square: SQUARE,
    walls: walls.read.map(({ points: line, loop }) => (loop ? [...line, ...line.slice(0, 1)] : line)),
    doors,
    lights: lights.read.flatMap(({ position: [at], range }) => (at ? [{ at, range }] : [])),
    night: isNightColour(read.value.environment.ambient_light),
    ...(wish.picture ? { picture: { shape: wish.picture } } : {}),
    remarks: [
      EXPORT,
      ...(doors.length > 0 ? [ALIKE] : []),
      ...leftOutWords([
        [walls.left, 'wall'],
        [leftDoors, 'door or window', 'doors and windows'],
        [lights.left, 'light'],
      ]),
    ],
  };
  return withFloors(drawnMap(map, told), floors);
}
