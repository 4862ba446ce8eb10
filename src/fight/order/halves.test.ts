/** Tests where a ribbon is divided into halves. */
import { describe, expect, it } from 'vitest';
import { halfOf } from './halves.ts';

describe('where the order is cut into two rows', () => {
  it('lies between two sides, whatever their sizes', () => {
    expect(halfOf([4, 20])).toBe(1);
    expect(halfOf([20, 4])).toBe(1);
  });
  it('lies as evenly as three sides allow', () => {
    expect(halfOf([3, 3, 3])).toBe(1);
    expect(halfOf([1, 1, 6])).toBe(2);
    expect(halfOf([6, 1, 1])).toBe(1);
  });
  it('leaves a single group whole, and nothing when there is none', () => {
    expect(halfOf([5])).toBe(1);
    expect(halfOf([])).toBe(0);
  });
});
