/**
 * MU-34 to MU-36: attacks that do no damage: disarm, grapple, a thrown net, a flash. The target
 * saves, or suffers the effect.
 */

import { countAttack } from '../../../../engine/facts.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { GearItem } from '../../sheet/carried.ts';
import { isLarger } from '../../sheet/scores.ts';
import { gainCondition, isGone, knowsSkill } from '../../sheet/standing.ts';
import type { Blow } from '../table/blow.ts';
import { placeOf } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { audienceFor, seatOfFighter, tell } from '../table/table.ts';
import { gearRef, itemName, weaponsOf } from '../table/weapons.ts';

/**
 * MU-35: lists the held weapons that a fighter can be made to drop. Only another fighter with
 * Disarm disarms one with that skill.
 */
export function disarmable(fight: MurdhamFight, target: Id, by: Id): GearItem[] {
  const sheet = sheetOf(fight, target);
  if (knowsSkill(sheet, 'disarm') && !knowsSkill(sheetOf(fight, by), 'disarm')) return [];
  return weaponsOf(sheet).flatMap(({ gear, spec }) =>
    gear && gear.held !== null && spec.category !== 'siege' ? [gear] : [],
  );
}

/**
 * MU-35: asks the attacker which weapon the target is to drop. Gives undefined when the target
 * holds none.
 */
export function* chooseDisarm(fight: MurdhamFight, who: Id, target: Id, how: string): Flow<string | undefined> {
  const items = disarmable(fight, target, who);
  const [only] = items;
  if (items.length < 2) return only?.id;
  return yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)} disarms ${nameOf(fight, target)}: of which weapon?`,
      rule: 'MU-35',
      about: [who, target],
      audience: audienceFor(fight, who, target),
    },
    items.map((one) => ({ id: one.id, label: itemName(one), detail: how })),
  );
}

/**
 * Points a blow at its new target. A disarm goes for a weapon of the new target, again of the
 * attacker's choice.
 */
export function* retarget(fight: MurdhamFight, blow: Blow): Flow<void> {
  if (blow.effect.kind !== 'disarm') return;
  const item = yield* chooseDisarm(fight, blow.attacker, blow.target, blow.weapon.name);
  blow.effect = { kind: 'disarm', item: item ?? '' };
}

/** Takes a fighter's next turn: this round's if it is unspent, else the next round's. */
export function loseTurn(fight: MurdhamFight, who: Id, by: 'stunned' | 'distracted', rule: string): void {
  const now = fight.state.used[who] === undefined;
  if (now) fight.state.used[who] = 'lost';
  // A condition for this round's loss ends with the round. Otherwise the start of the next round
  // takes the turn and ends the condition.
  gainCondition(sheetOf(fight, who), { id: by, until: now ? 'round' : 'cause' });
  tell(fight, rule, sentence`${personRef(who)} loses ${now ? 'the turn of this round' : 'the next turn'}.`, {
    tone: 'bad',
  });
}

/** The purpose of a save to get out of a hold. `resistSave` knows such a save by it. */
export const BREAKS_HOLD = 'to break the hold';

/** Makes the target save STR against the attacker. The larger of the two wins without a roll. */
export function* resistSave(fight: MurdhamFight, target: Id, attacker: Id, rule: string, what: string): Flow<boolean> {
  const [own, other] = [sheetOf(fight, target), sheetOf(fight, attacker)];
  // The larger fighter wins every STR save. By house rule a roll may break a hold all the same.
  const rolls = what === BREAKS_HOLD && fight.house.largerHolds === 'roll';
  if (!rolls && (isLarger(own, other) || isLarger(other, own))) {
    const holds = isLarger(own, other);
    const winner = holds ? target : attacker;
    tell(
      fight,
      rule,
      sentence`${personRef(winner)} is larger than ${personRef(holds ? attacker : target)} and wins without a roll.`,
    );
    return holds;
  }
  return yield* rollSave(fight, target, 'str', { rule, what, about: [target, attacker] });
}

/**
 * Lands an attack that does an effect instead of damage. It counts as a hit when the effect takes
 * hold. A power that is invoked instead of a blow is no attack.
 */
export function* landAttack(fight: MurdhamFight, blow: Blow): Flow<void> {
  const { attacker, target, effect } = blow;
  const took = yield* landEffect(fight, blow);
  if (effect.kind !== 'power') countAttack(fight, attacker, target, took ? 'hit' : 'miss');
}

/**
 * Applies the effect of a blow without damage: the save, if the effect allows one, and what
 * follows. Gives true when the effect took hold.
 */
export function* landEffect(fight: MurdhamFight, blow: Blow): Flow<boolean> {
  const { attacker, target, effect } = blow;
  const sheet = sheetOf(fight, target);
  if (isGone(sheet)) return false;
  switch (effect.kind) {
    case 'disarm': {
      const sure = knowsSkill(sheetOf(fight, attacker), 'disarm') && !knowsSkill(sheet, 'disarm');
      if (!sure && (yield* resistSave(fight, target, attacker, 'MU-35', 'to keep hold of the weapon'))) return false;
      const item = sheet.gear.find(({ id }) => id === effect.item);
      if (!item) return false;
      sheet.gear = sheet.gear.filter(({ id }) => id !== item.id);
      fight.state.dropped.push({ item: { ...item, held: null }, place: { ...placeOf(fight, target) }, of: target });
      tell(fight, 'MU-35', sentence`${personRef(target)} drops ${gearRef(item)}.`, {
        happened: { is: 'lost', whom: [target], what: itemName(item) },
        tone: 'bad',
      });
      return true;
    }
    case 'grapple': {
      const own = sheetOf(fight, attacker);
      const sure =
        own.mutations.includes('tentacle-arm') || (knowsSkill(own, 'wrestling') && !knowsSkill(sheet, 'wrestling'));
      if (!sure && (yield* resistSave(fight, target, attacker, 'MU-36', 'not to be grabbed'))) return false;
      gainCondition(sheet, { id: 'grabbed', until: 'cause', by: attacker });
      tell(
        fight,
        'MU-36',
        sentence`${personRef(attacker)} holds ${personRef(target)}, who can only try to break loose.`,
        {
          happened: { is: 'hit', whom: [target], by: attacker },
          tone: 'bad',
        },
      );
      return true;
    }
    case 'entangle':
      // No chapter prints a save against a net or a flash. By house rule the target saves STR.
      if (fight.house.netSave && (yield* rollSave(fight, target, 'str', { rule: 'MU-34', what: 'against the net' })))
        return false;
      gainCondition(sheet, { id: 'netted', until: 'cause' });
      tell(fight, 'MU-34', sentence`${personRef(target)} is entangled in the net.`, {
        happened: { is: 'hit', whom: [target], by: attacker },
        tone: 'bad',
      });
      return true;
    case 'power':
      yield* effect.land();
      return true;
    case 'dazzle':
      if (
        fight.house.flashSave &&
        (yield* rollSave(fight, target, 'str', { rule: 'MU-34', what: 'against the flash' }))
      )
        return false;
      loseTurn(fight, target, 'stunned', 'MU-34');
      return true;
    default:
      return false;
  }
}
