/**
 * Searches the shelf: finds the things that contain every word and have the wanted kind, game,
 * folder and tag.
 */
import type { MapKind } from '../../space/scene.ts';
import type { ShelfEntry } from '../../storage/shelf/records.ts';

/** The filters. A filter that is left out lets everything through. */
export interface ShelfSearch {
  words?: string;
  kind?: ShelfEntry['kind'] | undefined;
  game?: string | undefined;
  /** The kinds of map that this game plays on: maps of these kinds count as the game's own. */
  plays?: readonly MapKind[] | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
}

/** Lower-case letters without their accents: “brun” finds “Brünhild”. */
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

/** Tells whether a thing belongs to a game, or is a map that the game can be played on. */
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

/** Lists the folders and tags, by name, each with the number of things in it. */
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
