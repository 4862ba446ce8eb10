/** Tests which copy of a map picture is drawn. */
import { expect, test } from 'vitest';
import { copyFor } from './pictures.ts';

const widths = [4096, 2048, 1024];

test.each([
  [5000, 0],
  [4096, 0],
  [2049, 0],
  [2048, 1],
  [1025, 1],
  [1024, 2],
  [100, 2],
])('shown %i pixels wide, copy %i: the smallest that need not be stretched', (shown, copy) => {
  expect(copyFor(widths, shown)).toBe(copy);
});

test('a small picture has no smaller copies', () => {
  expect(copyFor([600], 50)).toBe(0);
});
