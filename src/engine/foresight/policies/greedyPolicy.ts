/**
 * The policy that reckons one move ahead: it tries every blow at the foes most wished for, by
 * its exact odds, and takes the one after which its side stands best on average.
 */
import type { Act } from '../../command.ts';
import type { Fight } from '../../fight.ts';
import { deepFreeze } from '../../forms/held.ts';
import type { Option } from '../../question.ts';
import { oddsOf } from '../../running/odds.ts';
import type { Id } from '../../words.ts';
import { scratchCopyOf } from '../firstQuestion.ts';
import { balanceFor } from '../judge.ts';
import type { FightPolicy, PlannedMove, Position } from '../policy.ts';
import { harmfulMovesOf, isBlow, simplePolicy, wishedFirst } from '../simplePolicy.ts';

/** The most falls of the dice that are tried for one blow; rarer ones are left out. */
const MOST_BRANCHES = 24;

/** A blow, and the option that it is aimed at. */
export interface Blow {
  readonly move: Act;
  readonly option: Option;
}

/** The most aims of each move that are tried, the most wished for first. */
const MOST_AIMS = 2;

/** The blows that one may strike now at foes in reach: each move at its most promising aims. */
export function* blowsOf(position: Position, actor: Id): Generator<Blow> {
  for (const { move, asked } of harmfulMovesOf(position, actor)) {
    if (asked.kind !== 'choose') continue;
    const aims = wishedFirst(position, asked).filter(({ option }) => isBlow(position.fight, actor, option));
    for (const { option } of aims.slice(0, MOST_AIMS)) yield { move, option };
  }
}

/**
 * How the actor's side stands on average after a blow, by the exact odds of the blow. `frozen` is a
 * frozen copy of the position's fight.
 */
export function expectedBalance({ ruleset }: Position, frozen: Fight, { move, option }: Blow): number {
  const { outcomes, covered } = oddsOf(
    ruleset,
    frozen,
    move,
    [{ kind: 'choose', option: option.id }],
    (after) => {
      const balance = balanceFor({ ruleset, fight: after }, move.actor);
      return { key: balance.toFixed(6), balance };
    },
    undefined,
    { branches: MOST_BRANCHES },
  );
  if (covered === 0) return Number.NEGATIVE_INFINITY;
  return outcomes.reduce((sum, { outcome, chance }) => sum + outcome.balance * chance, 0) / covered;
}

/**
 * The blow with the highest value; undefined without a blow. Of equal ones the first on the card.
 */
export function bestBlow(blows: Iterable<Blow>, worthOfBlow: (blow: Blow) => number): Blow | undefined {
  let best: { blow: Blow; value: number } | undefined;
  for (const blow of blows) {
    const value = worthOfBlow(blow);
    if (!best || value > best.value) best = { blow, value };
  }
  return best?.blow;
}

export const plannedBlow = ({ move, option }: Blow): PlannedMove => ({
  move,
  first: { kind: 'choose', option: option.id },
});

export const greedyPolicy: FightPolicy = {
  move(position, actor, chance) {
    const blows = [...blowsOf(position, actor)];
    if (blows.length === 0) return simplePolicy.move(position, actor, chance);
    const frozen = deepFreeze(scratchCopyOf(position.fight));
    const best = bestBlow(blows, (blow) => expectedBalance(position, frozen, blow));
    return best && plannedBlow(best);
  },
  answer: simplePolicy.answer,
};
