/**
 * Tests reading lists that people write: the faults that are named, and that the work grows
 * as the text does and no faster.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { growthOf } from './growth.testing.ts';
import { readList } from './readJson.ts';

const schema = z.object({ id: z.string(), name: z.string() });
const read = (text: string, most = 100_000) =>
  readList(text, { schema, most, filled: (data) => data, clash: () => undefined });
const equalLines = (many: number): string => `[${Array(many).fill('{"id":"axe","name":"Axe"}').join(',\n')}]`;
const wrongLines = (many: number): string => `[${Array(many).fill('{"id":1}').join(',\n')}]`;

describe('a list that people write', () => {
  it.each([
    ['equal', equalLines],
    ['wrong', wrongLines],
    ['empty', (many: number) => `[${'\n'.repeat(many * 20)}1]`],
    ['nested', (many: number) => `[${'['.repeat(many)}${']'.repeat(many)}]`],
  ])('with twice as many %s lines takes no more than three times the work', (_what, textOf) => {
    expect(read(textOf(6000)).ok).toBe(false);
    expect(growthOf(textOf, 6000, read)).toBeLessThan(3);
  });
  it('names fifty faults in the order of their lines, and counts the others', () => {
    const found = read(equalLines(6000));
    if (found.ok) throw new Error('It fits.');
    expect(found.faults.slice(0, 2).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '2 “axe” is there twice; choose another id.',
      '3 “axe” is there twice; choose another id.',
    ]);
    expect([found.faults.length, found.faults.at(-1)]).toEqual([
      51,
      { path: [], line: 51, text: 'and 5949 more faults.' },
    ]);
  });
  it('is refused at once where it has more things than fit, or a million letters', () => {
    expect(read(equalLines(61), 60)).toEqual({
      ok: false,
      faults: [{ path: [60], line: 61, text: 'the list has 61 things, and 60 at most fit.' }],
    });
    expect(read(equalLines(50_000))).toEqual({
      ok: false,
      faults: [{ path: [], line: 1, text: 'this is longer than a million letters. Bring it in in parts.' }],
    });
  });
});
