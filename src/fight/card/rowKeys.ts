/** Keys for rows of a list, by which React draws few of them again when another list takes over. */

/** The keys of rows by what stands in them. */
export type RowKeys = ReadonlyMap<string, number>;

/**
 * What stands in a row keeps its key while it is in the list. What comes anew takes over the key of
 * what has gone, so that the row's elements serve again, or else gets a fresh key. The names must
 * be different from each other.
 */
export function takenOver(before: RowKeys, names: readonly string[]): RowKeys {
  const now = new Set(names);
  const free = [...before].flatMap(([name, key]) => (now.has(name) ? [] : [key]));
  let fresh = Math.max(-1, ...before.values());
  return new Map(
    names.map((name) => {
      const key = before.get(name) ?? free.shift();
      if (key !== undefined) return [name, key];
      fresh += 1;
      return [name, fresh];
    }),
  );
}
