/**
 * The browser's database: its stores, its version, and how it is opened. Everything in it is parsed
 * when read.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { databaseDenied } from '../browser/kept.ts';
import { NotLoaded } from '../rulesets/index.ts';
import type { SetAside } from './records.ts';

/** Names are prefixed because other programs may share the origin. */
const DATABASE = 'affray-library';
const DATABASE_VERSION = 2;

interface AffraySchema extends DBSchema {
  encounters: { key: string; value: unknown };
  snapshots: { key: [string, number]; value: unknown };
  journal: { key: [string, number]; value: unknown };
  setAside: { key: number; value: SetAside };
  pictures: { key: string; value: unknown };
  settings: { key: string; value: unknown };
  /** Characters, creatures, parties: once for the list, and once whole. */
  shelf: { key: string; value: unknown };
  shelfCopies: { key: [string, number]; value: unknown };
}
export type Database = IDBPDatabase<AffraySchema>;

/**
 * Called when the connection ends by itself: a newer version wants the database, the database is
 * being deleted, or the browser closed it.
 */
export type Closed = (why: 'newer' | 'deleted' | 'ended') => void;

/** Throws the browser's error where the browser has no database for this page. */
function allowed(): void {
  const denied = databaseDenied();
  if (denied) throw denied;
}

/**
 * Opens the database, or makes it. Rejects when the browser denies storage; `faultOfStorage` turns
 * that error into a sentence.
 */
export async function openDatabase(closed: Closed = () => {}): Promise<Database> {
  allowed();
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
      if (from < 2) {
        db.createObjectStore('shelf', { keyPath: 'id' });
        db.createObjectStore('shelfCopies', { keyPath: ['item', 'slot'] });
      }
    },
    blocking(_from, to, event) {
      // Another window brings a newer version, or the site's data is being deleted: the connection
      // closes, so that nobody has to wait for this window.
      (event.target as IDBDatabase).close();
      closed(to === null ? 'deleted' : 'newer');
    },
    terminated() {
      closed('ended');
    },
  });
}

/**
 * Opens an existing database of any version, only for reading: data that a newer Affray stored can
 * still be taken out.
 */
export async function openAsItIs(): Promise<Database> {
  allowed();
  return openDB<AffraySchema>(DATABASE, undefined, {
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

/** All keys of one encounter in a store keyed by encounter and number. */
export const keysOf = (encounter: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([encounter, from], [encounter, Number.MAX_SAFE_INTEGER]);

/**
 * Asks the browser to wait for the disk and not only for its own memory, so that saved data is
 * really on disk.
 */
export const onDisk = { durability: 'strict' } as const;

/**
 * Does the writes of one transaction, all or none: resolves when they are on disk, and rejects with
 * the first error when none of them is. The writes must wait for each other, so that no failure
 * goes unheard.
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
      // The transaction had ended already.
    }
    const failed = await ended;
    // The requests of an aborted transaction only learn that it ended; the transaction itself has
    // the cause, such as a full disk.
    throw failed && error instanceof DOMException && error.name === 'AbortError' ? failed.error : error;
  }
  const failed = await ended;
  if (failed) throw failed.error;
}

/**
 * Another window writes the encounter now, so this window must not write the rest of its changes.
 */
export class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/** The store gave no answer in time. */
export class Silent extends Error {
  override name = 'Silent';
}

/** The stored data of an encounter is gone. */
export class Gone extends Error {
  override name = 'Gone';
}

/** What went wrong with storage, for the bar above every screen. */
export interface Trouble {
  /** A sentence about the fault, and about what to do. */
  readonly text: string;
  /** The technical detail, for people who mend the program. */
  readonly detail?: string | undefined;
  /** Another way to help, as a button. */
  readonly help?: 'save everything' | 'load again' | undefined;
}

const SENTENCES: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'The storage of this browser is full, so the fight is kept only while this page is open: save it to a file, or remove old encounters or pictures.',
  VersionError:
    'A newer Affray has written what is stored here, so this page can neither read nor keep anything. Load the page again: if this comes again, save everything that is stored as one file. A fight that you play meanwhile is kept only while this page is open.',
  SecurityError:
    'This browser does not let the page keep anything (a private window, perhaps): save the fight to a file before you close it.',
  Silent:
    'The storage of this browser does not answer. The fight goes on in memory only and is stored as soon as it answers again; until then save it to a file before you close this page.',
  Gone: 'What this browser had stored of the fight is gone: the data of this site was deleted, or the encounter was, in another window. The fight goes on in memory and is stored anew with one of the next changes; save it to a file to be sure.',
};

/** What went wrong with storage, in words that say what to do. */
export function faultOfStorage(error: unknown): Trouble {
  if (error instanceof NotLoaded) return { text: error.message };
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const detail = error instanceof Error || error instanceof DOMException ? `${name}: ${error.message}` : String(error);
  // One browser reports a page's blocked data as an unknown error, and names the cause only in the
  // error's text.
  const denied = name === 'NotAllowedError' || /denied permission/i.test(detail);
  const known = SENTENCES[denied ? 'SecurityError' : name];
  const text =
    known ??
    'The storage of this browser does not work: the fight goes on, but save it to a file before you close this page.';
  return { text, detail, ...(name === 'VersionError' ? { help: 'save everything' } : {}) };
}
