/**
 * The open question as the player of one combatant may answer it, and that player's answer as the
 * fight needs it. Options that would tell of somebody or of a place that players do not know are
 * left out.
 */

import type { DieGroup } from '../dice/dice.ts';
import { everyone, type Fight } from '../fight.ts';
import { hasOneAnswer } from '../onlyAnswer.ts';
import type { PlayersKnowledge } from '../public/known.ts';
import { publicTitle } from '../public/publicAsked.ts';
import type { PublicWords } from '../public/publicWords.ts';
import { type Answer, faultOfAnswer, type Option, type Question, type Roll } from '../question.ts';
import type { Id } from '../words.ts';
import { deciders, isPutTo, ownOptions, sharedHow } from './deeds.ts';

export interface SeatOption {
  /** The place of the option in this list: the fight's own ids may count hidden people. */
  id: string;
  label: string;
  detail?: string;
  /** Why the option cannot be chosen. */
  blocked?: string;
  tone?: 'pass' | 'danger';
  usual?: true;
  /** The square that the option stands for: the phone draws a small map of such options. */
  square?: { column: number; row: number };
}

/** Somebody on the small map. */
export interface SeatSpot {
  column: number;
  row: number;
  name: string;
  own: boolean;
}

export interface SeatRoll {
  id: string;
  label: string;
  aim?: string;
  groups: Pick<DieGroup, 'id' | 'count' | 'sides' | 'explode' | 'label'>[];
}

/** A question on a phone. `id` is the name that the GM's window gave it. */
export type SeatAsked = {
  id: string;
  title: string;
  detail?: string;
  rule: string;
  countdown?: number;
  /** Others are asked besides: the first answer counts, or each picks for the own combatant. */
  shared?: 'first counts' | 'each';
} & (
  | { kind: 'choose'; options: SeatOption[]; spots?: SeatSpot[] }
  | { kind: 'pick'; options: SeatOption[]; min: number; max: number; spots?: SeatSpot[] }
  | { kind: 'number'; min: number; max: number; suggested: number; unit?: string }
  | { kind: 'text'; longest: number; suggested: string }
  | { kind: 'dice'; rolls: SeatRoll[] }
);

/** The place of an option as fog names it. */
const fogKey = ({ place }: Option): string =>
  place?.kind === 'square' ? `${place.column},${place.row}` : place?.kind === 'zone' ? place.zone : '';

/** The options that a player may read, in their order. */
const shownOptions = (options: readonly Option[], { seen, unknown }: PlayersKnowledge, words: PublicWords): Option[] =>
  options.filter(
    (option) =>
      words.told(option.label) !== undefined &&
      (option.combatant === undefined || seen.has(option.combatant)) &&
      !unknown.has(fogKey(option)),
  );

/** The rolls of a question that are this combatant's own. */
export const ownRolls = (question: Question, who: Id): Roll[] =>
  question.kind === 'dice'
    ? question.rolls.filter(({ seat }) => seat.kind === 'combatant' && seat.combatant === who)
    : [];

/**
 * The question for the player of `who`; undefined where it is another's, the GM's own, or where
 * the mere question or what is left of it would give something away.
 */
export function seatAsked(
  fight: Fight,
  question: Question | undefined,
  who: Id,
  named: { known: PlayersKnowledge; words: PublicWords; id: string },
): SeatAsked | undefined {
  const { known, words, id } = named;
  if (!question) return undefined;
  const title = publicTitle(question, known, words);
  if (title === undefined || !known.seen.has(who)) return undefined;
  const shown = 'options' in question ? shownOptions(question.options, known, words) : [];
  const mine = 'options' in question ? ownOptions(fight, question, shown, who) : [];
  const rolls = ownRolls(question, who);
  const isAsked = question.kind === 'dice' ? rolls.length > 0 : mine.length > 0 || isPutTo(fight, question, who);
  if (!isAsked) return undefined;
  const detail = question.detail === undefined ? undefined : words.told(question.detail);
  const shared = question.kind === 'dice' ? undefined : sharedHow(fight, question, shown, who);
  const head = {
    id,
    title,
    rule: question.rule,
    ...(detail === undefined ? {} : { detail }),
    ...(question.countdown === undefined ? {} : { countdown: question.countdown }),
    ...(shared === undefined ? {} : { shared }),
  };
  switch (question.kind) {
    case 'number': {
      const { min, max, suggested, unit } = question;
      return { ...head, kind: 'number', min, max, suggested, ...(unit === undefined ? {} : { unit }) };
    }
    case 'text':
      return { ...head, kind: 'text', longest: question.longest, suggested: words.label(question.suggested) };
    case 'dice':
      return {
        ...head,
        kind: 'dice',
        rolls: rolls.map(({ label, aim, groups }, at) => ({
          id: String(at),
          label: words.label(label),
          ...(aim === undefined ? {} : { aim: words.label(aim) }),
          groups: groups.map(({ id: group, count, sides, explode, label: name }) => ({
            id: group,
            count,
            sides,
            ...(explode === undefined ? {} : { explode }),
            ...(name === undefined ? {} : { label: words.label(name) }),
          })),
        })),
      };
    default: {
      if (mine.every(({ blocked }) => blocked) || hasOneAnswer({ ...question, options: shown })) return undefined;
      const options = mine.map((option, at) => seatOption(option, String(at), words));
      const spots = options.some(({ square }) => square) ? { spots: spotsOf(fight, who, known, words) } : {};
      if (question.kind === 'choose') return { ...head, kind: 'choose', options, ...spots };
      const { min, max } = ownRange(question, mine);
      return { ...head, kind: 'pick', options, min, max, ...spots };
    }
  }
}

/** How many of the own options may be picked: each decides by itself, or one for all. */
const ownRange = (question: Extract<Question, { kind: 'pick' }>, mine: readonly Option[]) => {
  const { min, max } = question;
  return deciders(question).length > 0 ? { min: 0, max: mine.length } : { min, max };
};

/** Everybody whom the players see on a square. */
const spotsOf = (fight: Fight, who: Id, { seen }: PlayersKnowledge, words: PublicWords): SeatSpot[] =>
  everyone(fight).flatMap(({ id, place }) =>
    place.kind === 'square' && seen.has(id)
      ? [{ column: place.column, row: place.row, name: words.name(id), own: id === who }]
      : [],
  );

function seatOption(
  { label, detail, blocked, tone, usual, place }: Option,
  id: string,
  words: PublicWords,
): SeatOption {
  const told = detail === undefined ? undefined : words.told(detail);
  return {
    id,
    label: words.label(label),
    ...(told === undefined ? {} : { detail: told }),
    ...(blocked ? { blocked: words.told(blocked.text) ?? 'Not now.' } : {}),
    ...(tone ? { tone } : {}),
    ...(usual ? { usual } : {}),
    ...(place?.kind === 'square' ? { square: { column: place.column, row: place.row } } : {}),
  };
}

/**
 * A phone's answer as the answer to the fight's own question. Undefined where this seat was not
 * asked for it: then nothing may change. The answer is checked against what this seat was asked,
 * and no reason is given, so a refusal tells nothing of what others are asked or of who is hidden.
 */
export function answerOfSeat(
  fight: Fight,
  question: Question | undefined,
  who: Id,
  named: { known: PlayersKnowledge; words: PublicWords; answer: Answer },
): Answer | undefined {
  const { known, words, answer } = named;
  const asked = seatAsked(fight, question, who, { known, words, id: '' });
  if (!question || !asked || answer.kind !== asked.kind) return undefined;
  const fits = (own: Answer, ofSeat: Question): Answer | undefined =>
    faultOfAnswer(ofSeat, own) === undefined ? own : undefined;
  if (question.kind === 'dice' && answer.kind === 'dice') {
    const rolls = ownRolls(question, who);
    const faces = Object.fromEntries(rolls.map(({ id }, at) => [id, answer.faces[String(at)] ?? []]));
    return fits({ kind: 'dice', faces }, { ...question, rolls });
  }
  if (answer.kind === 'number') return fits({ kind: 'number', value: answer.value }, question);
  if (answer.kind === 'text') return fits({ kind: 'text', text: answer.text }, question);
  if (!('options' in question)) return undefined;
  const options = ownOptions(fight, question, shownOptions(question.options, known, words), who);
  const real = (id: string): string => options.find((_, at) => String(at) === id)?.id ?? '';
  if (question.kind === 'pick' && answer.kind === 'pick')
    return fits(
      { kind: 'pick', options: answer.options.map(real) },
      { ...question, options, ...ownRange(question, options) },
    );
  return question.kind === 'choose' && answer.kind === 'choose'
    ? fits({ kind: 'choose', option: real(answer.option) }, { ...question, options })
    : undefined;
}
