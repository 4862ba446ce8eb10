/**
 * Names of things on the shelf: their order, a free one for a copy, and how several are called in a
 * sentence.
 */
import type { ShelfEntry } from '../../storage/shelf/records.ts';

/** By name, “Guard 2” before “Guard 10”. */
export const byName = (a: ShelfEntry, b: ShelfEntry): number =>
  a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }) || (a.id < b.id ? -1 : 1);

/** Names of things in a sentence, short. */
export const itemsInWords = (items: readonly { name: string }[]): string =>
  items.length === 1 ? `“${items[0]?.name}”` : `${items.length} things`;

/** A name that is not taken: “Torvald 2”. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const base = name.replace(/ \d+$/, '').slice(0, 55);
  for (let n = 2; ; n += 1) if (!taken.has(`${base} ${n}`)) return `${base} ${n}`;
}
