/** The outlines of areas in map pixels, and whether a point lies in an area as it is drawn. */
import type { Point } from '../scene.ts';
import { type Box, boxOf, centroid, contains, lengthOf } from '../shapes/polygon.ts';
import type { AreaShape } from './area.ts';

const RADIANS = Math.PI / 180;
/** The corners by which a whole circle is drawn. */
const CORNERS = 72;

/** The angle of the way from one point to another, in degrees clockwise from east. */
export const bearingOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x) / RADIANS;

/** The point at a distance from another, in a direction in degrees clockwise from east. */
export const pointAt = ({ x, y }: Point, far: number, degrees: number): Point => ({
  x: x + far * Math.cos(degrees * RADIANS),
  y: y + far * Math.sin(degrees * RADIANS),
});

/** The smaller angle between two directions, 0 to 180 degrees. */
export const angleBetween = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

const arc = (at: Point, radius: number, from: number, to: number): Point[] => {
  const steps = Math.max(2, Math.ceil((Math.abs(to - from) / 360) * CORNERS));
  return Array.from({ length: steps + 1 }, (_, n) => pointAt(at, radius, from + ((to - from) * n) / steps));
};

/** The lines round an area: one, and for a ring the line round its hole as well. */
export function areaOutlines(shape: AreaShape): Point[][] {
  switch (shape.kind) {
    case 'circle':
      return [arc(shape.at, shape.radius, 0, 360).slice(1)];
    case 'ring':
      return [arc(shape.at, shape.radius, 0, 360).slice(1), arc(shape.at, shape.hole, 0, 360).slice(1)];
    case 'square':
      return [[45, 135, 225, 315].map((by) => pointAt(shape.at, shape.side / Math.SQRT2, shape.turn + by))];
    case 'cone': {
      const way = bearingOf(shape.from, shape.to);
      const half = shape.angle / 2;
      return [[shape.from, ...arc(shape.from, lengthOf(shape.from, shape.to), way - half, way + half)]];
    }
    case 'line': {
      const aside = bearingOf(shape.from, shape.to) + 90;
      const half = shape.width / 2;
      const { from, to } = shape;
      return [
        [pointAt(from, -half, aside), pointAt(to, -half, aside), pointAt(to, half, aside), pointAt(from, half, aside)],
      ];
    }
    case 'own':
      return [shape.points];
  }
}

/** The point of an area by which it is named and moved. */
export function middleOfArea(shape: AreaShape): Point {
  if (shape.kind === 'own') return centroid(shape.points);
  if ('at' in shape) return shape.at;
  return { x: (shape.from.x + shape.to.x) / 2, y: (shape.from.y + shape.to.y) / 2 };
}

/** The box round an area. */
export const boxOfArea = (shape: AreaShape): Box => boxOf(areaOutlines(shape)[0] ?? []);

/** Whether a point lies in an area as it is drawn. */
export function isInShape(shape: AreaShape, point: Point): boolean {
  switch (shape.kind) {
    case 'circle':
      return lengthOf(shape.at, point) <= shape.radius;
    case 'ring': {
      const far = lengthOf(shape.at, point);
      return far <= shape.radius && far > shape.hole;
    }
    case 'cone': {
      const far = lengthOf(shape.from, point);
      return far <= lengthOf(shape.from, shape.to) && isInCone(shape, point);
    }
    default:
      return contains(areaOutlines(shape)[0] ?? [], point);
  }
}

/** Whether a point lies in the directions into which a cone opens. Its tip does not. */
export function isInCone({ from, to, angle }: Extract<AreaShape, { kind: 'cone' }>, point: Point): boolean {
  if (lengthOf(from, point) < 1e-6) return false;
  return angleBetween(bearingOf(from, to), bearingOf(from, point)) <= angle / 2 + 1e-6;
}
