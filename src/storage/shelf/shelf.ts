/**
 * The shelf on disk: its list without pictures or sheets, whole things read on demand, and writes
 * that are done all or none.
 */
import * as z from 'zod/mini';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { checksum } from '../../formats/checksum.ts';
import { type Item, readItem } from '../../formats/shelf/item.ts';
import { allOrNone, type Database, keysOf, onDisk } from '../database.ts';
import { sealedRecord } from '../records.ts';
import { type ShelfCopy, type ShelfEntry, type Shelved, shelfCopyIn, shelfEntryIn, shelfEntryOf } from './records.ts';

/** The list of the whole shelf. */
export interface ListedShelf {
  /** All things in no order, including those in the bin. */
  entries: ShelfEntry[];
  /**
   * The ids of things of which neither record nor copies can be read. The list shows them, and
   * nothing deletes them automatically.
   */
  broken: string[];
}

/** Another writer, such as another window, changed the thing meanwhile. Nothing was written. */
export class Changed extends Error {
  override name = 'Changed';
}

const wrapSchema = z.object({ item: z.unknown(), summary: z.string(), removed: z.nullable(z.number()) });

/**
 * Reads one copy. Refused with a sentence where the copy is of a newer version, or does not fit.
 */
function itemIn(copy: ShelfCopy): Result<Shelved> {
  let raw: unknown;
  try {
    raw = JSON.parse(copy.text);
  } catch {
    return refusedResult('by hand', 'Its stored copy is damaged.');
  }
  const wrap = wrapSchema.safeParse(raw);
  if (!wrap.success) return refusedResult('by hand', 'Its stored copy is damaged.');
  const item = readItem(wrap.data.item);
  return item.ok ? okResult({ ...wrap.data, item: item.value }) : item;
}

/** The newest readable copy, with the number under which it was written. */
function newest(copies: readonly unknown[]): Result<{ shelved: Shelved; rev: number }> {
  const whole = copies.flatMap((raw) => shelfCopyIn(raw) ?? []).sort((a, b) => b.rev - a.rev);
  let refusal = refusedResult('by hand', 'What is stored of it is damaged.');
  for (const copy of whole) {
    const read = itemIn(copy);
    if (read.ok) return okResult({ shelved: read.value, rev: copy.rev });
    refusal = read;
  }
  return refusal;
}

/**
 * The list, from light records alone, so that thousands load at once. A thing whose record is
 * missing or damaged is read from its copies.
 */
export async function listShelf(db: Database): Promise<ListedShelf> {
  const tx = db.transaction(['shelf', 'shelfCopies'], 'readonly');
  const [records, ids, copies] = await Promise.all([
    tx.objectStore('shelf').getAll(),
    tx.objectStore('shelf').getAllKeys(),
    tx.objectStore('shelfCopies').getAllKeys(),
    tx.done,
  ]);
  const entries = records.flatMap((raw) => shelfEntryIn(raw) ?? []);
  const sound = new Set(entries.map(({ id }) => id));
  const broken: string[] = [];
  for (const id of new Set([...ids, ...copies.map(([item]) => item)])) {
    if (sound.has(id)) continue;
    const read = newest(await db.getAll('shelfCopies', keysOf(id)));
    if (read.ok) entries.push(shelfEntryOf(read.value.shelved, read.value.rev, 0));
    else broken.push(id);
  }
  return { entries, broken };
}

/**
 * One thing as stored. `told`: the last change could not be read, so the thing is as before that
 * change.
 */
export interface ReadShelved extends Shelved {
  rev: number;
  told?: string;
}

/** Whole things by their ids, as far as they can be read; for the others, the reason why not. */
export async function readShelf(
  db: Database,
  ids: readonly string[],
): Promise<{ found: Map<string, ReadShelved>; faults: Map<string, string> }> {
  const tx = db.transaction(['shelf', 'shelfCopies'], 'readonly');
  const raws = await Promise.all([
    ...ids.map(async (id) => ({
      id,
      entry: shelfEntryIn(await tx.objectStore('shelf').get(id)),
      copies: await tx.objectStore('shelfCopies').getAll(keysOf(id)),
    })),
  ]);
  await tx.done;
  const found = new Map<string, ReadShelved>();
  const faults = new Map<string, string>();
  for (const { id, entry, copies } of raws) {
    const read = newest(copies);
    if (!read.ok) {
      faults.set(id, copies.length === 0 ? 'It is not on the shelf any more.' : read.refusal.text);
      continue;
    }
    const { shelved, rev } = read.value;
    const lost = entry !== undefined && rev < entry.rev;
    found.set(id, {
      ...shelved,
      // The next write continues from the last number given.
      rev: Math.max(rev, entry?.rev ?? rev),
      ...(lost
        ? { told: `The last change of “${shelved.item.name}” is damaged: it is as it was before that. Look it over.` }
        : {}),
    });
  }
  return { found, faults };
}

/**
 * One write: the new value of a thing, or its deletion. `from` is the number that was read; 0 for a
 * new thing.
 */
export type ShelfWrite = { id: string; from: number } & ({ to: Shelved } | { gone: true });

const SLOTS = [0, 1] as const;

/**
 * Writes several things, all or none, and gives their lines in the list. The previous copy stays in
 * the other slot. Rejects with `Changed` when a thing differs from what the caller read.
 */
export async function writeShelf(db: Database, writes: readonly ShelfWrite[], now: number): Promise<ShelfEntry[]> {
  const tx = db.transaction(['shelf', 'shelfCopies'], 'readwrite', onDisk);
  const [list, copies] = [tx.objectStore('shelf'), tx.objectStore('shelfCopies')];
  const entries: ShelfEntry[] = [];
  await allOrNone(tx, async () => {
    for (const write of writes) {
      const before = await list.get(write.id);
      const rev = shelfEntryIn(before)?.rev;
      if (write.from === 0 ? before !== undefined : rev !== undefined && rev !== write.from)
        throw new Changed(`“${write.id}” was changed meanwhile.`);
      if ('gone' in write) {
        await list.delete(write.id);
        await copies.delete(keysOf(write.id));
        continue;
      }
      const next = write.from + 1;
      const text = JSON.stringify(write.to);
      const fresh = (await copies.count(keysOf(write.id))) < SLOTS.length;
      for (const slot of SLOTS)
        if (fresh || slot === next % 2)
          await copies.put(sealedRecord({ item: write.id, slot, rev: next, text, sum: checksum(text) }));
      const entry = shelfEntryOf(write.to, next, now);
      await list.put(sealedRecord(entry));
      entries.push(entry);
    }
  });
  return entries;
}

/** All stored data of the shelf, unread, for a file of everything. */
export const itemsOf = async (db: Database): Promise<Item[]> => {
  const ids = (await listShelf(db)).entries.filter(({ removed }) => removed === null).map(({ id }) => id);
  return [...(await readShelf(db, ids)).found.values()].map(({ item }) => item);
};
