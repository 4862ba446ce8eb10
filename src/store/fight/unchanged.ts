/** What says the same stays the same: parts of plain data that have not changed are the very objects they were, so that nobody draws them anew. */

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The new value, in which each part that says the same as before is the same as before; the old one when all of it is. */
export function unchanged<T>(before: T | undefined, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    const kept: unknown[] = now.map((part, at) => unchanged(before[at], part));
    return (kept.length === before.length && kept.every((part, at) => part === before[at]) ? before : kept) as T;
  }
  if (isPlain(before) && isPlain(now)) {
    const keys = Object.keys(now);
    const kept = Object.fromEntries(keys.map((key) => [key, unchanged(before[key], now[key])]));
    const all = keys.length === Object.keys(before).length && keys.every((key) => kept[key] === before[key]);
    return (all ? before : kept) as T;
  }
  return now;
}

/** The same for a list whose members are told apart by a key, wherever they stand now. */
export function unchangedEach<T>(
  before: readonly T[] | undefined,
  now: readonly T[],
  keyOf: (one: T) => string,
): readonly T[] {
  if (!before) return now;
  const old = new Map(before.map((one) => [keyOf(one), one]));
  const kept = now.map((one) => unchanged(old.get(keyOf(one)), one));
  return kept.length === before.length && kept.every((one, at) => one === before[at]) ? before : kept;
}

/** The same for a map. */
export function unchangedMap<K, V>(before: ReadonlyMap<K, V> | undefined, now: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  if (!before) return now;
  const kept = new Map([...now].map(([key, value]) => [key, unchanged(before.get(key), value)]));
  return kept.size === before.size && [...kept].every(([key, value]) => before.get(key) === value) ? before : kept;
}

/** Remembers the last list, and gives each new one with all that says the same as before; members are told apart by their ids. */
export function unchangingList<T extends { id: string }>(): (now: readonly T[]) => readonly T[] {
  let last: readonly T[] | undefined;
  return (now) => {
    last = unchangedEach(last, now, ({ id }) => id);
    return last;
  };
}
