/** Tests of what is typed before its input is there. */
import { describe, expect, it } from 'vitest';
import { heldNumber, heldWords } from './heldWords.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };
/** Types these keys; gives those that were not kept. */
const type = (held: ReturnType<typeof heldWords>, ...keys: string[]): string[] =>
  keys.filter((key) => !held.keep({ ...plain, key }));
const bounds = { min: -3, max: 20, suggested: 4 };

describe('what is typed before its input is there', () => {
  it('stands in it, mended as it was typed, in place of what is suggested', () => {
    const held = heldWords('text');
    expect(type(held, 'M', 'a', 'x', 'Backspace', 'r', 'a', ' ', '2')).toEqual([]);
    expect([held.typed(), held.entered()]).toEqual(['Mara 2', false]);
    expect(heldWords('text').typed()).toBeUndefined();
  });
  it('is given by Enter, and what follows is meant for something else', () => {
    const held = heldWords('number');
    expect(type(held, '1', '2', 'Enter', '3', 'Enter')).toEqual(['3', 'Enter']);
    expect([heldNumber(held, bounds), held.entered()]).toEqual([12, true]);
  });
  it('leaves the table its own keys', () => {
    const number = heldWords('number');
    expect(type(number, 'n', 'Escape', 'Tab', 'ArrowUp', '?')).toHaveLength(5);
    const text = heldWords('text');
    expect(type(text, 'Escape', 'Tab', 'F5', 'Shift')).toHaveLength(4);
    expect(text.keep({ ...plain, key: 'z', ctrlKey: true })).toBe(false);
    expect([number.typed(), text.typed()]).toEqual([undefined, undefined]);
  });
  it('is a number within its bounds, or what is suggested', () => {
    const told = (...keys: string[]) => {
      const held = heldWords('number');
      type(held, ...keys);
      return heldNumber(held, bounds);
    };
    expect([told(), told('-'), told('7', 'Backspace'), told('1', '-')]).toEqual([4, 4, 4, 4]);
    expect([told('2', '0'), told('2', '1'), told('-', '3'), told('-', '4')]).toEqual([20, 20, -3, -3]);
  });
});
