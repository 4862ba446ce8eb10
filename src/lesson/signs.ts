/** How a step of a lesson is seen to be done: by what became of the fight, never by which button was pressed. */
import type { Encounter } from '../engine/encounter.ts';
import { type Combatant, everyone, type Fight, stanceOf } from '../engine/fight.ts';
import type { Question } from '../engine/question.ts';
import type { Id } from '../engine/words.ts';
import { samePlace } from '../space/scene.ts';

/** A moment of the table. */
export interface Moment {
  encounter: Pick<Encounter, 'future'>;
  fight: Fight;
  question: Question | undefined;
  acting: Id | undefined;
  /** Whether a rule, or the search for one, is open. */
  lookingUp: boolean;
}

/** What a step waits for. */
export type Sign = 'placed' | 'turn' | 'moved' | 'attacked' | 'reacted' | 'looked up' | 'undone' | 'over';

const isOurs = (fight: Fight, one: Combatant | undefined): boolean =>
  one !== undefined && stanceOf(fight, one.id) === 'party';

/** Looks at the moment when the step began, the one before, and now. */
const SIGNS: Record<Sign, (start: Moment, before: Moment, now: Moment) => boolean> = {
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
      ({ id, dice, who }) =>
        id > last &&
        dice.length > 0 &&
        who.some((one) => fight.combatants[one] && !isOurs(fight, fight.combatants[one])),
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

/** Whether a step that waits for a sign is done now. */
export const isDone = (sign: Sign, start: Moment, before: Moment, now: Moment): boolean =>
  SIGNS[sign](start, before, now);
