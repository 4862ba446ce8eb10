/**
 * Looking through the shelf: which things hold every word, and are of the kind, game, folder and
 * tag that one wants to see.
 */
import type { SceneKind } from '../../space/scene.ts';
import type { ShelfEntry } from '../../storage/shelf/records.ts';

/** The filters; a filter that is left out is not asked. */
export interface ShelfSearch {
  words?: string;
  kind?: ShelfEntry['kind'] | undefined;
  game?: string | undefined;
  /** The kinds of map that this game plays on: maps of these are its own too. */
  plays?: readonly SceneKind[] | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
}

/** Small letters without their accents: “Brünhild” is found by “brun”. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const texts = new WeakMap<ShelfEntry, string>();
function textOf(entry: ShelfEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { name, about, folder, tags, summary, kind } = entry;
  const text = plainWords([name, about, folder, ...tags, summary, kind === 'scene' ? 'map' : kind].join(' '));
  texts.set(entry, text);
  return text;
}

/** Whether a thing is of a game, or a map that it can be played on. */
export const isFor = (
  { game: of, on }: ShelfEntry,
  { game, plays = [] }: Pick<ShelfSearch, 'game' | 'plays'>,
): boolean => game === undefined || of === game || (on !== undefined && plays.includes(on));

/** The items that fit all filters, in the order in which they came. */
export function searchShelf(entries: readonly ShelfEntry[], wanted: ShelfSearch): ShelfEntry[] {
  const words = plainWords(wanted.words ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return entries.filter(
    (entry) =>
      (wanted.kind === undefined || entry.kind === wanted.kind) &&
      isFor(entry, wanted) &&
      (wanted.folder === undefined || entry.folder === wanted.folder) &&
      (wanted.tag === undefined || entry.tags.includes(wanted.tag)) &&
      words.every((word) => textOf(entry).includes(word)),
  );
}

/** The folders and tags that there are, each with how many things are in it, by name. */
export function shelfHeadings(
  entries: readonly ShelfEntry[],
): Record<'folders' | 'tags', { name: string; count: number }[]> {
  const tally = (names: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
  };
  return {
    folders: tally(entries.flatMap(({ folder }) => (folder === '' ? [] : [folder]))),
    tags: tally(entries.flatMap(({ tags }) => tags)),
  };
}
