/** Names as short as they must be: whole, by a part that tells them apart, by their letters. Never cut. */
import { splitNumber } from '../tokenKey.ts';

/** Words that a name may begin with and that say nothing alone. */
const EMPTY = new Set(['the', 'a', 'an', 'of', 'old', 'brother', 'sister', 'captain', 'lady', 'lord', 'sir', 'dame']);

const initials = (words: readonly string[]): string => words.map((word) => word.slice(0, 1).toUpperCase()).join('');

/** The forms of one name, the longest first: `Road guard 3`, `Guard 3`, `RG3`. */
function formsOf(name: string): string[] {
  const { name: words, number } = splitNumber(name);
  const parts = words.split(/\s+/);
  const copy = number === undefined ? '' : ` ${number}`;
  const telling = parts.find((word) => word.length >= 3 && !EMPTY.has(word.toLowerCase()));
  const letters = parts.length > 1 ? initials(parts) : words.slice(0, number === undefined ? 3 : 1);
  return [
    name,
    ...(telling && parts.length > 1 ? [`${telling.slice(0, 1).toUpperCase()}${telling.slice(1)}${copy}`] : []),
    `${letters}${number ?? ''}`,
  ];
}

/**
 * For each of these names what it may be written as, the longest first. A short form that two different names would share is given to
 * neither, so no two read alike unless the whole names do.
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
