/**
 * Hands (EW-18): full hands have no room for another weapon, and a weapon that was put away has to
 * be drawn again.
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence, sentenceList } from '../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import type { Weapon } from '../../sheet/weapons.ts';
import { tell } from '../table/tell.ts';
import { weaponHere } from './ground.ts';

/**
 * A sheet from an older file may say nothing of hands. Then a combatant has two, and each weapon
 * takes one.
 */
const handsOf = (fight: EinfelstFight, arm: Weapon): number => weaponHere(fight, arm).hands ?? 1;
const allHands = ({ sheet }: Fighter): number => sheet.hands ?? 2;
const carried = ({ sheet }: Fighter): Weapon[] => sheet.weapons.filter(({ where }) => where === 'hand');
const free = (fight: EinfelstFight, one: Fighter): number =>
  carried(one).reduce((left, arm) => left - handsOf(fight, arm), allHands(one));

/** Whether a combatant could hold a weapon at all, if it held nothing else. */
export const couldHold = (fight: EinfelstFight, one: Fighter, arm: Weapon): boolean =>
  handsOf(fight, arm) <= allHands(one);
/** The weapons that must be put away to draw another; `some` where the bearer has a choice. */
export function inTheWay(fight: EinfelstFight, one: Fighter, arm: Weapon): Weapon[] | 'some' {
  const lacks = handsOf(fight, arm) - free(fight, one);
  if (lacks <= 0) return [];
  const held = carried(one).filter((other) => handsOf(fight, other) > 0);
  const all = held.reduce((sum, other) => sum + handsOf(fight, other), 0);
  // If all of them together are only just enough to make room, all have to go.
  return held.every((other) => all - handsOf(fight, other) < lacks) ? held : 'some';
}

const items = (names: readonly string[]) => sentenceList(names.map((name) => [itemRef(name)]));

/**
 * EW-18: takes a weapon in hand, and puts another away where the hands are full. If several could
 * go, the bearer is asked which.
 */
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
  const told = gone.length > 0 ? sentence` and has put away ${items(gone)}` : '';
  tell(fight, 'EW-18', sentence`${personRef(one.id)} has ${itemRef(arm.name)} in hand${told}.`);
}
function* whichAway(fight: EinfelstFight, one: Fighter, arm: Weapon): Flow<Weapon> {
  const held = carried(one).filter((other) => handsOf(fight, other) > 0);
  const chosen: Id = yield* askChoice(
    { seat: seatOf(one.id), title: `What is put away for ${arm.name}?`, rule: 'EW-18', about: [one.id] },
    held.map(({ id, name }) => ({ id, label: name })),
  );
  return held.find(({ id }) => id === chosen) ?? arm;
}

/**
 * A newcomer with more weapons in hand than hands wears the weapons that are listed last at the
 * belt.
 */
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
    tell(
      fight,
      'EW-18',
      sentence`${personRef(one.id)} has no hand free for ${items(away)}, which ${away.length === 1 ? 'stays' : 'stay'} at the belt.`,
    );
}
