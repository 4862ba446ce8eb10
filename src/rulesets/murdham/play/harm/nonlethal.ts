/** MU-34 to MU-36: attacks that do no damage: disarm, grapple, a thrown net, a flash. The target saves, or suffers the effect. */

import { countAttack } from '../../../../engine/facts.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { GearItem } from '../../sheet/carried.ts';
import { isLarger } from '../../sheet/scores.ts';
import { gain, isGone, knows } from '../../sheet/standing.ts';
import type { Blow } from '../table/blow.ts';
import { placeOf } from '../table/ground.ts';
import { save } from '../table/saves.ts';
import { audienceFor, seat, tell } from '../table/table.ts';
import { itemName, weaponsOf } from '../table/weapons.ts';

/** MU-35: weapons in hand that somebody may be made to drop; a holder of Disarm only by another. */
export function disarmable(fight: MurdhamFight, target: Id, by: Id): GearItem[] {
  const sheet = sheetOf(fight, target);
  if (knows(sheet, 'disarm') && !knows(sheetOf(fight, by), 'disarm')) return [];
  return weaponsOf(sheet).flatMap(({ gear, spec }) =>
    gear && gear.held !== null && spec.category !== 'siege' ? [gear] : [],
  );
}

/** MU-35: the attacker chooses which weapon is to be dropped; undefined when there is none. */
export function* chooseDisarm(fight: MurdhamFight, who: Id, target: Id, how: string): Flow<string | undefined> {
  const items = disarmable(fight, target, who);
  const [only] = items;
  if (items.length < 2) return only?.id;
  return yield* choose(
    {
      seat: seat(fight, who),
      title: `${nameOf(fight, who)}: which weapon of ${nameOf(fight, target)}?`,
      rule: 'MU-35',
      about: [who, target],
      audience: audienceFor(fight, who, target),
    },
    items.map((one) => ({ id: one.id, label: itemName(one), detail: how })),
  );
}

/** A blow that has a new target: a disarm goes for a weapon of that one's, again of the attacker's choice. */
export function* retarget(fight: MurdhamFight, blow: Blow): Flow<void> {
  if (blow.effect.kind !== 'disarm') return;
  const item = yield* chooseDisarm(fight, blow.attacker, blow.target, blow.weapon.name);
  blow.effect = { kind: 'disarm', item: item ?? '' };
}

/** Loses the next turn: this round's if it is unspent, else the next round's. */
export function loseTurn(fight: MurdhamFight, who: Id, by: 'stunned' | 'distracted', rule: string): void {
  const now = fight.state.used[who] === undefined;
  if (now) fight.state.used[who] = 'lost';
  // Until the round's end when the loss is this round's; otherwise the next round's start takes its turn away.
  gain(sheetOf(fight, who), { id: by, until: now ? 'round' : 'cause' });
  tell(fight, rule, `${nameOf(fight, who)} loses ${now ? 'the turn of this round' : 'the next turn'}.`, {
    who: [who],
    tone: 'bad',
  });
}

/** What a save to get out of somebody's hold is for. */
export const BREAKS_HOLD = 'to break the hold';

/** A STR save against somebody: the larger of the two wins without a roll. */
export function* resists(fight: MurdhamFight, target: Id, attacker: Id, rule: string, what: string): Flow<boolean> {
  const [own, other] = [sheetOf(fight, target), sheetOf(fight, attacker)];
  // The larger wins every STR save; by the house a hold may be broken by a roll all the same.
  const rolls = what === BREAKS_HOLD && fight.house.largerHolds === 'roll';
  if (!rolls && (isLarger(own, other) || isLarger(other, own))) {
    const holds = isLarger(own, other);
    const winner = holds ? target : attacker;
    tell(fight, rule, `${nameOf(fight, winner)} is larger and wins without a roll.`, { who: [target, attacker] });
    return holds;
  }
  return yield* save(fight, target, 'str', { rule, what, about: [target, attacker] });
}

/** An attack by an effect: it hits when the effect takes hold. What somebody invokes in place of a blow is no attack. */
export function* landAttack(fight: MurdhamFight, blow: Blow): Flow<void> {
  const { attacker, target, effect } = blow;
  const took = yield* land(fight, blow);
  if (effect.kind !== 'power') countAttack(fight, attacker, target, took ? 'hit' : 'miss');
}

/** The effect of a blow that does no damage: the save, if it allows one, and what follows. Says whether it took hold. */
export function* land(fight: MurdhamFight, blow: Blow): Flow<boolean> {
  const { attacker, target, effect } = blow;
  const sheet = sheetOf(fight, target);
  if (isGone(sheet)) return false;
  const name = nameOf(fight, target);
  switch (effect.kind) {
    case 'disarm': {
      const sure = knows(sheetOf(fight, attacker), 'disarm') && !knows(sheet, 'disarm');
      if (!sure && (yield* resists(fight, target, attacker, 'MU-35', 'to keep hold of the weapon'))) return false;
      const item = sheet.gear.find(({ id }) => id === effect.item);
      if (!item) return false;
      sheet.gear = sheet.gear.filter(({ id }) => id !== item.id);
      fight.state.dropped.push({ item: { ...item, held: null }, place: { ...placeOf(fight, target) }, of: target });
      tell(fight, 'MU-35', `${name} drops ${itemName(item)}.`, { who: [target], tone: 'bad' });
      return true;
    }
    case 'grapple': {
      const own = sheetOf(fight, attacker);
      const sure = own.mutations.includes('tentacle-arm') || (knows(own, 'wrestling') && !knows(sheet, 'wrestling'));
      if (!sure && (yield* resists(fight, target, attacker, 'MU-36', 'not to be grabbed'))) return false;
      gain(sheet, { id: 'grabbed', until: 'cause', by: attacker });
      tell(fight, 'MU-36', `${nameOf(fight, attacker)} grabs ${name}.`, { who: [attacker, target], tone: 'bad' });
      return true;
    }
    case 'entangle':
      // No save is printed for a net or a flash; by the house a STR save.
      if (fight.house.netSave && (yield* save(fight, target, 'str', { rule: 'MU-34', what: 'against the net' })))
        return false;
      gain(sheet, { id: 'netted', until: 'cause' });
      tell(fight, 'MU-34', `${name} is entangled in the net.`, { who: [target], tone: 'bad' });
      return true;
    case 'power':
      yield* effect.land();
      return true;
    case 'dazzle':
      if (fight.house.flashSave && (yield* save(fight, target, 'str', { rule: 'MU-34', what: 'against the flash' })))
        return false;
      loseTurn(fight, target, 'stunned', 'MU-34');
      return true;
    default:
      return false;
  }
}
