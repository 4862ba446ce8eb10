/** The stored encounters: their list, the bin, and what is stored of one as it lies there. */
import * as z from 'zod';
import type { Encounter } from '../engine/encounter.ts';
import { allOrNone, type Database, keysOf, onDisk } from './database.ts';
import { type Writing, writeSnapshot } from './journal.ts';
import { type Entry, entrySchema } from './records.ts';

/** A record of the list that does not fit. It is shown as broken, and never deleted by itself. */
export interface Broken {
  id: string;
  why: string;
}

const idOnlySchema = z.looseObject({ id: z.string() });

/** Every encounter there is: those that can be listed, newest first, and those whose record does not fit. */
export async function listEntries(db: Database): Promise<{ entries: Entry[]; broken: Broken[] }> {
  const entries: Entry[] = [];
  const broken: Broken[] = [];
  for (const raw of await db.getAll('encounters')) {
    const entry = entrySchema.safeParse(raw);
    if (entry.success) entries.push(entry.data);
    else {
      const named = idOnlySchema.safeParse(raw);
      broken.push({
        id: named.success ? named.data.id : 'unknown',
        why: 'Its entry in the library is damaged. Open it: the fight itself may be whole, and the entry is then written anew.',
      });
    }
  }
  return { entries: entries.sort((a, b) => b.changed - a.changed), broken };
}

/** Stores a new encounter. */
export const store = (db: Database, writing: Writing): Promise<void> => writeSnapshot(db, writing, 0);

/** Puts an encounter into the bin (a time) or takes it out again (null). False when it is not there. */
export async function bin(db: Database, id: string, removed: number | null): Promise<boolean> {
  const tx = db.transaction('encounters', 'readwrite', onDisk);
  let found = false;
  await allOrNone(tx, async () => {
    const entry = entrySchema.safeParse(await tx.store.get(id));
    found = entry.success;
    if (entry.success) await tx.store.put({ ...entry.data, removed });
  });
  return found;
}

/** Deletes an encounter with all its copies and its journal. There is no way back. */
export async function erase(db: Database, id: string): Promise<void> {
  const tx = db.transaction(['encounters', 'snapshots', 'journal'], 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    await tx.objectStore('encounters').delete(id);
    await tx.objectStore('snapshots').delete(keysOf(id));
    await tx.objectStore('journal').delete(keysOf(id));
  });
}

/** All that is stored of an encounter, unread: for a file to keep, or to have mended, when it cannot be opened. */
export async function rawOf(
  db: Database,
  id: string,
): Promise<{ entry: unknown; snapshots: unknown[]; journal: unknown[] }> {
  const tx = db.transaction(['encounters', 'snapshots', 'journal'], 'readonly');
  const [entry, snapshots, journal] = await Promise.all([
    tx.objectStore('encounters').get(id),
    tx.objectStore('snapshots').getAll(keysOf(id)),
    tx.objectStore('journal').getAll(keysOf(id)),
    tx.done,
  ]);
  return { entry, snapshots, journal };
}

/** A copy under another id and, if given, another name; the history goes with it. */
export const copyOf = (encounter: Encounter, id: string, name: string): Encounter => ({ ...encounter, id, name });

/** A small value kept beside the encounters; undefined when there is none. */
export const setting = (db: Database, key: string): Promise<unknown> => db.get('settings', key);
export async function setSetting(db: Database, key: string, value: string | number | boolean): Promise<void> {
  await db.put('settings', value, key);
}
