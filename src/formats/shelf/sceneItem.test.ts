/**
 * Tests of maps in files of the shelf: they go out and in unchanged with their pictures, broken
 * ones are refused with their line, and older shelves open.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import type { Scene } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { sha256 } from '../picturesHash.ts';
import { wrongWords } from './csv.ts';
import { type Item, readItem, type SceneItem } from './item.ts';
import { itemOfScene, sceneOfItem } from './sceneItem.ts';
import { bareWords, fromJson, packShelf, picturesOfItems, toJson, unpackShelf } from './shelfFile.ts';

const games = await loadAllGames();
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]);
const picture = await sha256(PNG);
const pictures = new Map([[picture, new Blob([PNG], { type: 'image/png' })]]);
const newId = () => 'new';
const mill = readyScenes.mill as Scene;

/**
 * Maps as a table may have them: a ready-made one, plain ground or a picture, with any name, folder
 * and tags.
 */
const maps = fc
  .record({
    scene: fc.constantFrom(...Object.values(readyScenes)),
    pictured: fc.boolean(),
    name: fc.string({ maxLength: 80 }),
    folder: fc.constantFrom('', 'Road, north; “old”'),
    tags: fc.uniqueArray(fc.constantFrom('night', 'by "the" sea'), { maxLength: 2 }),
    note: fc.constantFrom('', 'first line\nsecond'),
  })
  .map(
    ({ scene, pictured, name, ...more }): SceneItem => ({
      ...itemOfScene({ ...scene, name, ...(pictured ? { ground: { kind: 'picture', picture } } : {}) }, 'old'),
      ...more,
    }),
  );

describe('a map on the shelf', () => {
  it('is read from a file as it was written, alone and among others, with its picture', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(maps, { minLength: 1, maxLength: 4 }), async (items) => {
        const packed = await packShelf(items, pictures);
        const opened = await unpackShelf(packed);
        const read = opened.ok ? fromJson(opened.value.text, games, newId) : opened;
        expect(read.ok && read.value.wrong.map(wrongWords)).toEqual([]);
        expect(read.ok && read.value.items).toEqual(items.map((item) => ({ ...item, id: 'new' })));
        expect(opened.ok && [...opened.value.pictures.keys()]).toEqual([picture]);
        const pictured = items.some(({ scene }) => scene.ground.kind === 'picture');
        expect(picturesOfItems(items)).toEqual(pictured ? [picture] : []);
      }),
      { numRuns: 60 },
    );
  });
  it('is named when its picture is missing, alone or counted with others', () => {
    const map = itemOfScene({ ...mill, name: 'The ford', ground: { kind: 'picture', picture } }, 'a');
    expect(bareWords([])).toBeUndefined();
    expect(bareWords([map])).toMatch(/^“The ford” comes without its picture, on plain ground: save it with pictures/);
    expect(bareWords([map, map])).toMatch(/^2 of them come without their pictures, on plain ground:/);
  });
  it('has the same name in a fight as on the shelf, but a long name is cut and a missing one is made', () => {
    const item = itemOfScene({ ...mill, name: `${'x'.repeat(58)} long indeed` }, 'a');
    expect(item.name).toBe(`${'x'.repeat(58)} l`);
    expect(sceneOfItem({ ...item, name: 'The burnt mill' })).toEqual({ ...mill, name: 'The burnt mill' });
    expect(itemOfScene({ ...mill, name: ' ' }, 'a').name).toBe('A map');
  });
  it('is named with its line when it does not fit, and the rest is offered', () => {
    const good = itemOfScene(mill, 'a');
    const bad = [
      { ...good, scene: { ...mill, width: 5 } },
      { ...good, scene: { ...mill, kind: 'cubes' } },
      { ...good, game: 'murdham' },
      { ...good, name: '' },
    ];
    for (const one of bad) {
      const text = toJson([one as Item, good]);
      const read = fromJson(text, games, newId);
      expect(read.ok && read.value.items).toEqual([{ ...good, id: 'new' }]);
      expect(read.ok && read.value.wrong.map(wrongWords)).toEqual([
        expect.stringMatching(/^Line 5: This cannot be read.*[.]$/s),
      ]);
    }
  });
  it('opens from a shelf of before there were maps, and is refused from a newer Affray', () => {
    const old = {
      id: 'a',
      kind: 'party',
      game: games[0]?.id,
      name: 'Four',
      folder: '',
      tags: [],
      note: '',
      members: [],
    };
    for (const version of [1, 2]) {
      const read = fromJson(JSON.stringify({ affray: 'shelf', version, items: [{ version, ...old }] }), games, newId);
      expect(read.ok && read.value.items).toEqual([{ ...old, version: 3, id: 'new' }]);
    }
    const newer = readItem({ ...itemOfScene(mill, 'a'), version: 4 });
    expect(!newer.ok && newer.refusal.text).toBe(
      'This was saved by a newer Affray (version 4; this one reads up to 3). Update and open it again.',
    );
  });
});
