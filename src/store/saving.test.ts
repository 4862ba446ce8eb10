/**
 * Tests that a change called saved is on disk, whatever is killed next. A browser that refuses
 * storage costs no fight.
 */
import * as fc from 'fast-check';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { toyScript } from '../engine/toy.testing.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { fakeLockManager, freshBrowser, openEncounter, openWindow, untilState } from './table.testing.ts';
import type { TableStore } from './types.ts';

afterEach(() => vi.restoreAllMocks());

/** Does one of a table's actions, chosen by number. The same number always does the same. */
function act(state: TableStore, n: number): void {
  const { open } = state;
  const question = open?.question;
  if (n % 7 === 5) state.undo();
  else if (n % 7 === 6) state.redo();
  else if (question?.kind === 'choose') {
    const free = question.options.filter(({ blocked }) => !blocked);
    state.answer(question.id, { kind: 'choose', option: free[n % free.length]?.id ?? '' });
  } else if (question) state.roll();
  else if (open?.fight.stage === 'setup') state.dispatch({ type: 'begin' });
  else if (n % 11 === 0) state.goTo(0);
  else if (n % 11 === 1) state.reopen();
  else if (n % 11 === 2) state.setDisplay({ party: 'exact', others: n % 2 === 0 ? 'word' : 'nothing' });
  else if (n % 3 === 0) state.dispatch({ type: 'act', actor: 'table', action: 'round' });
  else state.dispatch({ type: 'act', actor: n % 2 === 0 ? 'ogre' : 'ash', action: 'strike' });
}

/**
 * Makes the browser die at the nth write from now: that transaction and all later ones never
 * happen.
 */
function killAtWrite(n: number): void {
  let left = n;
  const dead = () => new DOMException('killed', 'AbortError');
  for (const verb of ['put', 'add', 'delete'] as const) {
    const real = IDBObjectStore.prototype[verb] as (...given: unknown[]) => IDBRequest;
    vi.spyOn(IDBObjectStore.prototype, verb).mockImplementation(function (this: IDBObjectStore, ...given: unknown[]) {
      left -= 1;
      if (left >= 0) return real.apply(this, given);
      if (left === -1) this.transaction.abort();
      throw dead();
    });
  }
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    if (left < 0) throw dead();
    return begin.apply(this, given);
  });
}

describe('saving', () => {
  it('keeps every change that was called saved, when the browser is killed between any two writes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ n: fc.nat(1000), after: fc.constantFrom('go on', 'wait', 'hide') }), {
          minLength: 1,
          maxLength: 60,
        }),
        fc.nat(90),
        async (acts, killed) => {
          vi.restoreAllMocks();
          const browser = freshBrowser();
          const { now, table, hide } = await openWindow(browser);
          const id = (await now().createFromScript(toyScript)) ?? '';
          const states: Encounter[] = [openEncounter(now())];
          let said = 0;
          table.store.subscribe((state) => {
            const encounter = openEncounter(state);
            if (encounter !== states.at(-1)) states.push(encounter);
            if (state.saving === 'saved') said = states.length - 1;
          });
          killAtWrite(killed);
          for (const { n, after } of acts) {
            act(now(), n);
            if (after === 'hide') hide();
            if (after === 'wait') await untilState(table, ({ saving }) => saving !== 'saving');
          }
          await table.flush();
          vi.restoreAllMocks();
          browser.locks = { ...browser.locks, locks: fakeLockManager() };
          const again = await openWindow(browser);
          await again.now().openEncounter(id);
          const found = openEncounter(again.now());
          const fits = states.findIndex(
            (state, at) => at >= said && JSON.stringify(sorted(state)) === JSON.stringify(sorted(found)),
          );
          expect(
            fits,
            `of ${states.length} states, ${said} were said to be saved; found none of the later ones`,
          ).toBeGreaterThanOrEqual(said);
          expect(again.now().trouble).toBeUndefined();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps opening quick after many changes: the journal is cut to what the older snapshot needs', async () => {
    const browser = freshBrowser();
    const { now, table } = await openWindow(browser);
    const id = (await now().createFromScript(toyScript)) ?? '';
    now().dispatch({ type: 'begin' });
    for (let n = 0; n < 130; n += 1) {
      if (n % 2 === 0) now().dispatch({ type: 'act', actor: 'table', action: 'round' });
      else now().undo();
      await untilState(table, ({ saving }) => saving === 'saved');
    }
    const db = await openDatabase();
    expect(await db.count('journal')).toBeLessThanOrEqual(80);
    expect(await db.count('snapshots')).toBe(2);
    db.close();
    const left = openEncounter(now());
    await now().closeEncounter();
    await now().openEncounter(id);
    expect(openEncounter(now())).toEqual(left);
  });
});

describe('storage that fails', () => {
  it('because it is full: the fight goes on in memory, the screen says so, and it is saved as soon as there is room', async () => {
    const browser = freshBrowser();
    const { now, table } = await openWindow(browser);
    const id = (await now().createFromScript(toyScript)) ?? '';
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    now().dispatch({ type: 'begin' });
    await untilState(table, ({ saving }) => saving === 'memory');
    expect(now().trouble?.text).toContain('storage of this browser is full');
    expect(now().dispatch({ type: 'act', actor: 'table', action: 'round' })).toBe(true);
    expect(now().open?.fight.log).toHaveLength(2);
    await now().saveFile();
    expect(browser.files.at(-1)?.name).toBe('At-the-gate.affray');
    expect(await table.flush()).toBe(false);
    full.mockRestore();
    for (let n = 0; n < 5; n += 1) now().dispatch({ type: 'act', actor: 'table', action: 'round' });
    await untilState(table, ({ saving }) => saving === 'saved');
    expect(now().trouble).toBeUndefined();
    const left = openEncounter(now());
    await now().closeEncounter();
    await now().openEncounter(id);
    expect(openEncounter(now())).toEqual(left);
  });
  it('because it is full when the fight is closed: the fight stays in this page and opens again as it was', async () => {
    const { now, table } = await openWindow(freshBrowser());
    const id = (await now().createFromScript(toyScript)) ?? '';
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    now().dispatch({ type: 'begin' });
    await untilState(table, ({ saving }) => saving === 'memory');
    const left = openEncounter(now());
    await now().closeEncounter();
    expect(now().encounters.map((entry) => entry.id)).toEqual([id]);
    await now().openEncounter(id);
    expect(openEncounter(now())).toBe(left);
    expect(now().saving).toBe('memory');
  });
  it('because the browser denies it: everything works, and the message says what to do', async () => {
    const { now } = await openWindow(freshBrowser(), {
      openDatabase: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    });
    expect(now().status).toBe('library');
    const id = await now().createFromScript(toyScript);
    expect(id).toBeDefined();
    expect(now().dispatch({ type: 'begin' })).toBe(true);
    expect(now().saving).toBe('memory');
    expect(now().trouble?.text).toContain('save the fight to a file');
    const picture = await now().addPicture(new Blob(['picture']));
    expect(await (await now().picture(picture?.picture ?? ''))?.text()).toBe('picture');
    const copy = await now().duplicate(id ?? '');
    await now().closeEncounter();
    expect(now().encounters).toHaveLength(2);
    await now().openEncounter(copy ?? '');
    expect(now().open?.encounter.name).toBe('At the gate (copy)');
    const back = await now().remove(id ?? '');
    expect(now().encounters).toHaveLength(1);
    await back();
    expect(now().encounters).toHaveLength(2);
  });
  it('because a newer version needs it: this window closes the store, says so, and goes on in memory', async () => {
    const { now, table } = await openWindow(freshBrowser());
    await now().createFromScript(toyScript);
    const newer = await openDB('affray-library', 3);
    expect(now().trouble?.text).toContain('Load the page again');
    expect(now().dispatch({ type: 'begin' })).toBe(true);
    await untilState(table, ({ saving }) => saving === 'memory');
    expect(now().trouble?.text).toContain('A newer Affray');
    newer.close();
  });
  it('because the browser closed it: it is opened again, and nothing is missing', async () => {
    const browser = freshBrowser();
    let open: Database | undefined;
    const { now, table } = await openWindow(browser, {
      openDatabase: async (closed) => {
        open = await openDatabase(closed);
        return open;
      },
    });
    const id = (await now().createFromScript(toyScript)) ?? '';
    now().dispatch({ type: 'begin' });
    await untilState(table, ({ saving }) => saving === 'saved');
    open?.close();
    now().dispatch({ type: 'act', actor: 'table', action: 'round' });
    await untilState(table, ({ saving }) => saving === 'memory');
    now().dispatch({ type: 'act', actor: 'table', action: 'round' });
    await untilState(table, ({ saving }) => saving === 'saved');
    const left = openEncounter(now());
    const again = await openWindow({ ...browser, locks: { ...browser.locks, locks: fakeLockManager() } });
    await again.now().openEncounter(id);
    expect(openEncounter(again.now())).toEqual(left);
  });
  it('is asked once to keep the stored data, and a refusal gives no message', async () => {
    const persist = vi.fn(async () => false);
    const browser = freshBrowser();
    const first = await openWindow(browser, { persist });
    await first.now().createFromScript(toyScript);
    await first.now().createFromScript(toyScript);
    await (await openWindow(browser, { persist })).now().createFromScript(toyScript);
    expect(persist).toHaveBeenCalledTimes(1);
    expect(first.now().trouble).toBeUndefined();
  });
});

/** The same data with its keys in one order and without undefined, for comparing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
