/**
 * Maps of Tiled (.tmj, .tmx): their size and grid, and what lies on their object layers: walls,
 * doors, zones and lights by their names, anything else with a name as a note.
 */
import * as z from 'zod/mini';
import { countWords, type Result } from '../../engine/words.ts';
import type { Point } from '../../space/scene.ts';
import { type ImportedMap, importedNumber, type MapWish, notRead, parseJson, readData } from '../imported.ts';
import { drawnMap } from '../walled/drawnMap.ts';
import { importedPoint, readEntries } from '../walled/entries.ts';
import { emptyWalls, leftOutWords, type WalledMap } from '../walled/walledMap.ts';
import type { ProgressListener } from '../walled/wallFaces.ts';

const TILED = 'map of Tiled';

const tile = z.number().check(z.minimum(1), z.maximum(2000));
const mapSchema = z.object({
  width: z.int().check(z.minimum(1), z.maximum(2000)),
  height: z.int().check(z.minimum(1), z.maximum(2000)),
  tilewidth: tile,
  tileheight: tile,
  orientation: z._default(z.string(), 'orthogonal'),
  staggeraxis: z.optional(z.string()),
  layers: z.optional(z.unknown()),
});

const zero = z.catch(z._default(importedNumber, 0), 0);
const word = z.catch(z._default(z.string(), ''), '');
const layerSchema = z.object({
  type: word,
  name: word,
  class: word,
  offsetx: zero,
  offsety: zero,
  objects: z.optional(z.unknown()),
  layers: z.optional(z.unknown()),
});
type Layer = z.infer<typeof layerSchema>;
const objectSchema = z.object({
  name: word,
  type: word,
  class: word,
  x: importedNumber,
  y: importedNumber,
  width: zero,
  height: zero,
  rotation: zero,
  gid: z.optional(z.number()),
  ellipse: z.optional(z.boolean()),
  polygon: z.optional(z.array(importedPoint).check(z.minLength(3), z.maxLength(5000))),
  polyline: z.optional(z.array(importedPoint).check(z.minLength(2), z.maxLength(5000))),
  text: z.optional(z.object({ text: word })),
});
type TiledObject = z.infer<typeof objectSchema>;

const MOST_LAYERS = 500;
const MOST_OBJECTS = 20_000;
const DEEPEST = 10;

/** What an object is by the words of its class, its name or its layer. */
const KINDS = [
  ['door', /\bdoors?\b|\bportals?\b/i],
  ['wall', /\bwalls?\b|\bcollisions?\b|\bblock(?:s|ing|ed|ers?)?\b|\bsolid\b|\bobstacles?\b/i],
  ['area', /\bzones?\b|\brooms?\b|\bareas?\b|\bregions?\b/i],
  ['light', /\blights?\b|\btorch(?:es)?\b|\blamps?\b/i],
] as const;
type Kind = (typeof KINDS)[number][0];

const kindOf = (...words: readonly string[]): Kind | undefined =>
  words.flatMap((one) => KINDS.find(([, fits]) => fits.test(one.replaceAll('_', ' ')))?.[0] ?? [])[0];

/** The object layers, also those in groups, each with the offsets of its groups. */
function objectLayers(list: unknown, by: Point = { x: 0, y: 0 }, depth = 0): Layer[] {
  if (depth > DEEPEST) return [];
  return readEntries(list, layerSchema, MOST_LAYERS).read.flatMap((layer): Layer[] => {
    const moved = { ...layer, offsetx: layer.offsetx + by.x, offsety: layer.offsety + by.y };
    if (layer.type === 'group') return objectLayers(layer.layers, { x: moved.offsetx, y: moved.offsety }, depth + 1);
    return layer.type === 'objectgroup' ? [moved] : [];
  });
}

/** The corners of an object in pixels of the map, and whether they close. */
function shapeOf({ x, y, width, height, rotation, ellipse, polygon, polyline, gid }: TiledObject): {
  corners: Point[];
  closed: boolean;
} {
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const placed = (corner: Point): Point => ({
    x: x + corner.x * cos - corner.y * sin,
    y: y + corner.x * sin + corner.y * cos,
  });
  // The place of a tile is its bottom left corner.
  const top = gid === undefined ? 0 : -height;
  const round = Array.from({ length: 24 }, (_, n) => ({
    x: (width / 2) * (1 + Math.cos((n * Math.PI) / 12)),
    y: (height / 2) * (1 + Math.sin((n * Math.PI) / 12)),
  }));
  const box = [
    { x: 0, y: top },
    { x: width, y: top },
    { x: width, y: top + height },
    { x: 0, y: top + height },
  ];
  const corners = polygon ?? polyline ?? (width === 0 && height === 0 ? [{ x: 0, y: 0 }] : ellipse ? round : box);
  return { corners: corners.map(placed), closed: polyline === undefined && corners.length > 2 };
}

const closedLine = ([first, ...rest]: readonly Point[]): Point[] => (first ? [first, ...rest, first] : []);

const middle = (corners: readonly Point[]): Point => {
  const mean = (of: (point: Point) => number) => corners.reduce((sum, one) => sum + of(one), 0) / corners.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
};

/** The two ends of a door: of its line, or along the longer side of its box. */
function doorLine(corners: readonly Point[]): [Point, Point] {
  const [a, b, , d] = corners;
  if (!a || !b)
    return [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
  if (!d) return [a, corners.at(-1) ?? b];
  const centre = middle(corners);
  const [wide, high] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(d.x - a.x, d.y - a.y)];
  const half = wide >= high ? { x: (b.x - a.x) / 2, y: (b.y - a.y) / 2 } : { x: (d.x - a.x) / 2, y: (d.y - a.y) / 2 };
  return [
    { x: centre.x - half.x, y: centre.y - half.y },
    { x: centre.x + half.x, y: centre.y + half.y },
  ];
}

/**
 * Reads a map of Tiled as JSON; `tmxAsJson` makes JSON of the other form before. Refused with a
 * sentence when the text is no such file, or its tiles are neither squares nor hexes.
 */
export function readTiledMap(
  text: string,
  name: string,
  told: ProgressListener,
  { picture }: MapWish,
): Result<ImportedMap> {
  const parsed = parseJson(text, TILED);
  const read = parsed.ok ? readData(parsed.value, mapSchema, TILED) : parsed;
  if (!read.ok) return read;
  const { width, height, tilewidth, tileheight, orientation, staggeraxis } = read.value;
  if (orientation !== 'orthogonal' && orientation !== 'hexagonal')
    return notRead(
      `The tiles of this map are ${orientation.slice(0, 20)}: only maps seen straight from above can be laid on squares. Set its orientation to orthogonal in Tiled (Map, Map Properties).`,
    );
  const map = {
    ...emptyWalls,
    kind: TILED,
    name: name || 'Map',
    width,
    height,
    square: tilewidth,
    walls: [] as Point[][],
    doors: [] as WalledMap['doors'][number][],
    areas: [] as WalledMap['areas'][number][],
    lights: [] as WalledMap['lights'][number][],
    notes: [] as WalledMap['notes'][number][],
    ...(orientation === 'hexagonal' ? { hexes: staggeraxis === 'x' ? ('flat' as const) : ('pointed' as const) } : {}),
    ...(picture ? { picture: { shape: picture } } : {}),
  };
  let left = 0;
  let tiles = 0;
  for (const layer of objectLayers(read.value.layers)) {
    const objects = readEntries(layer.objects, objectSchema, MOST_OBJECTS);
    left += objects.left;
    for (const one of objects.read) {
      const shape = shapeOf(one);
      const corners = shape.corners.map(({ x, y }) => ({
        x: (x + layer.offsetx) / tilewidth,
        y: (y + layer.offsety) / tileheight,
      }));
      const at = middle(corners);
      const kind = kindOf(one.class || one.type, one.name, layer.class, layer.name);
      if (kind === 'wall' && corners.length > 1) map.walls.push(shape.closed ? closedLine(corners) : corners);
      else if (kind === 'door' && corners.length > 1) map.doors.push({ line: doorLine(corners), state: 'closed' });
      else if (kind === 'area' && shape.closed)
        map.areas.push({ name: (one.name || `Zone ${map.areas.length + 1}`).slice(0, 60), outline: corners });
      else if (kind === 'light') map.lights.push({ at, range: Math.max(4, one.width / tilewidth / 2) });
      else if (one.name || one.text) map.notes.push({ name: one.name || 'Note', text: one.text?.text ?? '', at });
      else tiles += 1;
    }
  }
  const remarks = [
    ...(picture
      ? []
      : ['The pictures of its tiles are not in the file: in Tiled use File, Export As Image, and add that here.']),
    ...(tiles > 0 ? [`${countWords(tiles, 'object')} without a name left out.`] : []),
    ...leftOutWords([[left, 'object']]),
  ];
  return drawnMap({ ...map, remarks }, told);
}
