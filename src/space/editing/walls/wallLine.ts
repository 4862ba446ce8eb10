/**
 * The walls of a map as lines of scenery: finds the wall near a point, and cuts a gap into a wall.
 */
import type { Point } from '../../scene.ts';
import type { SceneryItem, Spot } from '../../scenery/scenery.ts';
import { lengthOf, nearestOn, type Segment } from '../../shapes/polygon.ts';
import { isLineKind, spotOf } from '../things/things.ts';

/** A place on a line of scenery. */
export interface WallSpot {
  /** The number of the thing. */
  readonly thing: number;
  /** The number of the piece of its line. */
  readonly piece: number;
  readonly at: Point;
  /** The direction of the wall there, in degrees. */
  readonly turn: number;
}

const pointOf = ([x, y]: Spot): Point => ({ x, y });
const piecesOf = (line: readonly Spot[]): Segment[] =>
  line.slice(1).map((spot, n): Segment => [pointOf(line[n]!), pointOf(spot)]);

/** The place on the nearest line of scenery within reach, in map pixels. */
export function wallNear(things: readonly SceneryItem[], point: Point, reach: number): WallSpot | undefined {
  let best: WallSpot | undefined;
  let far = reach;
  things.forEach((item, thing) => {
    if (!item.along || !isLineKind(item.kind)) return;
    piecesOf(item.along).forEach(([from, to], piece) => {
      const at = nearestOn([from, to], point);
      const gap = lengthOf(at, point);
      if (gap > far || lengthOf(from, to) < 1) return;
      far = gap;
      best = { thing, piece, at, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
    });
  });
  return best;
}

/**
 * The scenery with a gap of this width in one wall, about a place on the wall. One or two walls
 * remain; a gap at the end of a wall shortens it.
 */
export function withGap(things: readonly SceneryItem[], spot: WallSpot, wide: number): SceneryItem[] {
  const item = things[spot.thing];
  const along = item?.along;
  const [a, b] = [along?.[spot.piece], along?.[spot.piece + 1]];
  if (!item || !along || !a || !b) return [...things];
  const [from, to] = [pointOf(a), pointOf(b)];
  const length = lengthOf(from, to);
  const middle = lengthOf(from, spot.at);
  const on = (far: number): Spot => {
    const share = Math.min(1, Math.max(0, far / length));
    return spotOf({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  };
  const before = [...along.slice(0, spot.piece + 1), on(middle - wide / 2)];
  const after = [on(middle + wide / 2), ...along.slice(spot.piece + 1)];
  const [first, last] = [along[0]!, along.at(-1)!];
  // A closed wall with one gap stays one wall.
  const parts = first[0] === last[0] && first[1] === last[1] ? [[...after, ...before.slice(1)]] : [before, after];
  const long = (line: readonly Spot[]) => piecesOf(line).reduce((sum, [start, end]) => sum + lengthOf(start, end), 0);
  return things.flatMap((one, n) =>
    n === spot.thing ? parts.filter((line) => long(line) > 2).map((line) => ({ ...item, along: line })) : [one],
  );
}
