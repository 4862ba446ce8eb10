/**
 * Keeps equal data the same object: parts of plain data that have not changed stay the objects that
 * they were, so components do not draw them again.
 */
import { isPlainRecord } from './plainRecord.ts';

/**
 * The new value, in which each part equal to the old part is the old object; the old value itself
 * when all of it is equal.
 */
export function shareStructure<T>(before: T | undefined, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const kept: unknown[] = now.map((part, at) => shareStructure(before[at], part));
    return (kept.length === before.length && kept.every((part, at) => part === before[at]) ? before : kept) as T;
  }
  if (isPlainRecord(before) && isPlainRecord(now)) {
    const keys = Object.keys(now);
    const kept = Object.fromEntries(keys.map((key) => [key, shareStructure(before[key], now[key])]));
    const all = keys.length === Object.keys(before).length && keys.every((key) => kept[key] === before[key]);
    return (all ? before : kept) as T;
  }
  return now;
}

/**
 * As `shareStructure`, for a list whose members a key tells apart, wherever in the list they stand
 * now.
 */
export function shareListStructure<T>(
  before: readonly T[] | undefined,
  now: readonly T[],
  keyOf: (one: T) => string,
): readonly T[] {
  if (!before) return now;
  const old = new Map(before.map((one) => [keyOf(one), one]));
  const kept = now.map((one) => shareStructure(old.get(keyOf(one)), one));
  return kept.length === before.length && kept.every((one, at) => one === before[at]) ? before : kept;
}

/** As `shareStructure`, for a map. */
export function shareMapStructure<K, V>(
  before: ReadonlyMap<K, V> | undefined,
  now: ReadonlyMap<K, V>,
): ReadonlyMap<K, V> {
  if (!before) return now;
  const kept = new Map([...now].map(([key, value]) => [key, shareStructure(before.get(key), value)]));
  return kept.size === before.size && [...kept].every(([key, value]) => before.get(key) === value) ? before : kept;
}

/**
 * Gives a function that remembers its last list and returns each new list with the old objects for
 * equal members. Members are told apart by their ids.
 */
export function createListSharing<T extends { id: string }>(): (now: readonly T[]) => readonly T[] {
  let last: readonly T[] | undefined;
  return (now) => {
    last = shareListStructure(last, now, ({ id }) => id);
    return last;
  };
}
