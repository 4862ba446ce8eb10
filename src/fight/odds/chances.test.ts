/** Tests the chances of the dice in a question against figures worked out by hand. */
import { describe, expect, it } from 'vitest';
import { chanceInPercent, chancesOf, percents } from './chances.ts';

describe('chances of a group of dice', () => {
  it('show the bands of a d20 by their limits', () => {
    const view = chancesOf({ id: 'd', count: 1, sides: 20, read: { by: 'bands', marks: [13] } });
    expect(view?.text).toBe('12 or less: 60 % · 13 or more: 40 %');
  });
  it('show a band of one number by that number', () => {
    const view = chancesOf({ id: 'd', count: 1, sides: 6, read: { by: 'bands', marks: [5, 6] } });
    expect(view?.bars.map(({ label }) => label)).toEqual(['4 or less', '5', '6 or more']);
  });
  it('show successes of a pool as at least so many', () => {
    const view = chancesOf({ id: 'd', count: 2, sides: 6, read: { by: 'successes', from: 5 } });
    expect(view?.text).toBe('successes 1+: 56 % · 2+: 11 %');
  });
  it('show the mean of a sum', () => {
    expect(chancesOf({ id: 'd', count: 2, sides: 6, read: { by: 'sum' } })?.text).toBe('7.0 on average');
  });
  it('show nothing for large heaps of dice', () => {
    expect(chancesOf({ id: 'd', count: 40, sides: 6, read: { by: 'sum' } })).toBeUndefined();
  });
  it('never round a possible result down to nothing', () => {
    expect(chanceInPercent(0.001)).toBe('<1 %');
    expect(chanceInPercent(0.999)).toBe('>99 %');
    expect(chanceInPercent(0)).toBe('0 %');
    expect(chanceInPercent(1)).toBe('100 %');
  });
});

describe('percentages of one whole', () => {
  it('add up to 100', () => {
    expect(percents([0.625, 0.25, 0.125])).toEqual(['63 %', '25 %', '12 %']);
    expect(percents([0.05, 0.406, 0.544])).toEqual(['5 %', '41 %', '54 %']);
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual(['34 %', '33 %', '33 %']);
  });
  it('show something possible never as 0, and something open never as 100', () => {
    expect(percents([0.002, 0.998])).toEqual(['<1 %', '>99 %']);
    expect(percents([0, 1])).toEqual(['0 %', '100 %']);
  });
  it('add up only to what was calculated when not everything was', () => {
    expect(percents([0.5, 0.3])).toEqual(['50 %', '30 %']);
  });
});
