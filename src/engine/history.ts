/**
 * History: dispatching commands, answering questions, undo and redo of everything. Pure functions
 * from encounter to encounter.
 */

import { isRead } from './byHand/byHand.ts';
import { type ByHand, inputsOf } from './byHand/inputs.ts';
import { type Command, commandSchema } from './command.ts';
import { drawDice } from './dice/dice.ts';
import type { Answered, Encounter, GivenAnswer, HistoryStep, OpenMove } from './encounter.ts';
import { type Fight, fullName } from './fight.ts';
import { refusedBySchema } from './forms/faultWords.ts';
import { faultOfKept } from './kept/readable.ts';
import { scopeOfActor, verdictOn } from './legality.ts';
import { type Answer, answerSchema, type Question, type Said } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import { canFinishMove } from './running/canFinishMove.ts';
import { type RunResult, runCommand } from './running/run.ts';
import { UNFIT_RULING } from './running/runMove.ts';
import { type Id, okResult, type Result, refusedResult } from './words.ts';

/**
 * The encounter as it stands now: the fight with the open move run as far as it goes, and the
 * question it waits for.
 */
export interface LiveState<Sheet = unknown, State = unknown, House = unknown> {
  fight: Fight<Sheet, State, House>;
  question?: Question;
  /** Why the open move cannot go on. The GM then has to undo the move. */
  stuck?: string;
}

/**
 * Results of runs, by open move, for as long as the move is in use. A move and the fight that it
 * began in never change in place, so a run has one outcome.
 */
const liveCache = new WeakMap<OpenMove, { ruleset: Ruleset; base: Fight; now: LiveState }>();

/**
 * Works out where an encounter stands. The encounter must be of this game and read by its schemas.
 * The cost is one run of the open move, once; without an open move there is no cost.
 */
export const liveStateOf = <Sheet, State, House>(
  ruleset: Ruleset<Sheet, State, House>,
  encounter: Encounter,
): LiveState<Sheet, State, House> => liveStateAt(ruleset, encounter) as LiveState<Sheet, State, House>;

function liveStateAt(ruleset: Ruleset, encounter: Encounter): LiveState {
  const { fight: base, open } = encounter;
  if (!open) return { fight: base };
  const known = liveCache.get(open);
  if (known?.ruleset === ruleset && known.base === base) return known.now;
  const now = liveOf(base, rerun(ruleset, encounter, open));
  liveCache.set(open, { ruleset, base, now });
  return now;
}

const liveOf = (base: Fight, result: RunResult): LiveState =>
  result.fault
    ? { fight: base, stuck: result.fault.text }
    : { fight: result.fight, ...(result.question ? { question: result.question } : {}) };

const rerun = (ruleset: Ruleset, encounter: Encounter, open: OpenMove): RunResult =>
  runCommand(ruleset, encounter.fight, open.command, inputsOf(open.given), open.serial);

/** What a command is called on its undo step and on the buttons that undo and redo that step. */
export function labelOf(ruleset: Ruleset, fight: Fight, command: Command): string {
  switch (command.type) {
    case 'begin':
      return 'Begin the fight';
    case 'end':
      return 'End the fight';
    case 'edit':
    case 'join':
    case 'stay':
      return command.label;
    case 'act': {
      const action = ruleset.actions.find(({ id }) => id === command.action);
      const actor = fight.combatants[command.actor];
      const who = actor ? `${actor.name}${actor.copy ? ` ${actor.copy}` : ''}` : fight.sides[command.actor]?.name;
      // A file from outside may name an actor who is not in the fight. No game can list variants
      // for such an actor.
      const variant = scopeOfActor(fight, command.actor)
        ? action?.variants?.(fight, command.actor).find(({ id }) => id === command.variant)
        : undefined;
      const what = variant?.label ?? action?.label ?? command.action;
      const more = command.others ? ` and ${command.others.length} more` : '';
      return who ? `${who}${more}: ${what}` : what;
    }
  }
}

/**
 * Keeps a move as far as it has come: open while it waits for an answer, otherwise as a finished
 * step. Either way redo is cleared. Refuses a move whose result could not be read again, before
 * that result is stored, so nothing is lost.
 */
function keepMove(ruleset: Ruleset, encounter: Encounter, open: OpenMove, result: RunResult): Result<Encounter> {
  const next = after(ruleset, encounter, open, result);
  const fault = faultOfKept(ruleset, next);
  if (fault === undefined) return okResult(next);
  // A table knows its people by their names.
  const said = fault.replace(/combatant “([^”]+)”(?:, sheet)?/u, (words, id: Id) => {
    const one = result.fight.combatants[id];
    return one ? fullName(one) : words;
  });
  return refusedResult('by hand', `This was not done, for what it leads to could not be kept: ${said}`);
}

function after(ruleset: Ruleset, encounter: Encounter, open: OpenMove, result: RunResult): Encounter {
  if (result.question) {
    liveCache.set(open, { ruleset, base: encounter.fight, now: liveOf(encounter.fight, result) });
    return { ...encounter, open, future: [] };
  }
  const step: HistoryStep = {
    serial: open.serial,
    label: labelOf(ruleset, encounter.fight, open.command),
    command: open.command,
    given: open.given,
    ...(open.by ? { by: open.by } : {}),
    before: [...(open.given[0]?.before ?? encounter.dice)],
    after: [...(open.given.at(-1)?.after ?? encounter.dice)],
    patches: result.patches,
    inverse: result.inverse,
  };
  return { ...encounter, fight: result.fight, open: undefined, past: [...encounter.past, step], future: [] };
}

/**
 * Carries out a command. Refuses, with a reason, an action that is not offered, a second move while
 * one is open, and an edit that does not fit. A hand edit in the middle of a move is placed among
 * the move's answers, and is refused if the open question would lose its sense. `by` is 'auto' for
 * what the table does where a hand had nothing to decide.
 */
export function dispatch(
  ruleset: Ruleset,
  encounter: Encounter,
  raw: unknown,
  by: 'hand' | 'auto' = 'hand',
): Result<Encounter> {
  const parsed = commandSchema.safeParse(raw);
  if (!parsed.success) return refusedBySchema('This cannot be done', parsed.error);
  const command = parsed.data;
  const { fight } = encounter;
  if (encounter.open) {
    if (command.type === 'edit') return editUnderMove(ruleset, encounter, encounter.open, command, by);
    return refusedResult('by hand', 'A move is still open: answer it or take it back first.');
  }
  if (command.type === 'act') {
    const verdict = verdictOn(ruleset, fight, command);
    if (verdict !== true) return { ok: false, refusal: verdict };
  }
  if (command.type === 'begin' && fight.stage !== 'setup')
    return refusedResult('by hand', 'This fight has already begun.');
  if (command.type === 'begin' && fight.order.length === 0)
    return refusedResult('by hand', 'Nobody is here to fight: add combatants first.');
  if (command.type === 'end' && fight.stage !== 'running') return refusedResult('by hand', 'No fight is running.');
  if ((command.type === 'join' || command.type === 'stay') && fight.stage !== 'running')
    return refusedResult('by hand', 'No fight is running: add them in the set-up.');
  const open: OpenMove = { serial: encounter.serial + 1, command, given: [], ...(by === 'auto' ? { by } : {}) };
  const next = { ...encounter, serial: open.serial };
  const result = rerun(ruleset, next, open);
  if (result.fault) return refusedResult('by hand', result.fault.text);
  return keepMove(ruleset, next, open, result);
}

function editUnderMove(
  ruleset: Ruleset,
  encounter: Encounter,
  open: OpenMove,
  command: ByHand,
  by: 'hand' | 'auto',
): Result<Encounter> {
  // No rule reads a drawing or a note, so such an edit goes below the open move and leaves its
  // question exactly as it was.
  if (!isRead(command)) {
    const under = dispatch(ruleset, { ...encounter, open: undefined }, command);
    return under.ok ? okResult({ ...under.value, open }) : under;
  }
  const given: GivenAnswer = {
    edit: command,
    by: by === 'auto' ? by : 'chosen',
    before: [...encounter.dice],
    after: [...encounter.dice],
  };
  const next: OpenMove = { ...open, given: [...open.given, given] };
  const result = rerun(ruleset, encounter, next);
  if (result.fault && !result.fault.stumbled) return refusedResult('by hand', result.fault.text);
  if (result.fault || !canFinishMove(ruleset, encounter.fight, open.command, inputsOf(next.given)))
    return refusedResult('by hand', UNFIT_RULING);
  return keepMove(ruleset, encounter, next, result);
}

/**
 * Answers the open question. Refuses a late or mistaken answer, and then nothing changes. `by`
 * records whose hand gave the answer.
 */
export function answerQuestion(
  ruleset: Ruleset,
  encounter: Encounter,
  question: string,
  raw: unknown,
  by: Answered['by'] = 'chosen',
): Result<Encounter> {
  const parsed = answerSchema.safeParse(raw);
  if (!parsed.success) return refusedBySchema('This answer does not fit', parsed.error);
  const { open } = encounter;
  const now = liveStateOf(ruleset, encounter);
  if (!open || now.question?.id !== question)
    return refusedResult('by hand', 'That question is no longer open, so the answer was dropped.');
  return giveAnswers(ruleset, encounter, open, [
    { answer: parsed.data, by, before: [...encounter.dice], after: [...encounter.dice] },
  ]);
}

export function giveAnswers(
  ruleset: Ruleset,
  encounter: Encounter,
  open: OpenMove,
  more: readonly GivenAnswer[],
): Result<Encounter> {
  const next: OpenMove = { ...open, given: [...open.given, ...more] };
  const result = rerun(ruleset, encounter, next);
  if (result.fault)
    return refusedResult(liveStateOf(ruleset, encounter).question?.rule ?? 'by hand', result.fault.text);
  return keepMove(ruleset, encounter, next, result);
}

/**
 * Draws faces for the open dice question from the encounter's own source, and gives them with the
 * source's state after the draw. `keep` holds rolls that were already typed, `said` the words in
 * which they were typed.
 */
export function drawnAnswer(
  encounter: Encounter,
  question: Question,
  keep: Extract<Answer, { kind: 'dice' }>['faces'] = {},
  said?: Said,
): { answer: Answer; dice: number[] } {
  if (question.kind !== 'dice') throw new Error('Only dice are drawn.');
  let dice: readonly number[] = encounter.dice;
  const faces: Extract<Answer, { kind: 'dice' }>['faces'] = {};
  for (const roll of question.rolls) {
    const kept = keep[roll.id];
    if (kept) faces[roll.id] = kept;
    else {
      const drawn = drawDice(dice, roll.groups);
      dice = drawn.state;
      faces[roll.id] = drawn.faces;
    }
  }
  return { answer: { kind: 'dice', faces, ...(said ? { said } : {}) }, dice: [...dice] };
}

/** Answers the open dice question with drawn faces (and those already typed). */
export function rollFor(
  ruleset: Ruleset,
  encounter: Encounter,
  by: 'drawn' | 'auto' = 'drawn',
  typed: Extract<Answer, { kind: 'dice' }>['faces'] = {},
  said?: Said,
): Result<Encounter> {
  const { question } = liveStateOf(ruleset, encounter);
  const { open } = encounter;
  if (!open || question?.kind !== 'dice') return refusedResult('by hand', 'No dice are asked for now.');
  const drawn = drawnAnswer(encounter, question, typed, said);
  const given: GivenAnswer = { answer: drawn.answer, by, before: [...encounter.dice], after: drawn.dice };
  return giveAnswers(ruleset, { ...encounter, dice: drawn.dice }, open, [given]);
}
