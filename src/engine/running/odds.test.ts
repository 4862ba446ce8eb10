/** Exact odds of a move against counting by hand. */
import { describe, expect, it } from 'vitest';
import { live } from '../history.ts';
import { play, setUpOrThrow } from '../play.testing.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { falls } from './falls.ts';
import { forecast, odds } from './odds.ts';
import { run } from './run.ts';

const start = play(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const strike = { type: 'act', actor: 'ogre', action: 'strike' } as const;
const choose = (option: string) => ({ kind: 'choose', option }) as const;
const binomial = (n: number, k: number): number => {
  const ways = Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1);
  return ways * (1 / 6) ** k * (5 / 6) ** (n - k);
};

describe('odds', () => {
  it('of six dice against somebody who does not react are the binomial', () => {
    const found = forecast(toy, start.fight, strike, [choose('ash'), choose('pass')], 'ash');
    expect(found.covered).toBeCloseTo(1, 12);
    for (const { outcome, chance } of found.outcomes) {
      const n = Number(outcome.key);
      const wanted = n < 5 ? binomial(6, n) : binomial(6, 5) + binomial(6, 6);
      expect(chance).toBeCloseTo(wanted, 12);
    }
  });
  it('with a parry are the difference of two pools, as long as nobody strikes back', () => {
    const calm = play(toy, start, [
      { edit: [{ edit: 'sheet', combatant: 'ash', path: 'dice', value: 1 }], label: 'One die' },
    ]);
    const found = odds(toy, live(toy, calm).fight, strike, [choose('ash'), choose('parry:ash')], (after) =>
      toy.outcome(live(toy, calm).fight, after, 'ash'),
    );
    const unhurt = found.outcomes.find(({ outcome }) => outcome.key === '0')?.chance ?? 0;
    expect(unhurt).toBeCloseTo((5 / 6) * binomial(6, 0) + (1 / 6) * (binomial(6, 0) + binomial(6, 1)), 12);
  });
  it('says how much it covered when it was cut short', () => {
    const found = odds(toy, start.fight, strike, [choose('ash'), choose('pass')], () => ({ key: 'any' }), undefined, 3);
    expect(found.covered).toBeLessThan(1);
    expect(found.branches).toBe(3);
  });
  it('reads the very fight that the table would come to', () => {
    const { question } = run(toy, start.fight, strike, [choose('ash'), choose('pass')]);
    const dice = question?.kind === 'dice' ? falls(question).map(({ answer }) => answer) : [];
    expect(dice.length).toBeGreaterThan(1);
    for (const answer of dice) {
      const answers = [choose('ash'), choose('pass'), answer];
      const { fight, question: more } = run(toy, start.fight, strike, answers);
      expect(more).toBeUndefined();
      const found = odds(toy, start.fight, strike, answers, (after) => ({ key: 'one', after }));
      expect(found.outcomes).toEqual([{ outcome: { key: 'one', after: fight }, chance: 1 }]);
      expect(forecast(toy, start.fight, strike, [...answers, choose('pass')], 'ash').covered).toBe(0);
    }
  });
  it('of answers that do not fit follow nothing', () => {
    expect(forecast(toy, start.fight, strike, [choose('nobody')], 'ash')).toEqual({
      outcomes: [],
      covered: 0,
      branches: 1,
    });
  });
  it('changes nothing of the fight it is asked about', () => {
    const before = JSON.stringify(start.fight);
    forecast(toy, start.fight, strike, [choose('ash')], 'ash');
    expect(JSON.stringify(start.fight)).toBe(before);
  });
});
