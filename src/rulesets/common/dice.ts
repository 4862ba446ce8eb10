/** Rolls with what the log shows of them: dice that are added up, one roll and its value, one that the GM may make higher or lower. */
import type { DieGroup } from '../../engine/dice/dice.ts';
import type { LoggedDice } from '../../engine/fight.ts';
import { type Flow, netRuled, roll, rollRuled } from '../../engine/flow.ts';
import { logged } from '../../engine/log.ts';
import type { Roll, Rolled, Ruling } from '../../engine/question.ts';

/** Dice of so many sides whose faces are added up: `d('harm', 6)` is one, `d('harm', 6, 2)` are two. */
export const d = (id: string, sides: number, count = 1): DieGroup => ({ id, count, sides, read: { by: 'sum' } });

/** What one roll came to: the value of its first group, and what the log shows. */
export interface Shown {
  value: number;
  rolled: Rolled;
  dice: LoggedDice[];
}
const shown = (name: string, groups: readonly DieGroup[], rolled: Rolled): Shown => ({
  value: rolled.values[groups[0]?.id ?? ''] ?? 0,
  rolled,
  dice: logged(name, [...groups], rolled),
});

/** Asks for one roll. `name` is what the log calls its dice. */
export function* rollFor(
  asking: Parameters<typeof roll>[0],
  name: string,
  groups: readonly DieGroup[],
  more: Parameters<typeof roll>[2] = {},
): Flow<Shown> {
  return shown(name, groups, yield* roll(asking, groups, more));
}

/** A point more or less, as the GM may rule of a roll. */
export const POINTS: readonly Ruling[] = [
  { id: 'more', label: '+1' },
  { id: 'less', label: '−1' },
];

/**
 * Asks for one roll that the GM may make higher or lower by ruling before it is made. `build` gives its dice, and what else is said of it,
 * under so many points; `told` hears each ruling.
 */
export function* rollWithPoints(
  asking: Parameters<typeof rollRuled>[0],
  name: string,
  build: (points: number) => Pick<Roll, 'groups' | 'tally' | 'aim'>,
  told: (words: string) => void,
): Flow<Shown & { points: number }> {
  const under = (ruled: Parameters<typeof netRuled>[0]) => netRuled(ruled, 'roll', 'more', 'less');
  const { rolled, ruled } = yield* rollRuled(
    asking,
    (so) => [{ id: 'roll', seat: asking.seat, label: asking.title, ...build(under(so)), rulings: [...POINTS] }],
    told,
  );
  const points = under(ruled);
  return { ...shown(name, build(points).groups, rolled.roll ?? { faces: [], values: {} }), points };
}
