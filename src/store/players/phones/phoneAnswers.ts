/**
 * The answers of phones. Only what the open question allows from its seat is given to the fight.
 * Where several people roll at once, the faces of each wait here for the others.
 */
import type { StoreApi } from 'zustand';
import type { Faces } from '../../../engine/dice/dice.ts';
import { knownOf } from '../../../engine/public/known.ts';
import { publicWords } from '../../../engine/public/publicWords.ts';
import type { Answer, Question } from '../../../engine/question.ts';
import { answerOfSeat, ownRolls } from '../../../engine/seat/seatAsked.ts';
import { rollsOwn } from '../../../engine/table/byItself.ts';
import type { Id } from '../../../engine/words.ts';
import type { Clock } from '../../../players/link/remote/post.ts';
import { chanceBytes, textOfBytes } from '../../../players/link/remote/secret.ts';
import type { OpenEncounter, TableStore } from '../../types.ts';

/** Faces that phones have rolled, by the id of their roll. */
export type RolledOnPhones = Readonly<Record<string, Faces[]>>;

export interface PhoneAnswers {
  /** The name of the open question for phones: a late answer names an earlier question. */
  nameOf(question: Question): string;
  /** Forgets the name and the faces of a question that is open no more. */
  keep(question: Question | undefined): void;
  /** When the open question was first shown to a phone. */
  since(): number | undefined;
  /** The faces that phones have rolled for the open question. */
  rolled(): RolledOnPhones;
  /** Whether this combatant's dice of the open question are all rolled. */
  hasRolled(question: Question, who: Id): boolean;
  /** Takes an answer; a sentence where it was not taken, and then nothing has changed. */
  take(open: OpenEncounter, who: Id | undefined, given: { question: string; answer: Answer }): string | undefined;
}

/** `isHere`: whether somebody has a phone now. `changed` is called when faces came that wait. */
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
  const session = textOfBytes(chanceBytes(6));
  let named: { question: string; n: number; since: number } | undefined;
  let names = 0;
  let rolled: Record<string, Faces[]> = {};
  let answered: { name: string; by: Id } | undefined;

  function keep(question: Question | undefined): void {
    if (named?.question === question?.id) return;
    rolled = {};
    if (question) names += 1;
    named = question && { question: question.id, n: names, since: clock.now() };
  }
  function nameOf(question: Question): string {
    keep(question);
    return `${session}.${named?.n}`;
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

  return {
    nameOf,
    keep,
    since: () => named?.since,
    rolled: () => rolled,
    hasRolled: (question, who) => {
      const own = ownRolls(question, who);
      return own.length > 0 && own.every(({ id }) => rolled[id] !== undefined);
    },
    take(open, who, { question: name, answer }) {
      const { ruleset, fight, question } = open;
      if (!question || who === undefined || name !== nameOf(question))
        return answered?.name === name && answered.by !== who
          ? 'Somebody answered already.'
          : 'That question is closed already.';
      const known = knownOf(ruleset, fight);
      const own = answerOfSeat(fight, question, who, { known, words: publicWords(fight, known), answer });
      if (typeof own === 'string') return own;
      const taken =
        own.kind === 'dice' ? takeDice(open, question, own.faces) : table.getState().answer(question.id, own);
      if (taken) answered = { name, by: who };
      return taken ? undefined : 'The table did not take that answer.';
    },
  };
}
