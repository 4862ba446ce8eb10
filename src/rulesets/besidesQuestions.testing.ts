/** Questions, orders and logs of two fights beside each other: what is the same, and what is only there for somebody hidden. */
import type { Fight } from '../engine/fight.ts';
import type { Live } from '../engine/history.ts';
import type { Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Id } from '../engine/words.ts';

/** A question that is only there for somebody hidden: put to them, about them, or with nobody else to roll. */
export function isSecret(question: Question, hidden: ReadonlySet<Id>): boolean {
  const { seat, about } = question;
  if (seat.kind === 'combatant' && hidden.has(seat.combatant)) return true;
  if (about?.some((id) => hidden.has(id))) return true;
  if (question.kind === 'dice')
    return question.rolls.every(({ seat: of }) => of.kind === 'combatant' && hidden.has(of.combatant));
  return false;
}

/** Whether a question of the one fight is that which is open in the other. */
export function alike(question: Question, other: Question | undefined): boolean {
  if (!other || other.kind !== question.kind || JSON.stringify(other.seat) !== JSON.stringify(question.seat))
    return false;
  const ids = (of: Question) => ('options' in of ? of.options.map(({ id }) => id) : []);
  // Copies have other numbers where one of them is hidden.
  const words = ({ title }: Question) => title.replaceAll(/ \d+/g, '');
  return words(other) === words(question) || ids(other).some((id) => ids(question).includes(id));
}

/** Whether the same places may be gone to in both: where somebody stands there is no room, whoever sees it. */
export function samePlaces(one: Question, other: Question): boolean {
  const places = (of: Question) =>
    'options' in of ? of.options.flatMap(({ id, place, blocked }) => (place && !blocked ? [id] : [])) : [];
  return places(one).join() === places(other).join();
}

/** Whether every roll of the one is rolled in the other, with the same dice. */
export function sameDice(one: Question, other: Question): boolean {
  const dice = (of: Question) =>
    of.kind === 'dice' ? of.rolls.map(({ id, groups }) => [id, groups.map(({ sides, count }) => [sides, count])]) : [];
  const there = dice(other).map((roll) => JSON.stringify(roll));
  return dice(one).every((roll) => there.includes(JSON.stringify(roll)));
}

/** A part of a view from a little before where it differs from the other. */
export function excerpt(one: unknown, other: unknown): string {
  const [text, against] = [JSON.stringify(one) ?? 'nothing', JSON.stringify(other) ?? 'nothing'];
  const at = [...text].findIndex((letter, n) => letter !== against[n]);
  return text.slice(Math.max(0, at - 200), at + 300);
}

/** The order as the GM has it, of all but the hidden. */
export function orderOf(ruleset: Ruleset, fight: Fight, hidden: ReadonlySet<Id>): string {
  const { rows } = ruleset.order(fight);
  const seen = rows.filter(({ combatant }) => !hidden.has(combatant));
  return JSON.stringify(seen.map(({ combatant, state }) => [combatant, state]));
}

/** Whether one of the hidden may act now. */
export const mayAct = (ruleset: Ruleset, fight: Fight, hidden: ReadonlySet<Id>): boolean =>
  ruleset
    .order(fight)
    .rows.some(({ combatant, state }) => hidden.has(combatant) && (state === 'acting' || state === 'may'));

/** The last sentences of a fight, and what is open in it. */
export function logOf({ fight, question }: Live): string {
  const lines = fight.log.slice(-10).map(({ text, shown }) => `  ${text}${shown === undefined ? ' (GM)' : ''}`);
  return [...lines, ...(question ? [`  … ${question.title} (${question.rule})`] : [])].join('\n');
}
