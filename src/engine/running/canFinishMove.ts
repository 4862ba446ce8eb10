/** Whether a move can still be played to its end after a ruling in the middle of the move. */

import type { Input } from '../byHand/inputs.ts';
import type { Command } from '../command.ts';
import { type DieGroup, drawDice, seededDice } from '../dice/dice.ts';
import type { Fight } from '../fight.ts';
import { deepFreeze } from '../forms/held.ts';
import type { Answer, Ask } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { decliningPolicy, type Policy } from './decliningPolicy.ts';
import { playOnward } from './playOnward.ts';

/**
 * The policies that are tried: the answers a table would mostly give, and the first free answer.
 */
const first: Policy = (asked) => {
  if (asked.kind !== 'choose') return decliningPolicy(asked, undefined as never);
  const option = asked.options.find(({ blocked }) => !blocked);
  return option && { kind: 'choose', option: option.id };
};

/** The most answers given to one move; no move asks for so many. */
const MOST = 200;

/**
 * Plays the rest of the move to its end a few times, on copies. False if the rules fail on the way.
 */
export function canFinishMove(ruleset: Ruleset, base: Fight, command: Command, given: readonly Input[]): boolean {
  deepFreeze(base);
  return [decliningPolicy, first].every((policy, seed) => {
    let dice: readonly number[] = seededDice(seed + 1);
    const rolled = (groups: DieGroup[]) => {
      const drawn = drawDice(dice, groups);
      dice = drawn.state;
      return drawn.faces;
    };
    let asked = 0;
    const answer = (ask: Ask, fight: Fight): Answer | undefined => {
      asked += 1;
      if (asked > MOST) return undefined;
      if (ask.kind !== 'dice') return policy(ask, fight);
      return { kind: 'dice', faces: Object.fromEntries(ask.rolls.map(({ id, groups }) => [id, rolled(groups)])) };
    };
    return playOnward(ruleset, base, command, given, answer) !== undefined;
  });
}
