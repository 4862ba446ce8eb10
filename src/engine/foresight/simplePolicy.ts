/**
 * The policy of somebody who keeps it simple: strike a foe in reach, or else walk towards the
 * nearest one, and defend oneself where the rules let one. A fighting style changes whom it
 * strikes.
 */

import type { Place } from '../../space/scene.ts';
import type { Act } from '../command.ts';
import { areEnemies, areFriends, type Fight } from '../fight.ts';
import { type Answer, type Ask, faultOfAnswer, type Option } from '../question.ts';
import { decliningPolicy } from '../running/decliningPolicy.ts';
import { compareInTurn, isAimedAtFoe, peopleOfOption } from '../table/optionOrder.ts';
import { apartFrom } from '../table/walks/near.ts';
import { wayLeft } from '../table/walks/wayLeft.ts';
import type { Id } from '../words.ts';
import { bestFirst, bestWorthOf } from './bestFirst.ts';
import { begunOnCopy } from './firstQuestion.ts';
import { freeMovesOf, keyOfBlow, keyOfMove, orderOf } from './freeMoves.ts';
import { foesUp, worthOf } from './judge.ts';
import type { BegunMove, ChanceSource, Decision, FightPolicy, PlannedMove, Position } from './policy.ts';
import { randomAnswer } from './randomPolicy.ts';

/** The id of the action that walks, in every game. */
export const WALK = 'move';

export type Choices = Extract<Decision, { kind: 'choose' | 'pick' }>;
const isChoices = (asked: Ask | undefined): asked is Choices => asked?.kind === 'choose' || asked?.kind === 'pick';

/** A move that asks whom to harm, begun on a copy up to that question. */
interface HarmfulMove {
  readonly move: Act;
  readonly begun: BegunMove;
  readonly asked: Choices;
}

/**
 * Every move that asks whom to harm and has a foe in reach, the ones first that are known to be
 * worth most. A move that asks something else is not tried again in this run.
 */
export function* harmfulMovesOf(position: Position, actor: Id): Generator<HarmfulMove> {
  const { fight, harmless } = position;
  const next = orderOf(position).next?.action;
  for (const { move, isFree } of bestFirst(position, actor, (action) => action !== WALK && action !== next)) {
    if (!isFree()) continue;
    const begun = begunOnCopy(position, move);
    if (!begun || !isChoices(begun.asked) || begun.asked.meant !== 'harm') {
      harmless.add(keyOfMove(move));
      continue;
    }
    const { asked } = begun;
    if (asked.options.some((option) => isBlow(fight, actor, option))) yield { move, begun, asked };
  }
}

/** A kind of blow that is worth less than this part of one's best kind is not worth staying for. */
const POOR = 0.25;

/**
 * Whether trial fights have shown that a kind of blow gains its striker nothing, or so little that
 * it is better to go where the best kind can be struck.
 */
function isPoor(position: Position, move: Act): boolean {
  const known = position.known?.();
  const worth = known?.worths.get(keyOfBlow(position.fight, move));
  return worth !== undefined && (worth <= 0 || worth < POOR * bestWorthOf(position, move.actor));
}

/** Whether an option harms an enemy of a combatant by the rules, and not in the table's words. */
export const isBlow = (fight: Fight, who: Id, option: Option): boolean =>
  !option.told && isAimedAtFoe(fight, who, option);

/** Gives the way that is left from a place to the nearest foe who is up. */
function wayToFoe(position: Position, who: Id): (from: Place) => number {
  const { scene } = position.fight;
  const places = foesUp(position, who).map(({ place }) => place);
  return (from) => Math.min(...places.map((place) => wayLeft(scene, from, place)));
}

/** The shortest way to a foe that a walk can lead to: the same zone, or the next square. */
const BESIDE = { zones: 0, squares: 1 } as const;

/** A walk with an end that is nearer to a foe than the walker is now, begun on a copy. */
function walkNearer(position: Position, who: Id): PlannedMove | undefined {
  const here = position.fight.combatants[who]?.place;
  const wayFrom = wayToFoe(position, who);
  const now = here ? wayFrom(here) : 0;
  if (now <= BESIDE[position.fight.scene.kind]) return undefined;
  for (const move of freeMovesOf(position, who, (action) => action === WALK)) {
    const begun = begunOnCopy(position, move);
    if (!begun || !isChoices(begun.asked)) continue;
    if (begun.asked.options.some(({ blocked, place }) => !blocked && place && wayFrom(place) < now))
      return { move, begun };
  }
  return undefined;
}

/** Tells how much somebody wishes for an option: the option with the lowest numbers is taken. */
function wishesFor(position: Position, asked: Choices): (option: Option) => readonly number[] {
  const { fight } = position;
  const who = asked.seat.kind === 'combatant' ? asked.seat.combatant : undefined;
  let wayFrom: ((from: Place) => number) | undefined;
  return (option) => {
    if (option.told) return [11];
    if (option.tone === 'danger') return [9];
    if (option.tone === 'pass') return [8];
    if (who === undefined) return [option.usual ? 3 : 4];
    const people = peopleOfOption(option);
    if (asked.meant !== undefined && people.length > 0) {
      const friends = people.filter((id) => id === who || areFriends(fight, who, id)).length;
      const foes = people.filter((id) => areEnemies(fight, who, id)).length;
      const [meant, unmeant] = asked.meant === 'harm' ? [foes, friends] : [friends, foes];
      if (meant === 0) return [10];
      return [1, unmeant - meant, weakest(position, people), nearest(fight, who, people)];
    }
    if (option.place !== undefined) {
      wayFrom ??= wayToFoe(position, who);
      return [2, wayFrom(option.place)];
    }
    return [option.usual ? 3 : 4];
  };
}
/** Those who are down count as the last to strike at. */
const weakest = ({ ruleset, fight }: Position, people: readonly Id[]): number =>
  Math.min(...people.map((id) => worthOf(ruleset, fight, id) || 2));
const nearest = (fight: Fight, who: Id, people: readonly Id[]): number =>
  Math.min(...people.map((id) => apartFrom(fight, who, id)));

/** The free options of a question, the one most wished for first; ties stay in the game's order. */
export function wishedFirst(position: Position, asked: Choices): { option: Option; wish: readonly number[] }[] {
  const wishFor = wishesFor(position, asked);
  return asked.options
    .filter(({ blocked }) => !blocked)
    .map((option) => ({ option, wish: wishFor(option) }))
    .sort((a, b) => compareInTurn(a.wish, b.wish));
}

function simpleAnswer(position: Position, asked: Decision): Answer | undefined {
  if (asked.kind === 'choose') {
    const [best] = wishedFirst(position, asked);
    return best && { kind: 'choose', option: best.option.id };
  }
  if (asked.kind === 'pick' && asked.meant !== undefined) {
    const wished = wishedFirst(position, asked).filter(({ wish }) => wish[0] === 1);
    const most = Math.max(asked.min, asked.budget ? 1 : asked.max);
    return { kind: 'pick', options: wished.slice(0, most).map(({ option }) => option.id) };
  }
  return decliningPolicy(asked, position.fight);
}

/** In one case of so many the second best kind is struck. */
const SECOND_BEST = 8;

/**
 * The best blow; by chance now and then the next one, lest two who cannot hurt each other by their
 * best kind of blow go on with it for ever.
 */
function firstOrSecond(moves: Generator<HarmfulMove>, chance: ChanceSource | undefined): HarmfulMove | undefined {
  const [first, second] = [moves.next(), chance?.int(1, SECOND_BEST) === 1 ? moves.next() : undefined];
  return (second?.done ? undefined : second?.value) ?? (first.done ? undefined : first.value);
}

export const simplePolicy: FightPolicy = {
  move(position, actor, chance) {
    const best = firstOrSecond(harmfulMovesOf(position, actor), position.known ? chance : undefined);
    const blow = best && { move: best.move, begun: best.begun };
    if (best && !isPoor(position, best.move)) return blow;
    return walkNearer(position, actor) ?? blow;
  },
  answer(position, asked, chance) {
    const answer = simpleAnswer(position, asked);
    return answer && faultOfAnswer(asked, answer) === undefined ? answer : randomAnswer(asked, chance);
  },
};
