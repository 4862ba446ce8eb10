/**
 * The things of a map edited by hand: found under the pointer, moved, turned, scaled, copied and
 * scattered. Points are in map pixels.
 */
import type { Point } from '../../scene.ts';
import type { Meaning } from '../../scenery/kind.ts';
import { sceneryKind, sceneryThemes } from '../../scenery/kinds/sceneryKinds.ts';
import { distanceToLine, isInside, liesUnder, sizeInSquares } from '../../scenery/lines.ts';
import type { SceneryItem, Spot } from '../../scenery/scenery.ts';
import { scatteredThings } from '../../scenes/plans/painted.ts';
import { strokeOutlines } from '../../shapes/brushShapes.ts';

export type ThingTheme = keyof typeof sceneryThemes;

/** The theme of each kind. An editor shows and locks things by theme, as layers. */
const themes: ReadonlyMap<string, ThingTheme> = new Map(
  Object.entries(sceneryThemes).flatMap(([theme, kinds]) =>
    Object.keys(kinds).map((kind): [string, ThingTheme] => [kind, theme as ThingTheme]),
  ),
);

/** The theme of a kind; a kind that this version does not know is among the traces. */
export const themeOf = (kind: string): ThingTheme => themes.get(kind) ?? 'Traces';

/** Whether a kind lies along a line: a wall, a hedge, a ditch. */
export const isLineKind = (kind: string): boolean => sceneryKind(kind).outline === 'line';

const tenth = (n: number): number => Math.round(n * 10) / 10;
export const spotOf = ({ x, y }: Point): Spot => [tenth(x), tenth(y)];

/**
 * Whether a point lies on a thing; `reach` is the distance that is still near enough to a thin
 * line.
 */
function isOn(item: SceneryItem, { x, y }: Point, square: number, reach: number): boolean {
  if (!item.along) return liesUnder(item, [x, y], square);
  const [, depth] = sizeInSquares(item);
  return distanceToLine(item.along, [x, y]) <= Math.max(reach, (depth * square) / 2);
}

/** The number of the thing at a point: the smallest there, because large ones lie under it. */
export function thingAt(
  things: readonly SceneryItem[],
  point: Point,
  { square, reach = 6, taken = () => true }: { square: number; reach?: number; taken?(item: SceneryItem): boolean },
): number | undefined {
  let best: { at: number; area: number } | undefined;
  things.forEach((item, at) => {
    if (!taken(item) || !isOn(item, point, square, reach)) return;
    const [length, depth] = sizeInSquares(item);
    const area = item.along ? 0.5 : length * depth;
    if (!best || area <= best.area) best = { at, area };
  });
  return best?.at;
}

/** The numbers of the things whose middle, or all of whose line, lies within a box. */
export function thingsWithin(
  things: readonly SceneryItem[],
  [from, to]: readonly [Point, Point],
  taken: (item: SceneryItem) => boolean = () => true,
): number[] {
  const holds = ([x, y]: Spot): boolean =>
    x >= Math.min(from.x, to.x) &&
    x <= Math.max(from.x, to.x) &&
    y >= Math.min(from.y, to.y) &&
    y <= Math.max(from.y, to.y);
  return things.flatMap((item, at) => (taken(item) && (item.along ?? [item.at!]).every(holds) ? [at] : []));
}

/** The box around a thing as it lies on the map, in map pixels. */
export function boxOfThing(item: SceneryItem, square: number): { x: number; y: number; width: number; height: number } {
  const [length, depth] = sizeInSquares(item);
  if (item.along) {
    const [xs, ys] = [item.along.map(([x]) => x), item.along.map(([, y]) => y)];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const air = (depth * square) / 2;
    return { x: x - air, y: y - air, width: Math.max(...xs) - x + 2 * air, height: Math.max(...ys) - y + 2 * air };
  }
  const [x, y] = item.at ?? [0, 0];
  return { x: x - (length * square) / 2, y: y - (depth * square) / 2, width: length * square, height: depth * square };
}

/** An angle from 0 to below 360 degrees, whole. */
export const turnWithin = (degrees: number): number => ((Math.round(degrees) % 360) + 360) % 360;

const SIZES = { least: 0.1, most: 20, longest: 60 } as const;
const within = (n: number, most: number): number => Math.round(Math.min(most, Math.max(SIZES.least, n)) * 100) / 100;

/** A thing scaled by factors along and across, within the sizes that a map allows. */
export function grownThing(item: SceneryItem, along: number, across = along): SceneryItem {
  if (item.along) return item;
  if (along === across && typeof (item.size ?? 1) === 'number')
    return { ...item, size: within(((item.size as number | undefined) ?? 1) * along, SIZES.most) };
  const [length, depth] = sizeInSquares(item);
  return { ...item, size: [within(length * along, SIZES.longest), within(depth * across, SIZES.longest)] };
}

/**
 * A thing turned by this many degrees about its middle; a line turns about the middle of its
 * points.
 */
export function turnedThing(item: SceneryItem, degrees: number): SceneryItem {
  if (!item.along) return { ...item, turn: turnWithin((item.turn ?? 0) + degrees) };
  const count = item.along.length;
  const middle = item.along.reduce(([sx, sy], [x, y]): Spot => [sx + x / count, sy + y / count], [0, 0]);
  const angle = (degrees * Math.PI) / 180;
  return {
    ...item,
    along: item.along.map(([x, y]): Spot => {
      const [dx, dy] = [x - middle[0], y - middle[1]];
      return [
        tenth(middle[0] + dx * Math.cos(angle) - dy * Math.sin(angle)),
        tenth(middle[1] + dx * Math.sin(angle) + dy * Math.cos(angle)),
      ];
    }),
  };
}

/** A thing moved by this many map pixels along each axis. */
export function movedThing(item: SceneryItem, by: Point): SceneryItem {
  const moved = ([x, y]: Spot): Spot => spotOf({ x: x + by.x, y: y + by.y });
  return item.along ? { ...item, along: item.along.map(moved) } : { ...item, at: moved(item.at ?? [0, 0]) };
}

/** A thing with these meanings; undefined: with the meanings of its kind. */
export function meaningThing(
  { means: _old, ...item }: SceneryItem,
  means: readonly Meaning[] | undefined,
): SceneryItem {
  return means ? { ...item, means: [...means] } : item;
}

/** The scenery in which some things, by their numbers, are changed or (undefined) removed. */
export const withThings = (
  things: readonly SceneryItem[],
  numbers: readonly number[],
  how: (item: SceneryItem) => SceneryItem | undefined,
): SceneryItem[] => {
  const chosen = new Set(numbers);
  return things.flatMap((item, at) => {
    const next = chosen.has(at) ? how(item) : item;
    return next ? [next] : [];
  });
};

/** The settings of a scattering brush: the kinds, the density and the stroke. */
export interface Scattering {
  readonly kinds: readonly string[];
  readonly points: readonly Point[];
  /** Width of the brush in map pixels. */
  readonly across: number;
  /** From 0 (sparse) to 1 (as near as the things allow). */
  readonly density: number;
  readonly seed: number;
}

/**
 * Things scattered along a stroke of a brush, none of them on another thing of these kinds. A
 * higher density gives more things that stand closer together; the same seed gives the same things.
 */
export function scatteredAlong(
  things: readonly SceneryItem[],
  { kinds, points, across, density, seed }: Scattering,
  square: number,
): SceneryItem[] {
  const wide = kinds.reduce((sum, kind) => sum + sceneryKind(kind).size[0] * square, 0) / Math.max(1, kinds.length);
  const apart = wide * (1.7 - density);
  const near = things.filter((item) => item.at && kinds.includes(item.kind));
  return strokeOutlines(points, across).flatMap((outline, n) => {
    const spots = outline.map(spotOf);
    const area = Math.abs(
      spots.reduce((sum, [x, y], k) => {
        const [nx, ny] = spots[(k + 1) % spots.length]!;
        return sum + (x * ny - nx * y) / 2;
      }, 0),
    );
    const many = Math.max(1, Math.min(300, Math.round((area / (apart * apart)) * 0.9)));
    const thrown = scatteredThings(kinds, { many, within: spots, apart, seed: seed + n }).filter(
      ({ at }) =>
        at &&
        !near.some((item) => Math.hypot(item.at![0] - at[0], item.at![1] - at[1]) < apart * 0.9) &&
        isInside(spots, at),
    );
    return thrown.map(
      (item): SceneryItem => ({
        ...item,
        turn: turnWithin(item.turn ?? 0),
        at: [tenth(item.at![0]), tenth(item.at![1])],
      }),
    );
  });
}
