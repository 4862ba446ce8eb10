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
import { firstQuestionOf } from './firstQuestion.ts';
import { cardMovesOf, freeMovesOf, keyOfMove, nextMoveOf } from './freeMoves.ts';
import { foesUp, worthOf } from './judge.ts';
import type { ChanceSource, Decision, FightPolicy, KnownMoves, Position } from './policy.ts';
import { randomAnswer } from './randomPolicy.ts';

/** The id of the action that walks, in every game. */
const WALK = 'move';

export type Choices = Extract<Decision, { kind: 'choose' | 'pick' }>;
const isChoices = (asked: Ask | undefined): asked is Choices => asked?.kind === 'choose' || asked?.kind === 'pick';

/** A move that asks whom to harm, with that question. */
interface HarmfulMove {
  readonly move: Act;
  readonly asked: Choices;
}

/** A key for a kind of blow of everybody of one name: the copies of a creature strike alike. */
export const keyOfBlow = ({ combatants }: Fight, move: Act): string =>
  `${combatants[move.actor]?.name} ${keyOfMove(move)}`;

/**
 * Every move that asks whom to harm and has a foe in reach, with its first question: the ones worth
 * most come first, as far as trial fights have shown it, and equals in the order of the card. A
 * move that asks something else is not tried again in this run.
 */
export function* harmfulMovesOf(position: Position, actor: Id): Generator<HarmfulMove> {
  const { fight, harmless } = position;
  const known = position.known?.();
  const next = nextMoveOf(position)?.action;
  const moves = [...cardMovesOf(position, actor, (action) => action !== WALK && action !== next)].filter(
    ({ move }) => !known?.harmless.has(keyOfMove(move)) && !harmless.has(keyOfMove(move)),
  );
  if (known) moves.sort((a, b) => worthOfKind(known, fight, b.move) - worthOfKind(known, fight, a.move));
  for (const { move, isFree } of moves) {
    if (!isFree()) continue;
    const asked = firstQuestionOf(position, move);
    if (!isChoices(asked) || asked.meant !== 'harm') {
      harmless.add(keyOfMove(move));
      continue;
    }
    if (asked.options.some((option) => isBlow(fight, actor, option))) yield { move, asked };
  }
}

const worthOfKind = ({ worths }: KnownMoves, fight: Fight, move: Act): number =>
  worths.get(keyOfBlow(fight, move)) ?? 0;

/** Whether trial fights have shown that a kind of blow gains its striker nothing. */
function isVain({ fight, known }: Position, move: Act): boolean {
  const worth = known?.().worths.get(keyOfBlow(fight, move));
  return worth !== undefined && worth <= 0;
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
    if (best && !isVain(position, best.move)) return { move: best.move };
    for (const move of freeMovesOf(position, actor, (action) => action === WALK))
      if (leadsNearer(position, move)) return { move };
    return best && { move: best.move };
  },
  answer(position, asked, chance) {
    const answer = simpleAnswer(position, asked);
    return answer && faultOfAnswer(asked, answer) === undefined ? answer : randomAnswer(asked, chance);
  },
};
