/** The open question as the players may know it: nobody they do not see is asked or named. */
import { everyone, type Fight } from '../fight.ts';
import { hasOneAnswer } from '../onlyAnswer.ts';
import type { Option, Question } from '../question.ts';
import type { Id } from '../words.ts';
import type { PlayersKnowledge } from './known.ts';
import type { PublicWords } from './publicWords.ts';

/**
 * The open question for the players. `id` tells one question from the next. `combatant` is set
 * where a combatant is asked and not a side.
 */
export interface PublicQuestion {
  id: string;
  title: string;
  who: string;
  combatant?: Id;
  countdown?: number;
}

/**
 * Whether the rules would also ask a question if the people whom players do not see were not there:
 * two answers must remain without them.
 */
function isOpenWithout(question: Question, { seen }: PlayersKnowledge): boolean {
  const isKnown = ({ combatant }: Option): boolean => combatant === undefined || seen.has(combatant);
  if (!('options' in question)) return true;
  return !hasOneAnswer({ ...question, options: question.options.filter(isKnown) });
}

/**
 * The title of a question as the players may read it. Undefined when the question is for the GM's
 * eyes, when it is put to or about somebody they cannot see, or when only hidden people make it a
 * question.
 */
export function publicTitle(question: Question, known: PlayersKnowledge, words: PublicWords): string | undefined {
  const { seat, audience, about = [] } = question;
  const people = seat.kind === 'combatant' ? [seat.combatant, ...about] : about;
  if (audience === 'gm' || people.some((id) => !known.seen.has(id))) return undefined;
  return isOpenWithout(question, known) ? words.told(question.title) : undefined;
}

/**
 * The question as the players may know it. Undefined when the question is the GM's, or when it is
 * put to or about somebody they cannot see.
 */
export function publicAsked(
  fight: Fight,
  question: Question | undefined,
  known: PlayersKnowledge,
  words: PublicWords,
  told: number,
): { asked?: PublicQuestion } {
  const { seen } = known;
  // What is typed in words is the GM's own: a formula, a note, the name of a clock.
  if (!question || question.kind === 'text') return {};
  const { seat } = question;
  if (seat.kind === 'gm') return {};
  if (seat.kind === 'side' && !everyone(fight).some(({ id, side }) => side === seat.side && seen.has(id))) return {};
  const title = publicTitle(question, known, words);
  if (title === undefined) return {};
  const combatant = seat.kind === 'combatant' ? words.id(seat.combatant) : undefined;
  const who = seat.kind === 'side' ? words.label(fight.sides[seat.side]?.name ?? '') : words.name(seat.combatant);
  return {
    asked: {
      id: `${told}: ${who}: ${title}`,
      title,
      who,
      ...(combatant === undefined ? {} : { combatant }),
      ...(question.countdown === undefined ? {} : { countdown: question.countdown }),
    },
  };
}
