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

/** What a walk along a ruler's way costs a combatant, as a game says it. */
export interface OnFoot {
  /** The cost on foot: “9 squares”, or a sentence on why nobody gets there. */
  cost: string;
  /** The moves or turns that it takes: “3 turns”. Left out where the game limits no move. */
  takes?: string;
  /** What hinders on the way, each with its rule. */
  hinders: { text: string; rule: string }[];
  /** The way on foot from its start; empty where none leads there. */
  path: Place[];
}
