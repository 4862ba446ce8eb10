/** Bonus actions of the hands: equip, stow, pick up, put down, doors and levers (MU-09). */

import type { Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { distance, isNearby, nearbyPlaces } from '../../../space/zones/zones.ts';
import { opensDoor, turnDoor } from '../../common/doors/doors.ts';
import { sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { loosenHold } from '../play/harm/holds.ts';
import { mapOf, placeOf, whereInSentence, whereText } from '../play/table/ground.ts';
import { hasDone, markDone, tell } from '../play/table/table.ts';
import { gearRef, itemName } from '../play/table/weapons.ts';
import { spendBonus, spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import type { GearItem } from '../sheet/carried.ts';
import type { MurdhamSheet } from '../sheet/sheet.ts';
import { conditionOf, knowsSkill } from '../sheet/standing.ts';
import { specOfGear } from '../sheet/things/gear.ts';
import { actionGroups, bonusNow, type MurdhamAction, mainNow } from './allowed.ts';

/** Lists a fighter's free hands. An injured arm is never free. */
export function freeHands(sheet: MurdhamSheet): ('main' | 'off')[] {
  const lame = conditionOf(sheet, 'arm-injury')?.note;
  const taken = sheet.gear.flatMap(({ held }) => (held === 'both' ? ['main', 'off'] : held === null ? [] : [held]));
  return (['main', 'off'] as const).filter((hand) => !taken.includes(hand) && hand !== lame);
}
const handheld = (item: GearItem): boolean => {
  const spec = specOfGear(item);
  return spec.hands > 0 && spec.category !== 'siege' && spec.category !== 'vehicle';
};

/**
 * Puts an item into the hands that it needs. Gives false and changes nothing when those hands are
 * not free.
 */
function take(sheet: MurdhamSheet, item: GearItem): boolean {
  const hands = freeHands(sheet);
  const spec = specOfGear(item);
  if (spec.hands === 2) {
    if (hands.length < 2) return false;
    item.held = 'both';
    return true;
  }
  // A shield goes into the off hand if that hand is free. Anything else goes into the main hand.
  const wanted = spec.category === 'shield' ? 'off' : 'main';
  const hand = hands.find((one) => one === wanted) ?? hands[0];
  if (hand === undefined) return false;
  item.held = hand;
  return true;
}
const handsFor = (sheet: MurdhamSheet, item: GearItem): Verdict =>
  freeHands(sheet).length >= specOfGear(item).hands
    ? true
    : notAllowed(
        'MU-09',
        specOfGear(item).hands === 2
          ? 'Both hands must be free: stow something first.'
          : 'No hand is free: stow something first.',
      );

/**
 * Spends the bonus action. A fighter with Quick draw equips and stows any number of hand-held
 * things for one bonus action a turn.
 */
function* spend(fight: MurdhamFight, who: Id): Flow<void> {
  yield* beginTurn(fight, who);
  if (knowsSkill(sheetOf(fight, who), 'quick-draw') && hasDone(fight, who, 'quick-draw'))
    return loosenHold(fight, who, 'to draw');
  markDone(fight, who, 'quick-draw');
  spendBonus(fight, who);
}
const quick = (fight: MurdhamFight, who: Id): boolean =>
  knowsSkill(sheetOf(fight, who), 'quick-draw') && hasDone(fight, who, 'quick-draw') && fight.state.turn?.who === who;
const handsNow = (fight: MurdhamFight, who: Id): Verdict => (quick(fight, who) ? true : bonusNow(fight, who));

const equip: MurdhamAction = {
  id: 'equip',
  scope: 'combatant',
  label: 'Equip',
  help: 'Takes something packed into the hand. Armour is never changed in a fight.',
  rule: 'MU-09',
  group: actionGroups.bonus,
  cost: 'bonus action',
  variants: (fight, who) =>
    sheetOf(fight, who)
      .gear.filter(
        (item) => item.held === null && (handheld(item) || specOfGear(item).category === 'armour') && !item.worn,
      )
      .map((item) => ({ id: item.id, label: `Equip ${itemName(item)}` })),
  allowed(fight, who, variant) {
    const item = sheetOf(fight, who).gear.find(({ id }) => id === variant);
    if (!item) return notAllowed('MU-09', 'Has no such thing in the pack.');
    if (specOfGear(item).category === 'armour') return notAllowed('MU-09', 'Armour is never changed in a fight.');
    return allOf(handsNow(fight, who), () => handsFor(sheetOf(fight, who), item));
  },
  *perform(fight, who, variant) {
    const sheet = sheetOf(fight, who);
    yield* spend(fight, who);
    const item = sheet.gear.find(({ id }) => id === variant);
    if (!item || !take(sheet, item)) return;
    tell(fight, 'MU-09', sentence`${personRef(who)} equips ${gearRef(item)}.`);
  },
};

/** Lists the items in a fighter's hands, as variants of an action. */
const inHand = (fight: MurdhamFight, who: Id, verb: string) =>
  sheetOf(fight, who)
    .gear.filter(({ held }) => held !== null)
    .map((item) => ({ id: item.id, label: `${verb} ${itemName(item)}` }));

const stow: MurdhamAction = {
  id: 'stow',
  scope: 'combatant',
  label: 'Stow',
  help: 'Puts something away. A swap of two things is two bonus actions.',
  rule: 'MU-09',
  group: actionGroups.bonus,
  cost: 'bonus action',
  variants: (fight, who) => inHand(fight, who, 'Stow'),
  allowed: (fight, who) => handsNow(fight, who),
  *perform(fight, who, variant) {
    yield* spend(fight, who);
    const item = sheetOf(fight, who).gear.find(({ id }) => id === variant);
    if (!item) return;
    item.held = null;
    tell(fight, 'MU-09', sentence`${personRef(who)} stows ${gearRef(item)}.`);
  },
};

const drop: MurdhamAction = {
  id: 'put-down',
  scope: 'combatant',
  label: 'Put down',
  help: 'Puts something from the hand on the ground.',
  rule: 'MU-09',
  group: actionGroups.bonus,
  cost: 'bonus action',
  variants: (fight, who) => inHand(fight, who, 'Put down'),
  allowed: (fight, who) => bonusNow(fight, who),
  *perform(fight, who, variant) {
    const sheet = sheetOf(fight, who);
    yield* spend(fight, who);
    const item = sheet.gear.find(({ id }) => id === variant);
    if (!item) return;
    sheet.gear = sheet.gear.filter(({ id }) => id !== variant);
    fight.state.dropped.push({ item: { ...item, held: null }, place: { ...placeOf(fight, who) }, of: who });
    tell(fight, 'MU-09', sentence`${personRef(who)} puts down ${gearRef(item)}.`);
  },
};

const within = (fight: MurdhamFight, who: Id) =>
  fight.state.dropped.filter(
    ({ item, place }) =>
      isNearby(mapOf(fight), place, placeOf(fight, who)) ||
      // A fighter with a frog's tongue fetches light things from 1 zone away.
      (sheetOf(fight, who).mutations.includes('frog-tongue') &&
        specOfGear(item).bulk <= 1 &&
        distance(mapOf(fight), place, placeOf(fight, who)) <= 1),
  );

const pickUp: MurdhamAction = {
  id: 'pick-up',
  scope: 'combatant',
  label: 'Pick up',
  help: 'Picks something up that lies nearby.',
  rule: 'MU-09',
  group: actionGroups.bonus,
  cost: 'bonus action',
  variants: (fight, who) =>
    within(fight, who).map(({ item, place }) => ({
      id: item.id,
      label: `Pick up ${itemName(item)}`,
      detail: whereText(fight, place),
    })),
  allowed(fight, who, variant) {
    const lying = within(fight, who).find(({ item }) => item.id === variant);
    if (!lying) return notAllowed('MU-09', 'No such thing lies nearby.');
    return allOf(bonusNow(fight, who), () => handsFor(sheetOf(fight, who), lying.item));
  },
  *perform(fight, who, variant) {
    const lying = within(fight, who).find(({ item }) => item.id === variant);
    yield* spend(fight, who);
    if (!lying) return;
    const at = fight.state.dropped.findIndex(({ item }) => item.id === variant);
    fight.state.dropped.splice(at, 1);
    const sheet = sheetOf(fight, who);
    const taken = sheet.gear.some(({ id }) => id === lying.item.id);
    fight.nextId += 1;
    const item: GearItem = {
      ...lying.item,
      id: taken ? `${lying.item.id}.${fight.nextId}` : lying.item.id,
      held: null,
    };
    take(sheet, item);
    sheet.gear.push(item);
    tell(fight, 'MU-09', sentence`${personRef(who)} picks up ${gearRef(item)}.`, {
      happened: { is: 'gained', whom: [who], what: itemName(item) },
    });
  },
};

/**
 * Lists the doors in reach: on the border on which the fighter stands, or on the borders of its
 * zone.
 */
const doors = (fight: MurdhamFight, who: Id) => {
  const scene = mapOf(fight);
  return nearbyPlaces(scene, placeOf(fight, who)).flatMap((place) => {
    const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
    return border && border.door !== 'none' ? [border] : [];
  });
};

const door: MurdhamAction = {
  id: 'door',
  scope: 'combatant',
  label: 'Door',
  help: 'Opens or closes a door nearby.',
  rule: 'MU-09',
  group: actionGroups.bonus,
  cost: 'bonus action',
  variants: (fight, who) =>
    doors(fight, who).map(({ id, door: state }) => ({
      id,
      label: `${state === 'closed' ? 'Open' : 'Close'} ${whereText(fight, { kind: 'border', border: id })}`,
    })),
  // MU-45: the door may be the way out, so broken and terrified fighters may open it too.
  // Burglary opens a lock within one round; anybody else needs the key, or the GM's ruling.
  allowed: (fight, who, variant) =>
    allOf(
      bonusNow(fight, who, 'open'),
      () => knowsSkill(sheetOf(fight, who), 'burglary') || opensDoor(fight, variant, 'MU-09'),
    ),
  *perform(fight, who, variant = '') {
    yield* spend(fight, who);
    const door = turnDoor(fight, variant);
    if (!door) return;
    tell(
      fight,
      'MU-09',
      sentence`${personRef(who)} ${door === 'open' ? 'opens' : 'closes'} ${whereInSentence(fight, { kind: 'border', border: variant })}.`,
    );
  },
};

const interact = (id: 'interact' | 'interact-long'): MurdhamAction => ({
  id,
  scope: 'combatant',
  label: id === 'interact' ? 'Interact' : 'Interact, taking longer',
  help:
    id === 'interact'
      ? 'Pulls a lever, lifts a latch, does something quick with the surroundings.'
      : 'The GM rules that it takes a main action.',
  rule: 'MU-09',
  group: id === 'interact' ? actionGroups.bonus : actionGroups.main,
  cost: id === 'interact' ? 'bonus action' : 'main action',
  allowed: (fight, who) => (id === 'interact' ? bonusNow(fight, who) : mainNow(fight, who)),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    if (id === 'interact') spendBonus(fight, who);
    else spendMain(fight, who);
    tell(
      fight,
      'MU-09',
      sentence`${personRef(who)} does something with the surroundings: what comes of it, the table says.`,
    );
  },
});

export const handActions: readonly MurdhamAction[] = [equip, stow, pickUp, drop, door, interact('interact')];
export const longInteraction: readonly MurdhamAction[] = [interact('interact-long')];
