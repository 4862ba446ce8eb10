/** Noise for ground and edges: soft hills with heights from 0 to 1. */
import { createNoise2D } from 'simplex-noise';
import { randomFrom } from './random.ts';

/** Gives the height at a point, from 0 to 1. */
export type Noise = (x: number, y: number) => number;

/** Makes soft hills about one unit apart. */
export function hillNoise(seed: number): Noise {
  const noise = createNoise2D(randomFrom(seed));
  return (x, y) => noise(x, y) * 0.5 + 0.5;
}

/** Makes hills with smaller hills on them, in three sizes. */
export function roughNoise(seed: number): Noise {
  const noise = createNoise2D(randomFrom(seed));
  return (x, y) => (noise(x, y) * 4 + noise(x * 2.1, y * 2.1) * 2 + noise(x * 4.3, y * 4.3)) / 14 + 0.5;
}
