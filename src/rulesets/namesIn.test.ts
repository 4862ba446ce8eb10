/**
 * Tests that marks which turn text round get in by no answer in words and by no name that a table
 * gives to what it makes, in any game.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../engine/forms/catalogue.ts';
import { answerSchema } from '../engine/question.ts';
import { loadAllGames } from './index.ts';

const MARKS = ['\u202E', '\u202D', '\u2066', '\u2067', '\u2068', '\u2069', '\u200E', '\u200F', '\u061C', '\u200B'];

let catalogues: [game: string, catalogue: Catalogue][] = [];
beforeAll(async () => {
  const games = await loadAllGames();
  const books = await Promise.all(games.map(async (game) => ({ game, book: await game.book() })));
  catalogues = books.flatMap(({ game, book }) => book.catalogues.map((one): [string, Catalogue] => [game.name, one]));
});

describe('a mark that turns text round', () => {
  it.each(MARKS)('%j leaves an answer in words', (mark) => {
    expect(answerSchema.parse({ kind: 'text', text: `A${mark}sh${mark}` })).toEqual({ kind: 'text', text: 'Ash' });
  });
  it('leaves the name of all that a table makes for a game', () => {
    for (const [game, catalogue] of catalogues)
      for (const mark of MARKS) {
        const [stock] = catalogue.stock;
        const copy = catalogue.copyOf(stock?.data ?? catalogue.blank(), []);
        const { name } = catalogue.entry(copy);
        const text = JSON.stringify(copy).replaceAll(JSON.stringify(name), JSON.stringify(`${mark}${name}`));
        expect(text, `${game}: ${catalogue.one}`).toContain(mark);
        const read = catalogue.read(text);
        const names = read.ok ? read.list.map((one) => catalogue.entry(one).name) : read.faults;
        expect(names, `${game}: ${catalogue.one}`).toEqual([name]);
      }
    expect(new Set(catalogues.map(([game]) => game)).size).toBeGreaterThan(2);
  });
});
