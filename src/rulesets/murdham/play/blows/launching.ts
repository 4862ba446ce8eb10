/**
 * What every attack and counter does before it is resolved: it costs a part of the turn, uses up
 * its weapon, and may need a save to hit (MU-09, MU-11, MU-48).
 */

import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { loosenHold } from '../harm/holds.ts';
import type { Blow } from '../table/blow.ts';
import { rollSave } from '../table/saves.ts';
import { discardItem, hasWord, isThrownAway, type Weapon } from '../table/weapons.ts';
import { spendBonus, spendMain } from '../turns/budget.ts';
import { withHard } from './manner.ts';
import { type Aim, needsToHit, whyOutOfReach } from './targets.ts';

/**
 * MU-09: tells whether a fighter throws this vial or net as a bonus action. Throwing is an attack
 * and so a main action; by house rule it is a bonus action like the use of any consumable.
 */
export const isQuickThrow = (fight: MurdhamFight, { spec }: Weapon): boolean =>
  fight.house.throwing === 'bonus' && spec.use?.cost === 'attack';
/**
 * Spends the part of the turn that an attack with this weapon costs. It keeps the fighter's hold:
 * whom the blow strikes decides later whether the fighter lets go (MU-37).
 */
export const spendOn = (fight: MurdhamFight, who: Id, weapon: Weapon): void =>
  isQuickThrow(fight, weapon) ? spendBonus(fight, who, 'keeps hold') : spendMain(fight, who, 'keeps hold');

/**
 * MU-21, MU-48: expends a weapon in an attack or counter. The weapon has been used, a shot is gone
 * until it is reloaded, a once-in-a-while effect has worked, and a vial or net is thrown away.
 */
export function expendWeapon(fight: MurdhamFight, who: Id, weapon: Weapon): void {
  const sheet = sheetOf(fight, who);
  if (weapon.gear) weapon.gear.used = true;
  if (weapon.gear && hasWord(weapon, 'reload')) weapon.gear.spent = true;
  if (weapon.figures.limit) sheet.spent.push(weapon.id);
  if (weapon.gear && isThrownAway(weapon)) discardItem(sheet, weapon.gear.id);
}

/**
 * Does what every attack does before it is resolved: uses its weapons, and ends the attacker's hold
 * on anybody but the target.
 */
export function setOff(fight: MurdhamFight, { attacker, weapon, second, target }: Blow): void {
  for (const used of [weapon, second]) if (used) expendWeapon(fight, attacker, used);
  const holding = sheetOf(fight, target).conditions.some(({ id, by }) => id === 'grabbed' && by === attacker);
  if (!holding) loosenHold(fight, attacker, 'to attack');
}

/**
 * Rolls the striker's WIT save to hit, if anything asks for one (MU-11). Several reasons ask for
 * one save.
 */
export function* aimedSave(fight: MurdhamFight, who: Id, needs: Aim['needs'], about: readonly Id[]): Flow<boolean> {
  const [first] = needs;
  if (!first) return true;
  if (first.text.includes('swarm')) {
    const through = yield* rollSave(fight, who, 'str', { rule: first.rule, what: 'to hit through the swarm', about });
    return through && (yield* aimedSave(fight, who, needs.slice(1), about));
  }
  return yield* rollSave(fight, who, 'wit', { rule: first.rule, what: 'to hit', about });
}

/** MU-11: rolls the save to hit of a blow, if anything asks for one now. */
export function* hasHit(fight: MurdhamFight, blow: Blow): Flow<boolean> {
  const { attacker, target, weapon, hard } = blow;
  const inReach = whyOutOfReach(fight, attacker, target, weapon, 'attack') === undefined;
  const needs = withHard(inReach ? needsToHit(fight, attacker, target, weapon) : [], hard);
  blow.saved = needs.length > 0;
  return yield* aimedSave(fight, attacker, needs, [attacker, target]);
}
