/**
 * The order of the encounters in the list, and the search: every word must be in the name, game,
 * map, folder, tags or notes.
 */
import { gameCards } from '../../rulesets/cards.ts';
import type { EncounterEntry } from '../../store/types.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const texts = new WeakMap<EncounterEntry, string>();
function textOf(entry: EncounterEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { name, ruleset, scene, folder = '', tags = [], words = '' } = entry;
  const game = gameCards.find(({ id }) => id === ruleset)?.name ?? ruleset;
  const text = plain([name, game, scene, folder, ...tags, words].join(' '));
  texts.set(entry, text);
  return text;
}

/** The encounters as the list shows them: the one that was changed last comes first. */
export const newestFirst = (entries: readonly EncounterEntry[]): EncounterEntry[] =>
  [...entries].sort((a, b) => b.changed - a.changed);

/** The encounters that match, in their given order. */
export function findEncounters(
  entries: readonly EncounterEntry[],
  wanted: { words: string; folder?: string | undefined },
): readonly EncounterEntry[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  if (words.length === 0 && wanted.folder === undefined) return entries;
  return entries.filter(
    (entry) =>
      (wanted.folder === undefined || entry.folder === wanted.folder) &&
      words.every((word) => textOf(entry).includes(word)),
  );
}
