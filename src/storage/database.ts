/** The database in the browser: its stores, its version, and how it is opened. Everything in it is parsed when it is read. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { NotLoaded } from '../rulesets/index.ts';
import type { SetAside } from './records.ts';

/** Names are prefixed because other programs may share the origin. */
const DATABASE = 'affray-library';
const DATABASE_VERSION = 1;

interface AffraySchema extends DBSchema {
  encounters: { key: string; value: unknown };
  snapshots: { key: [string, number]; value: unknown };
  journal: { key: [string, number]; value: unknown };
  setAside: { key: number; value: SetAside };
  pictures: { key: string; value: unknown };
  settings: { key: string; value: unknown };
}
export type Database = IDBPDatabase<AffraySchema>;

/** Called when the connection ends without our doing: a newer version wants the database, or the browser closed it. */
export type Closed = (why: 'newer' | 'ended') => void;

/** Opens the database, making it if need be. Rejects when the browser denies storage; `faultOfStorage` turns that into a sentence. */
export function openDatabase(closed: Closed = () => {}): Promise<Database> {
  return openDB<AffraySchema>(DATABASE, DATABASE_VERSION, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('encounters', { keyPath: 'id' });
        db.createObjectStore('snapshots', { keyPath: ['encounter', 'slot'] });
        db.createObjectStore('journal', { keyPath: ['encounter', 'seq'] });
        db.createObjectStore('setAside', { autoIncrement: true });
        db.createObjectStore('pictures', { keyPath: 'hash' });
        db.createObjectStore('settings');
      }
    },
    blocking(_from, _to, event) {
      // Another window brings a newer version: let go, so that it need not wait for this one to be closed.
      (event.target as IDBDatabase).close();
      closed('newer');
    },
    terminated() {
      closed('ended');
    },
  });
}

/** All keys of one encounter in a store keyed by encounter and number. */
export const keysOf = (encounter: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([encounter, from], [encounter, Number.MAX_SAFE_INTEGER]);

/** On disk means on disk: the browser is asked to wait for the disk, not only for its own memory. */
export const onDisk = { durability: 'strict' } as const;

/**
 * Does the writes of one transaction, all or none: resolves when they are on disk, and rejects with the first error when nothing
 * of them is. The writes must wait for each other, so that none is left to fail unheard.
 */
export async function allOrNone(tx: { abort(): void; done: Promise<void> }, write: () => Promise<void>): Promise<void> {
  const ended = tx.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  try {
    await write();
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // It had ended already.
    }
    const failed = await ended;
    // A transaction that the browser ended tells its requests only that; why, it says itself: no room, say.
    throw failed && error instanceof DOMException && error.name === 'AbortError' ? failed.error : error;
  }
  const failed = await ended;
  if (failed) throw failed.error;
}

/** The encounter is written by another window now: what this one has not written yet must not be. */
export class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/** What went wrong with storage, as one sentence with what to do. */
export function faultOfStorage(error: unknown): string {
  if (error instanceof NotLoaded) return error.message;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError')
    return 'The storage of this browser is full, so the fight is kept only while this page is open: save it to a file, or remove old encounters or pictures.';
  if (name === 'VersionError')
    return 'A newer Affray has used this storage: reload this page to get it. Until then the fight is kept only while this page is open.';
  if (name === 'SecurityError' || name === 'NotAllowedError')
    return 'This browser does not let the page keep anything (a private window, perhaps): save the fight to a file before you close it.';
  const why = error instanceof Error && error.message ? ` (${error.message})` : '';
  return `The storage of this browser does not work${why}: the fight goes on, but save it to a file before you close this page.`;
}
