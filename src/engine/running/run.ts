/**
 * The runner: runs a command from its base with the answers so far, and stops at the first question
 * without an answer.
 */
import { enablePatches, type Patch, produceWithPatches } from 'immer';
import { type Input, isByHand } from '../byHand/inputs.ts';
import { UnfitError } from '../byHand/misfit.ts';
import type { Command } from '../command.ts';
import type { Faces } from '../dice/dice.ts';
import { combatantOf, type Fight, fullName } from '../fight.ts';
import { copyOfJson } from '../forms/schema.ts';
import { tellWritten } from '../log/tell.ts';
import { chosenWords, onlyWords } from '../onlyAnswer.ts';
import { newNumbers } from '../public/known.ts';
import { type Answer, type Ask, faultOfAnswer, type Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import type { RuleId } from '../words.ts';
import { sightChange } from './afterSight.ts';
import { endedAreas } from './endedAreas.ts';
import { onlyChanges } from './onlyChanges.ts';
import { withRulings } from './withRulings.ts';

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
   * used), `text` says why.
   */
  fault?: { at: number; text: string };
}

/** Tells the GM what the table did in place of a hand. The players see only the result. */
const tellGm = (ruleset: Ruleset, fight: Fight, rule: RuleId, text: string): void =>
  tellWritten(fight, rule, text, { shown: 'gm', round: ruleset.order(fight).round });

/** Tells the GM that the table chose a move, with the move's name. */
function tellChosen(ruleset: Ruleset, fight: Fight, command: Command): void {
  if (command.type !== 'act' || !command.chosen) return;
  const action = ruleset.actions.find(({ id }) => id === command.action);
  const name = fight.combatants[command.actor];
  tellGm(
    ruleset,
    fight,
    action?.rule ?? 'by hand',
    `The table chose${name ? ` for ${fullName(name)}` : ''}: ${action?.label ?? command.action}.`,
  );
}

const fallKey = (sides: number, faces: Faces): string => `${sides} ${JSON.stringify(faces)}`;

/**
 * The results of dice that were typed as a number and not by faces, by the notation of the dice.
 */
function saidOf(asked: Ask, answer: Extract<Answer, { kind: 'dice' }>): Map<string, string> {
  const said = new Map<string, string>();
  for (const roll of asked.kind === 'dice' ? asked.rolls : [])
    for (const [at, words] of (answer.said?.[roll.id] ?? []).entries()) {
      const group = roll.groups[at];
      if (group && words !== '') said.set(fallKey(group.sides, answer.faces[roll.id]?.[at] ?? []), words);
    }
  return said;
}

/**
 * Marks dice that were typed as a number in the log entries told since `from`. Only the typed
 * result counts, and nobody should take the faces for real ones.
 */
function markSaid(fight: Fight, from: number, words: ReadonlyMap<string, string>): void {
  for (const { dice } of fight.log.slice(from))
    for (const one of dice) {
      const said = words.get(fallKey(one.sides, one.faces));
      if (said !== undefined) one.said = said;
    }
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
  let question: Question | undefined;
  let at = 0;
  let number = 0;
  try {
    const [done, patches, inverse] = produceWithPatches(base, (draft) => {
      const flow = withRulings(ruleset, draft as Fight, command);
      tellChosen(ruleset, draft as Fight, command);
      const said: { from: number; words: ReadonlyMap<string, string> }[] = [];
      let step = flow.next();
      for (const input of given) {
        if (step.done) throw new UnfitError('Nothing more is asked.');
        if (!isByHand(input)) {
          const asked = step.value;
          const fault = faultOfAnswer(asked, input);
          if (fault) throw new UnfitError(fault);
          onAnswer(asked, input);
          if ('only' in input && input.only) tellGm(ruleset, draft as Fight, asked.rule, onlyWords(asked, input));
          if ('chosen' in input && input.chosen) tellGm(ruleset, draft as Fight, asked.rule, chosenWords(asked, input));
          if (input.kind === 'dice' && input.said)
            said.push({ from: (draft as Fight).log.length, words: saidOf(asked, input) });
        }
        const { value: before } = step;
        step = flow.next(input);
        at += 1;
        // If a ruling leaves the question unchanged, the question keeps its id, so typed input for
        // it stays.
        if (!isByHand(input) || step.value !== before) number += 1;
      }
      for (const { from, words } of said) markSaid(draft as Fight, from, words);
      if (!step.done) question = copyOfJson({ ...step.value, id: `${serial}.${number}` });
    });
    const asked = question ? { question } : {};
    const changed = sightChange(ruleset, base, done);
    const ended = endedAreas(ruleset, done);
    const numbers = newNumbers(ruleset, done);
    if (numbers.size === 0 && !changed && !ended) return onlyChanges(base, { fight: done, patches, inverse, ...asked });
    const [fight, more, back] = produceWithPatches(done, (draft) => {
      changed?.(draft as Fight);
      ended?.(draft as Fight);
      for (const [id, number] of numbers) combatantOf(draft as Fight, id).known = number;
    });
    return onlyChanges(base, { fight, patches: [...patches, ...more], inverse: [...back, ...inverse], ...asked });
  } catch (error) {
    const text =
      error instanceof UnfitError
        ? error.message
        : `The rules stumbled here: ${error instanceof Error ? error.message : String(error)} Take the last step back, and please report it.`;
    return { fight: base, patches: [], inverse: [], fault: { at, text } };
  }
}
