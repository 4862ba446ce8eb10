/** Tests of picking several in a list by a press with Shift or Ctrl. */
import { describe, expect, it } from 'vitest';
import { pickInList } from './pickInList.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];
const held = (key?: 'shiftKey' | 'ctrlKey' | 'metaKey') => ({
  shiftKey: key === 'shiftKey',
  ctrlKey: key === 'ctrlKey',
  metaKey: key === 'metaKey',
});
const press = (key: Parameters<typeof held>[0], pressed: string, picked: string[]) =>
  pickInList(held(key), pressed, { picked, listed });

describe('a press in a list', () => {
  it('picks one alone', () => {
    expect(press(undefined, 'b', ['a', 'c'])).toEqual(['b']);
  });
  it('with Shift picks a range in both directions, from the same one each time', () => {
    expect(press('shiftKey', 'd', ['b'])).toEqual(['b', 'c', 'd']);
    expect(press('shiftKey', 'a', ['b', 'c', 'd'])).toEqual(['b', 'a']);
    expect(press('shiftKey', 'b', ['b', 'a'])).toEqual(['b']);
  });
  it('with Shift picks one where nobody was picked, or somebody who is not in this list', () => {
    expect(press('shiftKey', 'd', [])).toEqual(['d']);
    expect(press('shiftKey', 'd', ['elsewhere'])).toEqual(['elsewhere', 'd']);
  });
  it.each(['ctrlKey', 'metaKey'] as const)('with %s adds one, and takes it back', (key) => {
    expect(press(key, 'd', ['b'])).toEqual(['b', 'd']);
    expect(press(key, 'b', ['b', 'd'])).toEqual(['d']);
  });
});
