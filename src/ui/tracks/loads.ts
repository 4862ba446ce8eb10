/** Loads against tolerances, for games in which they are what fells somebody: how near each is to being exceeded. */
import type { Track } from '../../engine/ruleset.ts';

/** One load. `share` of its tolerance, 0 to 1; `full`: the next bit goes over; `over`: it has. */
export interface Load {
  id: string;
  label: string;
  value: number;
  max: number;
  share: number;
  mood: 'easy' | 'full' | 'over';
}

/** The loads in the game's order; none where what fells somebody is no load but points or boxes. */
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

/** The loads as a token draws them: the share of what can be borne, above 1 when it is over. Undefined where there are none. */
export function loadShares(tracks: readonly Track[]): number[] | undefined {
  const loads = loadsOf(tracks);
  return loads.length === 0 ? undefined : loads.map(({ share, mood }) => (mood === 'over' ? 1.1 : share));
}
