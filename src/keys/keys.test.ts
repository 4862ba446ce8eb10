/** Tests of the keys: no two actions share a key, and the screen shows the keys that are bound. */
import { describe, expect, it } from 'vitest';
import { bindingsSchema, keyInWords, keyOfPress, keysOf, keyTable, keyTakenBy } from './keys.ts';

describe('the key table', () => {
  it('gives each key to one action', () => {
    const all = keyTable.flatMap(({ keys }) => keys.map((key) => key.toLowerCase()));
    expect(new Set(all).size).toBe(all.length);
  });
  it('prefers the GM’s own keys, and says which action has a key already', () => {
    expect(keysOf({ next: ['b'] }, 'next')).toEqual(['b']);
    expect(keyTakenBy({ next: ['b'] }, 'hide', 'B')?.id).toBe('next');
    expect(keyTakenBy({ next: ['b'] }, 'hide', 'n')).toBeUndefined();
    expect(keyTakenBy({}, 'next', 'n')).toBeUndefined();
  });
  it('writes keys as they stand on a keyboard', () => {
    expect(keyInWords('$mod+Shift+Z')).toBe('Ctrl+Shift+Z');
    expect(keyInWords('Shift+?')).toBe('?');
    expect(keyInWords('Shift++')).toBe('+');
    expect(keyInWords('ArrowLeft')).toBe('←');
  });
  it('reads a key press in the table’s notation, and ignores digits and modifiers alone', () => {
    const press = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    expect(keyOfPress(press)).toBe('b');
    expect(keyOfPress({ ...press, ctrlKey: true })).toBe('$mod+b');
    expect(keyOfPress({ ...press, key: '3' })).toBeUndefined();
    expect(keyOfPress({ ...press, key: 'Shift' })).toBeUndefined();
  });
  it('forgets remembered keys that do not fit', () => {
    expect(bindingsSchema.parse('junk')).toEqual({});
    expect(bindingsSchema.parse({ next: ['b'] })).toEqual({ next: ['b'] });
  });
});
