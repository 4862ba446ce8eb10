/**
 * Runs a command once to its end and answers each question on the way. Only the odds use this: no
 * undo is kept, and no copy gets a number for the players.
 */
import { Immer } from 'immer';
import { type Input, isByHand } from '../byHand/inputs.ts';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { copyOfJson } from '../forms/schema.ts';
import { type Answer, type Ask, faultOfAnswer } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { withRulings } from './withRulings.ts';

/**
 * These drafts are not frozen at the end: freezing would walk through data that is thrown away a
 * moment later.
 */
const once = new Immer({ autoFreeze: false });

/**
 * A copy of the fight that a procedure may change. Playing on a plain copy is several times faster
 * than on a draft. Only the scene becomes a draft: it is large, it seldom changes, and derived
 * values are cached for the frozen scene.
 */
function playable({ scene, log, ...rest }: Fight): Fight {
  return { ...copyOfJson(rest), log: [...log], scene: once.createDraft(scene) };
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
  const fight = playable(base);
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
  return { ...fight, scene: once.finishDraft(fight.scene) };
}
