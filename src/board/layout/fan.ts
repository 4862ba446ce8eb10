/**
 * Fans out figures that overlap, while somebody points at them: combatants who share one figure
 * with a number, and the fallen of one square.
 */
import { type Point, placeKey } from '../../space/scene.ts';
import type { BoardToken } from '../types.ts';
import type { Spot } from './spot.ts';

export interface Fan {
  /** The middle of the ring, and how far the fan reaches from it, in map pixels. */
  middle: Point;
  reach: number;
  /** Where each figure of the fan stands, by token id. */
  spots: ReadonlyMap<string, Spot>;
}

/** More figures than these are not fanned out: the ring would cover the map. */
const MOST = 14;

/** The distance from one figure of a ring to the next, in diameters. It leaves room for names. */
const APART = 1.8;

/**
 * The figures that lie where this one lies: those that it stands for, and the fallen of its square.
 */
function heapOf(
  pointed: BoardToken,
  tokens: readonly BoardToken[],
  spots: ReadonlyMap<string, Spot>,
): readonly BoardToken[] {
  const key = placeKey(pointed.place);
  return tokens.filter((one) => {
    if (one.id === pointed.id || spots.get(one.id)?.behind === pointed.id) return true;
    const isFallen = pointed.place.kind === 'square' && pointed.standing !== 'up' && one.standing !== 'up';
    return isFallen && placeKey(one.place) === key && spots.has(one.id);
  });
}

/**
 * The fan of the figure that is pointed at; undefined when no other figure lies there. Each figure
 * of the fan has this radius, in map pixels.
 */
export function fanOf(
  id: string,
  tokens: readonly BoardToken[],
  spots: ReadonlyMap<string, Spot>,
  radius: number,
): Fan | undefined {
  const pointed = tokens.find((one) => one.id === id);
  const middle = spots.get(id);
  if (!pointed || !middle || middle.behind !== undefined) return undefined;
  const heap = heapOf(pointed, tokens, spots);
  if (heap.length < 2 || heap.length > MOST) return undefined;
  const ring = Math.max(radius * 1.5, (heap.length * 2 * radius * APART) / (2 * Math.PI));
  const around = heap.map(({ id: one }, at): [string, Spot] => {
    const turn = (at / heap.length) * 2 * Math.PI - Math.PI / 2;
    return [one, { x: middle.x + Math.cos(turn) * ring, y: middle.y + Math.sin(turn) * ring, radius }];
  });
  return { middle: { x: middle.x, y: middle.y }, reach: ring + radius * 1.9, spots: new Map(around) };
}

/**
 * Which figure of a fan is meant by a point: the one that lies under it, or else the nearest one
 * while the point is within the fan.
 */
export function meantInFan({ middle, reach, spots }: Fan, point: Point): string | undefined {
  if (Math.hypot(point.x - middle.x, point.y - middle.y) > reach) return undefined;
  let best: { id: string; far: number } | undefined;
  for (const [id, spot] of spots) {
    const far = Math.hypot(point.x - spot.x, point.y - spot.y);
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id;
}
