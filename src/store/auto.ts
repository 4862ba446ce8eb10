/** What goes on by itself after each change: dice that nobody here rolls by hand, questions with one answer, turns with nothing left. */
import type { Command } from '../engine/command.ts';
import type { Encounter } from '../engine/encounter.ts';
import type { Fight } from '../engine/fight.ts';
import { live } from '../engine/history.ts';
import { spentTurn } from '../engine/legality.ts';
import { onlyAnswer } from '../engine/onlyWay.ts';
import type { Answer, Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Seat } from '../engine/words.ts';
import { applyChange, type Change } from '../storage/change.ts';
import type { Session } from './types.ts';

/** The key of a seat in `session.ownDice` and `session.asked`: 'gm', a side's id, or a combatant's id. */
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

/** Whether a seat rolls its own dice. A combatant without a player is the GM's, so it goes by the GM's dice too. */
export const rollsOwn = (fight: Fight, ownDice: readonly string[], seat: Seat): boolean =>
  includesSeat(fight, ownDice, seat);

function includesSeat(fight: Fight, seats: readonly string[], seat: Seat): boolean {
  if (seats.includes(seatKey(seat))) return true;
  return seat.kind === 'combatant' && !fight.combatants[seat.combatant]?.player && seats.includes('gm');
}

/** Whether a question can be rolled without anybody's hand: not at a table that stops before every roll, to rule on it. */
const rollsItself = (fight: Fight, question: Question | undefined, ownDice: readonly string[]): boolean =>
  question?.kind === 'dice' &&
  !ownDice.includes('everyone') &&
  question.rolls.every(({ seat }) => !rollsOwn(fight, ownDice, seat));

/** Whether somebody wants to be asked even where only one answer fits; 'everyone' is the whole table. */
export const wantsAsked = (fight: Fight, asked: readonly string[], seat: Seat): boolean =>
  asked.includes('everyone') || includesSeat(fight, asked, seat);

/** More in one go than any move has: what asks for more waits for the GM's click. */
const MOST = 200;
/** Nor do more turns than these end in one go: a table where nobody can do anything must be seen. */
const MOST_TURNS = 20;

/** The settings of this device that say where the table need not stop. */
export type Stops = Pick<Session, 'ownDice' | 'asked' | 'turnsEnd'>;

/** What the table says without a stop, where nobody wants to be asked. */
function usualAnswer(fight: Fight, question: Question, { ownDice }: Stops): Answer | undefined {
  if (question.kind !== 'choose') return undefined;
  const rolls = rollsOwn(fight, ownDice, question.seat);
  const option = question.options.find(
    ({ byItself, blocked }) => !blocked && (byItself === 'always' || (byItself === 'rolled' && !rolls)),
  );
  return option && { kind: 'choose', option: option.id };
}

/** How those join who were to come: few fights wait for anybody, so it is fetched when one first does, which is rounds ahead. */
let arrive: typeof import('./cast/arrive.ts') | undefined;

/**
 * Fetches what brings them, for a fight that waits for somebody: whoever is due right after it was opened then comes at their round. Gives
 * whether somebody is due already. What cannot be fetched is asked for again with the next change.
 */
export async function dueAtOpening(ruleset: Ruleset, fight: Fight): Promise<boolean> {
  if (!fight.coming) return false;
  try {
    arrive ??= await import('./cast/arrive.ts');
  } catch {
    return false;
  }
  return arrive.due(ruleset, fight) !== undefined;
}

/** The command by which those join whose round has begun; undefined where nobody is due. */
function arrivalNow(ruleset: Ruleset, fight: Fight): Command | undefined {
  if (!fight.coming) return undefined;
  if (!arrive) {
    // What could not be fetched is asked for again with the next change.
    void import('./cast/arrive.ts').then(
      (come) => {
        arrive = come;
      },
      () => {},
    );
    return undefined;
  }
  const coming = arrive.due(ruleset, fight);
  return coming && arrive.arrival(ruleset, fight, coming);
}

function nextByItself(ruleset: Ruleset, encounter: Encounter, stops: Stops): Change | undefined {
  const { fight, question, stuck } = live(ruleset, encounter);
  if (stuck !== undefined) return undefined;
  if (question) {
    if (rollsItself(fight, question, stops.ownDice)) return { kind: 'roll', by: 'auto', typed: {} };
    if (wantsAsked(fight, stops.asked, question.seat)) return undefined;
    const answer = onlyAnswer(ruleset, fight, question) ?? usualAnswer(fight, question, stops);
    return answer ? { kind: 'answer', question: question.id, answer, by: 'auto' } : undefined;
  }
  const coming = arrivalNow(ruleset, fight);
  if (coming) return { kind: 'command', command: coming, by: 'auto' };
  if (stops.turnsEnd === 'by hand') return undefined;
  const command = spentTurn(ruleset, fight);
  return command ? { kind: 'command', command, by: 'auto' } : undefined;
}

/**
 * Goes on without a hand: dice that nobody here rolls, questions with one answer, turns with nothing left, until there is something to
 * decide. Gives each change with the encounter after it.
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
