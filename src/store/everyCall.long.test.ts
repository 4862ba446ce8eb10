/**
 * Tests that any call to the browser's storage may fail once. In a fight with a reload, each call
 * in turn throws, hangs or lies.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { toyScript } from '../engine/toy.testing.ts';
import { openDatabase } from '../storage/database.ts';
import type { FolderHandle } from '../storage/folder.ts';
import { Fault, folderThat, type How, storageFailure } from './device/spoiled.testing.ts';
import { type Browser, fakeLockManager, freshBrowser, openEncounter, openWindow } from './table.testing.ts';
import type { TableStore } from './types.ts';
import { createUpdateOffer } from './updateOffer.ts';

afterEach(() => vi.restoreAllMocks());

/**
 * How long the store may take to answer in these runs, in milliseconds. A short time keeps the
 * tests of hanging calls quick.
 */
const PATIENCE = 60;

/** A request to the database that falsely reports success, or never reports anything. */
function deadRequest(how: How): IDBRequest {
  const heard: [string, EventListener][] = [];
  const parts = {
    readyState: { value: 'pending' },
    result: { value: undefined },
    error: { value: null },
    source: { value: null },
    transaction: { value: null },
    addEventListener: { value: (type: string, listener: EventListener) => heard.push([type, listener]) },
    removeEventListener: { value: () => {} },
  };
  const request: IDBRequest = Object.create(IDBRequest.prototype, parts);
  if (how === 'lies')
    setTimeout(() => {
      for (const [type, listener] of heard) if (type === 'success') listener.call(request, new Event('success'));
    });
  return request;
}

/** One part of the browser at a time: each of its calls is counted, and one goes wrong. */
type Shared = Browser & { folder?: FolderHandle };
type FaultStarter = ((fault: Fault, browser: Shared) => void) | undefined;
const PARTS: Record<string, FaultStarter> = {
  'opening the database': (fault) => spoil(IDBFactory.prototype, 'open', fault),
  'beginning a transaction': (fault) => spoil(IDBDatabase.prototype, 'transaction', fault),
  put: (fault) => spoil(IDBObjectStore.prototype, 'put', fault),
  add: (fault) => spoil(IDBObjectStore.prototype, 'add', fault),
  delete: (fault) => spoil(IDBObjectStore.prototype, 'delete', fault),
  get: (fault) => spoil(IDBObjectStore.prototype, 'get', fault),
  'get all': (fault) => spoil(IDBObjectStore.prototype, 'getAll', fault),
  'all keys': (fault) => spoil(IDBObjectStore.prototype, 'getAllKeys', fault),
  locks(fault, browser) {
    const real = browser.locks.locks;
    if (!real) return;
    // The browser's type has overloads, so this function reads its arguments by position.
    const request = ((...given: [string, (lock: Lock | null) => unknown]): Promise<unknown> => {
      if (!fault.here()) return real.request(...given);
      if (fault.how === 'throws') throw storageFailure();
      // A lie: the lock is free, and still nobody gets it.
      if (fault.how === 'lies') return Promise.resolve((given.at(-1) as (lock: null) => unknown)(null));
      return new Promise(() => {});
    }) as LockManager['request'];
    browser.locks = { ...browser.locks, locks: { request } };
  },
  files(fault, browser) {
    const push = browser.files.push.bind(browser.files);
    browser.files.push = (...given) => {
      if (!fault.here()) return push(...given);
      if (fault.how === 'throws') throw storageFailure();
      return 0;
    };
  },
  'reading a file': (fault) => {
    const real = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      if (!fault.here()) return real.call(this);
      if (fault.how === 'throws') throw storageFailure();
      if (fault.how === 'hangs') return new Promise(() => {});
      return (await real.call(this)).slice(0, 200);
    };
    mended.push(() => Object.assign(Blob.prototype, { arrayBuffer: real }));
  },
  'the folder of the second copy': (fault, browser) => {
    browser.folder = folderThat(fault);
  },
  channels(fault, browser) {
    const real = browser.locks.channel;
    if (!real) return;
    browser.locks = {
      ...browser.locks,
      channel(name) {
        if (!fault.here()) return real(name);
        if (fault.how === 'throws') throw storageFailure();
        return { onmessage: null, postMessage() {}, close() {} };
      },
    };
  },
};

function spoil<T extends object>(prototype: T, verb: string & keyof T, fault: Fault): void {
  const real: unknown = prototype[verb];
  if (typeof real !== 'function') throw new Error(`${verb} is nothing to call.`);
  Object.assign(prototype, {
    [verb](this: IDBObjectStore, ...given: unknown[]) {
      // The first transaction of a new database belongs to the database itself.
      if (given[1] === 'versionchange' || !fault.here()) return real.apply(this, given);
      if (fault.how === 'throws') throw storageFailure();
      if (verb === 'transaction') return hungTransaction();
      return deadRequest(verb === 'open' && fault.how === 'lies' ? 'hangs' : fault.how);
    },
  });
  mended.push(() => Object.assign(prototype, { [verb]: real }));
}
const mended: (() => void)[] = [];

/** A transaction that never reports anything. */
function hungTransaction(): IDBTransaction {
  const store = new Proxy({}, { get: () => () => deadRequest('hangs') });
  const hung = {
    objectStore: () => store,
    abort() {},
    addEventListener() {},
    removeEventListener() {},
    objectStoreNames: ['encounters'],
  };
  return Object.setPrototypeOf(hung, IDBTransaction.prototype) as IDBTransaction;
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value !== 'object' || value === null
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .filter(([, inner]) => inner !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        );
const same = (a: Encounter, b: Encounter): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const steps: ((state: TableStore) => void)[] = [
  (state) => void state.dispatch({ type: 'begin' }),
  (state) => void state.dispatch({ type: 'act', actor: 'ogre', action: 'strike' }),
  (state) => void (state.open?.question && state.answer(state.open.question.id, { kind: 'choose', option: 'ash' })),
  (state) => void state.undo(),
];

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Plays a whole evening: a fight is started, played, reloaded, played on, closed. Gives a sentence
 * about what went wrong; undefined when nothing did.
 */
async function evening(part: FaultStarter, fault: Fault): Promise<string | undefined> {
  const browser: Shared = freshBrowser();
  part?.(fault, browser);
  const { folder } = browser;
  const first = await openWindow(browser, { patience: PATIENCE, pickFolder: folder && (async () => folder) });
  const id = (await first.now().createFromScript(toyScript)) ?? '';
  if (!first.now().open)
    return first.now().trouble || first.now().status === 'elsewhere' ? undefined : 'no fight and no word';
  const states = [openEncounter(first.now())];
  let said = first.now().saving === 'saved' ? 0 : -1;
  let told = first.now().trouble !== undefined;
  first.table.store.subscribe(({ trouble }) => {
    told ||= trouble !== undefined;
  });
  const stop = first.table.store.subscribe((state) => {
    if (!state.open) return;
    if (state.open.encounter !== states.at(-1)) states.push(state.open.encounter);
    if (state.saving === 'saved') said = states.length - 1;
  });
  for (const step of steps) {
    step(first.now());
    await rest(1);
  }
  if (folder) {
    await Promise.race([first.now().chooseFolder(), rest(PATIENCE * 20)]);
    if (fault.at > 0 && first.now().secondCopy?.state === 'keeps itself')
      return 'a copy is said to be kept that is not';
  }
  const filed = browser.files.length;
  await Promise.race([first.now().saveFile(), rest(PATIENCE)]);
  if (browser.files.length === filed && part === PARTS.files && fault.how === 'throws' && fault.at > 0 && !told)
    return 'no file and no word';
  await Promise.race([first.table.flush(), rest(PATIENCE * 8)]);
  const [file] = browser.files;
  if (part === PARTS['reading a file'] && file) {
    stop();
    const read = await first.now().openFile(new File([file.blob], file.name));
    if (fault.at > 0 && read === undefined && !first.now().trouble) return 'a file was not read, and no word';
    if (fault.at > 0 && read !== undefined) return 'a file was read that was not whole';
  }
  if (first.now().saving === 'saving') return 'it is saving for ever';
  if (first.now().saving === 'memory' && !told) return 'in memory without a word';
  // The page is gone, and the browser's spoiled calls work again.
  for (const mend of mended.splice(0)) mend();
  const again = await openWindow(
    { ...browser, locks: { ...browser.locks, locks: fakeLockManager() } },
    { patience: 5000, openDatabase },
  );
  await again.now().openEncounter(id);
  if (said < 0) return undefined;
  if (!again.now().open)
    return `nothing opens after it was said to be saved: ${again.now().trouble?.text ?? 'no word'}`;
  const found = openEncounter(again.now());
  return states.findIndex((state, at) => at >= said && same(state, found)) < 0 && again.now().trouble === undefined
    ? `what was said to be saved (${said} of ${states.length}) is not there`
    : undefined;
}

describe('every call of the browser fails once', () => {
  let tried = 0;
  it.each(Object.keys(PARTS))('%s: the screen says so, and nothing that was called saved is lost', async (name) => {
    const part = PARTS[name];
    const counting = new Fault(0, 'throws');
    expect(await evening(part, counting)).toBeUndefined();
    expect(counting.calls).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const how of ['throws', 'hangs', 'lies'] as const)
      for (let at = 1; at <= counting.calls; at += 1) {
        const fault = await evening(part, new Fault(at, how));
        for (const mend of mended.splice(0)) mend();
        tried += 1;
        if (fault !== undefined) faults.push(`call ${at} ${how}: ${fault}`);
      }
    expect(faults).toEqual([]);
  });
  it.each(['registering', 'taking over'])(
    'the service worker, %s: a new version that does not come is reported, and the fight was saved before',
    async (call) => {
      for (const how of ['throws', 'hangs', 'lies'] as const) {
        const done: string[] = [];
        const goesWrong = async (): Promise<void> => {
          if (how === 'throws') throw storageFailure();
          if (how === 'hangs') await new Promise(() => {});
        };
        const offer = createUpdateOffer({
          register(ready) {
            if (call === 'registering' && how === 'throws') throw storageFailure();
            if (call === 'taking over' || how === 'lies') ready();
            return call === 'taking over' ? goesWrong : async () => {};
          },
          flush: async () => done.push('saved') > 0,
          asking: () => false,
          patience: PATIENCE,
        });
        tried += 1;
        const { waiting, accept } = offer.getState();
        await accept();
        await rest(PATIENCE * 2);
        expect([how, waiting, done, offer.getState().fault?.includes('did not take over')]).toEqual(
          waiting ? [how, true, ['saved'], true] : [how, false, [], undefined],
        );
      }
    },
  );
  it('is tried for more than 150 calls', () => {
    console.info(`Faults tried: ${tried} places.`);
    expect(tried).toBeGreaterThan(150);
  });
});
