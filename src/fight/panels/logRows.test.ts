/** Tests the log's rows: rounds as headings, and filters that hide only entries that do not fit. */
import { describe, expect, it } from 'vitest';
import { textInFight } from '../../engine/log/read.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { logRows } from './logRows.ts';

const encounter = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [
  { begin: true },
  { do: 'strike', by: 'ash' },
  { answer: 'ogre' },
  { answer: 'pass' },
  { answer: { dice: [6, 1, 1, 1] } },
  { do: 'round' },
  { do: 'strike', by: 'bo' },
  { answer: 'ogre' },
  { answer: 'pass' },
  { answer: { dice: [1, 1, 1, 1] } },
]);
const texts = (filter: Parameters<typeof logRows>[1]) =>
  logRows(encounter.fight, filter).map((row) =>
    row.kind === 'round' ? `— ${row.round}` : textInFight(encounter.fight, row.entry.parts),
  );

describe('the rows of the log', () => {
  it('have a heading before each round', () => {
    expect(texts({ words: '' })).toEqual([
      '— 1',
      'The fight begins.',
      'Ash hits Ogre for 1.',
      '— 2',
      'Round 2.',
      'Bo misses Ogre.',
    ]);
  });
  it('are found by words, rule and name, in upper or lower case', () => {
    expect(texts({ words: 'MISSES' })).toEqual(['— 2', 'Bo misses Ogre.']);
    expect(texts({ words: 'ty-08' })).toEqual(['— 2', 'Round 2.']);
  });
  it('are found by the combatant whom they are about', () => {
    expect(texts({ words: '', who: 'ash' })).toEqual(['— 1', 'Ash hits Ogre for 1.']);
    expect(texts({ words: '', who: 'lurker' })).toEqual([]);
  });
});
