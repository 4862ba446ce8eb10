/**
 * Tests of the shelf: items are kept as given, changed and changed back, found, put into the bin.
 * Nothing is half-done when something fails.
 */
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { toy } from '../../engine/toy.testing.ts';
import { ITEM_VERSION, type Item } from '../../formats/shelf/item.ts';
import { itemOfScene } from '../../formats/shelf/sceneItem.ts';
import type { Scene } from '../../space/scene.ts';
import { type Browser, freshBrowser, openWindow } from '../table.testing.ts';
import { keepScene, type Twin } from './keepScene.ts';
import { searchShelf, shelfHeadings } from './search.ts';
import { createShelf } from './shelfStore.ts';

const creature = (id: string, name: string, other: Partial<Item> = {}): Item =>
  ({
    version: ITEM_VERSION,
    id,
    kind: 'creature',
    game: toy.id,
    name,
    folder: '',
    tags: [],
    note: '',
    group: 'Robbers',
    look: { icon: 'bandana' },
    sheet: toy.blank().sheet,
    ...other,
  }) as Item;

const plainScene = (name: string): Scene => ({
  kind: 'squares',
  name,
  columns: 4,
  rows: 3,
  pixels: 64,
  ground: { kind: 'plain', look: 'wood' },
  cells: { '1,1': { difficult: true } },
  walls: { '0,0,e': 'door' },
});

async function open(browser: Browser = freshBrowser()) {
  const window = await openWindow(browser);
  const shelf = createShelf(window.table.context);
  await shelf.getState().refresh();
  return { browser, window, shelf, now: shelf.getState };
}
const names = ({ entries }: { entries: readonly { name: string }[] }) => entries.map(({ name }) => name);

describe('the shelf', () => {
  it('keeps things over a reload, complete, and lists them by name', async () => {
    const { browser, now } = await open();
    await now().add([creature('b', 'Bandit', { note: 'limps' }), creature('a', 'Archer')], 'Two');
    const again = await open(browser);
    expect(names(again.now())).toEqual(['Archer', 'Bandit']);
    expect(await again.now().read(['b'])).toEqual([creature('b', 'Bandit', { note: 'limps' })]);
  });
  it('undoes and redoes every change: new things, changed things, things in the bin', async () => {
    const { now } = await open();
    await now().add([creature('a', 'Archer')], 'An archer');
    await now().change(['a'], 'Rename', (item) => ({ ...item, name: 'Sniper' }));
    await now().remove(['a']);
    expect([names(now()), now().bin.length, now().back]).toEqual([[], 1, 'Put “Sniper” into the bin']);
    await now().undo();
    expect(names(now())).toEqual(['Sniper']);
    await now().undo();
    expect(names(now())).toEqual(['Archer']);
    await now().undo();
    expect([now().entries, now().back, now().forth]).toEqual([[], undefined, 'An archer']);
    await now().redo();
    await now().redo();
    expect(names(now())).toEqual(['Sniper']);
    expect(await now().read(['a'])).toEqual([creature('a', 'Sniper')]);
  });
  it('gives a copy its own name and leaves the original unchanged', async () => {
    const { now } = await open();
    await now().add([creature('a', 'Archer')], 'An archer');
    const [copy = ''] = await now().duplicate(['a']);
    await now().change([copy], 'Look', (item) => ({ ...item, tags: ['tower'] }));
    expect(now().entries.map(({ name, tags }) => [name, tags])).toEqual([
      ['Archer', []],
      ['Archer 2', ['tower']],
    ]);
  });
  it('restores things from the bin, and deletes things for good so that no step leads back to them', async () => {
    const { now } = await open();
    await now().add([creature('a', 'Archer'), creature('b', 'Bandit')], 'Two');
    await now().remove(['a', 'b']);
    await now().restore(['a']);
    await now().erase(['b']);
    expect([names(now()), now().bin, now().back]).toEqual([['Archer'], [], 'Bring “Archer” back']);
    await now().undo();
    expect(now().bin.map(({ name }) => name)).toEqual(['Archer']);
  });
  it('refuses a sheet that does not fit, an unknown game and an empty name with one sentence, and keeps nothing', async () => {
    const { now, window } = await open();
    const bad = [
      creature('x', 'X', { sheet: { harm: 'much' } }),
      creature('x', 'X', { game: 'chess' }),
      creature('x', '  '),
    ];
    for (const one of bad) {
      expect(await now().add([creature('ok', 'Fine'), one], 'Two')).toBe(false);
      expect(window.now().trouble?.text).toMatch(/^“|^This/);
      expect(now().entries).toEqual([]);
    }
  });
  it('refuses a change of a thing that another window changed meanwhile', async () => {
    const { browser, now, window } = await open();
    await now().add([creature('a', 'Archer')], 'An archer');
    const other = await open(browser);
    await other.now().change(['a'], 'Rename', (item) => ({ ...item, name: 'Sniper' }));
    await expect.poll(() => names(now())).toEqual(['Sniper']);
    await now().undo();
    expect(names(now())).toEqual(['Sniper']);
    expect(window.now().trouble?.text).toContain('stays as it is');
  });
  it('reports a failure of storage, and stays as before', async () => {
    const { now, window } = await open();
    await now().add([creature('a', 'Archer')], 'An archer');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await now().change(['a'], 'Rename', (item) => ({ ...item, name: 'Sniper' }))).toBe(false);
    put.mockRestore();
    expect(window.now().trouble?.text).toContain('stands as it was before');
    expect(names(now())).toEqual(['Archer']);
  });
  it('reads the earlier state where the last copy is damaged, and lists things that have lost their record', async () => {
    const { browser, now } = await open();
    await now().add([creature('a', 'Archer'), creature('b', 'Bandit')], 'Two');
    await now().change(['a'], 'Rename', (item) => ({ ...item, name: 'Sniper' }));
    const db = await openDB('affray-library');
    const copies = await db.getAll('shelfCopies');
    const newest = copies.find(({ item, rev }) => item === 'a' && rev === 2);
    await db.put('shelfCopies', { ...newest, text: `${newest.text} ` });
    await db.delete('shelf', 'b');
    db.close();
    const again = await open(browser);
    expect(names(again.now())).toEqual(['Bandit', 'Sniper']);
    expect(await again.now().read(['a'])).toEqual([creature('a', 'Archer')]);
    expect(again.window.now().trouble?.text).toContain('as it was before');
    expect(await again.now().change(['a'], 'Tag', (item) => ({ ...item, tags: ['x'] }))).toBe(true);
    expect(names(again.now())).toEqual(['Archer', 'Bandit']);
  });
});

describe('a map', () => {
  const mill = plainScene('Mill');
  it('is kept, changed, undone, put into the bin and restored like other things, whichever games are there', async () => {
    const { browser, now } = await open();
    await now().add([itemOfScene(mill, 'm')], 'The mill');
    await now().change(['m'], 'Rename', (item) => ({ ...item, name: 'Old mill', folder: 'River' }));
    expect(now().entries).toMatchObject([{ name: 'Old mill', game: '', on: 'squares', summary: '4 × 3 squares' }]);
    await now().remove(['m']);
    expect([now().entries, now().bin.map(({ name }) => name)]).toEqual([[], ['Old mill']]);
    await now().restore(['m']);
    await now().undo();
    await now().undo();
    await now().undo();
    const again = await open(browser);
    expect(await again.now().read(['m'])).toEqual([itemOfScene(mill, 'm')]);
    const [copy = ''] = await again.now().duplicate(['m']);
    expect(await again.now().read([copy])).toEqual([{ ...itemOfScene(mill, copy), name: 'Mill 2' }]);
  });
  it('belongs to every game that plays on its kind, and to no other', async () => {
    const { now } = await open();
    await now().add([itemOfScene(mill, 'm'), creature('a', 'Archer')], 'Two');
    const found = (wanted: Parameters<typeof searchShelf>[1]) => searchShelf(now().entries, wanted).map(({ id }) => id);
    expect(found({ game: toy.id, plays: ['squares'] })).toEqual(['a', 'm']);
    expect(found({ game: toy.id, plays: ['zones'] })).toEqual(['a']);
    expect(found({ words: 'map' })).toEqual(['m']);
  });
  it('whose name is already taken is kept beside the other or in its place, as the user chooses, and not twice', async () => {
    const { now } = await open();
    let made = 0;
    const keep = (scene: Scene, how: Twin) => keepScene(now, () => `m${++made}`, scene, how);
    expect(await keep(mill, 'ask')).toEqual({ told: '“Mill” is on the shelf.' });
    expect(await keep(mill, 'ask')).toEqual({ told: '“Mill” is on the shelf already, as it is here.' });
    const burnt: Scene = { ...mill, ground: { kind: 'plain', look: 'night' } };
    expect(await keep(burnt, 'ask')).toEqual({ twin: 'Mill' });
    expect(names(now())).toEqual(['Mill']);
    await keep(burnt, 'beside');
    expect(names(now())).toEqual(['Mill', 'Mill 2']);
    await keep(burnt, 'replace');
    expect(await now().read(['m1'])).toEqual([itemOfScene(burnt, 'm1')]);
    await now().undo();
    expect(await now().read(['m1'])).toEqual([itemOfScene(mill, 'm1')]);
    const long = 'y'.repeat(70);
    expect(await keep({ ...mill, name: long }, 'ask')).toEqual({
      told: `“${'y'.repeat(60)}” is on the shelf, its name cut to 60 letters.`,
    });
  });
});

describe('searching the shelf', () => {
  it('finds by every word in any order, without accents, and by folder and tag', async () => {
    const { now } = await open();
    await now().add(
      [
        creature('a', 'Brünhild', { folder: 'Keep', tags: ['guard'] }),
        creature('b', 'Bandit', { folder: 'Road', tags: ['guard', 'rogue'] }),
      ],
      'Two',
    );
    const found = (wanted: Parameters<typeof searchShelf>[1]) => searchShelf(now().entries, wanted).map(({ id }) => id);
    expect(found({ words: 'guard brun' })).toEqual(['a']);
    expect(found({ words: 'robbers' })).toEqual(['b', 'a']);
    expect(found({ folder: 'Road', words: 'brun' })).toEqual([]);
    expect(found({ tag: 'rogue' })).toEqual(['b']);
    expect(shelfHeadings(now().entries)).toEqual({
      folders: [
        { name: 'Keep', count: 1 },
        { name: 'Road', count: 1 },
      ],
      tags: [
        { name: 'guard', count: 2 },
        { name: 'rogue', count: 1 },
      ],
    });
  });
});
