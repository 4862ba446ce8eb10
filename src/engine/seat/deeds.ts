/**
 * Whose the options of a question are: one combatant's, a side's together, or deeds of several
 * combatants, each of whom decides for itself.
 */
import type { Fight } from '../fight.ts';
import type { Option, Question } from '../question.ts';
import type { Id } from '../words.ts';

type Asking = Extract<Question, { options: unknown }>;

/** Whether the question itself is put to this combatant: alone, or as one of its side. */
export const isPutTo = (fight: Fight, { seat }: Question, who: Id): boolean =>
  seat.kind === 'combatant'
    ? seat.combatant === who
    : seat.kind === 'side' && fight.combatants[who]?.side === seat.side;

/**
 * The combatants who each decide for themselves: those whose deeds are the options of a question to
 * a side or to the GM, such as several who may strike at the one who leaves them. Empty where the
 * question is one decision.
 */
export function deciders(question: Question): Id[] {
  if (question.seat.kind === 'combatant' || !('options' in question)) return [];
  const deeds = question.options.filter(({ tone }) => tone !== 'pass');
  const isFree = question.kind === 'choose' || (question.min === 0 && question.max >= deeds.length);
  if (!isFree || deeds.some(({ by }) => by === undefined)) return [];
  return [...new Set(deeds.flatMap(({ by, blocked }) => (by === undefined || blocked ? [] : by)))];
}

/**
 * What this combatant may choose of these options of the question. Whoever is asked has all but
 * what others would do. Somebody else has what it would do itself, such as to guard the one who is
 * asked. Who decides for itself has its own deeds and may pass. Several picks of a side are else
 * one decision, so each of the side has them all.
 */
export function ownOptions(fight: Fight, question: Asking, options: readonly Option[], who: Id): Option[] {
  const deciding = deciders(question);
  if (deciding.length > 0)
    return deciding.includes(who)
      ? options.filter(({ by, tone }) => by === who || (by === undefined && tone === 'pass'))
      : [];
  const isAsked = isPutTo(fight, question, who);
  if (question.kind === 'pick') return isAsked ? [...options] : [];
  return options.filter(({ by }) => (by === undefined ? isAsked : by === who));
}

/**
 * Whether other players have the same question, and then how: the first answer counts, or each
 * picks for the own combatant.
 */
export function sharedHow(
  fight: Fight,
  question: Question,
  options: readonly Option[],
  who: Id,
): 'first counts' | 'each' | undefined {
  const isAlone = isPutTo(fight, question, who) && question.seat.kind === 'combatant';
  const others = options.some(({ by = who }) => by !== who);
  if (deciders(question).length > 0) return others ? (question.kind === 'pick' ? 'each' : 'first counts') : undefined;
  return isAlone && !others ? undefined : 'first counts';
}
