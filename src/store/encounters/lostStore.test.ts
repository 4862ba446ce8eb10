/**
 * Tests of a store that does not answer, is of a newer program, or was deleted. The user is told
 * which of these happened, and the fight goes on.
 */
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { toyScript } from '../../engine/toy.testing.ts';
import { type Database, openDatabase } from '../../storage/database.ts';
import { fakeLockManager, freshBrowser, openEncounter, openWindow, untilState } from '../table.testing.ts';

const round = { type: 'act', actor: 'table', action: 'round' } as const;

describe('a store that does not answer', () => {
  it('when the window opens: everything works in memory, the user is told, and it is stored when the store answers at last', async () => {
    const browser = freshBrowser();
    let answer = (): void => {};
    const { now, table } = await openWindow(browser, {
      patience: 400,
      openDatabase: (closed) =>
        new Promise<Database>((resolve) => {
          answer = () => resolve(openDatabase(closed));
        }),
    });
    expect(now().status).toBe('library');
    expect(now().trouble?.text).toContain('does not answer');
    const id = (await now().createFromScript(toyScript)) ?? '';
    expect(now().dispatch({ type: 'begin' })).toBe(true);
    expect(now().saving).toBe('memory');
    await now().saveFile();
    expect(browser.files).toHaveLength(1);
    answer();
    await untilState(table, ({ saving }) => saving === 'saved');
    expect(now().trouble).toBeUndefined();
    const left = openEncounter(now());
    const again = await openWindow({ ...browser, locks: { ...browser.locks, locks: fakeLockManager() } });
    await again.now().openEncounter(id);
    expect(openEncounter(again.now())).toEqual(left);
  });
  it('for its locks: the fight still opens', async () => {
    const browser = freshBrowser();
    const locks = { request: () => new Promise<never>(() => {}) };
    const { now } = await openWindow({ ...browser, locks: { ...browser.locks, locks } }, { patience: 400 });
    await now().createFromScript(toyScript);
    expect(now().status).toBe('ready');
    expect(now().saving).toBe('saved');
  });
});

describe('a store of a newer program', () => {
  it('is reported, and all its data can be saved as one file, which opens elsewhere', async () => {
    const browser = freshBrowser();
    const first = await openWindow(browser);
    await first.now().createFromScript(toyScript);
    first.now().dispatch({ type: 'begin' });
    await first.now().createFromScript({ ...toyScript, title: 'Another' });
    await first.now().closeEncounter();
    const newer = await openDB('affray-library', 7);
    newer.close();
    const { now } = await openWindow(browser);
    expect(now().trouble?.text).toContain('A newer Affray has written');
    expect(now().trouble?.help).toBe('save everything');
    await now().saveEverything();
    const { blob, name } = browser.files.at(-1) ?? { blob: new Blob(), name: '' };
    expect(name).toMatch(/^everything-\d{4}-\d\d-\d\d\.affray$/);
    const elsewhere = await openWindow(freshBrowser());
    await elsewhere.now().openFile(new File([blob], name));
    expect(elsewhere.now().trouble).toBeUndefined();
    const found = elsewhere.now().encounters.map((entry) => [entry.name, entry.stage]);
    expect(found.sort()).toEqual([
      ['Another', 'setup'],
      ['At the gate', 'running'],
    ]);
  });
  it('adds the data of this page’s memory to that file', async () => {
    const browser = freshBrowser();
    (await openDB('affray-library', 7)).close();
    const { now } = await openWindow(browser);
    await now().createFromScript(toyScript);
    await now().saveEverything();
    const file = new File([browser.files.at(-1)?.blob ?? new Blob()], 'everything.affray');
    const elsewhere = await openWindow(freshBrowser());
    await elsewhere.now().openFile(file);
    expect(elsewhere.now().encounters.map((entry) => entry.name)).toEqual(['At the gate']);
  });
});

describe('a store whose data is deleted in the middle of a fight', () => {
  it('is reported as deleted; the fight stays, can be saved, and is stored again with the next change', async () => {
    const browser = freshBrowser();
    const { now, table } = await openWindow(browser);
    const id = (await now().createFromScript(toyScript)) ?? '';
    now().dispatch({ type: 'begin' });
    await untilState(table, ({ saving }) => saving === 'saved');
    const before = openEncounter(now());
    indexedDB.deleteDatabase('affray-library');
    await untilState(table, ({ saving }) => saving === 'memory');
    expect(now().trouble?.text).toContain('was deleted');
    expect(now().trouble?.text).not.toContain('newer');
    expect(openEncounter(now())).toBe(before);
    await now().saveFile();
    expect(browser.files).toHaveLength(1);
    now().dispatch(round);
    await untilState(table, ({ saving }) => saving === 'saved');
    const again = await openWindow({ ...browser, locks: { ...browser.locks, locks: fakeLockManager() } });
    await again.now().openEncounter(id);
    expect(openEncounter(again.now())).toEqual(openEncounter(now()));
  });
});
