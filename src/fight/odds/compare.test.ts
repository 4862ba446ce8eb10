/** Options side by side: the one that costs most, and what a reaction spares. */
import { describe, expect, it } from 'vitest';
import { beside } from './compare.ts';
import type { OptionOdds } from './oddsJob.ts';

const one = (option: string, harm: number, about = 'ash'): OptionOdds => ({
  option,
  about,
  outcomes: [],
  covered: 1,
  harm,
});
const result = (...odds: OptionOdds[]) => ({ question: '1.0', odds });

describe('odds side by side', () => {
  it('mark the target that loses most, and none where two lose the same', () => {
    const all = result(one('a', 2, 'a'), one('b', 3, 'b'));
    expect(all.odds.map((odds) => beside(all, odds, []).most)).toEqual([false, true]);
    const same = result(one('a', 3, 'a'), one('b', 3.01, 'b'));
    expect(same.odds.map((odds) => beside(same, odds, []).most)).toEqual([false, false]);
  });
  it('tell what a reaction spares against doing nothing', () => {
    const all = result(one('dodge', 1.2), one('pass', 3));
    expect(beside(all, one('dodge', 1.2), ['pass']).change).toBeCloseTo(-1.8, 9);
    expect(beside(all, one('pass', 3), ['pass']).change).toBeUndefined();
  });
  it('compare nobody with somebody else', () => {
    const all = result(one('guard', 1.2, 'bo'), one('pass', 3));
    expect(beside(all, one('guard', 1.2, 'bo'), ['pass']).change).toBeUndefined();
  });
});
