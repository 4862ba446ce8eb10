/** Where a ribbon is parted. */
import { describe, expect, it } from 'vitest';
import { halfOf } from './halves.ts';

describe('where a ribbon is parted', () => {
  it('between two sides, whatever their sizes', () => {
    expect(halfOf([4, 20])).toBe(1);
    expect(halfOf([20, 4])).toBe(1);
  });
  it('as evenly as three teams allow', () => {
    expect(halfOf([3, 3, 3])).toBe(1);
    expect(halfOf([1, 1, 6])).toBe(2);
    expect(halfOf([6, 1, 1])).toBe(1);
  });
  it('keeps a single group, and none', () => {
    expect(halfOf([5])).toBe(1);
    expect(halfOf([])).toBe(0);
  });
});
