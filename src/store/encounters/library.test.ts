/** Tests of the library of encounters in the store: opening, copying, throwing away. */
import { describe, expect, it } from 'vitest';
import { toyScript } from '../../engine/toy.testing.ts';
import {
  answerNow,
  begunTable,
  fakeLockManager,
  openEncounter,
  openWindow,
  remembered,
  strikeCommand,
} from '../table.testing.ts';

describe('the library', () => {
  it('opens an encounter where it was left, in the middle of a question with its dice', async () => {
    const window = await begunTable();
    const { now, id, browser } = window;
    now().dispatch(strikeCommand);
    answerNow(window, 'ash');
    const left = openEncounter(now());
    await now().closeEncounter();
    expect(now().open).toBeUndefined();
    expect(now().status).toBe('library');
    const second = await openWindow(browser);
    await second.now().openEncounter(id);
    expect(openEncounter(second.now())).toEqual(left);
    expect(second.now().open?.question?.kind).toBe('choose');
    expect(second.now().saving).toBe('saved');
  });
  it('opens the same encounter when the tab is reloaded', async () => {
    const { browser } = await begunTable();
    const tab = remembered();
    const first = await openWindow(browser, { tab });
    const id = await first.now().createFromScript({ ...toyScript, title: 'Reloaded' });
    await first.table.flush();
    // The page is closed, and its locks with it.
    browser.locks = { ...browser.locks, locks: fakeLockManager() };
    const again = await openWindow(browser, { tab });
    expect(again.now().open?.encounter.id).toBe(id);
    await again.now().closeEncounter();
    const third = await openWindow(browser, { tab });
    expect(third.now().status).toBe('library');
  });
  it('gives the last stored map of an encounter for its picture in the list, and none where there is none', async () => {
    const { now, id, browser } = await begunTable();
    const before = openEncounter(now()).fight.scene;
    expect(before.kind).toBe('zones');
    const scene = { ...before, name: 'The flooded gate' };
    now().dispatch({ type: 'edit', label: 'Water', edits: [{ edit: 'scene', scene }] });
    await now().closeEncounter();
    const second = await openWindow(browser);
    expect(await second.now().mapOf(id)).toEqual(scene);
    expect(await second.now().mapOf('nobody')).toBeUndefined();
  });
  it('files an encounter, open or not, in a folder and under tags, which a reload and a copy keep; its notes are among its words', async () => {
    const { now, id, browser } = await begunTable();
    await now().fileAway(id, { folder: 'Season 2', tags: ['boss'] });
    now().dispatch({
      type: 'edit',
      label: 'A note',
      edits: [{ edit: 'note', id: 'note-1', note: { id: 'note-1', name: 'Plan', text: 'drowned bell', seen: 'gm' } }],
    });
    await now().closeEncounter();
    const listed = async () => {
      const { now: other } = await openWindow(browser);
      return other().encounters.map(({ folder, tags, words }) => [folder, tags, words?.includes('drowned bell')]);
    };
    expect(await listed()).toEqual([['Season 2', ['boss'], true]]);
    await now().duplicate(id);
    await now().fileAway(id, { tags: ['boss', 'done'] });
    expect((await listed()).sort()).toEqual(
      [
        ['Season 2', ['boss'], true],
        [undefined, ['boss', 'done'], true],
      ].sort(),
    );
    const again = await openWindow(browser);
    await again.now().openEncounter(id);
    expect(openEncounter(again.now())).toMatchObject({ id, tags: ['boss', 'done'] });
  });
  it('keeps a copy apart from its original', async () => {
    const { now, id } = await begunTable();
    const copy = await now().duplicate(id, 'Another end');
    expect(openEncounter(now()).id).toBe(id);
    now().dispatch({ type: 'act', actor: 'table', action: 'round' });
    await now().openEncounter(copy ?? '');
    expect(now().open?.encounter.name).toBe('Another end');
    expect(now().open?.fight.log).toHaveLength(1);
    await now().openEncounter(id);
    expect(now().open?.fight.log).toHaveLength(2);
  });
  it('renames the open encounter and a closed one, and refuses an empty name', async () => {
    const { now, id } = await begunTable();
    await now().rename(id, ' The bridge ');
    expect(now().open?.encounter.name).toBe('The bridge');
    expect(now().encounters[0]?.name).toBe('The bridge');
    await now().closeEncounter();
    await now().rename(id, 'The ford');
    expect(now().encounters[0]?.name).toBe('The ford');
    await now().rename(id, '  ');
    expect(now().encounters[0]?.name).toBe('The ford');
    expect(now().trouble?.text).toContain('needs a name');
    await now().openEncounter(id);
    expect(now().open?.encounter.name).toBe('The ford');
  });
  it('puts an encounter into the bin and restores it completely', async () => {
    const { now, id } = await begunTable();
    const left = openEncounter(now());
    const bringBack = await now().remove(id);
    expect(now().open).toBeUndefined();
    expect(now().encounters).toEqual([]);
    expect(now().bin.map((entry) => entry.id)).toEqual([id]);
    await bringBack();
    expect(now().encounters.map((entry) => entry.id)).toEqual([id]);
    await now().openEncounter(id);
    expect(openEncounter(now())).toEqual(left);
    await now().remove(id);
    await now().erase(id);
    expect(now().bin).toEqual([]);
    await now().openEncounter(id);
    expect(now().status).toBe('library');
    expect(now().trouble?.text).toBe('This encounter cannot be opened: Nothing of it is stored any more.');
  });
});
