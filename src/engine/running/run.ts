/**
 * The runner: runs a command from its base with the answers so far, and stops at the first question
 * without an answer.
 */
import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Input } from '../byHand/inputs.ts';
import { UnfitError } from '../byHand/misfit.ts';
import type { Command } from '../command.ts';
import { combatantOf, type Fight } from '../fight.ts';
import { newNumbers } from '../public/known.ts';
import type { Answer, Ask, Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { sightChange } from './afterSight.ts';
import { standsChange } from './afterStands.ts';
import { endedAreas } from './endedAreas.ts';
import { onlyChanges } from './onlyChanges.ts';
import { runMove } from './runMove.ts';

enablePatches();

/**
 * Where a command stands: the fight so far, the open question if the command waits for an answer,
 * and the patches from the base and back.
 */
export interface RunResult {
  fight: Fight;
  question?: Question;
  patches: Patch[];
  inverse: Patch[];
  /**
   * Set when the command could not go on: `at` is the input that does not fit (or how many were
   * used), `text` says why. `stumbled`: the rules failed, and the input itself is sound.
   */
  fault?: { at: number; text: string; stumbled?: true };
}

type Changed = Pick<RunResult, 'fight' | 'patches' | 'inverse'>;

/** A further change, made after what a command did. */
function changedBy({ fight: done, patches, inverse }: Changed, change: (draft: Fight) => void): Changed {
  const [fight, more, back] = produceWithPatches(done, (draft) => change(draft as Fight));
  return { fight, patches: [...patches, ...more], inverse: [...back, ...inverse] };
}

/**
 * Runs a command over its inputs: answers, and rulings made meanwhile. Pure: the base is shared and
 * not changed. Never throws: a fault of a procedure comes back as a sentence. `serial` goes into
 * the id of the open question; `heard` is called with each question as it is answered.
 */
export function runCommand(
  ruleset: Ruleset,
  base: Fight,
  command: Command,
  given: readonly Input[],
  serial = 0,
  onAnswer: (asked: Ask, answer: Answer) => void = () => {},
): RunResult {
  const move = { ruleset, command, inputs: given, at: 0 };
  try {
    const { fight: done, patches, inverse, asked: open, number, heard } = runMove(move, base);
    for (const [asked, answer] of heard) onAnswer(asked, answer);
    const asked = open ? { question: { ...open, id: `${serial}.${number}` } } : {};
    const changed = sightChange(ruleset, base, done);
    const ended = endedAreas(ruleset, done);
    const numbers = newNumbers(ruleset, done);
    const after = { fight: done, patches, inverse };
    const seen =
      numbers.size === 0 && !changed && !ended
        ? after
        : changedBy(after, (draft) => {
            changed?.(draft);
            ended?.(draft);
            for (const [id, number] of numbers) combatantOf(draft, id).known = number;
          });
    const stands = standsChange(ruleset, base, seen.fight);
    return onlyChanges(base, { ...(stands ? changedBy(seen, stands) : seen), ...asked });
  } catch (error) {
    const stopped = { fight: base, patches: [], inverse: [] };
    if (error instanceof UnfitError) return { ...stopped, fault: { at: move.at, text: error.message } };
    const text = `The rules stumbled here: ${error instanceof Error ? error.message : String(error)} Take the last step back, and please report it.`;
    return { ...stopped, fault: { at: move.at, text, stumbled: true } };
  }
}
