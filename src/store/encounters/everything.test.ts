/**
 * Tests of the file of everything: fights, shelf and pictures leave one browser and come into an
 * empty browser, and into one that has some of them.
 */
import { describe, expect, it } from 'vitest';
import { toy, toyScript } from '../../engine/toy.testing.ts';
import { ITEM_VERSION, type Item } from '../../formats/shelf/item.ts';
import { listShelf, readShelf, writeShelf } from '../../storage/shelf/shelf.ts';
import { freshBrowser, openEncounter, openWindow } from '../table.testing.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]);
const creature = (id: string, name: string, picture: string): Item => ({
  version: ITEM_VERSION,
  id,
  kind: 'creature',
  game: toy.id,
  name,
  folder: 'Road',
  tags: ['rogue'],
  note: 'limps',
  group: 'Robbers',
  look: { picture },
  sheet: toy.blank().sheet,
});
const party = (members: string[]): Item => ({
  version: ITEM_VERSION,
  id: 'band',
  kind: 'party',
  game: toy.id,
  name: 'The band',
  folder: '',
  tags: [],
  note: '',
  members,
});

/** A browser with a fight, two things of the shelf and a picture; and its file of everything. */
async function full() {
  const browser = freshBrowser();
  const { now, table } = await openWindow(browser);
  const hash = (await now().addPicture(new Blob([PNG])))?.picture ?? '';
  await now().createFromScript(toyScript);
  const fight = openEncounter(now());
  await now().closeEncounter();
  const put = (items: Item[]) =>
    table.context.disk((db) =>
      writeShelf(
        db,
        items.map((item) => ({ id: item.id, from: 0, to: { item, summary: '', removed: null } })),
        1,
      ),
    );
  await put([creature('bandit', 'Bandit', hash), party(['bandit'])]);
  await now().saveEverything();
  const file = new File([browser.files.at(-1)?.blob ?? new Blob()], 'everything.affray');
  return { now, table, hash, fight, file };
}
const shelfOf = async (context: Awaited<ReturnType<typeof full>>['table']['context']) => {
  const { entries } = await context.disk(listShelf);
  const { found } = await context.disk((db) =>
    readShelf(
      db,
      entries.map(({ id }) => id),
    ),
  );
  return [...found.values()].map(({ item }) => item).sort((a, b) => (a.name < b.name ? -1 : 1));
};

describe('a file of everything', () => {
  it('brings everything into an empty browser under its own ids, with pictures and without a message', async () => {
    const { file, hash, fight } = await full();
    const { now, table } = await openWindow(freshBrowser());
    await now().openFile(file);
    expect(now().trouble).toBeUndefined();
    expect(now().encounters.map(({ id, name }) => [id, name])).toEqual([[fight.id, fight.name]]);
    expect(await shelfOf(table.context)).toEqual([creature('bandit', 'Bandit', hash), party(['bandit'])]);
    const picture = await now().picture(hash);
    expect(new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(PNG);
  });
  it('stores nothing twice: data that is already here stays, and the message says so', async () => {
    const { now, table, file } = await full();
    const before = await shelfOf(table.context);
    await now().openFile(file);
    expect(now().encounters).toHaveLength(1);
    expect(await shelfOf(table.context)).toEqual(before);
    expect(now().trouble?.text).toMatch(
      /^“At the gate”, (Bandit and The band|The band and Bandit) were here already and stayed as they are[.]$/,
    );
  });
  it('stores data that differs from the data here beside it, and restores data that lies in the bin', async () => {
    const { now, table, file, hash, fight } = await full();
    await now().openEncounter(fight.id);
    now().dispatch({ type: 'begin' });
    await now().closeEncounter();
    await table.context.disk((db) =>
      writeShelf(
        db,
        [
          { id: 'bandit', from: 1, to: { item: creature('bandit', 'Outlaw', hash), summary: '', removed: null } },
          { id: 'band', from: 1, to: { item: party(['bandit']), summary: '', removed: 5 } },
        ],
        2,
      ),
    );
    await now().openFile(file);
    expect(
      now()
        .encounters.map(({ stage }) => stage)
        .sort(),
    ).toEqual(['running', 'setup']);
    expect((await shelfOf(table.context)).map(({ name }) => name)).toEqual(['Bandit', 'Outlaw', 'The band']);
    expect(now().trouble?.text).toBe('“At the gate” and Bandit were here otherwise: what the file has is beside them.');
  });
});
