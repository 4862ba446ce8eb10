/** Where a point of an editor comes to lie: on the grid, on a half of it, or where it is. */
import type { Point, Scene } from '../../scene.ts';

const GRID_OF_ZONES = 30;

/** How far apart the places are on which things and walls come to lie, in map pixels. */
export const snapStep = (scene: Scene): number => (scene.kind === 'squares' ? scene.pixels / 2 : GRID_OF_ZONES);

/** The nearest place of so many map pixels apart. */
export const snappedTo = ({ x, y }: Point, step: number): Point => ({
  x: Math.round(x / step) * step,
  y: Math.round(y / step) * step,
});

/** The corner of a square that is nearest; on zones a place of the fine grid. */
export const snappedCorner = (scene: Scene, point: Point): Point =>
  snappedTo(point, scene.kind === 'squares' ? scene.pixels : GRID_OF_ZONES);
