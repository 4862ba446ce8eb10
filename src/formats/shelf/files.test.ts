/**
 * Tests of files of the shelf. Every built-in creature goes out and in unchanged, as JSON and as a
 * table. Broken files are refused or read, and never half. More files: MUTATED=20000 npx vitest run
 * src/formats/shelf
 */
import { dequal } from 'dequal/lite';
import { describe, expect, it } from 'vitest';
import { randomDecider } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { columnsOf } from './columns.ts';
import { fromCsv, gameOfCsv, toCsv, wrongWords } from './csv.ts';
import { type Figure, ITEM_VERSION, type Item, isFigure } from './item.ts';
import { fromJson, jsonSchemaOf, packShelf, toJson, unpackShelf } from './shelfFile.ts';

const games = await loadAllGames();
const MUTATED = Number(process.env.MUTATED ?? 300);

const figures = (game: Ruleset): Figure[] =>
  game.creatures.map((creature, at): Figure => {
    const common = {
      version: ITEM_VERSION,
      id: `${game.id}-${at}`,
      game: game.id,
      name: creature.name,
      folder: at % 2 ? 'Road, north; “old”' : '',
      tags: at % 3 ? ['guard', 'sworn to "the" duke'] : [],
      note: at % 4 ? 'first line\nsecond, with “quotes” and "others"' : '',
      look: { icon: creature.icon },
      // The sheet as the shelf would read it, with the values that its schema adds.
      sheet: game.sheet.parse(creature.sheet),
    };
    return at % 5
      ? { ...common, kind: 'creature', group: creature.kind }
      : { ...common, kind: 'character', player: 'Ann' };
  });
let n = 0;
const newId = () => `new-${++n}`;
const plain = (items: readonly Item[]) => items.map(({ id: _id, ...rest }) => rest);

describe.each(games)('$name', (game) => {
  const all = figures(game);
  it('gives every built-in creature back unchanged, as a table and as JSON', async () => {
    const table = fromCsv(toCsv(game, all), game, newId);
    expect(table.ok && table.value.wrong.map(wrongWords)).toEqual([]);
    expect(table.ok && plain(table.value.items)).toEqual(plain(all));
    expect(gameOfCsv(toCsv(game, all))).toBe(game.id);
    const party: Item = {
      version: ITEM_VERSION,
      id: 'p',
      kind: 'party',
      game: game.id,
      name: 'Four',
      folder: '',
      tags: [],
      note: '',
      members: [all[0]?.id ?? ''],
    };
    const opened = await unpackShelf(await packShelf([...all, party], new Map()));
    const json = opened.ok ? fromJson(opened.value.text, games, newId) : opened;
    const items = json.ok ? json.value.items : [];
    expect(plain(items.slice(0, -1))).toEqual(plain(all));
    // The party still knows its member by the id in the file.
    expect(items.at(-1)).toMatchObject({ kind: 'party', members: [items[0]?.id] });
  });
  it('reads the figures that people change in a spreadsheet, and leaves the rest unchanged', () => {
    const columns = columnsOf(game);
    const number = columns.find(({ field }) => field?.kind === 'number' && field.max > 3);
    if (number?.field?.kind !== 'number') throw new Error('There is no number.');
    const filled = `kind,name,${number.key}\r\ncreature,Ogre,${number.field.min + 1}\r\n`;
    const read = fromCsv(filled, game, newId);
    const wanted = read.ok ? read.value.items[0] : undefined;
    expect(wanted?.name).toBe('Ogre');
    expect(JSON.stringify(wanted?.kind === 'creature' && wanted.sheet)).toContain(`${number.field.min + 1}`);
  });
  it('describes its files by a schema for editors', () => {
    expect(JSON.stringify(jsonSchemaOf(game))).toContain(game.id);
  });
  it('refuses or reads broken files, and never gives an item that does not fit', { timeout: 900_000 }, () => {
    const decide = randomDecider(7);
    const sources = [toCsv(game, all.slice(0, 8)), toJson(all.slice(0, 8))];
    let whole = 0;
    let refused = 0;
    for (let at = 0; at < MUTATED / games.length; at += 1) {
      const source = sources[at % 2] ?? '';
      const text = mutated(source, decide);
      const read = at % 2 ? fromJson(text, games, newId) : fromCsv(text, game, newId);
      if (!read.ok) {
        refused += 1;
        expect(read.refusal.text).toMatch(/\.$/);
        continue;
      }
      whole += 1;
      for (const line of read.value.wrong) expect(wrongWords(line)).toMatch(/^Line \d+.*\.$/s);
      for (const item of read.value.items)
        if (isFigure(item)) {
          const parsed = game.sheet.safeParse(item.sheet);
          expect(parsed.success && dequal(parsed.data, item.sheet)).toBe(true);
        }
    }
    console.log(`${game.name}: ${whole} broken files read as far as they go, ${refused} refused with a sentence`);
  });
});

/** A text of which some is cut, doubled, swapped or overwritten. */
function mutated(source: string, decide: ReturnType<typeof randomDecider>): string {
  let text = source;
  for (let many = decide.int(1, 3); many > 0; many -= 1) {
    const at = decide.int(0, text.length - 1);
    const to = Math.min(text.length, at + decide.int(1, 40));
    const sign = decide.of(['"', ',', '\n', '{', ']', '9', '-1', 'null', ';', '\u0000', 'é', '[]', '999999999999']);
    const by = [
      text.slice(0, at) + text.slice(to),
      text.slice(0, at) + sign + text.slice(to),
      text.slice(0, at) + sign + text.slice(at),
      text.slice(0, to) + text.slice(at),
      text.slice(0, at),
    ];
    text = decide.int(0, 12) === 0 ? (by[4] ?? '') : decide.of(by.slice(0, 4));
  }
  return text;
}

describe('bad files', () => {
  const [game, other] = games;
  if (!game || !other) throw new Error('There are no two games.');
  const [one] = figures(game);
  if (!one) throw new Error('There is no creature.');
  const said = (items: readonly unknown[], version: number = ITEM_VERSION) => {
    const read = fromJson(JSON.stringify({ affray: 'shelf', version, items }), games, newId);
    return read.ok ? [...read.value.wrong.map(({ text }) => text), read.value.items.length] : read.refusal.text;
  };
  it('are refused completely when a newer version wrote them', () => {
    expect(said([one], ITEM_VERSION + 1)).toBe(
      `This was saved by a newer Affray (version ${ITEM_VERSION + 1}; this one reads up to ${ITEM_VERSION}). Update and open it again.`,
    );
  });
  it('give no creature of another game, say so in a sentence, and offer the items beside it', () => {
    expect(said([{ ...one, game: 'chess' }, one])).toEqual([
      `“${one.name}” is for “chess”, a game that this Affray does not have.`,
      1,
    ]);
    expect(said([{ ...one, game: other.id }, one])).toEqual([
      expect.stringMatching(new RegExp(`^“${one.name}” does not fit ${other.name}: .*[.]$`)),
      1,
    ]);
  });
  it('give two characters of one name as two', () => {
    const text = JSON.stringify({
      affray: 'shelf',
      version: ITEM_VERSION,
      items: [one, { ...one, id: 'b', note: 'twin' }],
    });
    const read = fromJson(text, games, newId);
    expect(read.ok && new Set(read.value.items.map(({ id }) => id)).size).toBe(2);
    expect(read.ok && read.value.items.map(({ name }) => name)).toEqual([one.name, one.name]);
  });
});

describe('bad tables', () => {
  const game = games[0];
  if (!game) throw new Error('There is no game.');
  const said = (text: string): string => {
    const read = fromCsv(text, game, newId);
    return read.ok ? read.value.wrong.map(wrongWords).join(' ') : read.refusal.text;
  };
  it('have the line and the column of each fault named, and the rest is offered', () => {
    const text =
      'kind,name,STR [abilities.str]\ncreature,"Two\nlines",8\ncreature,Ogre,much\nbeast,Wolf,8\ncreature,,8\ncreature,Rat,4,stray\n';
    expect(said(text)).toContain('Line 4, column “STR [abilities.str]”: “much” is no number.');
    expect(said(text)).toContain('Line 5, column “kind”: “beast” is neither character nor creature.');
    expect(said(text)).toContain('Line 6, column “name”');
    expect(said(text)).toContain('Line 7, column “4”: “stray” stands under no head.');
    const read = fromCsv(text, game, newId);
    expect(read.ok && read.value.items.map(({ name }) => name)).toEqual(['Two lines']);
  });
  it.each([
    ['', 'empty'],
    ['name,strenght\nOgre,8', 'is no column of'],
    ['name\nOgre', '“kind” is missing'],
    ['kind,name,name\n', 'is there twice'],
    ['kind,name\ncreature,"Ogre', 'a quote is opened'],
    ['game,kind,name\nchess,creature,Ogre', 'is of another game'],
  ])('says what is wrong with %j', (text, words) => {
    expect(said(text)).toContain(words);
  });
});
