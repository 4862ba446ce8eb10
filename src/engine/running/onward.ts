/** A command run once, to its end, for the odds alone: each question is answered on the way. No undo is kept, and no number by which players know somebody is given. */
import { Immer } from 'immer';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { copy } from '../forms/schema.ts';
import { type Answer, type Ask, faultOfAnswer } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { procedure } from './run.ts';

/** Without freezing, which would walk through what is thrown away a moment later. */
const once = new Immer({ autoFreeze: false });

/**
 * A copy of the fight that a procedure may change. A plain one is several times faster to play on than a draft; the scene alone is drafted,
 * for it is large, changes seldom, and whoever works something out from it keeps that by the frozen one.
 */
function playable({ scene, log, ...rest }: Fight): Fight {
  return { ...copy(rest), log: [...log], scene: once.createDraft(scene) };
}

/**
 * The fight after a command that was given these answers, and then whatever `answered` says to each question until it says nothing.
 * Undefined where an answer does not fit, or the rules stumble. The base is untouched.
 */
export function onward(
  ruleset: Ruleset,
  base: Fight,
  command: Command,
  given: readonly Answer[],
  answered: (asked: Ask, fight: Fight) => Answer | undefined,
): Fight | undefined {
  const fight = playable(base);
  try {
    const flow = procedure(ruleset, fight, command);
    let step = flow.next();
    let at = 0;
    for (; !step.done; at += 1) {
      const answer = given[at] ?? answered(step.value, fight);
      if (!answer) break;
      if (faultOfAnswer(step.value, answer)) return undefined;
      step = flow.next(answer);
    }
    if (at < given.length) return undefined;
  } catch {
    return undefined;
  }
  return { ...fight, scene: once.finishDraft(fight.scene) };
}
