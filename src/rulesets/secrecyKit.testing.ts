/**
 * Compares questions, orders and logs of two fights: which parts are the same, and which exist only
 * because of hidden combatants.
 */

import { everyone, type Fight } from '../engine/fight.ts';
import type { LiveState } from '../engine/history.ts';
import { readLog } from '../engine/log/read.ts';
import { knownOf } from '../engine/public/known.ts';
import { publicWords } from '../engine/public/publicWords.ts';
import type { Answer, Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { answerOfSeat } from '../engine/seat/seatAsked.ts';
import { seatViews } from '../engine/seat/seatView.ts';
import type { Id } from '../engine/words.ts';

/** The result: how often both views were compared, and why the comparison stopped, if it did. */
export interface SecrecyResult {
  looks: number;
  /** How many views of seats were compared. */
  seats: number;
  moves: number;
  /** How many turns and deeds the hidden combatants had between two comparisons. */
  secret: number;
  parted?: string;
}

/**
 * Whether a question exists only because of a hidden combatant: it is put to that combatant or is
 * about it, or nobody else rolls in it.
 */
export function isSecret(question: Question, hidden: ReadonlySet<Id>): boolean {
  const { seat, about } = question;
  if (seat.kind === 'combatant' && hidden.has(seat.combatant)) return true;
  if (about?.some((id) => hidden.has(id))) return true;
  if (question.kind === 'dice')
    return question.rolls.every(({ seat: of }) => of.kind === 'combatant' && hidden.has(of.combatant));
  return false;
}

/** Whether a question of one fight is the open question of the other. */
export function isAlike(question: Question, other: Question | undefined): boolean {
  if (!other || other.kind !== question.kind || JSON.stringify(other.seat) !== JSON.stringify(question.seat))
    return false;
  const ids = (of: Question) => ('options' in of ? of.options.map(({ id }) => id) : []);
  // Copies of a foe have other numbers where one of them is hidden.
  const words = ({ title }: Question) => title.replaceAll(/ \d+/g, '');
  return words(other) === words(question) || ids(other).some((id) => ids(question).includes(id));
}

/**
 * Whether both questions offer the same places. A place where a combatant stands has no room,
 * whether players see the combatant or not.
 */
export function samePlaces(one: Question, other: Question): boolean {
  const places = (of: Question) =>
    'options' in of ? of.options.flatMap(({ id, place, blocked }) => (place && !blocked ? [id] : [])) : [];
  return places(one).join() === places(other).join();
}

/** Whether each roll of one question is in the other, with the same dice. */
export function sameDice(one: Question, other: Question): boolean {
  const dice = (of: Question) =>
    of.kind === 'dice' ? of.rolls.map(({ id, groups }) => [id, groups.map(({ sides, count }) => [sides, count])]) : [];
  const there = dice(other).map((roll) => JSON.stringify(roll));
  return dice(one).every((roll) => there.includes(JSON.stringify(roll)));
}

/** A part of a view, from shortly before the first difference to the other view. */
export function excerptOf(one: unknown, other: unknown): string {
  const [text, against] = [JSON.stringify(one) ?? 'nothing', JSON.stringify(other) ?? 'nothing'];
  const at = [...text].findIndex((letter, n) => letter !== against[n]);
  return text.slice(Math.max(0, at - 200), at + 300);
}

/** Answers of a hostile phone: by place, by the fight's own ids, and of each kind. */
const hostileAnswers = ({ order }: Fight): Answer[] => [
  ...['0', '1', '2', '3', '9', '-1', '__proto__', ...order].flatMap((option): Answer[] => [
    { kind: 'choose', option },
    { kind: 'pick', options: [option] },
  ]),
  { kind: 'pick', options: [] },
  { kind: 'dice', faces: {} },
  { kind: 'text', text: '' },
  ...[-1, 0, 1, 2, 7, 1e9].map((value): Answer => ({ kind: 'number', value })),
];

/** Which of these answers are taken from a seat. A refusal has no words that could tell more. */
function takenFrom(ruleset: Ruleset, { fight, question }: LiveState, who: Id, answers: readonly Answer[]): boolean[] {
  const known = knownOf(ruleset, fight);
  const words = publicWords(fight, known);
  return answers.map((answer) => answerOfSeat(fight, question, who, { known, words, answer }) !== undefined);
}

/**
 * Compares what the phones of the party would show in both fights, and which answers of a hostile
 * phone they would take, and gives how many there are. Throws where a seat is told another thing.
 */
export function equalSeats(ruleset: Ruleset, without: LiveState, now: LiveState): number {
  const views = [without, now].map(({ fight, question }) => {
    const open = question && { question, id: 'open' };
    return seatViews(ruleset, fight, { open, display: { party: 'exact', others: 'exact' } });
  });
  const { fight } = without;
  const party = everyone(fight).filter(({ side }) => fight.sides[side]?.stance === 'party');
  for (const { id } of party) {
    const [one, other] = views.map((viewOf) => viewOf(id));
    if (JSON.stringify(one) !== JSON.stringify(other))
      throw new Error(
        `The views of ${id}’s seat differ: without ${excerptOf(one, other)}\nwith ${excerptOf(other, one)}`,
      );
    const answers = hostileAnswers(now.fight);
    const taken = [without, now].map((at) => takenFrom(ruleset, at, id, answers).join());
    if (taken[0] !== taken[1]) throw new Error(`The refusals to ${id}’s seat differ: ${taken.join(' and ')}`);
  }
  return party.length;
}

/** The GM's order of all but the hidden combatants. */
export function orderOf(ruleset: Ruleset, fight: Fight, hidden: ReadonlySet<Id>): string {
  const { rows } = ruleset.order(fight);
  const seen = rows.filter(({ combatant }) => !hidden.has(combatant));
  return JSON.stringify(seen.map(({ combatant, state }) => [combatant, state]));
}

/** Whether a hidden combatant may act now. */
export const mayAct = (ruleset: Ruleset, fight: Fight, hidden: ReadonlySet<Id>): boolean =>
  ruleset
    .order(fight)
    .rows.some(({ combatant, state }) => hidden.has(combatant) && (state === 'acting' || state === 'may'));

/** The last sentences of a fight, and its open question. */
export function logOf({ fight, question }: LiveState): string {
  const lines = readLog(fight)
    .slice(-10)
    .map(({ text, shown }) => `  ${text}${shown === undefined ? ' (GM)' : ''}`);
  return [...lines, ...(question ? [`  … ${question.title} (${question.rule})`] : [])].join('\n');
}
