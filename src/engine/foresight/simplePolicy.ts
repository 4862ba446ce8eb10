/**
 * The policy of somebody who keeps it simple: strike a foe in reach, or else walk towards the
 * nearest one, and defend oneself where the rules let one. A fighting style changes whom it
 * strikes.
 */

import type { Place } from '../../space/scene.ts';
import type { Act } from '../command.ts';
import { areEnemies, areFriends, type Fight } from '../fight.ts';
import { type Answer, type Ask, faultOfAnswer, type Option } from '../question.ts';
import { decliningPolicy } from '../running/odds.ts';
import { compareInTurn, isAimedAtFoe, peopleOfOption } from '../table/optionOrder.ts';
import { apartFrom } from '../table/walks/near.ts';
import { wayLeft } from '../table/walks/wayLeft.ts';
import type { Id } from '../words.ts';
import { firstQuestionOf } from './firstQuestion.ts';
import { freeMovesOf, keyOfMove, nextMoveOf } from './freeMoves.ts';
import { foesUp, worthOf } from './judge.ts';
import type { Decision, FightPolicy, Position } from './policy.ts';
import { randomAnswer } from './randomPolicy.ts';

/** The id of the action that walks, in every game. */
const WALK = 'move';

export type Choices = Extract<Decision, { kind: 'choose' | 'pick' }>;
const isChoices = (asked: Ask | undefined): asked is Choices => asked?.kind === 'choose' || asked?.kind === 'pick';

/**
 * Every move that asks whom to harm and has a foe in reach, with its first question, in the order
 * of the card. A move that asks something else is not tried again in this run.
 */
export function* harmfulMovesOf(position: Position, actor: Id): Generator<{ move: Act; asked: Choices }> {
  const { fight, harmless } = position;
  const next = nextMoveOf(position)?.action;
  for (const move of freeMovesOf(position, actor)) {
    const key = keyOfMove(move);
    if (move.action === WALK || move.action === next || harmless.has(key)) continue;
    const asked = firstQuestionOf(position, move);
    if (!isChoices(asked) || asked.meant !== 'harm') {
      harmless.add(key);
      continue;
    }
    if (asked.options.some((option) => isBlow(fight, actor, option))) yield { move, asked };
  }
}

/** Whether an option harms an enemy of a combatant by the rules, and not in the table's words. */
export const isBlow = (fight: Fight, who: Id, option: Option): boolean =>
  !option.told && isAimedAtFoe(fight, who, option);

/** The way that is left from a place to the nearest foe who is up. */
function wayToFoe(position: Position, who: Id, from: Place): number {
  const { scene } = position.fight;
  return Math.min(...foesUp(position, who).map(({ place }) => wayLeft(scene, from, place)));
}

/** Whether a walk has an end that is nearer to a foe than the walker is now. */
export function leadsNearer(position: Position, walk: Act): boolean {
  const here = position.fight.combatants[walk.actor]?.place;
  const asked = here && firstQuestionOf(position, walk);
  if (!here || !isChoices(asked)) return false;
  const now = wayToFoe(position, walk.actor, here);
  return asked.options.some(({ blocked, place }) => !blocked && place && wayToFoe(position, walk.actor, place) < now);
}

/** How much somebody wishes for an option: the option with the lowest numbers is taken. */
function wishFor(position: Position, asked: Choices, option: Option): readonly number[] {
  const { fight } = position;
  const who = asked.seat.kind === 'combatant' ? asked.seat.combatant : undefined;
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
  if (option.place !== undefined) return [2, wayToFoe(position, who, option.place)];
  return [option.usual ? 3 : 4];
}
/** Those who are down count as the last to strike at. */
const weakest = ({ ruleset, fight }: Position, people: readonly Id[]): number =>
  Math.min(...people.map((id) => worthOf(ruleset, fight, id) || 2));
const nearest = (fight: Fight, who: Id, people: readonly Id[]): number =>
  Math.min(...people.map((id) => apartFrom(fight, who, id)));

/** The free options of a question, the one most wished for first; ties stay in the game's order. */
export const wishedFirst = (position: Position, asked: Choices): { option: Option; wish: readonly number[] }[] =>
  asked.options
    .filter(({ blocked }) => !blocked)
    .map((option) => ({ option, wish: wishFor(position, asked, option) }))
    .sort((a, b) => compareInTurn(a.wish, b.wish));

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

export const simplePolicy: FightPolicy = {
  move(position, actor) {
    for (const { move } of harmfulMovesOf(position, actor)) return { move };
    for (const move of freeMovesOf(position, actor))
      if (move.action === WALK && leadsNearer(position, move)) return { move };
    return undefined;
  },
  answer(position, asked, chance) {
    const answer = simpleAnswer(position, asked);
    return answer && faultOfAnswer(asked, answer) === undefined ? answer : randomAnswer(asked, chance);
  },
};
