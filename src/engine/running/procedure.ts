/** What each kind of command does, as a procedure that asks. */

import { byHand } from '../byHand/byHand.ts';
import { UnfitError } from '../byHand/misfit.ts';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import type { Flow } from '../flow.ts';
import type { Ruleset } from '../ruleset.ts';
import { cancelComing, joinFight } from './join.ts';

/** A command as the rules' own procedure. It changes the fight that it is given. */
export function procedure(ruleset: Ruleset, fight: Fight, command: Command): Flow<void> {
  switch (command.type) {
    case 'begin':
      fight.facts = [];
      return ruleset.begin(fight);
    case 'end':
      return ruleset.end(fight);
    case 'edit':
      return byHand(ruleset, fight, command, false);
    case 'join':
      return joinFight(ruleset, fight, command);
    case 'stay':
      return cancelComing(ruleset, fight, command);
    case 'act': {
      const action = ruleset.actions.find(({ id }) => id === command.action);
      if (!action) throw new UnfitError(`${ruleset.name} has no action “${command.action}”.`);
      return action.perform(fight, command.actor, command.variant, command.others);
    }
  }
}
