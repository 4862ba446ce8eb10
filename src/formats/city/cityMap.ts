/**
 * Watabou’s villages and cities, painted in our hand: houses, walls with gaps for their roads,
 * water, fields and trees. Its districts are zones.
 */
import type { Result } from '../../engine/words.ts';
import type { Point } from '../../space/scene.ts';
import type { GroundLayer, SceneryItem, Spot } from '../../space/scenery/scenery.ts';
import { areaOf, boxOf, crossing, lengthOf, pointOnLine, type Segment } from '../../space/shapes/polygon.ts';
import { type ImportedMap, type MapWish, notRead, parseJson, readData } from '../imported.ts';
import { croppedLine } from '../walled/cropped.ts';
import { drawnMap } from '../walled/drawnMap.ts';
import { emptyWalls, leftOutWords, type WalledMap } from '../walled/walledMap.ts';
import { piecesOf } from '../walled/walledZones.ts';
import type { ProgressListener } from '../walled/wallFaces.ts';
import { CITY, type CityShape, cityPlan, citySchema } from './cityFile.ts';

/** The most squares along a side, and the least width of a square in the file’s own measure. */
const MOST_SQUARES = 190;
const LEAST_SQUARE = 4;
/** The open ground about the town, in the file’s own measure. */
const MARGIN = 30;
/** The most of each part that is painted: a map has room for 20,000 points in all. */
const MOST_HOUSES = 3000;
const MOST_TREES = 800;
const MOST_SHAPES = 300;
const MOST_POINTS = 15_000;
/** A shape that reaches so many squares away is none of a town. */
const FAR = 2000;
/** How much of the box about it a house must fill to be drawn as a house with a roof. */
const FILLS = 0.8;

type Part = (name: string) => readonly CityShape[];

/** The materials of the ground, by the names that the file gives its shapes and lines. */
const SHAPES: readonly (readonly [part: string, material: string])[] = [
  ['fields', 'field'],
  ['greens', 'grass'],
  ['squares', 'cobbles'],
  ['water', 'deep water'],
];
const LINES: readonly (readonly [part: string, material: string])[] = [
  ['rivers', 'deep water'],
  ['roads', 'road'],
  ['planks', 'planks'],
];

const spotOf = ({ x, y }: Point): Spot => [x, y];
const tidy = (n: number): number => Math.round(n * 100) / 100;

/** The box of least area about an outline whose sides lie along one of the outline’s own. */
function boxAbout(outline: readonly Point[]): { at: Point; turn: number; size: [number, number] } {
  let best = {
    at: outline[0] ?? { x: 0, y: 0 },
    turn: 0,
    size: [0.1, 0.1] as [number, number],
    area: Number.POSITIVE_INFINITY,
  };
  for (const [from, to] of piecesOf([[...outline, ...outline.slice(0, 1)]]).slice(0, 60)) {
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const { left, right, top, bottom } = boxOf(
      outline.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin })),
    );
    const area = (right - left) * (bottom - top);
    if (area >= best.area) continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const turn = Math.round((angle * 180) / Math.PI);
    best = { at: { x: x * cos - y * sin, y: x * sin + y * cos }, turn, size: [right - left, bottom - top], area };
  }
  return best;
}

/** A house as a thing with a roof, or, where it is no box, as a paved shape that is blocked. */
function houseOf(outline: readonly Point[]): SceneryItem | GroundLayer {
  const { at, turn, size } = boxAbout(outline);
  const [length, depth] = size.map((side) => tidy(Math.min(60, Math.max(0.1, side)))) as [number, number];
  return areaOf(outline) >= FILLS * size[0] * size[1]
    ? { kind: 'tiled house', at: spotOf(at), size: [length, depth], means: [], ...(turn === 0 ? {} : { turn }) }
    : { material: 'slate', shape: outline.map(spotOf), means: [] };
}

/** The pieces of a wall beside the roads that lead through it. */
function besideRoads([from, to]: Segment, roads: readonly Segment[], gap: number): Segment[] {
  const length = lengthOf(from, to);
  const half = gap / 2 / length;
  const gates = roads.flatMap((road) => crossing([from, to], road)?.first ?? []).sort((a, b) => a - b);
  const pieces: Segment[] = [];
  let start = 0;
  for (const gate of gates) {
    if (gate - half > start) pieces.push([pointOnLine(from, to, start), pointOnLine(from, to, gate - half)]);
    start = Math.max(start, gate + half);
  }
  if (start < 1) pieces.push([pointOnLine(from, to, start), to]);
  return pieces;
}

/** The first shapes of a list that have room within a number of points. */
function within<T>(list: readonly T[], pointsOf: (one: T) => number, most: number): T[] {
  let sum = 0;
  return list.filter((one) => {
    sum += pointsOf(one);
    return sum <= most;
  });
}

/** The town in squares: `part` gives its shapes, already in squares of the map. */
function walledTown(
  part: Part,
  name: string,
  size: { width: number; height: number },
  widths: { road: number; river: number },
): WalledMap {
  const outlines = [...part('buildings'), ...part('prisms')]
    .map(({ points }) => points)
    .filter((points) => points.length > 2);
  const houses = outlines
    .toSorted((a, b) => areaOf(b) - areaOf(a))
    .slice(0, MOST_HOUSES)
    .map(houseOf);
  const roads = piecesOf(part('roads').map(({ points }) => points));
  const walls = part('walls').flatMap(({ points }) => piecesOf([[...points, ...points.slice(0, 1)]]));
  const pieces = walls
    .slice(0, MOST_SHAPES)
    .flatMap((wall) => besideRoads(wall, roads, Math.max(2, widths.road)))
    .flatMap((piece): Segment[] => {
      const on = croppedLine(piece, size);
      return on ? [on] : [];
    });
  const inLayers = (names: typeof SHAPES, made: (shape: CityShape, material: string) => GroundLayer[]): GroundLayer[] =>
    names.flatMap(([id, material]) => part(id).flatMap((shape) => made(shape, material)));
  const layers: GroundLayer[] = [
    ...inLayers(SHAPES, ({ points }, material) => (points.length > 2 ? [{ material, shape: points.map(spotOf) }] : [])),
    ...inLayers(LINES, ({ points, width }, material) =>
      points.length > 1
        ? [
            {
              material,
              path: points.map(spotOf),
              width: Math.max(0.2, width ?? (material === 'road' ? widths.road : widths.river)),
            },
          ]
        : [],
    ),
    ...houses.flatMap((one) => ('material' in one ? one : [])),
  ];
  const trees = part('trees')
    .flatMap(({ points }) => points)
    .slice(0, MOST_TREES);
  return {
    ...emptyWalls,
    kind: CITY,
    name,
    ...size,
    square: 60,
    objects: outlines,
    areas: part('districts').flatMap(({ name, points }, n) =>
      points.length > 2 ? [{ name: (name ?? `District ${n + 1}`).slice(0, 60), outline: points }] : [],
    ),
    paint: {
      materials: [
        { material: 'grass' },
        ...within(layers, ({ shape, path }) => (shape ?? path ?? []).length, MOST_POINTS).slice(0, MOST_SHAPES),
      ],
      scenery: [
        ...houses.flatMap((one) => ('kind' in one ? one : [])).slice(0, MOST_HOUSES - MOST_TREES),
        ...pieces.map((piece): SceneryItem => ({ kind: 'wall', along: piece.map(spotOf) })),
        ...trees.map((at): SceneryItem => ({ kind: 'oak', at: spotOf(at) })),
      ],
    },
    remarks: [],
  };
}

/**
 * Reads a village or city of Watabou. Refused with a sentence when the text is no such file, or has
 * no houses.
 */
export function readCityMap(
  text: string,
  name: string,
  told: ProgressListener,
  { picture }: MapWish,
): Result<ImportedMap> {
  const parsed = parseJson(text, CITY);
  const read = parsed.ok ? readData(parsed.value, citySchema, CITY) : parsed;
  if (!read.ok) return read;
  const { shapes, roadWidth, riverWidth, left } = cityPlan(read.value.features);
  const town = ['buildings', 'walls'].flatMap((id) => (shapes.get(id) ?? []).flatMap(({ points }) => points));
  if (town.length < 3)
    return notRead(`This ${CITY} has neither houses nor walls: export it there as JSON, and open that.`);
  const box = boxOf(town);
  const [wide, high] = [box.right - box.left + 2 * MARGIN, box.bottom - box.top + 2 * MARGIN];
  const square = Math.max(LEAST_SQUARE, Math.max(wide, high) / MOST_SQUARES);
  const at = ({ x, y }: Point): Point => ({
    x: tidy((x - box.left + MARGIN) / square),
    y: tidy((y - box.top + MARGIN) / square),
  });
  const isNear = ({ points }: CityShape): boolean =>
    points.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) < FAR);
  const part: Part = (id) =>
    (shapes.get(id) ?? [])
      .map(({ points, width, ...rest }) => ({
        ...rest,
        points: points.map(at),
        ...(width === undefined ? {} : { width: width / square }),
      }))
      .filter(isNear);
  const size = { width: Math.max(1, Math.ceil(wide / square)), height: Math.max(1, Math.ceil(high / square)) };
  const map = walledTown(part, name || 'Town', size, { road: roadWidth / square, river: riverWidth / square });
  return drawnMap(
    { ...map, ...(picture ? { picture: { shape: picture } } : {}), remarks: leftOutWords([[left, 'shape']]) },
    told,
  );
}
