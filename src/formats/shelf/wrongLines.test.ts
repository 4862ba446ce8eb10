/**
 * Tests how the wrong lines of a shelf file are named: each with its own number, the first fifty,
 * in one pass over the text.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../engine/forms/jsonLines.ts';
import { fromJson } from './shelfFile.ts';

const file = (items: readonly unknown[], indent: number) =>
  JSON.stringify({ affray: 'shelf', version: 1, items }, null, indent);

describe('the lines of values', () => {
  it('are those on which list entries begin, whatever the entries are', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 8 }), fc.nat(3), (items, indent) => {
        const textOf = (list: readonly unknown[]) =>
          JSON.stringify({ other: [1, { items: [2] }], items: list, last: 0 }, null, indent);
        /** The same text with a mark in place of one entry. */
        const lineOfMark = (at: number) => {
          const [before = ''] = textOf(items.map((item, n) => (n === at ? '§mark' : item))).split('"§mark"');
          return before.split('\n').length;
        };
        const found = linesOf(
          textOf(items),
          [...items.keys()].map((at) => ['items', at]),
        );
        expect(found).toEqual([...items.keys()].map(lineOfMark));
      }),
    );
  });
  it('are those of the nearest value around one that is not there, and of the last of two names', () => {
    expect(linesOf('{"items":[\n1]}', [['items', 0], ['items', 7], ['none'], []])).toEqual([2, 1, 1, 1]);
    expect(linesOf('{"a":1,\n"a":[\n{"b":2}]}', [['a', 0, 'b'], ['a', 0, 'c'], ['a']])).toEqual([3, 3, 2]);
  });
});

describe('the faults in a file of the shelf', () => {
  it('are named with their lines up to fifty, and only counted after that', () => {
    const read = fromJson(file(Array(120).fill({ wrong: true }), 1), [], () => 'x');
    if (!read.ok) throw new Error(read.refusal.text);
    expect([read.value.wrong.length, read.value.more]).toEqual([50, 70]);
    expect(read.value.wrong.slice(0, 3).map(({ line }) => line)).toEqual([5, 8, 11]);
  });
});
