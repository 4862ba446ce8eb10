/**
 * The answers of phones. Only what the open question allows from its seat is given to the fight.
 * Where several people roll or decide at once, what each gave waits here for the others.
 */
import type { StoreApi } from 'zustand';
import type { Faces } from '../../../engine/dice/dice.ts';
import { knownOf } from '../../../engine/public/known.ts';
import { publicWords } from '../../../engine/public/publicWords.ts';
import type { Answer, Question } from '../../../engine/question.ts';
import { deciders } from '../../../engine/seat/deeds.ts';
import { answerOfSeat, ownRolls } from '../../../engine/seat/seatAsked.ts';
import { rollsOwn } from '../../../engine/table/byItself.ts';
import type { Id } from '../../../engine/words.ts';
import type { SeatRefusal } from '../../../players/link/phone/phoneProtocol.ts';
import type { Clock } from '../../../players/link/remote/post.ts';
import { chanceBytes, textOfBytes } from '../../../players/link/remote/secret.ts';
import type { OpenEncounter, TableStore } from '../../types.ts';

/** Faces that phones have rolled, by the id of their roll. */
export type RolledOnPhones = Readonly<Record<string, Faces[]>>;

/**
 * What phones have said to a question in which each decides for itself, by combatant: the options
 * that were picked. Empty where the player does nothing.
 */
export type DecidedOnPhones = Readonly<Record<Id, readonly string[]>>;

export interface PhoneAnswers {
  /** The name of the open question for phones: a late answer names an earlier question. */
  nameOf(question: Question): string;
  /** Forgets the name and the answers of a question that is open no more. */
  keep(question: Question | undefined): void;
  /** When the open question was first shown to a phone. */
  since(): number | undefined;
  /** The faces that phones have rolled for the open question. */
  rolled(): RolledOnPhones;
  decided(): DecidedOnPhones;
  /** Whether this combatant has done its part: its dice are all rolled, or it has decided. */
  hasDonePart(question: Question, who: Id): boolean;
  /** Takes an answer; why not, where it was not taken: then nothing has changed. */
  take(open: OpenEncounter, who: Id | undefined, given: { question: string; answer: Answer }): SeatRefusal | undefined;
}

/** `isHere`: whether somebody has a phone now. `changed` is called when an answer waits. */
export function createPhoneAnswers({
  table,
  clock,
  isHere,
  changed,
}: {
  table: Pick<StoreApi<TableStore>, 'getState'>;
  clock: Pick<Clock, 'now'>;
  isHere(who: Id): boolean;
  changed(): void;
}): PhoneAnswers {
  let named: { question: string; name: string; since: number } | undefined;
  let rolled: Record<string, Faces[]> = {};
  let decided: DecidedOnPhones = {};
  let answered: { name: string; by: Id } | undefined;

  function keep(question: Question | undefined): void {
    if (named?.question === question?.id) return;
    rolled = {};
    decided = {};
    // A name by chance counts no question, and cannot be guessed by a phone that was not asked.
    named = question && { question: question.id, name: textOfBytes(chanceBytes(9)), since: clock.now() };
  }
  function nameOf(question: Question): string {
    keep(question);
    return named?.name ?? '';
  }

  /** Rolls once nobody is waited for. The table rolls the dice that nobody rolls by hand. */
  function takeDice({ fight }: OpenEncounter, question: Question, faces: Record<string, Faces[]>): boolean {
    rolled = { ...rolled, ...faces };
    const { roll, session: stops } = table.getState();
    const waits =
      question.kind === 'dice' &&
      question.rolls.some(
        ({ id, seat }) =>
          rolled[id] === undefined &&
          ((seat.kind === 'combatant' && isHere(seat.combatant)) || rollsOwn(fight, stops.ownDice, seat)),
      );
    // Who stops before every roll still wants to rule on this one.
    if (!waits && !stops.ownDice.includes('everyone')) return roll(rolled);
    changed();
    return true;
  }

  /**
   * Takes what one of several has decided. Somebody's deed is done at once. Picks, and not to act,
   * count once all have said theirs: else one player would answer for another one.
   */
  function takePart(question: Extract<Question, { options: unknown }>, who: Id, own: Answer): boolean {
    const passes = question.options.flatMap(({ id, tone }) => (tone === 'pass' ? [id] : []));
    const { answer } = table.getState();
    if (own.kind === 'choose' && !passes.includes(own.option)) return answer(question.id, own);
    decided = { ...decided, [who]: own.kind === 'pick' ? own.options : [] };
    if (deciders(question).every((one) => decided[one])) {
      const [pass = ''] = passes;
      const picked = question.options.flatMap(({ id }) => (Object.values(decided).flat().includes(id) ? [id] : []));
      return answer(
        question.id,
        question.kind === 'pick' ? { kind: 'pick', options: picked } : { kind: 'choose', option: pass },
      );
    }
    changed();
    return true;
  }

  return {
    nameOf,
    keep,
    since: () => named?.since,
    rolled: () => rolled,
    decided: () => decided,
    hasDonePart: (question, who) => {
      const own = ownRolls(question, who);
      return decided[who] !== undefined || (own.length > 0 && own.every(({ id }) => rolled[id] !== undefined));
    },
    take(open, who, { question: name, answer }) {
      const { ruleset, fight, question } = open;
      if (!question || who === undefined || name !== nameOf(question))
        return answered?.name === name && answered.by !== who ? 'answered' : 'closed';
      const known = knownOf(ruleset, fight);
      const own = answerOfSeat(fight, question, who, { known, words: publicWords(fight, known), answer });
      if (!own) return 'not open';
      if (decided[who]) return 'done';
      const taken =
        own.kind === 'dice'
          ? takeDice(open, question, own.faces)
          : 'options' in question && deciders(question).length > 0
            ? takePart(question, who, own)
            : table.getState().answer(question.id, own);
      if (taken) answered = { name, by: who };
      return taken ? undefined : 'not open';
    },
  };
}
