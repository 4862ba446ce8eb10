/**
 * The policy that looks ahead: it plays the next turns many times over, once for each blow that it
 * may strike now, and takes the blow after which its side stands best on average.
 */
import { seededDice } from '../../dice/dice.ts';
import { answerAll } from '../answerAll.ts';
import { balanceFor } from '../judge.ts';
import { beginMove, plainFightOf } from '../plainFight.ts';
import { playOut } from '../playOut.ts';
import { type ChanceSource, chanceFrom, type FightPolicy, type Position } from '../policy.ts';
import { simplePolicy } from '../simplePolicy.ts';
import { type Blow, bestBlow, blowsOf, plannedBlow } from './greedyPolicy.ts';

/** How much is played for one decision. */
export interface LookAhead {
  /** How often the next turns are played after each blow. */
  readonly times: number;
  /** How many moves each of them lasts, of all combatants together. */
  readonly moves: number;
}
const USUAL: LookAhead = { times: 6, moves: 8 };

/** A policy that looks ahead with this budget. */
export const aheadPolicy = (budget: LookAhead = USUAL): FightPolicy => ({
  move(position, actor, chance) {
    const blows = [...blowsOf(position, actor)];
    // With a single blow there is nothing to choose.
    const best = blows.length > 1 ? bestBlow(blows, valueAhead(position, budget, chance)) : blows[0];
    return best ? plannedBlow(best) : simplePolicy.move(position, actor, chance);
  },
  answer: simplePolicy.answer,
});

/**
 * The value of a blow: the mean balance of the striker's side some moves later. All blows are tried
 * with the same dice, so that luck weighs on none of them alone.
 */
function valueAhead({ ruleset, fight }: Position, { times, moves }: LookAhead, chance: ChanceSource) {
  const seeds = Array.from({ length: times }, () => chance.int(1, 2 ** 30));
  return ({ move, option }: Blow): number => {
    let sum = 0;
    for (const seed of seeds) {
      const play = plainFightOf(ruleset, { fight, dice: [...seededDice(seed)] });
      const luck = chanceFrom(seed);
      beginMove(play, move);
      answerAll(play, () => simplePolicy, luck, { kind: 'choose', option: option.id });
      let left = moves;
      playOut(
        play,
        () => simplePolicy,
        luck,
        () => (left-- > 0 ? undefined : 'stop'),
      );
      sum += balanceFor(play, move.actor);
    }
    return sum / times;
  };
}
