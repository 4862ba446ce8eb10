/** The database in the browser: its stores, its version, and how it is opened. Everything in it is parsed when it is read. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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
  /** Characters, creatures, parties: for the list, and whole. */
  shelf: { key: string; value: unknown };
  shelfCopies: { key: [string, number]; value: unknown };
}
export type Database = IDBPDatabase<AffraySchema>;

/** Called when the connection ends without our doing: a newer version wants the database, it is being deleted, or the browser closed it. */
export type Closed = (why: 'newer' | 'deleted' | 'ended') => void;

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
      if (from < 2) {
        db.createObjectStore('shelf', { keyPath: 'id' });
        db.createObjectStore('shelfCopies', { keyPath: ['item', 'slot'] });
      }
    },
    blocking(_from, to, event) {
      // Another window brings a newer version, or the data of the site is being deleted: let go, so that nobody need wait for us.
      (event.target as IDBDatabase).close();
      closed(to === null ? 'deleted' : 'newer');
    },
    terminated() {
      closed('ended');
    },
  });
}

/** Opens what is there, whatever its version, only to be read: what a newer Affray has stored can still be taken out. */
export const openAsItIs = (): Promise<Database> =>
  openDB<AffraySchema>(DATABASE, undefined, {
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
    },
  });

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

/** Neither yes nor no came in time. */
export class Silent extends Error {
  override name = 'Silent';
}

/** What was stored of an encounter is not there any more. */
export class Gone extends Error {
  override name = 'Gone';
}

/** What went wrong, for the bar over every screen. */
export interface Trouble {
  /** What is wrong, and what to do. */
  readonly text: string;
  /** The same for whoever mends the program. */
  readonly detail?: string | undefined;
  /** What else can be done about it, as a button. */
  readonly help?: 'save everything' | undefined;
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

/** What went wrong with storage, in words with what to do. */
export function faultOfStorage(error: unknown): Trouble {
  if (error instanceof NotLoaded) return { text: error.message };
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const detail = error instanceof Error || error instanceof DOMException ? `${name}: ${error.message}` : String(error);
  const known = SENTENCES[name === 'NotAllowedError' ? 'SecurityError' : name];
  const text =
    known ??
    'The storage of this browser does not work: the fight goes on, but save it to a file before you close this page.';
  return { text, detail, ...(name === 'VersionError' ? { help: 'save everything' } : {}) };
}
