/** Tests in which order the odds run the falls of several dice, and where they stop. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DieGroup } from '../dice/dice.ts';
import { type Asking, rollAll } from '../flow.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import type { Ask, Roll } from '../question.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { gmSeat } from '../words.ts';
import { everyFall } from './everyFall.testing.ts';
import { type OddsLimits, oddsOf } from './odds.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const asking: Asking = { seat: gmSeat, title: 'Dice', rule: 'TY-01' };
const rollOf = (group: DieGroup, at: number): Roll => ({ id: `r${at}`, seat: gmSeat, label: 'Dice', groups: [group] });
const dieOf = (sides: number, marks?: number[]): DieGroup => ({
  id: 'die',
  count: 1,
  sides,
  read: marks ? { by: 'bands', marks } : { by: 'sum' },
});

/** The odds of a move that rolls groups of dice, one question for each list, and adds them up. */
function oddsOfRolls(questions: readonly DieGroup[][], limits: Partial<OddsLimits> = {}, more: Partial<Asking> = {}) {
  const roll = {
    ...{ id: 'roll', scope: 'table', label: 'Roll', help: 'Rolls.', rule: 'TY-01', group: 'Dice' },
    allowed: () => true,
    *perform(fight) {
      for (const groups of questions) {
        const rolled = yield* rollAll({ ...asking, ...more }, groups.map(rollOf));
        for (const { values } of Object.values(rolled)) fight.state.round += values.die ?? 0;
      }
    },
  } satisfies (typeof toy.actions)[number];
  const game = { ...toy, actions: [roll] };
  const command = { type: 'act', actor: 'table', action: 'roll' } as const;
  return oddsOf(
    game,
    start.fight,
    command,
    [],
    ({ state }) => ({ key: `${(state as { round: number }).round}` }),
    undefined,
    limits,
  );
}

/** The chances of the same sums, from a list of all falls of all dice. */
function listed(questions: readonly DieGroup[][]): Map<string, number> {
  let sums = new Map([[1, 1]]);
  for (const groups of questions) {
    const asked: Extract<Ask, { kind: 'dice' }> = {
      ...{ kind: 'dice', ...asking, audience: 'all' },
      rolls: groups.map(rollOf),
    };
    const next = new Map<number, number>();
    for (const [sum, before] of sums)
      for (const { answer, chance } of everyFall(asked)) {
        const faces = answer.kind === 'dice' ? Object.values(answer.faces) : [];
        const now = faces.reduce((so, [face]) => so + (face?.[0]?.[0] ?? 0), sum);
        next.set(now, (next.get(now) ?? 0) + before * chance);
      }
    sums = next;
  }
  return new Map([...sums].map(([sum, chance]) => [`${sum}`, chance]));
}

describe('the odds of several dice', () => {
  it('count each fall of all dice once, over any number of questions', () => {
    const dice = fc.array(
      fc.array(
        fc.integer({ min: 1, max: 5 }).map((sides) => dieOf(sides)),
        { minLength: 1, maxLength: 3 },
      ),
      {
        maxLength: 2,
      },
    );
    fc.assert(
      fc.property(dice, (questions) => {
        const { outcomes, covered, branches } = oddsOfRolls(questions);
        expect(covered).toBeCloseTo(1, 12);
        expect(branches).toBe(questions.flat().reduce((ways, { sides }) => ways * sides, 1));
        const wanted = listed(questions);
        expect(outcomes).toHaveLength(wanted.size);
        for (const { outcome, chance } of outcomes) expect(chance).toBeCloseTo(wanted.get(outcome.key) ?? 0, 12);
      }),
      { numRuns: 40 },
    );
  });
  it('run the likeliest falls first, whichever die they belong to', () => {
    const questions = [[dieOf(20, [20])], [dieOf(6, [6]), dieOf(10, [10])]];
    const covered = (branches: number) => oddsOfRolls(questions, { branches }).covered;
    const [hit, luck, card] = [19 / 20, 5 / 6, 9 / 10];
    expect(covered(1)).toBeCloseTo(hit * luck * card, 12);
    expect(covered(2)).toBeCloseTo(hit * luck * card + hit * (1 - luck) * card, 12);
    expect(covered(3)).toBeCloseTo(hit * luck * card + hit * (1 - luck) * card + hit * luck * (1 - card), 12);
    expect(covered(8)).toBeCloseTo(1, 12);
    expect(oddsOfRolls(questions).branches).toBe(8);
  });
  it('end after one branch where the limit could not cover a hundredth', () => {
    const ten = Array.from({ length: 10 }, () => dieOf(20));
    expect(oddsOfRolls([ten])).toMatchObject({ branches: 1 });
    // Two such dice have 400 falls: four of them are a hundredth, three are not.
    const two = [dieOf(20), dieOf(20)];
    expect(oddsOfRolls([two], { branches: 3 }).branches).toBe(1);
    expect(oddsOfRolls([two], { branches: 4 }).branches).toBe(4);
  });
  it('end where dice decide only the order of turns, unless these are asked for', () => {
    const dice = [[dieOf(20), dieOf(20)]];
    expect(oddsOfRolls(dice, {}, { order: true })).toEqual({
      outcomes: [{ outcome: { key: '1' }, chance: 1 }],
      covered: 1,
      branches: 1,
    });
    expect(oddsOfRolls(dice, { order: 'rolled' }, { order: true }).branches).toBe(400);
  });
});
