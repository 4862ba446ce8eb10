/**
 * How the program notices that a step of a lesson is done: by changes of the fight, never by the
 * button that was pressed.
 */

import type { Encounter } from '../engine/encounter.ts';
import { type Combatant, everyone, type Fight, stanceOf } from '../engine/fight.ts';
import { peopleOfEntry } from '../engine/logEntry.ts';
import type { Question } from '../engine/question.ts';
import type { Id } from '../engine/words.ts';
import { samePlace } from '../space/scene.ts';

/** What a lesson looks at, at one moment. */
export interface LessonMoment {
  encounter: Pick<Encounter, 'future'>;
  fight: Fight;
  question: Question | undefined;
  acting: Id | undefined;
  /** Whether a rule or the search for a rule is open. */
  lookingUp: boolean;
}

/** The goal that a step waits for. */
export type LessonGoal = 'placed' | 'turn' | 'moved' | 'attacked' | 'reacted' | 'looked up' | 'undone' | 'over';

const isOurs = (fight: Fight, one: Combatant | undefined): boolean =>
  one !== undefined && stanceOf(fight, one.id) === 'party';

/** Whether each goal is reached, by the moment when the step began, the moment before, and now. */
const LESSON_GOALS: Record<LessonGoal, (start: LessonMoment, before: LessonMoment, now: LessonMoment) => boolean> = {
  placed: (_start, _before, { fight }) =>
    everyone(fight).every((one) => !isOurs(fight, one) || one.place.kind !== 'off'),
  turn: (_start, _before, { fight, acting }) => acting !== undefined && isOurs(fight, fight.combatants[acting]),
  moved: (start, _before, { fight }) =>
    everyone(fight).some((one) => {
      const was = start.fight.combatants[one.id]?.place;
      return isOurs(fight, one) && was !== undefined && was.kind !== 'off' && !samePlace(was, one.place);
    }),
  attacked: (start, _before, { fight }) => {
    const last = start.fight.log.at(-1)?.id ?? 0;
    return fight.log.some(
      (entry) =>
        entry.id > last &&
        entry.dice.length > 0 &&
        peopleOfEntry(entry).some((one) => fight.combatants[one] && !isOurs(fight, fight.combatants[one])),
    );
  },
  reacted: (_start, before, now) => {
    const seat = before.question?.seat;
    const other = seat?.kind === 'combatant' && seat.combatant !== before.acting;
    return (
      other && now.question?.id !== before.question?.id && now.encounter.future.length <= before.encounter.future.length
    );
  },
  'looked up': (_start, _before, now) => now.lookingUp,
  undone: (_start, before, now) => now.encounter.future.length > before.encounter.future.length,
  over: (_start, _before, now) => now.fight.stage === 'over',
};

/** Whether a step that waits for this goal is done now. */
export const isGoalReached = (
  sign: LessonGoal,
  start: LessonMoment,
  before: LessonMoment,
  now: LessonMoment,
): boolean => LESSON_GOALS[sign](start, before, now);
