/** Tests which values are plain records. */
import { describe, expect, it } from 'vitest';
import { isPlainRecord } from './plainRecord.ts';

describe('a plain record', () => {
  it('is what JSON writes in braces, empty too', () => {
    expect([{}, { a: 1 }, JSON.parse('{"a":{}}'), Object.create(null)].map(isPlainRecord)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
  it('is no list, no null, no word, and nothing that a class makes', () => {
    const others = [[], null, undefined, 'a', 0, () => {}, new Date(0), new Map(), new Uint8Array()];
    expect(others.filter(isPlainRecord)).toEqual([]);
  });
});
