/** The book of a game, its rule texts and scripted fights, fetched when it is looked up. */
import type { Book, Ruleset, RuleText } from '../engine/ruleset.ts';
import { type Coming, coming } from '../ui/parts/later.tsx';

const books = new WeakMap<Ruleset, Coming<Book>>();

/** A game's book: wait for it by `useComing`, or draw without it by `useCome`. */
export function bookOf(ruleset: Ruleset): Coming<Book> {
  const known = books.get(ruleset) ?? coming(() => ruleset.book());
  books.set(ruleset, known);
  return known;
}

const byId = new WeakMap<Book, ReadonlyMap<string, RuleText>>();

/** A rule by its number, found without looking through all of them. */
export function ruleOf(book: Book, rule: string): RuleText | undefined {
  const known = byId.get(book) ?? new Map(book.rules.map((one) => [one.id, one]));
  byId.set(book, known);
  return known.get(rule);
}
