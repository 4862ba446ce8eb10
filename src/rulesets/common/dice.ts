/**
 * Makes rolls, and what the log shows of them: dice that are added up, one roll and its value, one
 * roll that the GM may adjust.
 */
import type { DieGroup } from '../../engine/dice/dice.ts';
import { askRoll, type Flow, netRuled, rollRuled } from '../../engine/flow.ts';
import { loggedDiceOf } from '../../engine/log/loggedDice.ts';
import type { LoggedDice } from '../../engine/logEntry.ts';
import type { Roll, Rolled, Ruling } from '../../engine/question.ts';

/**
 * Dice whose faces are added up: `dieGroup('harm', 6)` is one six-sided die, `dieGroup('harm', 6,
 * 2)` are two.
 */
export const dieGroup = (id: string, sides: number, count = 1): DieGroup => ({ id, count, sides, read: { by: 'sum' } });

/**
 * A pool: how many of the dice show `from` or more. `dicePool('grasp', 6, 5, 4)` are five six-sided
 * dice, whose value is the number of fours, fives and sixes.
 */
export const dicePool = (id: string, sides: number, count: number, from: number): DieGroup => ({
  id,
  count,
  sides,
  read: { by: 'successes', from },
});

/**
 * Dice of which only the best or the worst counts: `keptDie('blow', 20, 2, 'highest')` is the
 * higher one of two d20.
 */
export const keptDie = (id: string, sides: number, count: number, which: 'highest' | 'lowest'): DieGroup => ({
  id,
  count,
  sides,
  read: { by: 'keep', which, of: 1 },
});

/** The result of one roll: the value of its first group, and what the log shows. */
export interface RollOutcome {
  value: number;
  rolled: Rolled;
  dice: LoggedDice[];
}
const shown = (name: string, groups: readonly DieGroup[], rolled: Rolled): RollOutcome => ({
  value: rolled.values[groups[0]?.id ?? ''] ?? 0,
  rolled,
  dice: loggedDiceOf(name, [...groups], rolled),
});

/** Asks for one roll. `name` is what the log calls its dice. */
export function* rollFor(
  asking: Parameters<typeof askRoll>[0],
  name: string,
  groups: readonly DieGroup[],
  more: Parameters<typeof askRoll>[2] = {},
): Flow<RollOutcome> {
  return shown(name, groups, yield* askRoll(asking, groups, more));
}

/** The GM's rulings that add a point to a roll or take one away. */
export const POINTS: readonly Ruling[] = [
  { id: 'more', label: '+1 to the total' },
  { id: 'less', label: '−1 to the total' },
];

/**
 * Asks for one roll that the GM may adjust by rulings before it is made. `build` gives the dice,
 * and the roll's other parts, for the current number of points. `told` is called with each ruling.
 */
export function* rollWithPoints(
  asking: Parameters<typeof rollRuled>[0],
  name: string,
  build: (points: number) => Pick<Roll, 'groups' | 'tally' | 'aim'>,
  told: (words: string) => void,
): Flow<RollOutcome & { points: number }> {
  const under = (ruled: Parameters<typeof netRuled>[0]) => netRuled(ruled, 'roll', 'more', 'less');
  const { rolled, ruled } = yield* rollRuled(
    asking,
    (so) => [{ id: 'roll', seat: asking.seat, label: asking.title, ...build(under(so)), rulings: [...POINTS] }],
    told,
  );
  const points = under(ruled);
  return { ...shown(name, build(points).groups, rolled.roll ?? { faces: [], values: {} }), points };
}
