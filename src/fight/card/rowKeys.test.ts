/** Tests which rows of a list serve again when another list takes its place. */
import { expect, it } from 'vitest';
import { takenOver } from './rowKeys.ts';

const keysOf = (...lists: string[][]): number[] => [
  ...lists.reduce(takenOver, new Map<string, number>() as ReadonlyMap<string, number>).values(),
];

it('keeps the row of what stays, wherever it stands', () => {
  expect(keysOf(['sword', 'shield', 'hands'], ['shield', 'hands'])).toEqual([1, 2]);
  expect(keysOf(['sword', 'shield'], ['shield', 'sword'])).toEqual([1, 0]);
});

it('gives what comes the row of what has gone, and a fresh one where none is left', () => {
  expect(keysOf(['sword', 'shield', 'hands'], ['bow', 'shield', 'hands', 'flight'])).toEqual([0, 1, 2, 3]);
  // What has left for good leaves no key behind that a later row could share.
  expect(keysOf(['sword', 'shield'], ['sword'], ['sword', 'bow', 'shield'])).toEqual([0, 1, 2]);
  expect(keysOf([], [])).toEqual([]);
});
