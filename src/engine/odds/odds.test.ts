/** Exact odds of a move compared with odds worked out by hand. */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { runCommand } from '../running/run.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { everyFall } from './everyFall.testing.ts';
import { forecast, oddsOf } from './odds.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const strike = { type: 'act', actor: 'ogre', action: 'strike' } as const;
const choose = (option: string) => ({ kind: 'choose', option }) as const;
const binomial = (n: number, k: number): number => {
  const ways = Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1);
  return ways * (1 / 6) ** k * (5 / 6) ** (n - k);
};

describe('the odds of a move', () => {
  it('with six dice against somebody who does not react are binomial', () => {
    const found = forecast(toy, start.fight, strike, [choose('ash'), choose('pass')], 'ash');
    expect(found.covered).toBeCloseTo(1, 12);
    for (const { outcome, chance } of found.outcomes) {
      const n = Number(outcome.key);
      const wanted = n < 5 ? binomial(6, n) : binomial(6, 5) + binomial(6, 6);
      expect(chance).toBeCloseTo(wanted, 12);
    }
  });
  it('leave out a branch whose dice are too many to be counted', () => {
    const giant = playLines(toy, start, [
      { edit: [{ edit: 'sheet', combatant: 'ogre', path: 'dice', value: 10_000 }], label: 'Too many dice' },
    ]);
    const found = forecast(toy, giant.fight, strike, [choose('ash'), choose('pass')], 'ash');
    expect(found.covered).toBe(0);
    expect(found.outcomes).toEqual([]);
  });
  it('with a parry are the difference of two pools, while nobody strikes back', () => {
    const calm = playLines(toy, start, [
      { edit: [{ edit: 'sheet', combatant: 'ash', path: 'dice', value: 1 }], label: 'One die' },
    ]);
    const found = oddsOf(toy, liveStateOf(toy, calm).fight, strike, [choose('ash'), choose('parry:ash')], (after) =>
      toy.outcome(liveStateOf(toy, calm).fight, after, 'ash'),
    );
    const unhurt = found.outcomes.find(({ outcome }) => outcome.key === '0')?.chance ?? 0;
    expect(unhurt).toBeCloseTo((5 / 6) * binomial(6, 0) + (1 / 6) * (binomial(6, 0) + binomial(6, 1)), 12);
  });
  it('say how much they cover when the calculation was stopped early', () => {
    const found = oddsOf(toy, start.fight, strike, [choose('ash'), choose('pass')], () => ({ key: 'any' }), undefined, {
      branches: 3,
    });
    expect(found.covered).toBeLessThan(1);
    expect(found.branches).toBe(3);
  });
  it('end when the time is up, also at a question in the middle of a branch', () => {
    const covered = (mayAsk: number) => {
      let asked = 0;
      const goesOn = () => {
        asked += 1;
        return asked <= mayAsk;
      };
      const given = [choose('ash'), choose('pass')];
      return oddsOf(toy, start.fight, strike, given, () => ({ key: 'any' }), undefined, { goesOn });
    };
    // A branch asks for dice once. The time is looked at there and after the branch.
    expect(covered(0)).toEqual({ outcomes: [], covered: 0, branches: 1 });
    const [one, half, two] = [covered(1), covered(2), covered(3)];
    expect([one.branches, half.branches, two.branches]).toEqual([1, 2, 2]);
    expect(one.covered).toBeGreaterThan(0);
    expect(half.covered).toBe(one.covered);
    expect(two.covered).toBeGreaterThan(half.covered);
    expect(two.covered).toBeLessThan(1);
  });
  it('use the same fight that the table would reach', () => {
    const { question } = runCommand(toy, start.fight, strike, [choose('ash'), choose('pass')]);
    const dice = question?.kind === 'dice' ? everyFall(question).map(({ answer }) => answer) : [];
    expect(dice.length).toBeGreaterThan(1);
    for (const answer of dice) {
      const answers = [choose('ash'), choose('pass'), answer];
      const { fight, question: more } = runCommand(toy, start.fight, strike, answers);
      expect(more).toBeUndefined();
      const found = oddsOf(toy, start.fight, strike, answers, (after) => ({ key: 'one', after }));
      expect(found.outcomes).toEqual([{ outcome: { key: 'one', after: fight }, chance: 1 }]);
      expect(forecast(toy, start.fight, strike, [...answers, choose('pass')], 'ash').covered).toBe(0);
    }
  });
  it('assume nothing about answers that do not fit', () => {
    expect(forecast(toy, start.fight, strike, [choose('nobody')], 'ash')).toEqual({
      outcomes: [],
      covered: 0,
      branches: 1,
    });
  });
  it('never count a ruling in the open move as its doing', () => {
    const heal = (value: number) => ({
      type: 'edit' as const,
      label: 'By hand',
      edits: [{ edit: 'sheet' as const, combatant: 'ash', path: 'harm', value }],
    });
    const oddsAfter = (...rulings: ReturnType<typeof heal>[]) =>
      forecast(toy, start.fight, strike, [choose('ash'), ...rulings, choose('pass')], 'ash').outcomes;
    expect(oddsAfter(heal(2), heal(0))).toEqual(oddsAfter());
    expect(oddsAfter(heal(1)).find(({ outcome }) => outcome.key === oddsAfter()[0]?.outcome.key)?.chance).toBeCloseTo(
      oddsAfter()[0]?.chance ?? 0,
    );
  });
  it('leave the fight unchanged', () => {
    const before = JSON.stringify(start.fight);
    forecast(toy, start.fight, strike, [choose('ash')], 'ash');
    expect(JSON.stringify(start.fight)).toBe(before);
  });
});
