/**
 * Tests how the wrong lines of a shelf file are named: each with its own number, the first fifty,
 * in one pass over the text.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOf, linesOfMembers } from '../../engine/forms/jsonLines.ts';
import { fromJson } from './shelfFile.ts';

const file = (items: readonly unknown[], indent: number) =>
  JSON.stringify({ affray: 'shelf', version: 1, items }, null, indent);

describe('the lines of a list', () => {
  it('are those on which its entries begin, whatever the entries are', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 8 }), fc.nat(3), (items, indent) => {
        const text = JSON.stringify({ other: [1, { items: [2] }], items, last: 0 }, null, indent);
        const found = linesOfMembers(text, 'items', new Set(items.keys()));
        for (const at of items.keys()) expect(found.get(at), text).toBe(lineOf(text, ['items', at]));
      }),
    );
  });
  it('are only those of entries that exist', () => {
    expect(linesOfMembers('{"items":[\n1]}', 'items', new Set([0, 7]))).toEqual(new Map([[0, 2]]));
    expect(linesOfMembers('{"items":[]}', 'items', new Set([0]))).toEqual(new Map());
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
