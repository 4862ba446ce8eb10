/** Tests the search for encounters: every word, anywhere, without accents, in a folder. */
import { expect, it } from 'vitest';
import type { EncounterEntry } from '../../store/types.ts';
import { findEncounters } from './findEncounters.ts';

const entry = (name: string, more: Partial<EncounterEntry> = {}): EncounterEntry => ({
  id: name,
  name,
  ruleset: 'murdham',
  stage: 'setup',
  scene: 'Old Mill',
  combatants: 0,
  changed: 0,
  ...more,
});
const all = [
  entry('Brünhild’s last stand', { folder: 'Season 2', tags: ['boss'] }),
  entry('Ford', { words: 'drowned bell' }),
];
const found = (words: string, folder?: string) => findEncounters(all, { words, folder }).map(({ name }) => name);

it('the search finds encounters by name, game, map, folder, tag and note, and none that lack one of the words', () => {
  expect(found('brunhild boss')).toEqual(['Brünhild’s last stand']);
  expect(found('MURDHAM mill')).toHaveLength(2);
  expect(found('bell')).toEqual(['Ford']);
  expect(found('bell boss')).toEqual([]);
  expect(found('', 'Season 2')).toEqual(['Brünhild’s last stand']);
  expect(found('ford', 'Season 2')).toEqual([]);
});
