/**
 * Names of things on the shelf: their order, a free name for a copy, and a list of several in a
 * sentence.
 */
import type { ShelfEntry } from '../../storage/shelf/records.ts';

/** Orders by name, “Guard 2” before “Guard 10”. */
export const byName = (a: ShelfEntry, b: ShelfEntry): number =>
  a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }) || (a.id < b.id ? -1 : 1);

/** Lists names of things in a sentence, cut short where there are many. */
export const itemsInWords = (items: readonly { name: string }[]): string =>
  items.length === 1 ? `“${items[0]?.name}”` : `${items.length} things`;

/** Finds a name that is not taken: “Torvald 2”. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const base = name.replace(/ \d+$/, '').slice(0, 55);
  for (let n = 2; ; n += 1) if (!taken.has(`${base} ${n}`)) return `${base} ${n}`;
}
