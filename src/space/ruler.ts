/** What a ruler laid over a map counts: steps straight and slanted on squares, zones from place to place. Each game says what they come to. */
import type { Place, ZoneScene } from './scene.ts';
import { distance } from './zones/zones.ts';

/** Steps along a way over squares, each leg first slanted, then straight; places that are no squares count nothing. */
export function stepsAlong(way: readonly Place[]): { straight: number; diagonal: number } {
  let [straight, diagonal] = [0, 0];
  for (const [n, to] of way.entries()) {
    const from = way[n - 1];
    if (from?.kind !== 'square' || to.kind !== 'square') continue;
    const across = Math.abs(to.column - from.column);
    const down = Math.abs(to.row - from.row);
    diagonal += Math.min(across, down);
    straight += Math.abs(across - down);
  }
  return { straight, diagonal };
}

/** Squares from one place to another as if the ground were plain and nobody in the way, slanted steps as one. 0 unless both are squares. */
export function plainSteps(from: Place, to: Place): number {
  const { straight, diagonal } = stepsAlong([from, to]);
  return straight + diagonal;
}

/** Zones along a way, leg by leg as the games count distances: 0 within a zone and to its borders. Infinity where nothing leads. */
export const zonesAlong = (scene: ZoneScene, way: readonly Place[]): number =>
  way.slice(1).reduce((sum, to, n) => sum + distance(scene, way[n] ?? to, to), 0);
