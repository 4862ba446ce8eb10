/**
 * What the store needs from outside: the games, the database, locks, chance, the clock and file
 * dialogs. A test gives its own.
 */

import { fileSave } from 'browser-fs-access';
import { dateNow } from '../browser/date.ts';
import { askToKeep, deviceStore, type Remembered, storageRoom, tabStore } from '../browser/kept.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { readPictureAway } from '../formats/away/pictureJob.ts';
import type { ReadPicture } from '../formats/pictures.ts';
import { loadGame, NotLoaded } from '../rulesets/index.ts';
import type { Scene } from '../space/scene.ts';
import { readyScene } from '../space/scenes/readyMaps.ts';
import { type Closed, type Database, openAsItIs, openDatabase } from '../storage/database.ts';
import type { FolderHandle } from '../storage/folder.ts';
import { browserLocks, type LockTools } from '../storage/locks.ts';
import type { DeviceReport } from './types.ts';

export interface StoreEnvironment {
  /**
   * A game by its id; undefined when there is none. Rejects with a sentence when it cannot be
   * fetched.
   */
  loadGame(id: string): Promise<Ruleset | undefined>;
  /**
   * A ready-made scene by its id, for scripts that name one; undefined when there is none. Rejects
   * with a sentence when it cannot be fetched.
   */
  scene(id: string): Promise<Scene | undefined>;
  openDatabase(closed: Closed): Promise<Database>;
  /** Opens the stored data for reading, whatever version wrote the data. */
  openAsItIs(): Promise<Database>;
  /** How long the store may take to answer, in milliseconds. */
  patience: number;
  locks: LockTools;
  /** Values remembered on this device; undefined where the browser denies it. */
  device: Remembered | undefined;
  /** Values remembered in this tab, also after a reload. */
  tab: Remembered | undefined;
  /** The date, in milliseconds since 1970. A clock may be set back: nothing waits by it. */
  now(): number;
  /** Milliseconds that pass while the page is open, whatever is done to the clock. */
  counted(): number;
  /** Makes a fresh id: short, and never the same twice. */
  newId(): string;
  /** A seed for the dice of a new encounter. */
  newSeed(): number;
  /** Saves a file for the user; false when the user cancelled. */
  saveBlob(blob: Blob, name: string): Promise<boolean>;
  /**
   * Lets the user choose a folder; undefined when the user cancelled. Missing where the browser has
   * no dialog for folders.
   */
  pickFolder: (() => Promise<FolderHandle | undefined>) | undefined;
  /**
   * How many bytes this page has stored, how many it may store, and whether the browser will keep
   * them.
   */
  space(): Promise<Pick<DeviceReport, 'used' | 'quota' | 'stays'>>;
  readPicture: ReadPicture;
  /** Asks the browser not to clear the stored data. A refusal is usual. */
  persist(): Promise<boolean>;
  /** Calls back when the page is hidden or left. */
  whenHidden(then: () => void): void;
  /** Makes the browser ask before the page is left, whenever leaving would lose something. */
  beforeLeaving(loses: () => boolean): void;
}

/** Fetches one ready-made scene, with the first fight that stands on it. */
async function fetchedScene(id: string): Promise<Scene | undefined> {
  try {
    return await readyScene(id);
  } catch {
    throw new NotLoaded(
      'This ready-made map could not be fetched. Nothing is lost: try again, or load the page again.',
    );
  }
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Makes twelve random letters. `randomUUID` does not exist on pages over plain http. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => ALPHABET[byte % 32]).join('');

async function saveBlob(blob: Blob, name: string): Promise<boolean> {
  const extension = name.slice(name.lastIndexOf('.'));
  try {
    await fileSave(blob, { fileName: name, extensions: [extension] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** A browser that may have a dialog for folders. */
interface MayPick {
  readonly navigator: Navigator;
  showDirectoryPicker?(how: { id: string; mode: 'readwrite' }): Promise<FolderHandle>;
}

/** The browser's dialog for folders, where it has one. */
function folderDialog(): StoreEnvironment['pickFolder'] {
  const page: MayPick = globalThis;
  if (!page.showDirectoryPicker) return undefined;
  return async () => {
    try {
      return await page.showDirectoryPicker?.({ id: 'affray', mode: 'readwrite' });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      throw error;
    }
  };
}

/** Whether this browser lets a page write into a folder of the user's. */
export const canPickFolder: boolean = folderDialog() !== undefined;

export const browserEnvironment = (): StoreEnvironment => ({
  loadGame,
  scene: fetchedScene,
  openDatabase,
  openAsItIs,
  patience: 10_000,
  locks: browserLocks(),
  device: deviceStore,
  tab: tabStore,
  now: dateNow,
  counted: () => performance.now(),
  newId: randomId,
  newSeed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 1,
  saveBlob,
  pickFolder: folderDialog(),
  space: storageRoom,
  readPicture: readPictureAway,
  persist: askToKeep,
  whenHidden(then) {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') then();
    });
    window.addEventListener('pagehide', then);
  },
  beforeLeaving(loses) {
    globalThis.window?.addEventListener('beforeunload', (event) => {
      // The browser asks in its own words, and only after the user has touched the page.
      if (loses()) event.preventDefault();
    });
  },
});
