/**
 * The die of a blow: what impairs or enhances it, what multiplies it, and its dice (MU-12, MU-13,
 * MU-25).
 */

import type { RuleId } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { sizeFactor, sizeRank } from '../../sheet/scores.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import { isConditionActive, knowsSkill } from '../../sheet/standing.ts';
import { type Die, stepUp } from '../../sheet/things/itemTypes.ts';
import { type Blow, surprises } from './blow.ts';
import { concealmentFrom } from './ground.ts';
import { hasWord, isMelee, type Weapon, wornOf } from './weapons.ts';

export type Mode = 'plain' | 'impaired' | 'enhanced' | 'none';
interface DamageReason {
  label: string;
  rule: RuleId;
}
export interface Damage {
  die: Die;
  mode: Mode;
  impaired: DamageReason[];
  enhanced: DamageReason[];
  times: { label: string; up: number; down: number }[];
  /** The steps that changed the die, in words. */
  steps: string[];
}

/**
 * Turns counts of impaired and enhanced into one mode. Two impairments without an enhancement leave
 * no damage at all.
 */
export function modeOf(impaired: number, enhanced: number): Mode {
  // An enhancement cancels one impairment. More enhancements than one add nothing to an attack that
  // is not impaired.
  if (impaired === 0) return enhanced > 0 ? 'enhanced' : 'plain';
  const left = impaired - enhanced;
  if (left < 0) return 'enhanced';
  if (left === 0) return 'plain';
  return left === 1 ? 'impaired' : 'none';
}

/** Lists what impairs a weapon in this fighter's hands against any target (MU-12). */
export function clumsiness(sheet: MurdhamSheet, weapon: Weapon): DamageReason[] {
  const bare = hasWord(weapon, 'unarmed') && !knowsSkill(sheet, 'brawling');
  const off = weapon.hand === 'off' && !knowsSkill(sheet, 'ambidextrous');
  return [
    ...(bare ? [{ label: 'Unarmed', rule: 'MU-12' }] : []),
    ...(off ? [{ label: 'Off hand', rule: 'MU-12' }] : []),
  ];
}

/**
 * Gives the die of a weapon in this fighter's hands: one step up with Skilled blow or Skilled shot,
 * but not for bare hands or a connection.
 */
export function trainedDie(sheet: MurdhamSheet, weapon: Weapon): { die: Die; skill?: string } {
  const die = weapon.figures.die ?? 4;
  const skill = isMelee(weapon) ? 'skilled-blow' : 'skilled-shot';
  if (hasWord(weapon, 'unarmed') || weapon.power === 'connection' || !knowsSkill(sheet, skill)) return { die };
  return { die: stepUp(die), skill: isMelee(weapon) ? 'Skilled blow' : 'Skilled shot' };
}

function impairments(fight: MurdhamFight, blow: Blow): DamageReason[] {
  const sheet = sheetOf(fight, blow.attacker);
  const { weapon } = blow;
  const parts = clumsiness(sheet, weapon);
  const add = (on: boolean, label: string, rule: RuleId) => {
    if (on) parts.push({ label, rule });
  };
  // Brawling also counts for a Sneak attack with bare hands (ruling 37). A house rule can forbid
  // it.
  const sneaks = surprises(blow) && knowsSkill(sheet, 'sneak-attack') && hasWord(weapon, 'unarmed');
  add(sneaks && knowsSkill(sheet, 'brawling') && !fight.house.sneakBrawling, 'Unarmed', 'MU-12');
  add(blow.heldBack, 'Holding back', 'MU-13');
  add(
    isConditionActive(sheet, 'confused') && (sheet.mind !== 'mindless' || fight.house.mindlessConfused),
    'Confused',
    'MU',
  );
  add(isConditionActive(sheet, 'climbing') && !knowsSkill(sheet, 'climb'), 'Climbing', 'MU');
  add(isConditionActive(sheet, 'in-water') && !knowsSkill(sheet, 'swim'), 'In water', 'MU');
  add(weapon.power !== undefined && sheetOf(fight, blow.target).craft !== undefined, 'Against an object', 'MU');
  const concealed = concealmentFrom(fight, blow.attacker, blow.target);
  add(concealed !== undefined, `Target in ${concealed ?? ''}`, 'MU-25');
  return parts;
}

/** MU-12, MU-13, MU-25: gives the die of a blow and how it is rolled, with all the reasons. */
export function damageOf(fight: MurdhamFight, blow: Blow): Damage {
  const sheet = sheetOf(fight, blow.attacker);
  const other = sheetOf(fight, blow.target);
  const steps: string[] = [];
  let die: Die = blow.weapon.figures.die ?? 4;
  if (surprises(blow) && knowsSkill(sheet, 'sneak-attack')) {
    die = 12;
    steps.push('Sneak attack: d12');
  } else if (blow.skilled) {
    const trained = trainedDie(sheet, blow.weapon);
    die = trained.die;
    if (trained.skill) steps.push(`${trained.skill}: d${die}`);
  }
  const impaired = impairments(fight, blow);
  const size = sizeFactor(sheet.size);
  const times = [...blow.times];
  // A power or siege piece does not hit harder because its user is large.
  const ownForce = blow.weapon.power === undefined && blow.weapon.spec.category !== 'siege';
  const bySize = ownForce && (size.up !== 1 || size.down !== 1);
  if (bySize) times.unshift({ label: `Size: ${sheet.size}`, up: size.up, down: size.down });
  if (knowsSkill(sheet, 'monster-slaying') && sizeRank[other.size] > sizeRank[sheet.size])
    times.push({ label: 'Monster slaying', up: 2, down: 1 });
  const enhanced: DamageReason[] = [];
  const baned = sheet.gear.find(({ id }) => id === blow.weapon.gear?.id)?.coat === 'bane' && isUnholy(other.kind);
  if (baned) enhanced.push({ label: 'Bane', rule: 'MU' });
  if (blow.weapon.element === 'lightning' && isMetal(other, fight.house.metal))
    enhanced.push({ label: 'Lightning against metal', rule: 'MU' });
  return { die, mode: modeOf(impaired.length, enhanced.length), impaired, enhanced, times, steps };
}
/** MU-28: tells whether a fighter wears much metal: a heavy suit, or by house rule any suit. */
const isMetal = (sheet: MurdhamSheet, which: MurdhamFight['house']['metal']): boolean => {
  const suit = wornOf(sheet, 'armour')?.item;
  return suit !== undefined && (which === 'any' || suit.includes('heavy'));
};
export const isUnholy = (kind: string) => kind === 'undead' || kind === 'demon';

/**
 * Gives the raw damage of a die value: all factors multiplied together, and the result rounded up
 * once.
 */
export const multiplied = (value: number, times: Damage['times']): number => {
  const up = times.reduce((product, part) => product * part.up, 1);
  const down = times.reduce((product, part) => product * part.down, 1);
  return Math.ceil((value * up) / down);
};
