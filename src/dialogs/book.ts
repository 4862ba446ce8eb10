/**
 * The book of a game: its rule texts and scripted fights. It is loaded once the page is quiet, or
 * when a reader looks something up.
 */
import { useEffect, useReducer } from 'react';
import type { Book, Ruleset, RuleText } from '../engine/ruleset.ts';
import { fetchedPart } from '../ui/parts/parts.tsx';
import { whenQuiet } from '../ui/whenQuiet.ts';

const asked = new WeakMap<Ruleset, Promise<Book>>();
const there = new WeakMap<Ruleset, Book>();

/** A game's book, for React's `use` inside `LazyBoundary`. Every caller gets the same promise. */
export function bookOf(ruleset: Ruleset): Promise<Book> {
  const load = async () => {
    const book = await ruleset.book();
    there.set(ruleset, book);
    return book;
  };
  const known = asked.get(ruleset) ?? fetchedPart(load, () => asked.delete(ruleset));
  asked.set(ruleset, known);
  return known;
}

/** A game's book once it is loaded, for components that are drawn without the book meanwhile. */
export function useBook(ruleset: Ruleset): Book | undefined {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const book = there.get(ruleset);
  useEffect(() => {
    if (book) return;
    let wanted = true;
    const leave = whenQuiet(() => {
      // A component that cannot do without the book reports the failed load.
      void bookOf(ruleset).then(
        () => wanted && drawAgain(),
        () => {},
      );
    });
    return () => {
      wanted = false;
      leave();
    };
  }, [ruleset, book]);
  return book;
}

const byId = new WeakMap<Book, ReadonlyMap<string, RuleText>>();

/** Finds a rule by its number, without a search through all rules. */
export function ruleOf(book: Book, rule: string): RuleText | undefined {
  const known = byId.get(book) ?? new Map(book.rules.map((one) => [one.id, one]));
  byId.set(book, known);
  return known.get(rule);
}
