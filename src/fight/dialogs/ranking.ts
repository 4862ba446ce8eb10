/** In which order a search shows what it found: by name first, then by the words that are known about it. */

export interface Ranked {
  readonly name: string;
  /** Its number or kind, shown beside it. */
  readonly kind: string;
  /** Further words that find it. */
  readonly words: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well something fits, lower is better: its whole name, its name's start, a word's start in it, its name, its kind, its words. */
function rankOf({ name, kind, words }: Ranked, input: string): number {
  const named = plain(name);
  if (named === input) return 0;
  if (named.startsWith(input)) return 1;
  if (named.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(input))) return 2;
  if (named.includes(input)) return 3;
  if (plain(kind).includes(input)) return 4;
  return plain(words).includes(input) ? 5 : Number.POSITIVE_INFINITY;
}

/** What fits some words, best first; what fits alike keeps its order. Without words everything does. */
export function ranked<Item extends Ranked>(items: readonly Item[], words: string): readonly Item[] {
  const input = plain(words.trim());
  if (input === '') return items;
  return items
    .map((item) => ({ item, rank: rankOf(item, input) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** What stands beside a rule in a list: its number; for a page without one what it is about, from ids like `MU:skill-dodge-blows`. */
export function ruleTag(id: string): string {
  const [, page] = id.split(':');
  if (page === undefined) return id;
  return page.includes('-') ? (page.split('-')[0] ?? page) : 'page';
}
