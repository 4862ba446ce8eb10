/** What lasts beyond a fight of Freeform (FF-17), and the rest that restores a combatant wholly. */
import type { After } from '../../engine/after/after.ts';
import { combatantOf } from '../../engine/fight.ts';
import { copyOfJson } from '../../engine/forms/schema.ts';
import { commaList, endedLines, figureLines } from '../common/after.ts';
import type { FreeformHouse } from './house.ts';
import type { FreeformSheet } from './sheet/sheet.ts';
import type { FreeformState } from './state.ts';

const trackValues = ({ tracks }: FreeformSheet) => tracks.map(({ name, value }) => ({ name, value }));

export const afterRules: After<FreeformSheet, FreeformState, FreeformHouse> = {
  stays: [
    { path: 'hits', rule: 'FF-17' },
    { path: 'tracks', rule: 'FF-17' },
    { path: 'notes', rule: 'FF-17' },
  ],
  over: (fight, who) => {
    const sheet = copyOfJson(combatantOf(fight, who).sheet);
    const ended = endedLines(
      sheet.states.map(({ name }) => name),
      'FF-17',
    );
    return { sheet: { ...sheet, states: [], fate: 'here' }, ended };
  },
  changes: (before, sheet) => [
    ...figureLines(before, sheet, [{ label: 'Hit points', rule: 'FF-17', of: ({ hits }) => hits.left, better: 'up' }]),
    ...trackValues(sheet).flatMap(({ name, value }) => {
      const was = before.tracks.find((one) => one.name === name);
      return was && was.value !== value ? [{ text: `${name} ${was.value} → ${value}`, rule: 'FF-17' }] : [];
    }),
  ],
  words: ({ hits, tracks }, fresh) =>
    commaList(
      hits.left < hits.most ? `${hits.left} of ${hits.most} hit points` : '',
      ...tracks
        .filter(({ id, value }) => fresh.tracks.some((one) => one.id === id && one.value !== value))
        .map(({ name, value }) => `${name} ${value}`),
    ),
  counts: [
    {
      id: 'lost',
      one: 'hit point lost',
      many: 'hit points lost',
      of: (before, sheet) => Math.max(0, before.hits.left - sheet.hits.left),
    },
  ],
  rests: [
    {
      id: 'rest',
      name: 'A rest',
      rule: 'FF-17',
      says: 'All hit points come back, and the tracks are as they were at first.',
      assumed: true,
      take: (sheet, { fresh }) => ({
        ...copyOfJson(sheet),
        hits: { ...sheet.hits, left: sheet.hits.most },
        tracks: sheet.tracks.map((one) => ({
          ...one,
          value: fresh.tracks.find(({ id }) => id === one.id)?.value ?? one.value,
        })),
      }),
    },
  ],
};
