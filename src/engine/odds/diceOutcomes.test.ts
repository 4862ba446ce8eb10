/**
 * The ways in which dice can fall: all of them, and merged where a rule counts only the better set.
 */
import { describe, expect, it } from 'vitest';
import { type Roll, rolledOf } from '../question.ts';
import { gmSeat } from '../words.ts';
import { answerOfFalls, dicePartsOf } from './diceOutcomes.ts';
import { everyFall } from './everyFall.testing.ts';

const group = (id: string, sides: number) => ({ id, count: 1, sides, read: { by: 'sum' as const } });
const asking = (roll: Omit<Roll, 'id' | 'seat' | 'label'>) => ({
  kind: 'dice' as const,
  id: '0.0',
  seat: gmSeat,
  title: 'Dice',
  rule: 'by hand',
  audience: 'all' as const,
  rolls: [{ id: 'roll', seat: gmSeat, label: 'Dice', ...roll }],
});
const sum = (chances: readonly number[]) => chances.reduce((a, b) => a + b, 0);

describe('the outcomes of dice', () => {
  it('of independent groups are combined each with each', () => {
    const found = everyFall(asking({ groups: [group('a', 6), group('b', 4)] }));
    expect(found).toHaveLength(24);
    expect(sum(found.map(({ chance }) => chance))).toBeCloseTo(1, 12);
  });
  it.each([
    { which: 'highest' as const, pick: Math.max },
    { which: 'lowest' as const, pick: Math.min },
  ])(
    'of two pairs of which the $which counts are as many as it has sums, weighted as counted by hand',
    ({ which, pick }) => {
      const question = asking({
        groups: [group('a', 4), group('b', 6), group('a2', 4), group('b2', 6), group('luck', 2)],
        compare: {
          which,
          sets: [
            ['a', 'b'],
            ['a2', 'b2'],
          ],
        },
      });
      const found = everyFall(question);
      expect(found).toHaveLength(9 * 2);
      const by = new Map<number, number>();
      for (const { answer, chance } of found) {
        const { values } = rolledOf(question.rolls[0] as Roll, answer);
        const best = pick((values.a ?? 0) + (values.b ?? 0), (values.a2 ?? 0) + (values.b2 ?? 0));
        by.set(best, (by.get(best) ?? 0) + chance);
      }
      const wanted = new Map<number, number>();
      for (let a = 1; a <= 4; a += 1)
        for (let b = 1; b <= 6; b += 1)
          for (let c = 1; c <= 4; c += 1)
            for (let d = 1; d <= 6; d += 1)
              wanted.set(pick(a + b, c + d), (wanted.get(pick(a + b, c + d)) ?? 0) + 1 / 576);
      for (const [total, chance] of wanted) expect(by.get(total)).toBeCloseTo(chance, 12);
    },
  );
  it('of twenty rolls at once are twenty parts, without listing millions', () => {
    const rolls = Array.from({ length: 20 }, (_, n) => ({
      id: `r${n}`,
      seat: gmSeat,
      label: 'Dice',
      groups: [group('a', 20)],
    }));
    const question = { ...asking({ groups: [] }), rolls };
    const parts = dicePartsOf(question) ?? [];
    expect(parts.map(({ falls }) => falls.length)).toEqual(Array.from({ length: 20 }, () => 20));
    expect(parts[0]?.rest).toBeCloseTo(20 ** -19, 30);
    const shown = parts.flatMap(({ falls }, at) => falls[at === 19 ? 1 : 0] ?? []);
    const answer = answerOfFalls(question, parts, shown);
    expect(answer.kind === 'dice' && [answer.faces.r0, answer.faces.r19]).toEqual([[[[1]]], [[[2]]]]);
  });
  it('of a part come with the likeliest first', () => {
    const [part] = dicePartsOf(asking({ groups: [{ ...group('a', 6), count: 2 }] })) ?? [];
    expect(part?.falls[0]?.chance).toBeCloseTo(6 / 36, 12);
    expect(part?.falls.at(-1)?.chance).toBeCloseTo(1 / 36, 12);
  });
  it('of no dice at all are one', () => {
    expect(everyFall(asking({ groups: [] }))).toEqual([{ answer: { kind: 'dice', faces: { roll: [] } }, chance: 1 }]);
  });
  it('of more dice than can be counted are none', () => {
    expect(dicePartsOf(asking({ groups: [{ ...group('a', 6), count: 2000 }] }))).toBeUndefined();
  });
});
