/**
 * Loads against tolerances, for games in which loads fell a combatant: how near each load is to its
 * tolerance.
 */
import type { Track } from '../../engine/ruleset.ts';

/**
 * One load. `share` of its tolerance, 0 to 1; `full`: the next point goes over the tolerance;
 * `over`: the load is past it.
 */
export interface Load {
  id: string;
  label: string;
  value: number;
  max: number;
  share: number;
  mood: 'easy' | 'full' | 'over';
}

/** The loads in the game's order; none where points or boxes fell a combatant instead of loads. */
export function loadsOf(tracks: readonly Track[]): Load[] {
  if (!tracks.some(({ kind, weight }) => kind === 'load' && weight === 'vital')) return [];
  return tracks
    .filter(({ kind }) => kind === 'load')
    .map(({ id, label, value, max }) => ({
      id,
      label,
      value,
      max,
      share: max > 0 ? Math.min(1, Math.max(0, value / max)) : value > 0 ? 1 : 0,
      mood: value > max ? 'over' : value === max ? 'full' : 'easy',
    }));
}

/** The loads in words: "Fatigue 4 of 3, Stress 1 of 2". */
export const loadWords = (loads: readonly Load[]): string =>
  loads.map(({ label, value, max }) => `${label} ${value} of ${max}`).join(', ');

/**
 * The loads as a token draws them: the share of the tolerance, above 1 past it. Undefined where
 * there are no loads.
 */
export function loadShares(tracks: readonly Track[]): number[] | undefined {
  const loads = loadsOf(tracks);
  return loads.length === 0 ? undefined : loads.map(({ share, mood }) => (mood === 'over' ? 1.1 : share));
}
