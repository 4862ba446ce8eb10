/**
 * Lets a policy heed habits: a creature with habits does what the first line says that holds and
 * leads to a move; otherwise, and for everybody without habits, the policy decides. Habits choose
 * only among the moves and the options that the engine offers.
 */
import type { Act } from '../../command.ts';
import { friendsOf } from '../../fight.ts';
import type { Habit } from '../../habits/habits.ts';
import { type Answer, faultOfAnswer, type Option } from '../../question.ts';
import { apartFrom } from '../../table/walks/near.ts';
import { wayLeft } from '../../table/walks/wayLeft.ts';
import type { Id } from '../../words.ts';
import { firstQuestionOf } from '../firstQuestion.ts';
import { freeMovesOf } from '../freeMoves.ts';
import { foesUp, worthOf } from '../judge.ts';
import type { Decision, FightPolicy, PlannedMove, Position } from '../policy.ts';
import { harmfulMovesOf, isBlow } from '../simplePolicy.ts';
import { leaderAmong, toughnessOf } from './leads.ts';
import { ALIVE, isBadlyHurt, NEAR } from './notions.ts';

/** `move`: the line leads to this. `stay`: the line wants nothing more to be done in this turn. */
type Deed = { move: PlannedMove } | 'stay' | undefined;

/** Moves by which somebody leaves a fight, by their ids in the games. */
const LEAVES: readonly string[] = ['leave', 'flee', 'retreat'];
/** Whether a line holds for a combatant now. `worth` is 1 for somebody unhurt, 0.5 at the end. */
function holds(position: Position, who: Id, when: Habit['when']): boolean {
  const { ruleset, fight } = position;
  switch (when) {
    case 'always':
      return true;
    case 'when hurt':
      return worthOf(ruleset, fight, who) < 1;
    case 'when badly hurt':
      return isBadlyHurt(worthOf(ruleset, fight, who));
    case 'when outnumbered': {
      const friends = friendsOf(fight, who).filter(({ id }) => ruleset.standing(fight, id).at === 'up');
      return foesUp(position, who).length > friends.length + 1;
    }
    case 'when a foe is near':
      return foesUp(position, who).some(({ id }) => apartFrom(fight, who, id) <= NEAR);
  }
}

/** How much a foe is wished for by an aim: less is more. */
function wishOfAim(position: Position, who: Id, target: Id, whom: NonNullable<Habit['whom']>): number {
  const { ruleset, fight } = position;
  switch (whom) {
    case 'the nearest':
      return apartFrom(fight, who, target);
    case 'the weakest':
      return worthOf(ruleset, fight, target) || 2;
    case 'the strongest':
      return -toughnessOf(ruleset, fight, target);
    case 'the leader':
      return leaderAmong(position, foesUp(position, who))?.id === target ? 0 : 1;
  }
}

const aimedAt = ({ fight }: Position, who: Id, options: readonly Option[]): Option[] =>
  options.filter((option) => option.combatant !== undefined && isBlow(fight, who, option));

/** The option at the foe whom the aim wishes for most. */
function bestAim(position: Position, who: Id, options: readonly Option[], whom: Habit['whom']): Option | undefined {
  if (whom === undefined) return undefined;
  const wish = ({ combatant = '' }: Option) => wishOfAim(position, who, combatant, whom);
  const [best] = aimedAt(position, who, options).sort((a, b) => wish(a) - wish(b));
  return best;
}

const planned = (move: Act, option?: Option): Deed => ({
  move: { move, ...(option ? { first: { kind: 'choose' as const, option: option.id } } : {}) },
});

/** A blow from where one stands, at a foe who is not near if there is one. */
function shot(position: Position, who: Id, whom: Habit['whom']): Deed {
  const { fight } = position;
  let best: { move: Act; option: Option; far: number } | undefined;
  for (const { move, asked } of harmfulMovesOf(position, who)) {
    if (asked.kind !== 'choose') continue;
    const far = aimedAt(position, who, asked.options).filter(
      ({ combatant = '' }) => apartFrom(fight, who, combatant) > NEAR,
    );
    const option = bestAim(position, who, far, whom ?? 'the weakest');
    if (option && (!best || far.length > best.far)) best = { move, option, far: far.length };
  }
  return best && planned(best.move, best.option);
}

function blow(position: Position, who: Id, whom: Habit['whom'], pick: (move: Act) => boolean = () => true): Deed {
  for (const { move, asked } of harmfulMovesOf(position, who)) {
    if (asked.kind !== 'choose' || !pick(move)) continue;
    const option = bestAim(position, who, asked.options, whom ?? 'the weakest');
    if (option) return planned(move, option);
  }
  return undefined;
}

/** A walk to the place that is rated lowest, if it is rated lower than where one stands. */
function walk(position: Position, who: Id, rate: (place: NonNullable<Option['place']>) => number): Deed {
  const here = position.fight.combatants[who]?.place;
  if (!here) return undefined;
  for (const move of freeMovesOf(position, who)) {
    if (move.action !== 'move') continue;
    const asked = firstQuestionOf(position, move);
    if (asked?.kind !== 'choose') continue;
    let best: { option: Option; rated: number } | undefined;
    for (const option of asked.options) {
      if (option.blocked || !option.place) continue;
      const rated = rate(option.place);
      if (!best || rated < best.rated) best = { option, rated };
    }
    if (best && best.rated < rate(here)) return planned(move, best.option);
  }
  return undefined;
}

function away(position: Position, who: Id): Deed {
  const foes = foesUp(position, who);
  return walk(
    position,
    who,
    (place) => -Math.min(...foes.map((foe) => wayLeft(position.fight.scene, foe.place, place)), 1000),
  );
}

function flight(position: Position, who: Id): Deed {
  for (const move of freeMovesOf(position, who)) if (LEAVES.includes(move.action)) return planned(move);
  const farther = away(position, who);
  // Somebody who is cornered fights; whoever has got away does nothing more.
  return farther ?? (holds(position, who, 'when a foe is near') ? undefined : 'stay');
}

function guard(position: Position, who: Id, whom: Habit['whom']): Deed {
  const { fight, ruleset } = position;
  const friends = friendsOf(fight, who).filter(({ id }) => ruleset.standing(fight, id).at === 'up');
  const wished = friends.toSorted(
    (a, b) =>
      wishOfAim(position, who, a.id, whom ?? 'the leader') - wishOfAim(position, who, b.id, whom ?? 'the leader'),
  );
  const ward = whom === undefined || whom === 'the leader' ? leaderAmong(position, friends) : wished[0];
  if (!ward) return undefined;
  const near = (id: Id) => apartFrom(fight, ward.id, id);
  for (const { move, asked } of harmfulMovesOf(position, who)) {
    if (asked.kind !== 'choose') continue;
    const [option] = aimedAt(position, who, asked.options).sort(
      (a, b) => near(a.combatant ?? '') - near(b.combatant ?? ''),
    );
    if (option) return planned(move, option);
  }
  if (near(who) <= NEAR) return 'stay';
  return walk(position, who, (place) => wayLeft(fight.scene, place, ward.place)) ?? 'stay';
}

function deedOf(position: Position, who: Id, { does, whom }: Habit): Deed {
  switch (does) {
    case 'strikes':
      return blow(position, who, whom);
    case 'shoots first':
      return shot(position, who, whom);
    case 'guards':
      return guard(position, who, whom);
    case 'keeps away':
      return away(position, who);
    case 'flees':
      return flight(position, who);
    case 'takes prisoners':
      return blow(position, who, 'the weakest', ({ action, variant }) => ALIVE.test(`${action} ${variant ?? ''}`));
  }
}

const habitsOf = ({ fight }: Position, who: Id | undefined): readonly Habit[] =>
  (who === undefined ? undefined : fight.combatants[who]?.habits) ?? [];

/** The answer by which a habit takes somebody alive; undefined where no option speaks of it. */
function aliveAnswer(asked: Decision): Answer | undefined {
  if (asked.kind !== 'choose') return undefined;
  const option = asked.options.find(
    ({ blocked, label, combatant }) => !blocked && combatant === undefined && ALIVE.test(label),
  );
  return option && { kind: 'choose', option: option.id };
}

/** The policy with regard to habits. */
export const withHabits = (policy: FightPolicy): FightPolicy => ({
  move(position, actor, chance) {
    for (const habit of habitsOf(position, actor)) {
      if (!holds(position, actor, habit.when)) continue;
      const deed = deedOf(position, actor, habit);
      if (deed === 'stay') return undefined;
      if (deed) return deed.move;
    }
    return policy.move(position, actor, chance);
  },
  answer(position, asked, chance) {
    const who = asked.seat.kind === 'combatant' ? asked.seat.combatant : undefined;
    for (const { when, does, whom } of habitsOf(position, who)) {
      if (who === undefined || !holds(position, who, when)) continue;
      const alive = does === 'takes prisoners' ? aliveAnswer(asked) : undefined;
      const aim =
        asked.kind === 'choose' && asked.meant === 'harm' && does !== 'guards'
          ? bestAim(position, who, asked.options, whom)
          : undefined;
      const answer: Answer | undefined = alive ?? (aim && { kind: 'choose', option: aim.id });
      if (answer && faultOfAnswer(asked, answer) === undefined) return answer;
    }
    return policy.answer(position, asked, chance);
  },
});
