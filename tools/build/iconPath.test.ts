/** Tests that icons in whole numbers still look the same. */
import { expect, it } from 'vitest';
import { wholePath } from './iconPath.ts';

it('an icon’s path is the same in whole numbers, and is off nowhere by more than half', () => {
  // Steps of 0.4 would all be lost if each step were rounded by itself.
  expect(wholePath(`M10 10${'h.4'.repeat(10)}v.4`)).toBe('m10 10h0 1 0 1 0 0 1 0 1 0v0');
  expect(wholePath('M1.6 2.4L10 10 20.2-5z')).toBe('m2 2 8 8 10-15z');
  // The path after a closed part starts where that part began.
  expect(wholePath('M4.4 4.4l10 0zm1.2 1.2l2 2')).toBe('m4 4 10 0zm2 2 2 2');
  // Points after the first point of a move are lines. The flags of arcs need no separators.
  expect(wholePath('m1 1 2 2 3 3')).toBe('m1 1 2 2 3 3');
  expect(wholePath('M0 0a5.2 5.2 0 01.6.6C10 10 20 20 30.6 30.4')).toBe('m0 0a5 5 0 0 1 1 1c9 9 19 19 30 29');
});
