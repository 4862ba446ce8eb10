/** Looking through the encounters: those that hold every word in their name, game, map, folder, tags or notes. */
import { cards } from '../../rulesets/cards.ts';
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
  const game = cards.find(({ id }) => id === ruleset)?.name ?? ruleset;
  const text = plain([name, game, scene, folder, ...tags, words].join(' '));
  texts.set(entry, text);
  return text;
}

/** Those that fit, in the order in which they came. */
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
