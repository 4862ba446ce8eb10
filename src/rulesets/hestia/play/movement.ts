/** Moving (HE-06, HE-07, HE-25): up to the speed each turn, in legs; sprinting; retreat. */

import { combatantOf } from '../../../engine/fight.ts';
import { choose, type Flow } from '../../../engine/flow.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../../engine/words.ts';
import { placeKey } from '../../../space/scene.ts';
import { placeName } from '../../../space/zones/zones.ts';
import { nameOf } from '../../common/people.ts';
import type { HestiaFight } from '../fight.ts';
import { type Fighter, has, isUp, lift } from '../sheet/sheet.ts';
import { leftBehind, strikesAt, threatening } from './blows/strikes.ts';
import { walkOption, walks } from './table/distance.ts';
import { tell } from './table/tell.ts';
import { beginTurn, endTurn, goOn, mayTurn } from './turns/rounds.ts';

/** Combat speed in feet, halved by a heavy load and ended by a crushing one (HE-06). */
const speedOf = ({ sheet }: Fighter): number =>
  sheet.load === 'crushing' ? 0 : sheet.load === 'heavy' ? Math.floor(sheet.speed / 2) : sheet.speed;

/** Feet left to walk this turn: the speed, and the same again with a sprint (HE-07). */
export function feetLeft(fight: HestiaFight, one: Fighter): number {
  const acting = fight.state.acting?.who === one.id ? fight.state.acting : undefined;
  return speedOf(one) * (acting?.sprinted ? 2 : 1) - (acting?.moved ?? 0);
}

/** Whether somebody is free to leave its place on its feet: neither pinned (HE-18) nor on the ground (HE-20). */
export const mayWalk = (one: Fighter): Verdict =>
  all(
    !has(one, 'pinned') || no('HE-18', 'Is pinned and cannot move.'),
    !has(one, 'prone') || no('HE-20', 'Lies on the ground: stand up first.'),
  );

/** Getting up costs half of the speed. */
const standCost = (one: Fighter): number => Math.floor(speedOf(one) / 2);
export const mayStand = (fight: HestiaFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    mayTurn(fight, who),
    () => has(one, 'prone') || no('HE-06', 'Is on its feet.'),
    () => one.sheet.load !== 'crushing' || no('HE-07', 'Carries too much to stand up: drop the load first.'),
    () =>
      feetLeft(fight, one) >= standCost(one) ||
      no('HE-06', `Standing up takes ${standCost(one)} ft of movement, and ${feetLeft(fight, one)} are left.`),
  );
};
/** Stands up after a trip or a faint. */
export function stand(fight: HestiaFight, who: Id): void {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).moved += standCost(one);
  lift(one, 'prone');
  tell(fight, 'HE-06', `${nameOf(fight, who)} stands up.`, { who: [who] });
}

export const mayMove = (fight: HestiaFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    mayTurn(fight, who),
    () => mayWalk(one),
    () => one.place.kind !== 'off' || no('HE-06', 'Is not on the map.'),
    () => feetLeft(fight, one) > 0 || no('HE-06', 'Has no movement left.'),
    () => walks(fight, who, feetLeft(fight, one)).length > 0 || no('HE-06', 'There is nowhere to go.'),
  );
};

/** A leg of the movement: asks where to, among the places within the feet that are left. */
export function* move(fight: HestiaFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const ways = walks(fight, who, feetLeft(fight, one));
  const chosen = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: move where?`, rule: 'HE-06', about: [who] },
    ways.map(walkOption(fight)),
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
  const where = fight.scene.kind === 'zones' ? `, to ${placeName(fight.scene, way.place)}` : '';
  tell(fight, 'HE-06', `${nameOf(fight, who)} moves ${way.feet} ft${where}.`, { who: [who] });
  yield* goOn(fight);
}

/** HE-25: leaves the encounter. Foes in reach may strike first, straight to Flesh, by the house rule. */
export function* retreat(fight: HestiaFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  if (fight.house.opportunist) yield* strikesAt(fight, who, threatening(fight, who));
  if (isUp(one) && has(one, 'pinned')) return yield* goOn(fight);
  if (isUp(one)) {
    one.sheet.gone = 'fled';
    one.place = { kind: 'off' };
    tell(fight, 'HE-25', `${nameOf(fight, who)} gets away.`, { who: [who], tone: 'good' });
  }
  yield* endTurn(fight);
}
