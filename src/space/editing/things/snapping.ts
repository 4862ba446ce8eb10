/** Snaps a point of the editor to the grid, to half of the grid, or not at all. */
import type { Point, Scene } from '../../scene.ts';

const GRID_OF_ZONES = 30;

/** The distance between the places to which things and walls snap, in map pixels. */
export const snapStep = (scene: Scene): number => (scene.kind === 'squares' ? scene.pixels / 2 : GRID_OF_ZONES);

/** The nearest place on a net with this step, in map pixels. */
export const snappedTo = ({ x, y }: Point, step: number): Point => ({
  x: Math.round(x / step) * step,
  y: Math.round(y / step) * step,
});

/** The nearest corner of a square; on zones the nearest place of the fine grid. */
export const snappedCorner = (scene: Scene, point: Point): Point =>
  snappedTo(point, scene.kind === 'squares' ? scene.pixels : GRID_OF_ZONES);
