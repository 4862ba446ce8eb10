/** The shelf on disk: its list without pictures or sheets, whole things read when they are wanted, writes that are all done or none. */
import * as z from 'zod/mini';
import { done, type Result, refused } from '../../engine/words.ts';
import { checksum } from '../../formats/checksum.ts';
import { type Item, readItem } from '../../formats/shelf/item.ts';
import { allOrNone, type Database, keysOf, onDisk } from '../database.ts';
import { sealed } from '../records.ts';
import { type ShelfCopy, type ShelfEntry, type Shelved, shelfCopyIn, shelfEntryIn, shelfEntryOf } from './records.ts';

/** Everything there is on the shelf. */
export interface ListedShelf {
  /** The bin's too, in no order. */
  entries: ShelfEntry[];
  /** Of these neither record nor copies can be read. They are shown, and never deleted by themselves. */
  broken: string[];
}

/** Somebody else changed it meanwhile: another window, say. Nothing was written. */
export class Changed extends Error {
  override name = 'Changed';
}

const wrapSchema = z.object({ item: z.unknown(), summary: z.string(), removed: z.nullable(z.number()) });

/** Reads one copy. Refused with a sentence where it is of a newer version, or does not fit. */
function itemIn(copy: ShelfCopy): Result<Shelved> {
  let raw: unknown;
  try {
    raw = JSON.parse(copy.text);
  } catch {
    return refused('by hand', 'Its stored copy is damaged.');
  }
  const wrap = wrapSchema.safeParse(raw);
  if (!wrap.success) return refused('by hand', 'Its stored copy is damaged.');
  const item = readItem(wrap.data.item);
  return item.ok ? done({ ...wrap.data, item: item.value }) : item;
}

/** The newest copy that can be read, with the number under which it was written. */
function newest(copies: readonly unknown[]): Result<{ shelved: Shelved; rev: number }> {
  const whole = copies.flatMap((raw) => shelfCopyIn(raw) ?? []).sort((a, b) => b.rev - a.rev);
  let refusal = refused('by hand', 'What is stored of it is damaged.');
  for (const copy of whole) {
    const read = itemIn(copy);
    if (read.ok) return done({ shelved: read.value, rev: copy.rev });
    refusal = read;
  }
  return refusal;
}

/** The list: light records alone, so that thousands come at once. One whose record is missing or damaged is shown by its copies. */
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

/** One thing as it is stored. `told`: its last change could not be read, and it is as it was before that. */
export interface ReadShelved extends Shelved {
  rev: number;
  told?: string;
}

/** Whole things by their ids, those that can be read; the others with why not. */
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
      // What is written next goes on from the last number that was given.
      rev: Math.max(rev, entry?.rev ?? rev),
      ...(lost
        ? { told: `The last change of “${shelved.item.name}” is damaged: it is as it was before that. Look it over.` }
        : {}),
    });
  }
  return { found, faults };
}

/** One write: a thing as it shall be, or gone for good. `from` is the number that was read; 0 for what is new. */
export type ShelfWrite = { id: string; from: number } & ({ to: Shelved } | { gone: true });

const SLOTS = [0, 1] as const;

/**
 * Writes several things, all or none, and gives how the list shows them. The copy of before stays in the other slot. Rejects with
 * `Changed` when one of them is not as it was read any more.
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
          await copies.put(sealed({ item: write.id, slot, rev: next, text, sum: checksum(text) }));
      const entry = shelfEntryOf(write.to, next, now);
      await list.put(sealed(entry));
      entries.push(entry);
    }
  });
  return entries;
}

/** All that is stored of the shelf as it lies there: for a file of everything. */
export const itemsOf = async (db: Database): Promise<Item[]> => {
  const ids = (await listShelf(db)).entries.filter(({ removed }) => removed === null).map(({ id }) => id);
  return [...(await readShelf(db, ids)).found.values()].map(({ item }) => item);
};
