/**
 * Undo and redo: takes one thing back, brings it back, or reopens the last move to mend one answer.
 */
import { applyPatches, type Patch } from 'immer';
import type { Encounter, GivenAnswer, HistoryStep, OpenMove } from './encounter.ts';
import { giveAnswers, labelOf, liveStateOf } from './history.ts';
import { scopeOfActor } from './legality.ts';
import { shortQuote } from './limits/limits.ts';
import type { Ruleset } from './ruleset.ts';
import { okResult, type Result, refusedResult } from './words.ts';

/**
 * How many of the last answers one undo takes back: the last answer by hand, and the automatic
 * rolls after it.
 */
function lastHand(given: readonly GivenAnswer[]): number {
  const at = given.findLastIndex(({ by }) => by !== 'auto');
  return at < 0 ? 0 : at;
}

/** The last finished move that a hand made: undo names this move. */
export const lastByHand = ({ past }: Encounter): HistoryStep | undefined => past.findLast(({ by }) => by !== 'auto');

/**
 * Takes back one thing: the last answer of the open move, the open move, or the last finished move.
 * Automatic steps go together with what led to them. Refused at the start.
 */
export function undo(encounter: Encounter): Result<Encounter> {
  const { open } = encounter;
  const byItself = open ? open.by === 'auto' && handless(open) : encounter.past.at(-1)?.by === 'auto';
  const back = stepBack(encounter);
  return back.ok && byItself && back.value.past.length > 0 ? undo(back.value) : back;
}
const handless = ({ given }: OpenMove): boolean => given.every(({ by }) => by === 'auto');

/** Takes back one thing, made by hand or not, so that any moment can be reached. */
export function stepBack(encounter: Encounter): Result<Encounter> {
  const { open, past, future } = encounter;
  if (open) {
    if (handless(open))
      return okResult({
        ...encounter,
        open: undefined,
        dice: diceBefore(open, encounter),
        future: [...future, { kind: 'open', open }],
      });
    const at = lastHand(open.given);
    const dropped = open.given.slice(at);
    return okResult({
      ...encounter,
      open: { ...open, given: open.given.slice(0, at) },
      dice: [...(dropped[0]?.before ?? encounter.dice)],
      future: [...future, { kind: 'given', given: dropped }],
    });
  }
  const step = past.at(-1);
  if (!step) return refusedResult('by hand', 'There is nothing left to take back.');
  return okResult({
    ...encounter,
    fight: applyPatches(encounter.fight, step.inverse as Patch[]),
    dice: [...step.before],
    past: past.slice(0, -1),
    future: [...future, { kind: 'step', step }],
  });
}
const diceAfter = (given: readonly GivenAnswer[], encounter: Encounter) => [...(given.at(-1)?.after ?? encounter.dice)];
const diceBefore = (open: OpenMove, encounter: Encounter) => [...(open.given[0]?.before ?? encounter.dice)];

/**
 * Brings back what undo took, the same to the last die. Refused when nothing was undone, or
 * something new was done since.
 */
export function redo(ruleset: Ruleset, encounter: Encounter): Result<Encounter> {
  const on = stepForth(ruleset, encounter);
  if (!on.ok) return on;
  const next = on.value.future.at(-1);
  const byItself = next?.kind === 'step' ? next.step.by : next?.kind === 'open' ? next.open.by : undefined;
  return byItself === 'auto' && !on.value.open ? redo(ruleset, on.value) : on;
}

/** Redoes one undone thing, made by hand or not. */
export function stepForth(ruleset: Ruleset, encounter: Encounter): Result<Encounter> {
  const back = encounter.future.at(-1);
  if (!back) return refusedResult('by hand', 'There is nothing to bring back.');
  const future = encounter.future.slice(0, -1);
  switch (back.kind) {
    case 'step': {
      const fight = applyPatches(encounter.fight, back.step.patches as Patch[]);
      // A reopened move comes back as a whole, because the part that is open now was part of it
      // before.
      return okResult({
        ...encounter,
        fight,
        open: undefined,
        dice: [...back.step.after],
        past: [...encounter.past, back.step],
        future,
      });
    }
    case 'open':
      return okResult({ ...encounter, open: back.open, dice: diceAfter(back.open.given, encounter), future });
    case 'given': {
      if (!encounter.open) return refusedResult('by hand', 'There is nothing to bring back.');
      const dice = diceAfter(back.given, encounter);
      const given = giveAnswers(ruleset, { ...encounter, dice }, encounter.open, back.given);
      return given.ok ? okResult({ ...given.value, dice, future }) : given;
    }
  }
}

/**
 * Undoes the last finished move but keeps all its answers save the last, so that one wrong die can
 * be mended.
 */
export function reopenLastMove(encounter: Encounter): Result<Encounter> {
  const step = lastByHand(encounter);
  if (encounter.open || !step || step.given.length === 0) return undo(encounter);
  const back = undo(encounter);
  if (!back.ok) return back;
  const at = lastHand(step.given);
  return okResult({
    ...back.value,
    open: { serial: step.serial, command: step.command, given: step.given.slice(0, at) },
    dice: [...(step.given[at]?.before ?? step.before)],
  });
}

/**
 * Runs after loading. An open move whose answers no longer fit the rules, or whose question cannot
 * be answered, is taken back to its base, and the GM is told. Earlier steps are not touched.
 */
export function settleOpenMove(ruleset: Ruleset, encounter: Encounter): { encounter: Encounter; told?: string } {
  const { open } = encounter;
  if (!open) return { encounter };
  const stuck = whyStuck(ruleset, encounter, open);
  if (stuck === undefined) return { encounter };
  return {
    encounter: { ...encounter, open: undefined, dice: diceBefore(open, encounter), future: [] },
    told: `“${labelOf(ruleset, encounter.fight, open.command)}” was open and no longer fits the rules, so it was taken back: ${stuck}`,
  };
}

/** Why an open move cannot go on; undefined if it can. */
function whyStuck(ruleset: Ruleset, encounter: Encounter, { command }: OpenMove): string | undefined {
  if (command.type === 'act') {
    const stranger = [command.actor, ...(command.others ?? [])].find((id) => !scopeOfActor(encounter.fight, id));
    if (stranger !== undefined) return `nobody in this fight has the id “${shortQuote(stranger)}”.`;
  }
  const { stuck, question } = liveStateOf(ruleset, encounter);
  if (question?.kind === 'choose' && question.options.every(({ blocked }) => blocked))
    return `“${question.title}” has no answer.`;
  return stuck;
}
