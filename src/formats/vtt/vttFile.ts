/** Universal VTT files as data: the parts that are read, each entry by itself. */
import * as z from 'zod/mini';
import { faultOfPlaces } from '../../space/faultOfPlaces.ts';
import { type Point, type Scene, sceneSchema } from '../../space/scene.ts';
import type { Segment } from '../../space/shapes/polygon.ts';
import { importedNumber } from '../imported.ts';
import { importedPoint, readEntries, readLines } from '../walled/entries.ts';
import { isNightColour } from '../walled/walledLook.ts';
import { emptyWalls, leftOutWords, type WalledDoor, type WalledMap } from '../walled/walledMap.ts';

/** The name of the kind of file, for refusals. */
export const VTT = 'Universal VTT map';

const side = z.number().check(z.positive(), z.maximum(2000));

/** What a map cannot be without, and its lists unread; lengths are in squares, y grows downwards. */
export const universalVttSchema = z.object({
  resolution: z.object({
    map_origin: z.catch(importedPoint, { x: 0, y: 0 }),
    map_size: z.object({ x: side, y: side }),
    pixels_per_grid: side,
  }),
  line_of_sight: z.optional(z.unknown()),
  objects_line_of_sight: z.optional(z.unknown()),
  portals: z.optional(z.unknown()),
  lights: z.optional(z.unknown()),
  environment: z.catch(z.object({ ambient_light: z.string() }), { ambient_light: '' }),
  image: z.optional(z.unknown()),
  /** The scene as Affray wrote it beside the common parts, so that it comes back the same. */
  affray: z.catch(z.object({ scene: z.optional(z.unknown()) }), { scene: undefined }),
});
type UniversalVtt = z.infer<typeof universalVttSchema>;

const portalSchema = z
  .object({
    position: z.catch(z.optional(importedPoint), undefined),
    bounds: z.catch(z.optional(z.tuple([importedPoint, importedPoint])), undefined),
    rotation: z.catch(importedNumber, 0),
    closed: z.catch(z.boolean(), true),
  })
  .check(z.refine(({ position, bounds }) => (position ?? bounds) !== undefined, 'must have a place'));
type Portal = z.infer<typeof portalSchema>;

const lightSchema = z.object({ position: importedPoint, range: z._default(importedNumber, 4) });

/**
 * The most of each part that a map may have. A large map of a town has some ten thousand corners of
 * wall and two hundred lights.
 */
const MOST_CORNERS = 100_000;
const MOST_DOORS = 2000;
const MOST_LIGHTS = 1000;

/** How near, in squares, a point counts as being another. */
const SAME_POINT = 0.1;
const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= SAME_POINT;

/**
 * Where a door stands. Without bounds it is one square wide, by its place and turn. Bounds that
 * begin at the door’s middle, or count from it, are moved so that they stand in the gap.
 */
function doorLine({ position, bounds, rotation }: Portal): Segment {
  if (!bounds) {
    const { x, y } = position ?? { x: 0, y: 0 };
    const [along, down] = [Math.cos(rotation) / 2, Math.sin(rotation) / 2];
    return [
      { x: x - along, y: y - down },
      { x: x + along, y: y + down },
    ];
  }
  const [from, to] = bounds;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const counts = isNear(middle, { x: 0, y: 0 });
  if (!position || isNear(middle, position) || !(counts || isNear(from, position) || isNear(to, position)))
    return bounds;
  const [x, y] = [position.x - middle.x, position.y - middle.y];
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
  ];
}

const ALIKE = 'Windows and secret doors cannot be told from doors in this kind of file; look at each.';

/** The scene that Affray wrote into the file, where it wrote one and it holds together. */
function writtenIn({ affray }: UniversalVtt): { written?: Scene | 'broken' } {
  if (affray.scene === undefined) return {};
  const read = sceneSchema.safeParse(affray.scene);
  return { written: read.success && faultOfPlaces(read.data) === undefined ? read.data : 'broken' };
}

/** The part of a number beyond the whole one below it: how far an origin lies inside a square. */
const fraction = (n: number): number => {
  const part = n - Math.floor(n);
  return part < 0.005 || part > 0.995 ? 0 : part;
};

/** The map in the file, without its picture. */
export function walledVtt(file: UniversalVtt, name: string): WalledMap {
  const { map_origin: origin, map_size: size, pixels_per_grid: square } = file.resolution;
  const at = ({ x, y }: Point): Point => ({ x: x - origin.x, y: y - origin.y });
  const walls = readLines(file.line_of_sight, MOST_CORNERS);
  const objects = readLines(file.objects_line_of_sight, MOST_CORNERS);
  const portals = readEntries(file.portals, portalSchema, MOST_DOORS);
  const lights = readEntries(file.lights, lightSchema, MOST_LIGHTS);
  const doors = portals.read.map((portal): WalledDoor => {
    const [from, to] = doorLine(portal);
    return { line: [at(from), at(to)], state: portal.closed ? 'closed' : 'open' };
  });
  return {
    ...emptyWalls,
    kind: VTT,
    name,
    width: size.x,
    height: size.y,
    inset: { x: fraction(origin.x), y: fraction(origin.y) },
    square,
    walls: walls.read.map((line) => line.map(at)),
    objects: objects.read.map((line) => line.map(at)),
    doors,
    lights: lights.read.map(({ position, range }) => ({ at: at(position), range })),
    night: isNightColour(file.environment.ambient_light),
    ...writtenIn(file),
    remarks: [
      ...(doors.length > 0 ? [ALIKE] : []),
      ...leftOutWords([
        [walls.left, 'wall'],
        [portals.left, 'door or window', 'doors and windows'],
        [lights.left, 'light'],
        [objects.left, 'thing to hide behind', 'things to hide behind'],
      ]),
    ],
  };
}
