/**
 * Helpers for people who lay out the scenery of ready-made maps: things in rows, scattered things,
 * measures in squares.
 */
import { isInside } from '../../scenery/lines.ts';
import type { GroundLayer, PaintedParts, SceneryItem, Spot } from '../../scenery/scenery.ts';

/**
 * The place of one of several like things: x, y, and if needed its turn in degrees and its size.
 */
export type Standing = readonly [number, number, number?, (number | readonly [number, number])?];

/** Several things of one kind. */
export const thingsOf = (kind: string, standings: readonly Standing[]): SceneryItem[] =>
  standings.map(([x, y, turn, size]) => ({
    kind,
    at: [x, y],
    ...(turn === undefined ? {} : { turn }),
    ...(size === undefined ? {} : { size: typeof size === 'number' ? size : [size[0], size[1]] }),
  }));

/** A thing along a line. */
export const thingAlong = (kind: string, ...along: Spot[]): SceneryItem => ({ kind, along });

/** The same things or materials without any meaning for the rules, merely drawn. */
export const drawnOnly = <One extends SceneryItem | GroundLayer>(all: readonly One[]): One[] =>
  all.map((one) => ({ ...one, means: [] }));

/** A box as an outline: left, top, right, bottom. */
export const boxOutline = (left: number, top: number, right: number, bottom: number): Spot[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

/** An oval as an outline of twenty corners. */
export const ovalOutline = (x: number, y: number, across: number, down = across): Spot[] =>
  Array.from({ length: 20 }, (_, n): Spot => {
    const angle = (n / 20) * Math.PI * 2;
    return [tidy(x + Math.cos(angle) * across), tidy(y + Math.sin(angle) * down)];
  });

const tidy = (n: number): number => Math.round(n * 100) / 100;

/** A source of random numbers that gives the same sequence for the same seed. */
function chanceFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Things scattered within an outline: `many` of them, no two nearer than `apart`, and none within
 * the outlines of `except`. The same seed gives the same things.
 */
export function scatteredThings(
  kinds: readonly string[],
  {
    many,
    within,
    apart,
    except = [],
    sizes = [0.8, 1.2],
    seed = 1,
  }: {
    many: number;
    within: readonly Spot[];
    apart: number;
    except?: readonly (readonly Spot[])[];
    sizes?: readonly [number, number];
    seed?: number;
  },
): SceneryItem[] {
  const chance = chanceFrom(seed);
  const xs = within.map(([x]) => x);
  const ys = within.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const spots: Spot[] = [];
  for (let tries = 0; tries < many * 30 && spots.length < many; tries += 1) {
    const spot: Spot = [tidy(left + chance() * (right - left)), tidy(top + chance() * (bottom - top))];
    const free =
      isInside(within, spot) &&
      !except.some((outline) => isInside(outline, spot)) &&
      spots.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) >= apart);
    if (free) spots.push(spot);
  }
  return spots.map((at): SceneryItem => {
    const kind = kinds[Math.floor(chance() * kinds.length)] ?? 'bush';
    const size = Math.round((sizes[0] + chance() * (sizes[1] - sizes[0])) * 100) / 100;
    return { kind, at, size, turn: Math.round(chance() * 360) };
  });
}

/**
 * Turns scenery laid out in squares into map pixels, for a scene whose squares have this many
 * pixels.
 */
export function inSquares({ materials = [], scenery = [], setting = {} }: PaintedParts, pixels: number): PaintedParts {
  const scaled = (spots: readonly Spot[]): Spot[] =>
    spots.map(([x, y]) => [Math.round(x * pixels * 10) / 10, Math.round(y * pixels * 10) / 10]);
  return {
    materials: materials.map(
      ({ shape, path, width, ...rest }): GroundLayer => ({
        ...rest,
        ...(shape ? { shape: scaled(shape) } : {}),
        ...(path ? { path: scaled(path) } : {}),
        ...(width === undefined ? {} : { width: width * pixels }),
      }),
    ),
    scenery: scenery.map(
      ({ at, along, ...rest }): SceneryItem => ({
        ...rest,
        ...(at ? { at: scaled([at])[0]! } : {}),
        ...(along ? { along: scaled(along) } : {}),
      }),
    ),
    setting,
  };
}
