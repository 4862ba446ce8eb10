/**
 * Runs a command once to its end and answers each question on the way. Only the odds use this: no
 * undo is kept, and no copy gets a number for the players.
 */

import { createDraft, current } from 'immer';
import { type Input, isByHand } from '../byHand/inputs.ts';
import { UnfitError } from '../byHand/misfit.ts';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { deepFreeze } from '../forms/held.ts';
import { copyOfJson } from '../forms/schema.ts';
import { keepHappened } from '../log/tell.ts';
import { type Answer, type Ask, faultOfAnswer } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { changeInPlace } from './changeInPlace.ts';
import { startOfFlow, withPlacedRulings } from './placedRulings.ts';
import { beginMove, type MoveInputs, type MoveRun, runMove } from './runMove.ts';

/**
 * A copy of the fight that procedures may change. Procedures run several times faster on a plain
 * copy than on a draft. The copy shares the scene and the log's entries: rules change a scene only
 * through `changeScene`, which replaces it, and they never change an entry.
 */
export function plainCopyOf({ scene, log, ...rest }: Fight): Fight {
  return { ...copyOfJson(rest), log: [...log], scene: deepFreeze(scene) };
}

/**
 * Runs over inputs with rulings, by the list of the inputs: the odds go on from one list many
 * times.
 */
const runs = new WeakMap<readonly Input[], { base: Fight; run: MoveRun }>();

function runOnce(move: MoveInputs, base: Fight): MoveRun {
  const known = runs.get(move.inputs);
  if (known?.base === base) return known.run;
  const run = runMove(move, base);
  runs.set(move.inputs, { base, run });
  return run;
}

/**
 * The base of a command with the rulings that were made in it, and nothing else of the command.
 * What a move does is counted from here, because a ruling is no deed of the move.
 */
export function baseWithRulings(ruleset: Ruleset, base: Fight, command: Command, given: readonly Input[]): Fight {
  if (!given.some(isByHand)) return base;
  const run = runOnce({ ruleset, command, inputs: given, at: 0 }, base);
  if (run.within) return run.fight;
  const ruled = plainCopyOf(base);
  for (const { patches } of run.placed) changeInPlace(ruled, patches);
  return ruled;
}

/**
 * A command that goes on from its inputs: it takes them first and then yields each open question.
 * `fight` is a copy of `base` and is changed. Throws where an input does not fit.
 */
export function* moveOnward(
  ruleset: Ruleset,
  base: Fight,
  fight: Fight,
  command: Command,
  given: readonly Input[] = [],
): Generator<Ask, void, Answer> {
  if (given.some(isByHand)) return yield* onwardFromRulings(ruleset, base, fight, command, given);
  const flow = withPlacedRulings(ruleset, fight, beginMove({ ruleset, command }), startOfFlow());
  let step = flow.next();
  for (const input of given as readonly Answer[]) {
    const fault = step.done ? 'Nothing more is asked.' : faultOfAnswer(step.value, input);
    if (fault) throw new UnfitError(fault);
    step = flow.next(input);
  }
  while (!step.done) step = flow.next(yield step.value);
}

/**
 * The same where rulings were made. The places of rulings are counted in changes to a draft, so
 * the procedure runs on a draft here too, and the fight shows it at each question.
 */
function* onwardFromRulings(
  ruleset: Ruleset,
  base: Fight,
  fight: Fight,
  command: Command,
  given: readonly Input[],
): Generator<Ask, void, Answer> {
  const { length } = base.log;
  const show = (now: Fight) => {
    const told = fight.log.length;
    Object.assign(fight, plainCopyOf(now));
    keepHappened(fight, now.log.slice(Math.max(told, length)));
  };
  let inputs = given;
  let run = runOnce({ ruleset, command, inputs, at: 0 }, base);
  for (; run.within && run.asked; run = runOnce({ ruleset, command, inputs, at: 0 }, base)) {
    show(run.fight);
    inputs = [...inputs, yield run.asked];
  }
  const draft = createDraft(base);
  const flow = withPlacedRulings(ruleset, draft as Fight, beginMove({ ruleset, command }), startOfFlow(), run.placed);
  let step = flow.next();
  for (const answer of run.answers) step = flow.next(answer);
  for (;;) {
    show(current(draft) as Fight);
    if (step.done) return;
    step = flow.next(yield copyOfJson(step.value));
  }
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
    const flow = moveOnward(ruleset, base, fight, command, given);
    for (let step = flow.next(); !step.done; ) {
      const answer = answered(step.value, fight);
      if (!answer) break;
      if (faultOfAnswer(step.value, answer)) return undefined;
      step = flow.next(answer);
    }
  } catch {
    return undefined;
  }
  return fight;
}
