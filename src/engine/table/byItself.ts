/**
 * What the table does by itself after each change. It rolls dice that nobody here rolls by hand,
 * answers questions that have only one answer, starts the move that a walk leads to, and ends turns
 * in which nothing is left to do.
 */

import { arrivalCommand, dueArrivals } from '../cast/arrivals.ts';
import type { Command } from '../command.ts';
import type { Encounter } from '../encounter.ts';
import type { Fight } from '../fight.ts';
import { liveStateOf } from '../history.ts';
import { spentTurn } from '../legality.ts';
import { onlyAnswer } from '../onlyAnswer.ts';
import type { Answer, Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Seat } from '../words.ts';
import { applyChange, type Change } from './change.ts';
import { moveAfterWalk } from './walkUp.ts';

/**
 * The key of a seat in `Stops.ownDice` and `Stops.asked`: 'gm', a side's id, or a combatant's
 * id.
 */
export function seatKey(seat: Seat): string {
  switch (seat.kind) {
    case 'gm':
      return 'gm';
    case 'side':
      return seat.side;
    case 'combatant':
      return seat.combatant;
  }
}

/** Whether a seat rolls its own dice. A combatant without a player follows the GM's seat. */
export const rollsOwn = (fight: Fight, ownDice: readonly string[], seat: Seat): boolean =>
  includesSeat(fight, ownDice, seat);

function includesSeat(fight: Fight, seats: readonly string[], seat: Seat): boolean {
  if (seats.includes(seatKey(seat))) return true;
  return seat.kind === 'combatant' && !fight.combatants[seat.combatant]?.player && seats.includes('gm');
}

/**
 * Whether the table may roll the dice of a question by itself. A table that stops before every
 * roll, to rule on the roll, rolls nothing by itself.
 */
const rollsItself = (fight: Fight, question: Question | undefined, ownDice: readonly string[]): boolean =>
  question?.kind === 'dice' &&
  !ownDice.includes('everyone') &&
  question.rolls.every(({ seat }) => !rollsOwn(fight, ownDice, seat));

/**
 * Whether a seat wants to be asked even where only one answer fits; 'everyone' is the whole table.
 */
export const wantsToBeAsked = (fight: Fight, asked: readonly string[], seat: Seat): boolean =>
  asked.includes('everyone') || includesSeat(fight, asked, seat);

/**
 * The most changes that the table makes in one go: no move needs more. A run beyond this waits for
 * the GM's click.
 */
const MOST = 200;
/**
 * The most turns that the table ends in one go: the GM must notice a table where nobody can do
 * anything.
 */
const MOST_TURNS = 20;

/** The settings that say where a table stops. */
export interface Stops {
  /**
   * Who rolls their own dice: seat keys ('gm', a combatant's id, a side's id), or 'everyone' to
   * stop before every roll.
   */
  ownDice: readonly string[];
  /** Who wants to be asked even where only one answer fits: seat keys, or 'everyone'. */
  asked: readonly string[];
  /** Whether a turn ends when nothing is left to do in it. */
  turnsEnd: 'by themselves' | 'by hand';
}

/** The answer that the table gives without a stop, where nobody wants to be asked. */
function usualAnswer(fight: Fight, question: Question, { ownDice }: Stops): Answer | undefined {
  if (question.kind !== 'choose') return undefined;
  const rolls = rollsOwn(fight, ownDice, question.seat);
  const option = question.options.find(
    ({ byItself, blocked }) => !blocked && (byItself === 'always' || (byItself === 'rolled' && !rolls)),
  );
  return option && { kind: 'choose', option: option.id };
}

/**
 * The command by which the announced combatants join whose round has begun; undefined where nobody
 * is due.
 */
function arrivalNow(ruleset: Ruleset, fight: Fight): Command | undefined {
  const coming = dueArrivals(ruleset, fight);
  return coming && arrivalCommand(ruleset, fight, coming);
}

function nextByItself(ruleset: Ruleset, encounter: Encounter, stops: Stops): Change | undefined {
  const { fight, question, stuck } = liveStateOf(ruleset, encounter);
  if (stuck !== undefined) return undefined;
  if (question) {
    if (rollsItself(fight, question, stops.ownDice)) return { kind: 'roll', by: 'auto', typed: {} };
    if (wantsToBeAsked(fight, stops.asked, question.seat)) return undefined;
    const answer = onlyAnswer(ruleset, fight, question) ?? usualAnswer(fight, question, stops);
    return answer ? { kind: 'answer', question: question.id, answer, by: 'auto' } : undefined;
  }
  const move = moveAfterWalk(ruleset, encounter);
  if (move) return { kind: 'command', command: move, by: 'auto' };
  const coming = arrivalNow(ruleset, fight);
  if (coming) return { kind: 'command', command: coming, by: 'auto' };
  if (stops.turnsEnd === 'by hand') return undefined;
  const command = spentTurn(ruleset, fight);
  return command ? { kind: 'command', command, by: 'auto' } : undefined;
}

/**
 * Goes on by itself until somebody has something to decide: rolls dice, answers questions that have
 * only one answer, ends turns in which nothing is left to do. Gives each change with the encounter
 * after the change.
 */
export function goOn(ruleset: Ruleset, start: Encounter, stops: Stops): { change: Change; encounter: Encounter }[] {
  const gone: { change: Change; encounter: Encounter }[] = [];
  let encounter = start;
  let turns = 0;
  while (gone.length < MOST && turns <= MOST_TURNS) {
    const change = nextByItself(ruleset, encounter, stops);
    if (!change) return gone;
    const next = applyChange(ruleset, encounter, change);
    if (!next.ok) return gone;
    encounter = next.value;
    gone.push({ change, encounter });
    if (change.kind === 'command') turns += 1;
  }
  return gone;
}
