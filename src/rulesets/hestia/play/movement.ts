/** Moving (HE-06, HE-07, HE-25): up to the speed each turn, in legs; sprinting; retreating. */

import { combatantOf } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, type Id, nameList, notAllowed, seatOf, type Verdict } from '../../../engine/words.ts';
import { placeKey } from '../../../space/scene.ts';
import { nameOf } from '../../common/people.ts';
import { placeInSentence } from '../../common/places.ts';
import type { HestiaFight } from '../fight.ts';
import { type Fighter, inState, isUp, liftState } from '../sheet/sheet.ts';
import { leftBehind, strikesAt, threatening } from './blows/strikes.ts';
import { type Walk, walkOption, walksFrom } from './table/distance.ts';
import { tell } from './table/tell.ts';
import { beginTurn, endTurn, goOn, mayTurn } from './turns/rounds.ts';

/** Combat speed in feet, halved by a heavy load and ended by a crushing one (HE-06). */
export const speedOf = ({ sheet }: Fighter): number =>
  sheet.load === 'crushing' ? 0 : sheet.load === 'heavy' ? Math.floor(sheet.speed / 2) : sheet.speed;

/** The feet left to walk this turn: the speed, and the same again after a sprint (HE-07). */
export function feetLeft(fight: HestiaFight, one: Fighter): number {
  const acting = fight.state.acting?.who === one.id ? fight.state.acting : undefined;
  return speedOf(one) * (acting?.sprinted ? 2 : 1) - (acting?.moved ?? 0);
}

/**
 * Whether a combatant can walk away from its place: it is neither pinned (HE-18) nor on the ground
 * (HE-20).
 */
export const mayWalk = (one: Fighter): Verdict =>
  allOf(
    !inState(one, 'pinned') || notAllowed('HE-18', 'Is pinned and cannot move.'),
    !inState(one, 'prone') || notAllowed('HE-20', 'Lies on the ground: stand up first.'),
  );

/** The cost of getting up: half of the speed. */
const standCost = (one: Fighter): number => Math.floor(speedOf(one) / 2);
export const mayStand = (fight: HestiaFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return allOf(
    mayTurn(fight, who),
    () => inState(one, 'prone') || notAllowed('HE-06', 'Stands already.'),
    () => one.sheet.load !== 'crushing' || notAllowed('HE-07', 'Carries too much to stand up: drop the load first.'),
    () =>
      feetLeft(fight, one) >= standCost(one) ||
      notAllowed('HE-06', `Standing up takes ${standCost(one)} ft of movement, and ${feetLeft(fight, one)} are left.`),
  );
};
/** Stands a combatant up after a trip or a faint. */
export function standUp(fight: HestiaFight, who: Id): void {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).moved += standCost(one);
  liftState(one, 'prone');
  tell(fight, 'HE-06', sentence`${personRef(who)} stands up.`, { happened: { is: 'rose', whom: [who] } });
}

export const mayMove = (fight: HestiaFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return allOf(
    mayTurn(fight, who),
    () => mayWalk(one),
    () => one.place.kind !== 'off' || notAllowed('HE-06', 'Is not on the map.'),
    () => feetLeft(fight, one) > 0 || notAllowed('HE-06', 'Has no movement left.'),
    () => walksFrom(fight, who, feetLeft(fight, one)).length > 0 || notAllowed('HE-06', 'There is nowhere to go.'),
  );
};

/**
 * A place to walk to as an option, with the enemies who may strike at the walker's back (HE-25, a
 * house rule).
 */
const walkOptionOf = (fight: HestiaFight, who: Id) => (way: Walk) => {
  const option = walkOption(fight)(way);
  const behind = fight.house.moveStrikes ? leftBehind(fight, who, way.place) : [];
  if (behind.length === 0) return option;
  const names = nameList(behind.map(({ id }) => nameOf(fight, id)));
  return { ...option, detail: `${option.detail}; ${names} may strike at the back` };
};

/** A leg of the movement: asks where to, among the places within the feet that are left. */
export function* moveLeg(fight: HestiaFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const ways = walksFrom(fight, who, feetLeft(fight, one));
  const chosen = yield* askChoice(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: move where?`, rule: 'HE-06', about: [who] },
    ways.map(walkOptionOf(fight, who)),
  );
  const way = ways.find(({ place }) => placeKey(place) === chosen);
  if (!way) return;
  const turn = beginTurn(fight, who);
  if (fight.house.moveStrikes) {
    yield* strikesAt(fight, who, leftBehind(fight, who, way.place));
    if (!isUp(one) || mayWalk(one) !== true) return yield* goOn(fight);
  }
  turn.moved += way.feet;
  one.place = way.place;
  const where = fight.scene.kind === 'zones' ? sentence`, to ${placeInSentence(fight.scene, way.place)}` : '';
  tell(fight, 'HE-06', sentence`${personRef(who)} moves ${way.feet} ft${where}.`, {
    happened: { is: 'moved', whom: [who] },
  });
  yield* goOn(fight);
}

/**
 * HE-25: a combatant leaves the encounter. By the house rule foes in reach may strike first,
 * straight to Flesh.
 */
export function* retreatFrom(fight: HestiaFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  if (fight.house.opportunist) yield* strikesAt(fight, who, threatening(fight, who));
  if (isUp(one) && inState(one, 'pinned')) return yield* goOn(fight);
  if (isUp(one)) {
    one.sheet.gone = 'fled';
    one.place = { kind: 'off' };
    tell(fight, 'HE-25', sentence`${personRef(who)} gets away.`, {
      happened: { is: 'fled', whom: [who] },
      tone: 'good',
    });
  }
  yield* endTurn(fight);
}
