/**
 * Shorter forms of names: the whole name, or a part that tells names apart. A word is never cut.
 */
import { splitNumber } from '../tokenKey.ts';

/** Words at the beginning of a name that say nothing on their own. */
const EMPTY = new Set(['the', 'a', 'an', 'of', 'old', 'brother', 'sister', 'captain', 'lady', 'lord', 'sir', 'dame']);

/** The forms of one name, the longest first: `Road guard 3`, `Road 3`. */
function formsOf(name: string): string[] {
  const { name: words, number } = splitNumber(name);
  const parts = words.split(/\s+/);
  const copy = number === undefined ? '' : ` ${number}`;
  const telling = parts.find((word) => word.length >= 3 && !EMPTY.has(word.toLowerCase()));
  return [
    name,
    ...(telling && parts.length > 1 ? [`${telling.slice(0, 1).toUpperCase()}${telling.slice(1)}${copy}`] : []),
  ];
}

/**
 * For each name the forms in which it may be written, the longest first. A short form that two
 * different names would share is used for neither, so that no two read alike unless the whole names
 * do.
 */
export function shortNames(names: readonly string[]): Map<string, readonly string[]> {
  const forms = new Map([...new Set(names)].map((name) => [name, formsOf(name)]));
  const bearers = new Map<string, Set<string>>();
  for (const [name, short] of forms)
    for (const form of short) bearers.set(form, (bearers.get(form) ?? new Set()).add(name));
  return new Map(
    [...forms].map(([name, short]) => [
      name,
      short.filter((form, at) => (at === 0 || (bearers.get(form)?.size ?? 0) === 1) && short.indexOf(form) === at),
    ]),
  );
}
