/** The stored encounters: their list, the bin, and the raw stored data of one encounter. */
import type { Encounter } from '../engine/encounter.ts';
import { allOrNone, type Database, keysOf, onDisk } from './database.ts';
import { type Entry, entryIn } from './records.ts';
import { changeEntry, entryFrom, type Writing, writeSnapshot } from './snapshots.ts';

/** The list of all stored encounters. */
export interface Listed {
  entries: Entry[];
  /**
   * The ids of entries whose record was missing or damaged; their line in the list was read from
   * their copies.
   */
  mended: ReadonlySet<string>;
  /**
   * The ids of encounters of which neither record nor copies can be read. The list shows them, and
   * nothing deletes them automatically.
   */
  broken: string[];
}

/** All encounters, newest first; an encounter whose record is missing is read from its copies. */
export async function listEntries(db: Database): Promise<Listed> {
  const tx = db.transaction(['encounters', 'snapshots'], 'readonly');
  const [records, ids, copies] = await Promise.all([
    tx.objectStore('encounters').getAll(),
    tx.objectStore('encounters').getAllKeys(),
    tx.objectStore('snapshots').getAllKeys(),
    tx.done,
  ]);
  const entries = records.flatMap((raw) => entryIn(raw) ?? []);
  const sound = new Set(entries.map(({ id }) => id));
  const mended = new Set<string>();
  const broken: string[] = [];
  for (const id of new Set([...ids, ...copies.map(([encounter]) => encounter)])) {
    if (sound.has(id)) continue;
    const entry = entryFrom(id, await db.getAll('snapshots', keysOf(id)));
    if (entry) {
      entries.push(entry);
      mended.add(id);
    } else broken.push(id);
  }
  return { entries: entries.sort((a, b) => b.changed - a.changed), mended, broken };
}

/** Stores a new encounter, in two copies. */
export const storeEncounter = (db: Database, writing: Writing): Promise<void> => writeSnapshot(db, writing, 0, 'both');

/** Puts an encounter into the bin (at a time), or takes it out again (null). */
export const binEncounter = (db: Database, id: string, removed: number | null): Promise<void> =>
  changeEntry(db, id, (entry) => ({ ...entry, removed }));

/** Deletes an encounter with all its copies and its journal. This cannot be undone. */
export async function eraseEncounter(db: Database, id: string): Promise<void> {
  const tx = db.transaction(['encounters', 'snapshots', 'journal'], 'readwrite', onDisk);
  await allOrNone(tx, async () => {
    await tx.objectStore('encounters').delete(id);
    await tx.objectStore('snapshots').delete(keysOf(id));
    await tx.objectStore('journal').delete(keysOf(id));
  });
}

/**
 * All stored data of an encounter, unread: for a file to keep or to have mended when the encounter
 * cannot be opened.
 */
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

/** A copy of an encounter, with its history, under another id and, if given, another name. */
export const copyOf = (encounter: Encounter, id: string, name: string): Encounter => ({ ...encounter, id, name });

/**
 * Reads a small value that the store keeps besides the encounters, such as a chosen folder;
 * undefined when nothing is stored under this key.
 */
export const readSetting = (db: Database, key: string): Promise<unknown> => db.get('settings', key);
export async function writeSetting(db: Database, key: string, value: string | number | boolean): Promise<void> {
  await db.put('settings', value, key);
}
