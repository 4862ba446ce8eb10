/** The points that figures may stand on in a zone or on a border, and how large figures are. */
import type { Point } from '../scene.ts';
import {
  boxOf,
  contains,
  edgeDistance,
  innerPoint,
  lengthOf,
  middleOf,
  type Polygon,
  type Segment,
} from '../shapes/polygon.ts';

/** The middle and the size of a figure, in map pixels. */
export interface Circle extends Point {
  readonly radius: number;
}

/** Free space between two figures, as a share of the medium radius. */
export const GAP = 0.12;

/**
 * The radius of a figure from its room (1/16 tiny, 1/4 small, 1 medium, 4 large, 16 massive) and
 * the radius of a medium one. The radius grows slower than the room, so that small figures stay
 * legible.
 */
export const radiusOf = (room: number, medium: number): number => medium * Math.max(0.56, room ** 0.35);

/** Whether a circle meets none of the others, as if all were wider and taller by these factors. */
export const isFree = ({ x, y, radius }: Circle, others: Iterable<Circle>, gap = 0, room: Point = ONE): boolean => {
  for (const other of others)
    if (Math.hypot((other.x - x) / room.x, (other.y - y) / room.y) < other.radius + radius + gap - 1e-6) return false;
  return true;
};
const ONE: Point = { x: 1, y: 1 };

/** A point of the net that tokens may stand on, and its distance from the edge. */
export interface NetPoint extends Point {
  readonly depth: number;
}

/**
 * A fine triangular net over the outline, nearest to the middle first; every fourth point packs
 * medium tokens closely. Of points equally far, those beside the middle come first, right before
 * left, so that a few tokens stand in a row.
 */
export function netOver(polygon: Polygon, medium: number): readonly NetPoint[] {
  const centre = innerPoint(polygon);
  const box = boxOf(polygon);
  const span = Math.max(box.right - box.left, box.bottom - box.top);
  // The net has at most about 80 points across, however small the tokens are.
  const step = Math.max((medium * (2 + GAP)) / 4, span / 80);
  const rise = (step * Math.sqrt(3)) / 2;
  const points: (NetPoint & { readonly far: number; readonly turn: number })[] = [];
  for (let row = Math.ceil((box.top - centre.y) / rise); centre.y + row * rise <= box.bottom; row++) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (
      let column = Math.floor((box.left - centre.x) / step) - 1;
      centre.x + column * step + shift <= box.right;
      column++
    ) {
      const point = { x: centre.x + column * step + shift, y: centre.y + row * rise };
      if (!contains(polygon, point)) continue;
      points.push({
        ...point,
        depth: edgeDistance(polygon, point),
        far: Math.round(lengthOf(point, centre) * 8),
        turn: Math.abs(point.y - centre.y) * 4 + (point.x < centre.x ? 1 : 0) + (point.y < centre.y ? 0.5 : 0),
      });
    }
  }
  return points.sort((one, two) => one.far - two.far || one.turn - two.turn);
}

/**
 * The net from one end of the outline to the other; this order fills tight outlines better than an
 * order from the middle.
 */
export function inRows(net: readonly NetPoint[]): readonly NetPoint[] {
  const box = boxOf(net);
  const wide = box.right - box.left >= box.bottom - box.top;
  return [...net].sort((one, two) => (wide ? one.x - two.x || one.y - two.y : one.y - two.y || one.x - two.x));
}

/**
 * The points of a border's line, from its middle outwards. A row of figures may be longer than the
 * line by half a figure at either end.
 */
export function netOnBorder(line: Segment, medium: number): readonly NetPoint[] {
  const [from] = line;
  const long = lengthOf(...line);
  const middle = middleOf(...line);
  const step = (medium * (2 + GAP)) / 8;
  const along = long === 0 ? ONE : { x: (line[1].x - from.x) / long, y: (line[1].y - from.y) / long };
  const steps = Math.floor(long / 2 / step);
  return Array.from({ length: 2 * steps + 1 }, (_, at) => {
    const far = Math.ceil(at / 2) * (at % 2 === 0 ? -step : step);
    return { x: middle.x + along.x * far, y: middle.y + along.y * far, depth: Number.POSITIVE_INFINITY };
  });
}
