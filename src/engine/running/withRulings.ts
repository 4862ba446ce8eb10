/**
 * Runs a move together with the rulings that were made while it waited. Each ruling happens at its
 * moment, and the open question goes on from there.
 */

import { byHand, settleAfterMove, snapshotOf } from '../byHand/byHand.ts';
import { type Input, isByHand } from '../byHand/inputs.ts';
import { UnfitError } from '../byHand/misfit.ts';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import type { Flow } from '../flow.ts';
import type { Answer, Ask } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { comeInNow } from './join.ts';
import { procedure } from './procedure.ts';
import { namedIn, type Standings, standingsOf, stillAsked, UNFIT_RULING } from './stillAsked.ts';

/**
 * A procedure that waits for an answer: the move itself, or a ruling in the middle of the move that
 * asks something too.
 */
interface Waiting {
  flow: Flow<void>;
  asked: Ask;
}

/**
 * Runs a procedure to its next question. Lets announced newcomers in when the procedure yields for
 * them.
 */
function nextAsked(ruleset: Ruleset, fight: Fight, flow: Flow<void>, given?: Answer): Ask | undefined {
  let step = given === undefined ? flow.next() : flow.next(given);
  while (!step.done && step.value.kind === 'coming in') {
    comeInNow(ruleset, fight);
    step = flow.next();
  }
  return step.done || step.value.kind === 'coming in' ? undefined : step.value;
}

/**
 * A command as a procedure that takes rulings in place of answers. If a ruling asks something, that
 * question comes first; then the earlier question is asked again, without people who can no longer
 * act. Changes the given fight.
 */
export function* withRulings(ruleset: Ruleset, fight: Fight, command: Command): Generator<Ask, void, Input> {
  const waiting: Waiting[] = [];
  const named = new Set<Id>(command.type === 'act' ? [command.actor] : []);
  let since: Fight | undefined;
  const begin = (flow: Flow<void>) => {
    const asked = nextAsked(ruleset, fight, flow);
    if (asked) waiting.push({ flow, asked });
  };
  const askAgain = (before: Standings, strictly: boolean) => {
    for (const one of waiting) one.asked = stillAsked(ruleset, fight, command, one.asked, { before, named, strictly });
  };
  begin(procedure(ruleset, fight, command));
  for (;;) {
    const now = waiting.at(-1);
    if (!now) {
      if (!since) return;
      // Carries out what had to wait for the end of the move: a combatant who fell in its own turn
      // loses the turn.
      const flow = settleAfterMove(ruleset, fight, since);
      since = undefined;
      begin(flow);
      continue;
    }
    for (const id of namedIn(now.asked)) named.add(id);
    const given = yield now.asked;
    const before = waiting.length > 1 || isByHand(given) ? standingsOf(ruleset, fight) : undefined;
    if (isByHand(given)) {
      // The move goes on with the people of whom it has spoken, so none of them may be removed.
      if (given.edits.some((one) => one.edit === 'remove' && named.has(one.combatant)))
        throw new UnfitError(UNFIT_RULING);
      since ??= snapshotOf(fight);
      begin(byHand(ruleset, fight, given, true));
    } else {
      const taken = given.kind === 'choose' ? [given.option] : given.kind === 'pick' ? given.options : [];
      if (now.asked.kind === 'choose' || now.asked.kind === 'pick')
        for (const { id, combatant } of now.asked.options)
          if (combatant !== undefined && taken.includes(id)) named.add(combatant);
      const asked = nextAsked(ruleset, fight, now.flow, given);
      if (asked) now.asked = asked;
      else waiting.pop();
    }
    if (before) askAgain(before, isByHand(given));
  }
}
