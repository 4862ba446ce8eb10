/** A track in words, for screen readers and for places that do not draw the track. */
import type { Track } from '../../engine/ruleset.ts';

/** "Harm 2 of 5"; a bare count without an end is its number alone. */
export function trackWords(track: Track): string {
  const figures = track.kind === 'count' && track.max <= 0 ? `${track.value}` : `${track.value} of ${track.max}`;
  return `${track.label} ${figures}${track.detail ? `, ${track.detail}` : ''}`;
}
/** A title with the tracks that the whole table shares: "Round 2 · Lantern 3 of 6". */
export const withTable = (title: string, table: readonly Track[]): string =>
  [title, ...table.map(trackWords)].join(' · ');
