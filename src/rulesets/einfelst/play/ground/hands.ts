/** Hands (EW-18): what is in them leaves no room for more than they hold; what is put away has to be drawn again. */

import { choose, type Flow } from '../../../../engine/flow.ts';
import { type Id, list, seatOf } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import type { Weapon } from '../../sheet/weapons.ts';
import { tell } from '../table/tell.ts';
import { figured } from './ground.ts';

/** A sheet that is brought back from an older file may say nothing of hands: two, and one for each weapon. */
const handsOf = (fight: EinfelstFight, arm: Weapon): number => figured(fight, arm).hands ?? 1;
const allHands = ({ sheet }: Fighter): number => sheet.hands ?? 2;
const carried = ({ sheet }: Fighter): Weapon[] => sheet.weapons.filter(({ where }) => where === 'hand');
const free = (fight: EinfelstFight, one: Fighter): number =>
  carried(one).reduce((left, arm) => left - handsOf(fight, arm), allHands(one));

/** Whether somebody could hold a weapon at all, with nothing else in hand. */
export const couldHold = (fight: EinfelstFight, one: Fighter, arm: Weapon): boolean =>
  handsOf(fight, arm) <= allHands(one);
/** What would have to be put away for a weapon, where there is no choice about it; `some` where there is. */
export function inTheWay(fight: EinfelstFight, one: Fighter, arm: Weapon): Weapon[] | 'some' {
  const lacks = handsOf(fight, arm) - free(fight, one);
  if (lacks <= 0) return [];
  const held = carried(one).filter((other) => handsOf(fight, other) > 0);
  const all = held.reduce((sum, other) => sum + handsOf(fight, other), 0);
  // Without any one of them there would be no room: all have to go.
  return held.every((other) => all - handsOf(fight, other) < lacks) ? held : 'some';
}

/** EW-18: takes a weapon in hand, and puts away what is in the way of it; of several it is asked which. */
export function* takeInHand(fight: EinfelstFight, one: Fighter, arm: Weapon): Flow<void> {
  const gone: string[] = [];
  for (let way = inTheWay(fight, one, arm); way === 'some' || way.length > 0; way = inTheWay(fight, one, arm)) {
    const away = way === 'some' ? [yield* whichAway(fight, one, arm)] : way;
    for (const other of away) {
      other.where = 'belt';
      gone.push(other.name);
    }
    if (away.length === 0) break;
  }
  arm.where = 'hand';
  arm.lies = null;
  const told = gone.length > 0 ? ` and has put away ${list(gone)}` : '';
  tell(fight, 'EW-18', `${nameOf(fight, one.id)} has ${arm.name} in hand${told}.`, { who: [one.id] });
}
function* whichAway(fight: EinfelstFight, one: Fighter, arm: Weapon): Flow<Weapon> {
  const held = carried(one).filter((other) => handsOf(fight, other) > 0);
  const chosen: Id = yield* choose(
    { seat: seatOf(one.id), title: `What is put away for ${arm.name}?`, rule: 'EW-18', about: [one.id] },
    held.map(({ id, name }) => ({ id, label: name })),
  );
  return held.find(({ id }) => id === chosen) ?? arm;
}

/** Whoever comes into the fight with more in hand than its hands hold has what is listed last at the belt. */
export function settleHands(fight: EinfelstFight, one: Fighter): void {
  let left = allHands(one);
  const away: string[] = [];
  for (const arm of carried(one)) {
    const takes = handsOf(fight, arm);
    if (takes <= left) left -= takes;
    else {
      arm.where = 'belt';
      away.push(arm.name);
    }
  }
  if (away.length > 0)
    tell(fight, 'EW-18', `${nameOf(fight, one.id)} has no hand free for ${list(away)}: it stays at the belt.`, {
      who: [one.id],
    });
}
