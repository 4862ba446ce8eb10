/** Scales what is painted on a map, for a form of the map with other measures. */
import type { Ground } from '../scene.ts';
import type { PaintedParts, Spot } from '../scenery/scenery.ts';

const tenth = (n: number): number => Math.round(n * 10) / 10;

/** What is painted, with all its measures times a factor. */
export function scaledParts({ materials, scenery, setting }: PaintedParts, k: number): PaintedParts {
  const spots = (all: readonly Spot[]): Spot[] => all.map(([x, y]) => [tenth(x * k), tenth(y * k)]);
  return {
    ...(materials && {
      materials: materials.map(({ shape, path, width, ...rest }) => ({
        ...rest,
        ...(shape && { shape: spots(shape) }),
        ...(path && { path: spots(path) }),
        ...(width !== undefined && { width: Math.max(1, width * k) }),
      })),
    }),
    ...(scenery && {
      scenery: scenery.map(({ at, along, ...rest }) => ({
        ...rest,
        ...(at && { at: spots([at])[0]! }),
        ...(along && { along: spots(along) }),
      })),
    }),
    ...(setting && { setting }),
  };
}

/** The ground with its picture's place times a factor. `map` is the size of the old map. */
export const scaledGround = (ground: Ground, k: number, map: { width: number; height: number }): Ground => {
  if (ground.kind === 'plain') return ground;
  const { x, y, width, height } = ground.at ?? { x: 0, y: 0, ...map };
  return { ...ground, at: { x: x * k, y: y * k, width: Math.max(1, width * k), height: Math.max(1, height * k) } };
};
