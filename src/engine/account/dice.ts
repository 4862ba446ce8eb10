/**
 * Adds up the dice of a fight by who rolled them. Each move is run again with its own answers, and
 * its questions say how the dice are read.
 */

import { answersOf, inputsOf } from '../byHand/inputs.ts';
import type { Ask } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { runCommand } from '../running/run.ts';
import type { Id } from '../words.ts';
import type { DiceAccount } from './account.ts';
import { luckOfRoll, noLuck } from './expected.ts';
import type { Moment } from './moments.ts';

/** Adds the dice of `more` to the dice of `to`. */
export function addDice(to: DiceAccount, more: DiceAccount): void {
  to.dice += more.dice;
  for (const kind of ['points', 'successes'] as const) {
    to[kind].rolled += more[kind].rolled;
    to[kind].expected += more[kind].expected;
  }
}

/**
 * What everybody rolled, by combatant; `others` are the dice of a side and of the GM. `unread`
 * counts moves that the rules no longer accept.
 */
export function diceOf(
  ruleset: Ruleset,
  moments: readonly Moment[],
): { by: Map<Id, DiceAccount>; others: DiceAccount; unread: number } {
  const by = new Map<Id, DiceAccount>();
  const others = noLuck();
  let unread = 0;
  for (const { step, before } of moments) {
    const given = inputsOf(step.given);
    if (!answersOf(step.given).some(({ kind }) => kind === 'dice')) continue;
    const heard: { who: Id | undefined; luck: DiceAccount }[] = [];
    const result = runCommand(ruleset, before, step.command, given, step.serial, (asked: Ask, answer) => {
      if (asked.kind !== 'dice' || answer.kind !== 'dice') return;
      for (const roll of asked.rolls) {
        const who = roll.seat.kind === 'combatant' ? roll.seat.combatant : undefined;
        heard.push({ who, luck: luckOfRoll(roll, answer.faces[roll.id] ?? []) });
      }
    });
    if (result.fault) {
      unread += 1;
      continue;
    }
    for (const { who, luck } of heard) {
      if (who === undefined) addDice(others, luck);
      else {
        const sum = by.get(who) ?? noLuck();
        addDice(sum, luck);
        by.set(who, sum);
      }
    }
  }
  return { by, others, unread };
}
