/** Noise for ground and edges: soft hills from 0 to 1. */
import { createNoise2D } from 'simplex-noise';
import { randomFrom } from './random.ts';

/** Height from 0 to 1 at a point. */
export type Noise = (x: number, y: number) => number;

/** Soft hills about one unit apart. */
export function hillNoise(seed: number): Noise {
  const noise = createNoise2D(randomFrom(seed));
  return (x, y) => noise(x, y) * 0.5 + 0.5;
}

/** Hills with smaller hills on them, three deep. */
export function roughNoise(seed: number): Noise {
  const noise = createNoise2D(randomFrom(seed));
  return (x, y) => (noise(x, y) * 4 + noise(x * 2.1, y * 2.1) * 2 + noise(x * 4.3, y * 4.3)) / 14 + 0.5;
}
