/** The turn order across the screen: when cards go slim, in how many rows, and where a ribbon is parted. */
import { describe, expect, it } from 'vitest';
import { fitOrder, halfOf } from './fit.ts';

describe('how the order fits', () => {
  // 1366 pixels less the round mark and the edges are about 76 rem.
  it('keeps full cards while they fit in one row', () => {
    expect(fitOrder(76, [[4], [6]])).toEqual({ shape: 'card', rows: 1 });
    expect(fitOrder(76, [[5], [6]])).toEqual({ shape: 'card', rows: 1 });
  });
  it('goes slim in two rows, then in three', () => {
    expect(fitOrder(76, [[6], [6]])).toEqual({ shape: 'line', rows: 2 });
    expect(fitOrder(76, [[4], [24]])).toEqual({ shape: 'line', rows: 3 });
    expect(fitOrder(76, [[10], [50]])).toEqual({ shape: 'line', rows: 3 });
  });
  it('counts the gaps between groups, and each group’s own columns', () => {
    expect(fitOrder(6.9 * 4, [[2, 2]])).toEqual({ shape: 'line', rows: 2 });
    expect(fitOrder(6.9 * 4 + 1, [[2, 2]])).toEqual({ shape: 'card', rows: 1 });
    expect(fitOrder(6.9 * 2 + 1, [[3, 3]])).toEqual({ shape: 'line', rows: 3 });
  });
  it('fits nobody', () => {
    expect(fitOrder(0, [])).toEqual({ shape: 'card', rows: 1 });
  });
});

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
