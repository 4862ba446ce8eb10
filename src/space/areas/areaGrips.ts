/**
 * Laying, moving, turning and scaling areas: what a stroke lays, the handles of an area, and how an
 * area settles on the squares or hexes of a map.
 */
import { hexAt, hexCentre } from '../hexes/hexGrid.ts';
import { cellSizeOf, isHexScene, type Point, type Scene } from '../scene.ts';
import { centroid, lengthOf } from '../shapes/polygon.ts';
import { simplifiedTo } from '../shapes/simplify.ts';
import { type AreaKind, type AreaShape, MOST_CORNERS } from './area.ts';
import { bearingOf, middleOfArea, pointAt } from './areaOutline.ts';
import type { AreaCounting } from './areaPlaces.ts';

/** A cone that opens by this many degrees is as wide as it is far. */
const CONE = 54;
/** The limits of the coordinates that a saved area may have. */
const tidy = (n: number): number => Math.min(119_999, Math.max(-9_999, Math.round(n * 10) / 10));
const tidyPoint = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) });

/** The length of one step on a map, in map pixels: a square, a hex, or a part of a map of zones. */
export const stepOfMap = (scene: Scene): number =>
  cellSizeOf(scene) ?? (scene.kind === 'zones' ? Math.max(scene.width, scene.height) / 24 : 1);

/** The middle of the cell under a point, or on squares the nearest corner if that is nearer. */
function snapped(scene: Scene, point: Point, to: 'middles' | 'halves'): Point {
  if (scene.kind === 'squares') {
    const p = scene.pixels;
    if (to === 'middles') return { x: (Math.floor(point.x / p) + 0.5) * p, y: (Math.floor(point.y / p) + 0.5) * p };
    const middle = { x: (Math.floor(point.x / p) + 0.5) * p, y: (Math.floor(point.y / p) + 0.5) * p };
    const corner = { x: Math.round(point.x / p) * p, y: Math.round(point.y / p) * p };
    return lengthOf(point, corner) < lengthOf(point, middle) ? corner : middle;
  }
  if (!isHexScene(scene)) return point;
  const hex = hexAt(scene.hexes, point);
  return hex ? hexCentre(scene.hexes, hex) : point;
}

const isMiddle = (scene: Scene, { x }: Point): boolean =>
  scene.kind !== 'squares' || Math.abs((x / scene.pixels) % 1) > 0.25;

/** A reach that ends at the rim of a cell, at least `least` cells. On zones a whole pixel. */
function snappedReach(scene: Scene, from: Point, reach: number, least = 1): number {
  const cell = cellSizeOf(scene);
  if (cell === undefined) return Math.max(8, Math.round(reach));
  const half = isMiddle(scene, from) ? 0.5 : 0;
  return (Math.max(least - Math.ceil(half), Math.round(reach / cell - half)) + half) * cell;
}

const eighth = (degrees: number): number => Math.round(degrees / 45) * 45;

/**
 * The area as it comes to rest: its middle on the middle of a cell or on a corner of squares, its
 * rim at the rim of cells, its direction as the game lets areas lie. On zones it stays as it is.
 */
export function settledShape(scene: Scene, { turns }: AreaCounting, shape: AreaShape): AreaShape {
  const upright = scene.kind === 'squares' && turns === 'eighths';
  switch (shape.kind) {
    case 'circle': {
      const at = tidyPoint(snapped(scene, shape.at, 'halves'));
      return { ...shape, at, radius: snappedReach(scene, at, shape.radius) };
    }
    case 'ring': {
      const at = tidyPoint(snapped(scene, shape.at, 'halves'));
      const radius = snappedReach(scene, at, shape.radius, 2);
      const cell = cellSizeOf(scene) ?? 8;
      const hole = Math.max(
        isMiddle(scene, at) ? cell / 2 : cell,
        Math.min(radius - cell, snappedReach(scene, at, shape.hole)),
      );
      return { ...shape, at, radius, hole };
    }
    case 'square':
      return settledSquare(scene, upright, shape);
    case 'cone': {
      const from = tidyPoint(snapped(scene, shape.from, 'halves'));
      const way = bearingOf(shape.from, shape.to);
      const far = snappedReach(scene, from, lengthOf(shape.from, shape.to));
      const angle = Math.min(180, Math.max(5, Math.round(shape.angle)));
      return { ...shape, from, to: tidyPoint(pointAt(from, far, upright ? eighth(way) : way)), angle };
    }
    case 'line':
      return settledLine(scene, upright, shape);
    case 'own':
      return { ...shape, points: shape.points.map(tidyPoint) };
  }
}

function settledSquare(scene: Scene, upright: boolean, shape: Extract<AreaShape, { kind: 'square' }>): AreaShape {
  const cell = cellSizeOf(scene);
  const turn = upright ? 0 : Math.round(shape.turn) % 90;
  if (scene.kind !== 'squares' || cell === undefined)
    return { ...shape, at: tidyPoint(shape.at), side: Math.max(8, Math.round(shape.side)), turn };
  const squares = Math.max(1, Math.round(shape.side / cell));
  // An upright square of an odd side has its middle in the middle of a square, an even one on a
  // corner.
  const odd = squares % 2 === 1 ? 0.5 : 0;
  const at = (n: number) => (Math.round(n / cell - odd) + odd) * cell;
  return { ...shape, at: tidyPoint({ x: at(shape.at.x), y: at(shape.at.y) }), side: squares * cell, turn };
}

function settledLine(scene: Scene, upright: boolean, shape: Extract<AreaShape, { kind: 'line' }>): AreaShape {
  const cell = cellSizeOf(scene);
  const width =
    cell === undefined ? Math.max(8, Math.round(shape.width)) : Math.max(1, Math.round(shape.width / cell)) * cell;
  const from = snapped(scene, shape.from, 'middles');
  let to = snapped(scene, shape.to, 'middles');
  if (upright && cell !== undefined) {
    const way = eighth(bearingOf(from, to));
    const steps = Math.round(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / cell);
    const sign = (n: number) => Math.sign(Math.round(n * 10));
    const { x, y } = pointAt({ x: 0, y: 0 }, 1, way);
    to = { x: from.x + sign(x) * steps * cell, y: from.y + sign(y) * steps * cell };
  }
  return { ...shape, from: tidyPoint(from), to: tidyPoint(to), width };
}

/**
 * The area that a stroke lays, from its first point to its last; an own form follows all of its
 * points. Undefined where the stroke is too short to be meant.
 */
export function shapeOfStroke(
  kind: AreaKind,
  points: readonly Point[],
  scene: Scene,
  counting: AreaCounting,
): AreaShape | undefined {
  const [from, to] = [points[0], points.at(-1)];
  const step = stepOfMap(scene);
  if (!from || !to) return undefined;
  if (kind === 'own') {
    const corners = simplifiedTo(points, step / 6, MOST_CORNERS);
    return corners.length < 3 ? undefined : settledShape(scene, counting, { kind, points: corners });
  }
  const far = lengthOf(from, to);
  if (far < step / 3) return undefined;
  const laid = (): AreaShape => {
    switch (kind) {
      case 'circle':
        return { kind, at: from, radius: far };
      case 'ring':
        return { kind, at: from, radius: far, hole: far / 2 };
      case 'cone':
        return { kind, from, to, angle: CONE };
      case 'line':
        return { kind, from, to, width: step };
      case 'square': {
        const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
        const along = (a: number, b: number) => a + ((b < a ? -1 : 1) * side) / 2;
        return { kind, at: { x: along(from.x, to.x), y: along(from.y, to.y) }, side, turn: 0 };
      }
    }
  };
  return settledShape(scene, counting, laid());
}

/** A handle of an area. */
export interface AreaGrip {
  id: string;
  at: Point;
  /** `move` moves the whole area, `turn` turns and scales it, `size` scales one measure of it. */
  does: 'move' | 'turn' | 'size' | 'corner';
}

/** The handles of an area. */
export function gripsOf(shape: AreaShape): AreaGrip[] {
  switch (shape.kind) {
    case 'circle':
    case 'ring': {
      const rim: AreaGrip = { id: 'radius', at: pointAt(shape.at, shape.radius, 0), does: 'size' };
      const hole: AreaGrip[] =
        shape.kind === 'ring' ? [{ id: 'hole', at: pointAt(shape.at, shape.hole, 180), does: 'size' }] : [];
      return [{ id: 'middle', at: shape.at, does: 'move' }, rim, ...hole];
    }
    case 'square':
      return [
        { id: 'middle', at: shape.at, does: 'move' },
        { id: 'corner', at: pointAt(shape.at, shape.side / Math.SQRT2, shape.turn + 45), does: 'turn' },
      ];
    case 'cone': {
      const [way, far] = [bearingOf(shape.from, shape.to), lengthOf(shape.from, shape.to)];
      return [
        { id: 'from', at: shape.from, does: 'move' },
        { id: 'to', at: shape.to, does: 'turn' },
        { id: 'angle', at: pointAt(shape.from, far, way + shape.angle / 2), does: 'size' },
      ];
    }
    case 'line':
      return [
        { id: 'middle', at: middleOfArea(shape), does: 'move' },
        { id: 'from', at: shape.from, does: 'turn' },
        { id: 'to', at: shape.to, does: 'turn' },
        {
          id: 'width',
          at: pointAt(middleOfArea(shape), shape.width / 2, bearingOf(shape.from, shape.to) + 90),
          does: 'size',
        },
      ];
    case 'own': {
      const at = centroid(shape.points);
      const far = Math.max(...shape.points.map((point) => lengthOf(at, point)));
      return [
        { id: 'middle', at, does: 'move' },
        { id: 'turn', at: pointAt(at, far * 1.15, 0), does: 'turn' },
        ...shape.points.map((point, n): AreaGrip => ({ id: `corner-${n}`, at: point, does: 'corner' })),
      ];
    }
  }
}

/** The area after one of its handles was dragged to a point. It has yet to settle. */
export function withGrip(shape: AreaShape, grip: string, to: Point): AreaShape {
  const held = gripsOf(shape).find(({ id }) => id === grip);
  if (!held) return shape;
  if (held.does === 'move') return shiftedShape(shape, to.x - held.at.x, to.y - held.at.y);
  switch (shape.kind) {
    case 'circle':
      return { ...shape, radius: lengthOf(shape.at, to) };
    case 'ring':
      return grip === 'hole'
        ? { ...shape, hole: lengthOf(shape.at, to) }
        : { ...shape, radius: lengthOf(shape.at, to) };
    case 'square':
      return { ...shape, side: lengthOf(shape.at, to) * Math.SQRT2, turn: bearingOf(shape.at, to) - 45 };
    case 'cone': {
      if (grip === 'to') return { ...shape, to };
      const off = bearingOf(shape.from, to) - bearingOf(shape.from, shape.to);
      return { ...shape, angle: 2 * Math.abs((((off % 360) + 540) % 360) - 180) };
    }
    case 'line':
      if (grip === 'width') {
        const way = (bearingOf(shape.from, shape.to) * Math.PI) / 180;
        const at = middleOfArea(shape);
        return { ...shape, width: 2 * Math.abs((to.y - at.y) * Math.cos(way) - (to.x - at.x) * Math.sin(way)) };
      }
      return grip === 'from' ? { ...shape, from: to } : { ...shape, to };
    case 'own': {
      if (held.does === 'corner')
        return { ...shape, points: shape.points.map((point, n) => (`corner-${n}` === grip ? to : point)) };
      const at = centroid(shape.points);
      const longer = lengthOf(at, to) / Math.max(1, lengthOf(at, held.at));
      return transformed(shape, Math.max(0.05, longer), bearingOf(at, to) - bearingOf(at, held.at));
    }
  }
}

/** The own form scaled by a factor and turned by degrees, about its middle. */
function transformed(shape: Extract<AreaShape, { kind: 'own' }>, longer: number, degrees: number): AreaShape {
  const at = centroid(shape.points);
  return {
    ...shape,
    points: shape.points.map((point) => pointAt(at, lengthOf(at, point) * longer, bearingOf(at, point) + degrees)),
  };
}

/** The area moved by so many map pixels. */
export function shiftedShape(shape: AreaShape, dx: number, dy: number): AreaShape {
  const by = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  if (shape.kind === 'own') return { ...shape, points: shape.points.map(by) };
  return 'at' in shape ? { ...shape, at: by(shape.at) } : { ...shape, from: by(shape.from), to: by(shape.to) };
}

/** The area turned clockwise about its middle, a cone about its tip. Circles and rings stay. */
export function turnedShape(shape: AreaShape, degrees: number): AreaShape {
  if (shape.kind === 'own') return transformed(shape, 1, degrees);
  if (shape.kind === 'square') return { ...shape, turn: shape.turn + degrees };
  if ('at' in shape) return shape;
  const at = shape.kind === 'cone' ? shape.from : middleOfArea(shape);
  const by = (point: Point) => pointAt(at, lengthOf(at, point), bearingOf(at, point) + degrees);
  return { ...shape, from: by(shape.from), to: by(shape.to) };
}

/** The area made larger by so many map pixels, or smaller. */
export function grownShape(shape: AreaShape, by: number): AreaShape {
  switch (shape.kind) {
    case 'circle':
    case 'ring':
      return { ...shape, radius: Math.max(1, shape.radius + by) };
    case 'square':
      return { ...shape, side: Math.max(1, shape.side + by) };
    case 'own': {
      const at = centroid(shape.points);
      const far = Math.max(1, ...shape.points.map((point) => lengthOf(at, point)));
      return transformed(shape, Math.max(0.2, (far + by) / far), 0);
    }
    default: {
      const far = Math.max(1, lengthOf(shape.from, shape.to) + by);
      return { ...shape, to: pointAt(shape.from, far, bearingOf(shape.from, shape.to)) };
    }
  }
}
