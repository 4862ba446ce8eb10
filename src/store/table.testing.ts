/**
 * A table for tests: the real store over a database in memory. Toy games, locks and channels are
 * shared by the windows of one test.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect } from 'vitest';
import type { Remembered } from '../browser/kept.ts';
import type { Encounter } from '../engine/encounter.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { okResult } from '../engine/words.ts';
import { sha256 } from '../formats/picturesHash.ts';
import { openAsItIs, openDatabase } from '../storage/database.ts';
import type { Channel, LockTools } from '../storage/locks.ts';
import type { StoreEnvironment } from './environment.ts';
import { createTable, type Table } from './tableStore.ts';
import type { TableStore } from './types.ts';

/** What several windows of one browser share. */
export interface Browser {
  locks: LockTools;
  device: Remembered;
  /** Files that were saved for the user, newest last. */
  files: { blob: Blob; name: string }[];
}

export function remembered(): Remembered {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

/**
 * Makes channels between the windows of one test. A message is a copy and comes later, as in a
 * browser.
 */
export function fakeChannels(): (name: string) => Channel {
  const ends = new Set<{ name: string; end: Channel }>();
  return (name) => {
    const me = {
      name,
      end: {
        onmessage: null,
        postMessage(message: unknown) {
          if (!ends.has(me)) throw new Error('This channel is closed.');
          const copied = structuredClone(message);
          for (const other of ends)
            if (other !== me && other.name === name)
              queueMicrotask(() => {
                if (ends.has(other))
                  other.end.onmessage?.call(other.end as BroadcastChannel, { data: copied } as MessageEvent<unknown>);
              });
        },
        close: () => void ends.delete(me),
      } as Channel,
    };
    ends.add(me);
    return me.end;
  };
}

interface FakeLock {
  waiting: (() => void)[];
  steal(): void;
}
/**
 * Stands in for the browser's lock manager, as far as the store uses it: one holder at a time; a
 * lock is asked for, waited for, or stolen.
 */
export function fakeLockManager(): Pick<LockManager, 'request'> {
  const held = new Map<string, FakeLock>();
  async function request(name: string, options: LockOptions, use: (lock: Lock | null) => unknown): Promise<unknown> {
    const now = held.get(name);
    if (now && options.ifAvailable) return use(null);
    if (now && options.steal) now.steal();
    else if (now)
      await new Promise<void>((resolve, reject) => {
        now.waiting.push(resolve);
        options.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    const mine: FakeLock = { waiting: [], steal() {} };
    held.set(name, mine);
    const stolen = new Promise<never>((_, reject) => {
      mine.steal = () => reject(new DOMException('Stolen', 'AbortError'));
    });
    try {
      return await Promise.race([use({ name, mode: 'exclusive' }), stolen]);
    } finally {
      if (held.get(name) === mine) held.delete(name);
      for (const next of mine.waiting) next();
    }
  }
  return { request } as Pick<LockManager, 'request'>;
}

/** A browser with an empty database. */
export function freshBrowser(): Browser {
  globalThis.indexedDB = new IDBFactory();
  return {
    locks: { locks: fakeLockManager(), channel: fakeChannels(), patience: 2000 },
    device: remembered(),
    files: [],
  };
}

let ids = 0;

/** Opens a window of a browser and starts it. A test may replace any part of its environment. */
export async function openWindow(
  browser: Browser,
  other: Partial<StoreEnvironment> = {},
): Promise<{ table: Table; now: () => TableStore; hide: () => void }> {
  let hide = (): void => {};
  const table = createTable({
    loadGame: async (id) => (id === toy.id ? toy : undefined),
    scene: async (id) => (id === 'yard' ? toyScenes.yard : undefined),
    openDatabase,
    openAsItIs,
    patience: 10_000,
    locks: browser.locks,
    device: browser.device,
    tab: remembered(),
    now: () => 1_700_000_000_000 + ids,
    counted: () => 0,
    newId: () => `id${++ids}`,
    newSeed: () => 7,
    saveBlob: async (blob, name) => browser.files.push({ blob, name }) > 0,
    pickFolder: undefined,
    space: async () => ({ used: 1000, quota: 100_000, stays: 'may be dropped' }),
    async readPicture(blob) {
      const hash = await sha256(new Uint8Array(await blob.arrayBuffer()));
      return okResult({ hash, blob, width: 30, height: 20 });
    },
    persist: async () => false,
    whenHidden: (then) => {
      hide = then;
    },
    beforeLeaving: () => {},
    ...other,
  });
  await table.start();
  return { table, now: () => table.store.getState(), hide: () => hide() };
}

/** The open encounter; throws when none is. */
export function openEncounter(state: TableStore): Encounter {
  if (!state.open) throw new Error(`No encounter is open: ${state.trouble?.text ?? state.status}`);
  return state.open.encounter;
}

/** Resolves when the store's state satisfies a condition. */
export const untilState = (table: Table, condition: (state: TableStore) => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (condition(table.store.getState())) return resolve();
    const stop = table.store.subscribe((state) => {
      if (!condition(state)) return;
      stop();
      resolve();
    });
  });

export const strikeCommand = { type: 'act', actor: 'ogre', action: 'strike' } as const;
export const choiceAnswer = (option: string) => ({ kind: 'choose', option }) as const;

export async function begunTable() {
  const browser = freshBrowser();
  const window = await openWindow(browser);
  const id = await window.now().createFromScript(toyScript);
  expect(window.now().dispatch({ type: 'begin' })).toBe(true);
  return { browser, ...window, id: id ?? '' };
}
type Window = Awaited<ReturnType<typeof begunTable>>;

export const answerNow = ({ now }: Pick<Window, 'now'>, option: string): boolean =>
  now().answer(now().open?.question?.id ?? '', choiceAnswer(option));
