/** Tests options side by side: the one that costs most, and how much a reaction saves. */
import { describe, expect, it } from 'vitest';
import { compareOdds } from './compare.ts';
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
  it('mark the target that loses most, and none when two lose the same', () => {
    const all = result(one('a', 2, 'a'), one('b', 3, 'b'));
    expect(all.odds.map((odds) => compareOdds(all, odds, []).most)).toEqual([false, true]);
    const same = result(one('a', 3, 'a'), one('b', 3.01, 'b'));
    expect(same.odds.map((odds) => compareOdds(same, odds, []).most)).toEqual([false, false]);
  });
  it('show how much harm a reaction prevents compared with none', () => {
    const all = result(one('dodge', 1.2), one('pass', 3));
    expect(compareOdds(all, one('dodge', 1.2), ['pass']).change).toBeCloseTo(-1.8, 9);
    expect(compareOdds(all, one('pass', 3), ['pass']).change).toBeUndefined();
  });
  it('compare only options about the same combatant', () => {
    const all = result(one('guard', 1.2, 'bo'), one('pass', 3));
    expect(compareOdds(all, one('guard', 1.2, 'bo'), ['pass']).change).toBeUndefined();
  });
});
