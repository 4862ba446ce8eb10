/** The figures of a forecast in words: who wins, in which round, and what turned it. */
import { describe, expect, it } from 'vitest';
import { policiesBySide } from '../../engine/foresight/policies/policies.ts';
import { fightRun } from '../../engine/foresight/runs/fightRun.ts';
import { addRun, noRuns } from '../../engine/foresight/runs/forecastSums.ts';
import { setUpOrThrow } from '../../engine/play.testing.ts';
import { loadGame } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { outcomesOf, peopleOf, percentWords, roundsOf, turningWords } from './forecastWords.ts';
import { turningPointsOf, turningPointWords } from './turningPoints.ts';

const ruleset = await loadGame('freeform');
const script = ruleset?.ready[0]?.script;
if (!ruleset || !script) throw new Error('There is no ready fight.');
const { fight } = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
const sums = noRuns();
for (let run = 1; run <= 6; run += 1)
  addRun(
    sums,
    fightRun(ruleset, { fight, open: undefined }, policiesBySide({}), 1, run),
    (id) => fight.combatants[id]?.side,
  );

describe('a forecast in words', () => {
  it('names who wins with shares that add up to all', () => {
    const outcomes = outcomesOf(fight, sums);
    expect(outcomes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { label } of outcomes) expect(['The party', 'The foes']).toContain(label);
  });
  it('lists rounds without gaps, with shares that add up to all', () => {
    const rounds = roundsOf(sums);
    expect(rounds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, n) => (rounds[0]?.round ?? 0) + n));
  });
  it('joins the few longest fights in one entry', () => {
    const long = { ...noRuns(), runs: 100, rounds: { 3: 60, 4: 39, 30: 1 } };
    expect(roundsOf(long).map(({ round, andLater }) => [round, andLater])).toEqual([
      [3, undefined],
      [4, undefined],
      [5, true],
    ]);
  });
  it('tells of everybody in the order of the cast, and of nobody before a fight is played', () => {
    expect(peopleOf(ruleset, fight, sums).map(({ id }) => id)).toEqual(fight.order);
    expect(peopleOf(ruleset, fight, noRuns())).toEqual([]);
    expect(roundsOf(noRuns())).toEqual([]);
  });
  it('names the first loss after which the party wins least often, and nobody where no such loss is usual', () => {
    const one = { ends: [], losses: [], dealt: 0, taken: 0, falls: 0.5, stance: 'party' as const };
    const ann = { ...one, id: 'ann', name: 'Ann', first: 0.3, wonAfterFirst: 0.2 };
    const bo = { ...one, id: 'bo', name: 'Bo', first: 0.3, wonAfterFirst: 0.6 };
    expect(turningWords([bo, ann], 0.5)).toBe('Where Ann is the first to fall (30 %), the party still wins 20 %.');
    expect(turningWords([{ ...ann, first: 0.01 }], 0.5)).toBeUndefined();
    expect(turningWords([{ ...ann, stance: 'foe' }], 0.5)).toBeUndefined();
    // The party wins as seldom without that loss.
    expect(turningWords([ann], 0.22)).toBeUndefined();
  });
  it('tells what turned it with the chance with and without it, and leaves out what may be luck', () => {
    const all = { ...noRuns(), runs: 400, won: { party: 200, foes: 200 } };
    const firsts = {
      'morale foes': { runs: 100, won: { party: 81, foes: 19 } },
      'exit foes': { runs: 100, won: { party: 52, foes: 48 } },
      'fall party': { runs: 200, won: { party: 60, foes: 140 } },
      'fall foes': { runs: 190, won: { party: 125, foes: 65 } },
    };
    const points = turningPointsOf(fight, { ...all, firsts });
    expect(points.map(({ label }) => label)).toEqual([
      'First to lose somebody: The party',
      'First to fail morale: The foes',
    ]);
    const [, morale] = points;
    if (!morale) throw new Error('Nothing is told of morale.');
    expect(turningPointWords(morale)).toBe('In 25 % of fights. They win 19 % of those, and 60 % of the others.');
    expect(morale.outcomes.without.map(({ id, share }) => [id, share])).toEqual([
      ['party', (200 - 81) / 300],
      ['foes', (200 - 19) / 300],
    ]);
    // Where it always happens, there are no fights without it to compare.
    expect(
      turningPointsOf(fight, { ...all, firsts: { 'fall foes': { runs: 400, won: { party: 200, foes: 200 } } } }),
    ).toEqual([]);
    expect(turningPointsOf(fight, noRuns())).toEqual([]);
  });
  it('says percent whole, and neither none nor all where it is not quite so', () => {
    expect([0, 0.004, 0.5, 0.996, 1].map(percentWords)).toEqual(['0 %', 'under 1 %', '50 %', 'over 99 %', '100 %']);
  });
});
