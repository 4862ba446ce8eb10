/** Tests which of several boxes is free for words. */
import { expect, test } from 'vitest';
import { freeBox } from './wordSpots.ts';

test('the first free box is taken, and none when all boxes overlap others', () => {
  const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });
  expect(freeBox([box(0), box(5), box(20)], [box(3)])).toEqual(box(20));
  expect(freeBox([box(0)], [box(10)])).toEqual(box(0));
  expect(freeBox([box(0), box(5)], [box(3)])).toBeUndefined();
});
