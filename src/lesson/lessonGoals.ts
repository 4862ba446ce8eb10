/**
 * How the program notices that a step of a lesson is done: by changes of the fight and of the
 * window, never by the button that was pressed.
 */

import type { Edit } from '../engine/command.ts';
import type { Encounter } from '../engine/encounter.ts';
import { type Combatant, everyone, type Fight, stanceOf } from '../engine/fight.ts';
import { peopleOfEntry } from '../engine/logEntry.ts';
import type { Question } from '../engine/question.ts';
import type { Id } from '../engine/words.ts';
import { samePlace } from '../space/scene.ts';

/** What a lesson looks at, at one moment. */
export interface LessonMoment {
  encounter: Pick<Encounter, 'future' | 'past' | 'open'>;
  fight: Fight;
  question: Question | undefined;
  acting: Id | undefined;
  /** The combatants who can still fight. */
  up: ReadonlySet<Id>;
  round: number;
  /** The tool of the map. */
  tool: string;
  /** The kinds of the open dialogs. */
  dialogs: readonly string[];
  /** Whether a players' window is connected. */
  players: 'connected' | 'none';
}

/** The goal that a step waits for. */
export type LessonGoal =
  | 'turn'
  | 'moved'
  | 'attacked'
  | 'reacted'
  | 'next round'
  | 'parted'
  | 'harmed'
  | 'looked up'
  | 'undone'
  | 'over'
  | 'screen asked'
  | 'screen shown'
  | 'fog tool'
  | 'fog laid'
  | 'fog lifted'
  | 'map tool'
  | 'map changed'
  | 'map left';

type Reached = (start: LessonMoment, before: LessonMoment, now: LessonMoment) => boolean;

/** The rule of the opportunity attack, in the game that has one. */
const OPPORTUNITY = 'MU-24';

const isOurs = (fight: Fight, one: Combatant | undefined): boolean =>
  one !== undefined && stanceOf(fight, one.id) === 'party';

const foggedPlaces = ({ fight }: LessonMoment): number => Object.keys(fight.fog).length;

/**
 * Somebody other than the acting combatant was asked, and the answer was given, not taken back. A
 * question of the move that was open when the step began still belongs to the step before.
 */
const isAnsweredByOther: Reached = (start, before, now) => {
  if (start.encounter.open && before.encounter.past.length <= start.encounter.past.length) return false;
  const seat = before.question?.seat;
  const other = seat?.kind === 'combatant' && seat.combatant !== before.acting;
  return (
    other && now.question?.id !== before.question?.id && now.encounter.future.length <= before.encounter.future.length
  );
};

/** Whether a hand edit is about a combatant's values, and not about where somebody stands. */
const isOfSheet = ({ edit }: Edit): boolean => edit === 'sheet' || edit === 'state';

/** Whether each goal is reached, by the moment when the step began, the moment before, and now. */
const LESSON_GOALS: Record<LessonGoal, Reached> = {
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
  reacted: isAnsweredByOther,
  'next round': (start, _before, { round }) => round > start.round,
  parted: (start, before, now) => before.question?.rule === OPPORTUNITY && isAnsweredByOther(start, before, now),
  harmed: (start, _before, { encounter }) =>
    encounter.past
      .slice(start.encounter.past.length)
      .some(({ command }) => command.type === 'edit' && command.edits.some(isOfSheet)),
  'looked up': (_start, _before, { dialogs }) => dialogs.some((kind) => kind === 'rule' || kind === 'find'),
  undone: (_start, before, now) => now.encounter.future.length > before.encounter.future.length,
  over: (_start, _before, now) => now.fight.stage === 'over',
  'screen asked': (_start, _before, { dialogs }) => dialogs.includes('screen'),
  'screen shown': (_start, _before, { players }) => players === 'connected',
  'fog tool': (_start, _before, { tool }) => tool === 'fog',
  'fog laid': (_start, _before, now) => foggedPlaces(now) > 0,
  'fog lifted': (start, _before, now) => foggedPlaces(now) < foggedPlaces(start),
  'map tool': (_start, _before, { tool }) => tool === 'edit',
  'map changed': (start, _before, { fight }) => fight.scene !== start.fight.scene,
  'map left': (_start, _before, { tool }) => tool !== 'edit',
};

/** The goals that need people of both sides who can still fight. */
const FIGHTING: readonly LessonGoal[] = ['turn', 'moved', 'attacked', 'reacted', 'next round', 'parted'];

/**
 * Whether nobody can reach a goal any more: the fight is over, a side is down, or the hero who is to
 * walk away has fallen.
 */
function isOutOfReach(goal: LessonGoal, { fight, up }: LessonMoment): boolean {
  if (!FIGHTING.includes(goal)) return false;
  const heroes = everyone(fight).filter((one) => isOurs(fight, one));
  const needed = goal === 'parted' ? heroes.slice(0, 1) : heroes;
  const foes = everyone(fight).filter((one) => !isOurs(fight, one));
  return fight.stage === 'over' || [needed, foes].some((side) => !side.some(({ id }) => up.has(id)));
}

/**
 * Watches one step from its first moment on. The result tells for each next moment whether the step
 * is done: its goal is reached, or nobody can reach it any more.
 */
export function followGoal(goal: LessonGoal, start: LessonMoment): (now: LessonMoment) => boolean {
  let before = start;
  return (now) => {
    const last = before;
    before = now;
    return LESSON_GOALS[goal](start, last, now) || isOutOfReach(goal, now);
  };
}
