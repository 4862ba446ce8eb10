/** What an outline must be to make a zone, and how it is kept tidy. */

import type { Point, Zone, ZoneScene } from '../scene.ts';
import { area, crossesItself, lengthOf, type Polygon } from '../shapes/polygon.ts';
import { faulty } from './edited.ts';

/** The smallest zone, in square pixels. */
const LEAST_AREA = 400;
const MOST_POINTS = 400;

/** The refusal of a zone that is not there. */
export const gone = faulty('This zone is not on the map any more.');

/** The scene with a zone put in, or put in place of the one with its id. */
export const withZone = (scene: ZoneScene, zone: Zone): ZoneScene => ({
  ...scene,
  zones: { ...scene.zones, [zone.id]: zone },
});

/** To a hundredth of a pixel. */
export const round = (n: number): number => Math.round(n * 100) / 100;

/** The nearest point that is on the map. */
export const onMap = (scene: ZoneScene, { x, y }: Point): Point => ({
  x: Math.min(scene.width, Math.max(0, x)),
  y: Math.min(scene.height, Math.max(0, y)),
});

/** An outline in hundredths of a pixel, without points that repeat the one before. */
export const tidy = (polygon: Polygon): Point[] => {
  const points = polygon.map(({ x, y }) => ({ x: round(x), y: round(y) }));
  return points.filter((point, at) => lengthOf(points.at(at - 1) ?? point, point) > 0.01 || points.length === 1);
};

/** Why an outline cannot be a zone, in one sentence; undefined when it can. */
export function faultOfOutline(polygon: Polygon): string | undefined {
  if (polygon.length < 3) return 'A zone needs at least three corners.';
  if (polygon.length > MOST_POINTS) return `A zone has at most ${MOST_POINTS} corners; draw it more simply.`;
  if (polygon.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y)))
    return 'A corner lies nowhere on the map.';
  if (crossesItself(polygon)) return 'The outline crosses itself; draw it so that its sides do not meet.';
  return area(polygon) < LEAST_AREA ? 'This zone is too small to stand in; draw it larger.' : undefined;
}
