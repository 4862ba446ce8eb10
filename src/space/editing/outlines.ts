/** Says which outlines can make a zone, and keeps outlines tidy. */

import type { Point, Zone, ZoneScene } from '../scene.ts';
import { areaOf, crossesItself, lengthOf, type Polygon } from '../shapes/polygon.ts';
import { faultResult } from './edited.ts';

/** The smallest zone, in square pixels. */
const LEAST_AREA = 400;
const MOST_POINTS = 400;

/** The refusal of a zone that does not exist. */
export const goneZoneFault = faultResult('This zone is not on the map any more.');

/** The scene with a zone added, or with the zone of that id replaced. */
export const withZone = (scene: ZoneScene, zone: Zone): ZoneScene => ({
  ...scene,
  zones: { ...scene.zones, [zone.id]: zone },
});

/** Rounds to a hundredth of a pixel. */
export const roundedPixels = (n: number): number => Math.round(n * 100) / 100;

/** The nearest point that is on the map. */
export const onMap = (scene: ZoneScene, { x, y }: Point): Point => ({
  x: Math.min(scene.width, Math.max(0, x)),
  y: Math.min(scene.height, Math.max(0, y)),
});

/** An outline rounded to hundredths of a pixel, without points that repeat the previous point. */
export const tidyOutline = (polygon: Polygon): Point[] => {
  const points = polygon.map(({ x, y }) => ({ x: roundedPixels(x), y: roundedPixels(y) }));
  return points.filter((point, at) => lengthOf(points.at(at - 1) ?? point, point) > 0.01 || points.length === 1);
};

/** One sentence on why an outline cannot be a zone; undefined when it can. */
export function faultOfOutline(polygon: Polygon): string | undefined {
  if (polygon.length < 3) return 'A zone needs at least three corners.';
  if (polygon.length > MOST_POINTS) return `A zone has at most ${MOST_POINTS} corners; draw it more simply.`;
  if (polygon.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y)))
    return 'A corner lies nowhere on the map.';
  if (crossesItself(polygon)) return 'The outline crosses itself; draw it so that its sides do not meet.';
  return areaOf(polygon) < LEAST_AREA ? 'This zone is too small to stand in; draw it larger.' : undefined;
}
