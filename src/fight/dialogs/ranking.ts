/** The order of search results: matches of the name first, then matches of other words. */

export interface Ranked {
  readonly name: string;
  /** The entry's number or kind, shown beside its name. */
  readonly kind: string;
  /** Further words by which the search finds the entry. */
  readonly words: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * How well an entry fits the input; lower is better. From best to worst: the whole name, the name's
 * start, a word's start in the name, inside the name, the kind, other words.
 */
function rankOf({ name, kind, words }: Ranked, input: string): number {
  const named = plain(name);
  if (named === input) return 0;
  if (named.startsWith(input)) return 1;
  if (named.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(input))) return 2;
  if (named.includes(input)) return 3;
  if (plain(kind).includes(input)) return 4;
  return plain(words).includes(input) ? 5 : Number.POSITIVE_INFINITY;
}

/**
 * Gives the items that fit some words, best first. Items that fit equally well keep their order.
 * Without words every item fits.
 */
export function rankedByWords<Item extends Ranked>(items: readonly Item[], words: string): readonly Item[] {
  const input = plain(words.trim());
  if (input === '') return items;
  return items
    .map((item) => ({ item, rank: rankOf(item, input) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/**
 * The tag beside a rule in a list: the rule's number. A page without a number gets its subject,
 * taken from an id like `MU:skill-dodge-blows`.
 */
export function ruleTag(id: string): string {
  const [, page] = id.split(':');
  if (page === undefined) return id;
  return page.includes('-') ? (page.split('-')[0] ?? page) : 'page';
}
