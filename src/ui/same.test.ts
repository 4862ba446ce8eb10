/** What counts as the same row. */
import { describe, expect, it } from 'vitest';
import { same } from './same.ts';

describe('same', () => {
  const press = () => undefined;

  it('compares plain data by content, however deep', () => {
    expect(
      same({ row: { id: 'a', loads: [{ value: 1 }] }, press }, { row: { id: 'a', loads: [{ value: 1 }] }, press }),
    ).toBe(true);
    expect(same([], [])).toBe(true);
    expect(same(Number.NaN, Number.NaN)).toBe(true);
  });

  it.each([
    ['another value', { a: { b: [1, 2] } }, { a: { b: [1, 3] } }],
    ['a longer list', [1, 2], [1, 2, 3]],
    ['a key more', { a: 1 }, { a: 1, b: 2 }],
    ['a key of another name, though both are undefined', { a: undefined }, { b: undefined }],
    ['nothing in place of an object', { a: {} }, { a: null }],
    ['another function', { press }, { press: () => undefined }],
    ['things that are not plain', new Map([['a', 1]]), new Map([['a', 1]])],
  ])('tells apart %s', (_, one, other) => {
    expect(same(one, other)).toBe(false);
    expect(same(other, one)).toBe(false);
  });
});
