/** The runner: a command is run from its base with the answers so far, and stops at the first question without one. */
import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Command, Edit } from '../command.ts';
import type { Faces } from '../dice/dice.ts';
import { combatantOf, type Fight } from '../fight.ts';
import type { Flow } from '../flow.ts';
import { copy } from '../forms/schema.ts';
import { say } from '../log.ts';
import { onlyWords } from '../onlyWay.ts';
import { newNumbers } from '../public/known.ts';
import { type Answer, type Ask, faultOfAnswer, type Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { applyEdit } from './edit.ts';
import { join, stay } from './join.ts';
import { Misfit } from './misfit.ts';

enablePatches();

/** Where a command stands: the fight so far, the open question if it waits for one, patches from the base and back. */
export interface Ran {
  fight: Fight;
  question?: Question;
  patches: Patch[];
  inverse: Patch[];
  /** Set when it could not go on: `at` is the answer that does not fit (or how many were used), `text` says why. */
  fault?: { at: number; text: string };
}

/** Hand edits that no rule reads. */
const UNTOLD: readonly Edit['edit'][] = ['draw', 'erase', 'note'];

function* byHand(ruleset: Ruleset, fight: Fight, command: Extract<Command, { type: 'edit' }>): Flow<void> {
  for (const edit of command.edits) {
    const fault = applyEdit(ruleset, fight, edit);
    if (fault) throw new Misfit(fault);
  }
  ruleset.reconcile(fight);
  // What is drawn or noted is no ruling: the log would drown in it.
  if (fight.stage === 'running' && command.edits.some(({ edit }) => !UNTOLD.includes(edit)))
    say(fight, 'by hand', command.label, { shown: 'gm', tone: 'ruling', round: ruleset.order(fight).round });
}

/** The GM reads what the table did without a hand; the players see what came of it. */
function tellOnly(ruleset: Ruleset, fight: Fight, question: Ask, answer: Parameters<typeof onlyWords>[1]): void {
  say(fight, question.rule, onlyWords(question, answer), { shown: 'gm', round: ruleset.order(fight).round });
}

const fallKey = (sides: number, faces: Faces): string => `${sides} ${JSON.stringify(faces)}`;

/** Of dice that were told as a number and not by their faces: what was said, by how they are written. */
function saidOf(asked: Ask, answer: Extract<Answer, { kind: 'dice' }>): Map<string, string> {
  const said = new Map<string, string>();
  for (const roll of asked.kind === 'dice' ? asked.rolls : [])
    for (const [at, words] of (answer.said?.[roll.id] ?? []).entries()) {
      const group = roll.groups[at];
      if (group && words !== '') said.set(fallKey(group.sides, answer.faces[roll.id]?.[at] ?? []), words);
    }
  return said;
}

/** Marks such dice in what the log has told since: what was said counts, and nobody shall take the faces for seen. */
function markSaid(fight: Fight, from: number, words: ReadonlyMap<string, string>): void {
  for (const { dice } of fight.log.slice(from))
    for (const one of dice) {
      const said = words.get(fallKey(one.sides, one.faces));
      if (said !== undefined) one.said = said;
    }
}

/** A command as the rules' own procedure. It changes the fight that it is given. */
export function procedure(ruleset: Ruleset, fight: Fight, command: Command): Flow<void> {
  switch (command.type) {
    case 'begin':
      fight.facts = [];
      return ruleset.begin(fight);
    case 'end':
      return ruleset.end(fight);
    case 'edit':
      return byHand(ruleset, fight, command);
    case 'join':
      return join(ruleset, fight, command);
    case 'stay':
      return stay(ruleset, fight, command);
    case 'act': {
      const action = ruleset.actions.find(({ id }) => id === command.action);
      if (!action) throw new Misfit(`${ruleset.name} has no action “${command.action}”.`);
      return action.perform(fight, command.actor, command.variant);
    }
  }
}

/**
 * Runs a command over answers. Pure: the base is shared and untouched. Never throws: a fault of a procedure comes back as a sentence.
 * `serial` goes into the id of the open question; `heard` is told each question that was answered, while it is asked.
 */
export function run(
  ruleset: Ruleset,
  base: Fight,
  command: Command,
  answers: readonly Answer[],
  serial = 0,
  heard: (asked: Ask, answer: Answer) => void = () => {},
): Ran {
  let question: Question | undefined;
  let at = 0;
  try {
    const [done, patches, inverse] = produceWithPatches(base, (draft) => {
      const flow = procedure(ruleset, draft as Fight, command);
      const said: { from: number; words: ReadonlyMap<string, string> }[] = [];
      let step = flow.next();
      for (const answer of answers) {
        if (step.done) throw new Misfit('Nothing more is asked.');
        const asked = step.value;
        const fault = faultOfAnswer(asked, answer);
        if (fault) throw new Misfit(fault);
        heard(asked, answer);
        if ('only' in answer && answer.only) tellOnly(ruleset, draft as Fight, asked, answer);
        at += 1;
        if (answer.kind === 'dice' && answer.said)
          said.push({ from: (draft as Fight).log.length, words: saidOf(asked, answer) });
        step = flow.next(answer);
      }
      for (const { from, words } of said) markSaid(draft as Fight, from, words);
      if (!step.done) question = copy({ ...step.value, id: `${serial}.${at}` });
    });
    const asked = question ? { question } : {};
    const numbers = newNumbers(ruleset, done);
    if (numbers.size === 0) return { fight: done, patches, inverse, ...asked };
    const [fight, more, back] = produceWithPatches(done, (draft) => {
      for (const [id, number] of numbers) combatantOf(draft as Fight, id).known = number;
    });
    return { fight, patches: [...patches, ...more], inverse: [...back, ...inverse], ...asked };
  } catch (error) {
    const text =
      error instanceof Misfit
        ? error.message
        : `The rules stumbled here: ${error instanceof Error ? error.message : String(error)} Take the last step back, and please report it.`;
    return { fight: base, patches: [], inverse: [], fault: { at, text } };
  }
}
