/** What the store needs from outside: the games, the database, locks, chance, the clock and file dialogs. The browser's, or a test's. */
import type { Ruleset } from '../engine/ruleset.ts';
import type { ReadPicture } from '../formats/pictures.ts';
import { loadGame } from '../rulesets/index.ts';
import type { Scene } from '../space/scene.ts';
import { sceneById, sceneIds } from '../space/scenes/byId.ts';
import { type Closed, type Database, openAsItIs, openDatabase } from '../storage/database.ts';
import { fetched } from '../storage/fetched.ts';
import type { FolderHandle } from '../storage/folder.ts';
import { browserLocks, type LockTools } from '../storage/locks.ts';
import type { Remembered } from './session.ts';
import type { DeviceReport } from './types.ts';

export interface Surroundings {
  /** A game by its id; undefined when there is none. Rejects with a sentence when it cannot be fetched. */
  loadGame(id: string): Promise<Ruleset | undefined>;
  /** A ready-made scene, for scripts that name one; undefined when there is none. Rejects when it cannot be fetched. */
  sceneById(id: string): Promise<Scene | undefined>;
  sceneIds: readonly string[];
  openDatabase(closed: Closed): Promise<Database>;
  /** Opens what is stored for reading, whatever version wrote it. */
  openAsItIs(): Promise<Database>;
  /** How long the store is given to answer, in milliseconds. */
  patience: number;
  locks: LockTools;
  /** Kept on this device; undefined where the browser denies it. */
  device: Remembered | undefined;
  /** Kept in this tab, over a reload. */
  tab: Remembered | undefined;
  now(): number;
  /** A fresh id: short, never the same twice. */
  newId(): string;
  /** A seed for the dice of a new encounter. */
  newSeed(): number;
  /** Gives the user a file; false when the user changed their mind. */
  saveBlob(blob: Blob, name: string): Promise<boolean>;
  /** Lets the user choose a folder; undefined when they changed their mind. Missing where the browser has no such thing. */
  pickFolder: (() => Promise<FolderHandle | undefined>) | undefined;
  /** How much this page has stored, how much it may, and whether that stays. */
  space(): Promise<Pick<DeviceReport, 'used' | 'room' | 'stays'>>;
  readPicture: ReadPicture;
  /** Asks the browser not to clear what is stored; false is a usual answer. */
  persist(): Promise<boolean>;
  /** Calls back when the page is hidden or left. */
  whenHidden(then: () => void): void;
  /** Has the browser ask before the page is left, whenever something would be lost by it. */
  beforeLeaving(loses: () => boolean): void;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Twelve letters of chance. Not `randomUUID`, which plain http pages do not have. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => ALPHABET[byte % 32]).join('');

/** Touching the storage of a browser that denies it throws. */
function storageOf(kind: 'localStorage' | 'sessionStorage'): Remembered | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}

async function saveBlob(blob: Blob, name: string): Promise<boolean> {
  const extension = name.slice(name.lastIndexOf('.'));
  try {
    const { fileSave } = await import('browser-fs-access');
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
function folderDialog(): Surroundings['pickFolder'] {
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

async function space(): Promise<Pick<DeviceReport, 'used' | 'room' | 'stays'>> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return { used: usage, room: quota, stays: (await navigator.storage.persisted()) ? 'stays' : 'may be dropped' };
  } catch {
    return { stays: 'not said' };
  }
}

export const browserSurroundings = (): Surroundings => ({
  loadGame,
  sceneById,
  sceneIds,
  openDatabase,
  openAsItIs,
  patience: 10_000,
  locks: browserLocks(),
  device: storageOf('localStorage'),
  tab: storageOf('sessionStorage'),
  now: () => Date.now(),
  newId: randomId,
  newSeed: () => crypto.getRandomValues(new Int32Array(1))[0] ?? 1,
  saveBlob,
  pickFolder: folderDialog(),
  space,
  readPicture: async (file) => (await fetched(() => import('../formats/pictures.ts'))).readPicture(file),
  persist: async () => (await globalThis.navigator?.storage?.persist?.()) ?? false,
  whenHidden(then) {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') then();
    });
    window.addEventListener('pagehide', then);
  },
  beforeLeaving(loses) {
    globalThis.window?.addEventListener('beforeunload', (event) => {
      // The browser asks in its own words; it does so only after the user has touched the page.
      if (loses()) event.preventDefault();
    });
  },
});
