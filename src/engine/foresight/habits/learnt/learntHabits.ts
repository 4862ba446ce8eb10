/**
 * Turns what somebody did in earlier fights into habits. They are offers, each with how often it
 * was seen; nothing is changed.
 */
import type { HABIT_AIMS, Habit } from '../../../habits/habits.ts';
import { okResult, type Result, refusedResult } from '../../../words.ts';
import type { BlowDone, TurnDone } from './conduct.ts';

/** A habit that shows in what somebody did: in `seen` of `of` turns or blows in which it could. */
export interface LearntHabit {
  habit: Habit;
  seen: number;
  of: number;
  what: 'turns' | 'blows';
}

/** Fewer turns than this tell chance rather than a habit. */
export const FEWEST_TURNS = 6;
/** A habit that could show more seldom than this is not told. */
const FEWEST_TIMES = 3;
/** A habit shows in at least this part of the times at which it could. */
const MOSTLY = 0.6;
/** An aim is meant where it is hit this much more often than blindly. */
const ABOVE_BLIND = 0.2;

type Aim = (typeof HABIT_AIMS)[number];

function learntFrom<T>(
  habit: Habit,
  what: LearntHabit['what'],
  times: readonly T[],
  shows: (one: T) => boolean,
): LearntHabit[] {
  const seen = times.filter(shows).length;
  const isHabit = times.length >= FEWEST_TIMES && seen / times.length >= MOSTLY;
  return isHabit ? [{ habit, seen, of: times.length, what }] : [];
}

/** The aim that is hit most often above chance; undefined where none stands out. */
function aimOf(blows: readonly BlowDone[]): { aim: Aim; seen: number; of: number } | undefined {
  let best: { aim: Aim; seen: number; of: number; above: number } | undefined;
  for (const aim of ['the leader', 'the weakest', 'the strongest', 'the nearest'] as const) {
    const told = blows.flatMap(({ aims }) => aims[aim] ?? []);
    const seen = told.filter(({ hit }) => hit).length;
    const blind = told.reduce((sum, one) => sum + one.blind, 0) / told.length;
    const above = seen / told.length - blind;
    if (told.length < FEWEST_TIMES || seen / told.length < MOSTLY || above < ABOVE_BLIND) continue;
    if (!best || above > best.above) best = { aim, seen, of: told.length, above };
  }
  return best;
}

/** What is struck at: shots first where most blows are shots, then the aim. */
function strikesOf(blows: readonly BlowDone[]): LearntHabit[] {
  const aim = aimOf(blows);
  const whom = aim ? { whom: aim.aim } : {};
  const shots = learntFrom({ when: 'always', does: 'shoots first', ...whom }, 'blows', blows, ({ isFar }) => isFar);
  if (shots.length > 0) return shots;
  return aim
    ? [{ habit: { when: 'always', does: 'strikes', whom: aim.aim }, seen: aim.seen, of: aim.of, what: 'blows' }]
    : [];
}

/**
 * The habits that show in somebody's turns, in the order in which they should stand: what holds
 * only at times comes first. Refused with a sentence where there are too few turns, or no habit
 * shows.
 */
export function habitsLearnt(name: string, turns: readonly TurnDone[]): Result<LearntHabit[]> {
  if (turns.length < FEWEST_TURNS)
    return refusedResult(
      'by hand',
      `${name} has had ${turns.length === 0 ? 'no turn' : turns.length === 1 ? 'one turn' : `${turns.length} turns`} in earlier fights kept here. Habits can be read from ${FEWEST_TURNS} turns on.`,
    );
  const struck = turns.filter(({ blows }) => blows.length > 0);
  const blows = turns.flatMap((turn) => turn.blows);
  const beside = turns.filter(({ byLeader }) => byLeader !== undefined);
  const flees = learntFrom(
    { when: 'when badly hurt', does: 'flees' },
    'turns',
    turns.filter(({ wasBadlyHurt }) => wasBadlyHurt),
    ({ gotAway }) => gotAway,
  );
  const found = [
    ...flees,
    ...learntFrom(
      { when: 'when a foe is near', does: 'keeps away' },
      'turns',
      turns.filter(({ hadFoeNear, wasBadlyHurt }) => hadFoeNear && !(wasBadlyHurt && flees.length > 0)),
      ({ keptAway }) => keptAway,
    ),
    ...learntFrom({ when: 'always', does: 'takes prisoners' }, 'turns', struck, (turn) =>
      turn.blows.every(({ isMild }) => isMild),
    ),
    ...learntFrom(
      { when: 'always', does: 'guards', whom: 'the leader' },
      'turns',
      beside,
      ({ byLeader }) => byLeader === true,
    ),
    ...strikesOf(blows),
  ];
  return found.length > 0
    ? okResult(found)
    : refusedResult('by hand', `No habit shows in the ${turns.length} turns of ${name} in earlier fights kept here.`);
}
