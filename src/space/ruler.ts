/**
 * Counts along a ruler laid over a map: straight and slanted steps on squares, or zones from place
 * to place. Each game turns these counts into a distance.
 */
import type { Place, ZoneScene } from './scene.ts';
import { distance } from './zones/zones.ts';

/**
 * Steps along a way over squares; each leg first goes slanted, then straight. Places that are not
 * squares count nothing.
 */
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

/**
 * Zones along a way, leg by leg as the games count distances: 0 within a zone and to its borders.
 * Infinity where no way leads.
 */
export const zonesAlong = (scene: ZoneScene, way: readonly Place[]): number =>
  way.slice(1).reduce((sum, to, n) => sum + distance(scene, way[n] ?? to, to), 0);
