/** Keys: no two deeds share one, and what is shown is what is bound. */
import { describe, expect, it } from 'vitest';
import { bindingsSchema, keyOfPress, keysOf, keyTable, spell, takenBy } from './keys.ts';

describe('the key table', () => {
  it('gives each key to one deed', () => {
    const all = keyTable.flatMap(({ keys }) => keys.map((key) => key.toLowerCase()));
    expect(new Set(all).size).toBe(all.length);
  });
  it('lets a binding of the GM win, and says who has a key already', () => {
    expect(keysOf({ next: ['b'] }, 'next')).toEqual(['b']);
    expect(takenBy({ next: ['b'] }, 'hide', 'B')?.id).toBe('next');
    expect(takenBy({ next: ['b'] }, 'hide', 'n')).toBeUndefined();
    expect(takenBy({}, 'next', 'n')).toBeUndefined();
  });
  it('spells keys as they stand on a keyboard', () => {
    expect(spell('$mod+Shift+Z')).toBe('Ctrl+Shift+Z');
    expect(spell('Shift+?')).toBe('?');
    expect(spell('Shift++')).toBe('+');
    expect(spell('ArrowLeft')).toBe('←');
  });
  it('reads a press as the table writes it, and leaves digits and bare modifiers alone', () => {
    const press = { key: 'b', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    expect(keyOfPress(press)).toBe('b');
    expect(keyOfPress({ ...press, ctrlKey: true })).toBe('$mod+b');
    expect(keyOfPress({ ...press, key: '3' })).toBeUndefined();
    expect(keyOfPress({ ...press, key: 'Shift' })).toBeUndefined();
  });
  it('forgets remembered bindings that do not fit', () => {
    expect(bindingsSchema.parse('junk')).toEqual({});
    expect(bindingsSchema.parse({ next: ['b'] })).toEqual({ next: ['b'] });
  });
});
