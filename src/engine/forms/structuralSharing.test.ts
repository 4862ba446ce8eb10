/** Equal parts of data stay the same objects; only changed parts become new objects. */
import { describe, expect, it } from 'vitest';
import { shareListStructure, shareMapStructure, shareStructure } from './structuralSharing.ts';

describe('keeping what says the same', () => {
  it('gives the old value back when all of it says the same', () => {
    const before = { a: [1, { b: 'x' }], c: undefined };
    expect(shareStructure(before, { a: [1, { b: 'x' }], c: undefined })).toBe(before);
  });
  it('keeps the parts that are the same beside one that is not', () => {
    const before = { row: { name: 'Asha' }, other: { left: 3 } };
    const now = shareStructure(before, { row: { name: 'Asha' }, other: { left: 2 } });
    expect(now).not.toBe(before);
    expect(now.row).toBe(before.row);
    expect(now.other).toEqual({ left: 2 });
  });
  it('takes a part that is gone, or longer, for a change', () => {
    const before: { a?: number; list: number[] } = { a: 1, list: [1] };
    expect(shareStructure(before, { list: [1] })).toEqual({ list: [1] });
    expect(shareStructure(before, { a: 1, list: [1, 2] })).toEqual({ a: 1, list: [1, 2] });
    expect(shareStructure<number[]>([1, 2], [1])).toEqual([1]);
  });
  it('tells members of a list by their key, wherever they stand', () => {
    const before = [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ];
    const now = shareListStructure(
      before,
      [
        { id: 'b', n: 2 },
        { id: 'a', n: 9 },
      ],
      ({ id }) => id,
    );
    expect(now[0]).toBe(before[1]);
    expect(now[1]).toEqual({ id: 'a', n: 9 });
    expect(shareListStructure(before, structuredClone(before), ({ id }) => id)).toBe(before);
  });
  it('does so for maps, and sees one that has become smaller', () => {
    const before = new Map([
      ['a', { n: 1 }],
      ['b', { n: 2 }],
    ]);
    expect(
      shareMapStructure(
        before,
        new Map([
          ['a', { n: 1 }],
          ['b', { n: 2 }],
        ]),
      ),
    ).toBe(before);
    expect(shareMapStructure(before, new Map([['a', { n: 1 }]])).size).toBe(1);
  });
});
