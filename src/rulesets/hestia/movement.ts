/** Moving (HE-06, HE-07, HE-25): up to the speed each turn, in legs; sprinting; retreat with its opportunist strikes. */
import { combatantOf } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { all, type Id, no, seatOf, type Verdict } from '../../engine/words.ts';
import { placeKey } from '../../space/scene.ts';
import { attack, usable } from './attack.ts';
import { threatening, walkOption, walks } from './distance.ts';
import { beginTurn, endTurn, mayTurn } from './rounds.ts';
import { type Fighter, type HestiaFight, has, isUp } from './sheet.ts';
import { nameOf, tell } from './tell.ts';

/** Feet left to walk this turn: the speed, halved by a heavy load; sprinting adds it again. */
export function feetLeft(fight: HestiaFight, one: Fighter): number {
  const speed =
    one.sheet.load === 'crushing' ? 0 : one.sheet.load === 'heavy' ? Math.floor(one.sheet.speed / 2) : one.sheet.speed;
  const acting = fight.state.acting?.who === one.id ? fight.state.acting : undefined;
  return speed * (acting?.sprinted ? 2 : 1) - (acting?.moved ?? 0);
}

export const mayMove = (fight: HestiaFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  return all(
    mayTurn(fight, who),
    () => !has(one, 'pinned') || no('HE-18', 'Is pinned and cannot move.'),
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
  beginTurn(fight, who).moved += way.feet;
  one.place = way.place;
  tell(fight, 'HE-06', `${nameOf(fight, who)} moves ${way.feet} ft.`, [who]);
}

/** HE-25: leaves the encounter. Foes in reach may strike first, straight to Flesh, by the house rule. */
export function* retreat(fight: HestiaFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  beginTurn(fight, who).action = true;
  if (fight.house.opportunist)
    for (const foe of threatening(fight, who)) {
      const arm = foe.sheet.weapons.find((weapon) => weapon.range <= fight.house.meleeFeet && usable(weapon) === true);
      if (!arm || !isUp(one) || has(foe, 'staggered')) continue;
      const strikes = yield* choose(
        {
          seat: seatOf(foe.id),
          title: `${nameOf(fight, who)} turns its back: does ${nameOf(fight, foe.id)} strike?`,
          rule: 'HE-25',
          about: [who, foe.id],
        },
        [
          { id: 'strike', label: `Strike with ${arm.name}` },
          { id: 'no', label: 'Let it go', tone: 'pass' as const },
        ],
      );
      if (strikes === 'strike') yield* attack(fight, foe.id, arm.id, who, true);
    }
  if (isUp(one)) {
    one.sheet.gone = 'fled';
    one.place = { kind: 'off' };
    tell(fight, 'HE-25', `${nameOf(fight, who)} gets away.`, [who], [], 'good');
  }
  yield* endTurn(fight);
}
