/**
 * Runs a command once to its end and answers each question on the way. Only the odds use this: no
 * undo is kept, and no copy gets a number for the players.
 */
import { type Input, isByHand } from '../byHand/inputs.ts';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { deepFreeze } from '../forms/held.ts';
import { copyOfJson } from '../forms/schema.ts';
import { type Answer, type Ask, faultOfAnswer } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { withRulings } from './withRulings.ts';

/**
 * A copy of the fight that procedures may change. Procedures run several times faster on a plain
 * copy than on a draft. The copy shares the scene and the log's entries: rules change a scene only
 * through `changeScene`, which replaces it, and they never change an entry.
 */
export function plainCopyOf({ scene, log, ...rest }: Fight): Fight {
  return { ...copyOfJson(rest), log: [...log], scene: deepFreeze(scene) };
}

/**
 * The fight after a command, first with the given answers and rulings, then with the answers of
 * `answered` until `answered` gives none. Undefined where an answer does not fit or the rules fail.
 * The base is not changed.
 */
export function playOnward(
  ruleset: Ruleset,
  base: Fight,
  command: Command,
  given: readonly Input[],
  answered: (asked: Ask, fight: Fight) => Answer | undefined,
): Fight | undefined {
  const fight = plainCopyOf(base);
  try {
    const flow = withRulings(ruleset, fight, command);
    let step = flow.next();
    let at = 0;
    for (; !step.done; at += 1) {
      const input = given[at] ?? answered(step.value, fight);
      if (!input) break;
      if (!isByHand(input) && faultOfAnswer(step.value, input)) return undefined;
      step = flow.next(input);
    }
    if (at < given.length) return undefined;
  } catch {
    return undefined;
  }
  return fight;
}
