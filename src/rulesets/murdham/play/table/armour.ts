/**
 * What a blow meets: shields, armour and cover; what it breaks, and how much damage gets through
 * (MU-26, MU-28, MU-49).
 */

import { type Id, type Tally, tallyOf } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { GearItem } from '../../sheet/carried.ts';
import { sizeFactor } from '../../sheet/scores.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import { isConditionActive, knowsSkill, madeBy } from '../../sheet/standing.ts';
import { specOfGear } from '../../sheet/things/gear.ts';
import { type Blow, surprises } from './blow.ts';
import { type Damage, isUnholy, multiplied } from './damage.ts';
import { coverAgainst } from './ground.ts';
import { hasWord, isFrail, shieldsOf, type Weapon, wornOf } from './weapons.ts';

/** Lists the gear that stops a blow, in the order in which it breaks: shields first (MU-49). */
function shielding(fight: MurdhamFight, blow: Blow): GearItem[] {
  const sheet = sheetOf(fight, blow.target);
  const shields = shieldsOf(sheet);
  const [first] = shields;
  if (!first || surprises(blow)) return [];
  const counts = shields.length > 1 || knowsSkill(sheet, 'shield-mastery') || blow.reacted || blow.as === 'counter';
  return counts ? [first] : [];
}

/** Gives the armour of the body itself: hide, a shell, what traits of the table's own add. */
const hideOf = (sheet: MurdhamSheet): number =>
  sheet.armour +
  (sheet.mutations.includes('turtle-shell') ? 1 : 0) +
  madeBy(sheet).reduce((sum, { armour }) => sum + armour, 0);

/**
 * MU-28: gives the armour value that meets a blow, with its reasons. Direct damage meets none.
 * `without` names pieces that have just broken.
 */
export function armourTally(fight: MurdhamFight, blow: Blow, without: readonly string[] = []): Tally {
  const sheet = sheetOf(fight, blow.target);
  if (isDirect(blow.weapon)) return tallyOf('Armour', [{ label: 'Direct damage', value: 0, rule: 'MU-28' }]);
  const suit = wornOf(sheet, 'armour');
  const worn = suit && !without.includes(suit.id) ? (specOfGear(suit).armour ?? 0) : 0;
  const times = Math.max(1, sizeFactor(sheet.size).up);
  const both = fight.house.largeArmour === 'worn-and-natural';
  const shields = shielding(fight, blow).filter(({ id }) => !without.includes(id));
  const cover = blow.throughCover ? undefined : coverAgainst(fight, blow.attacker, blow.target);
  return tallyOf('Armour', [
    { label: 'Hide and shell', value: hideOf(sheet) * times, rule: 'MU-28' },
    { label: suit ? specOfGear(suit).name : 'Armour', value: both ? worn * times : worn, rule: 'MU-28' },
    { label: 'Shield', value: shields.length, rule: 'MU-28' },
    { label: cover ?? 'Cover', value: cover === undefined ? 0 : 1, rule: 'MU-26' },
    { label: 'Protection', value: isConditionActive(sheet, 'protection') && !suit ? 1 : 0, rule: 'MU' },
    {
      label: 'Brawling',
      value: knowsSkill(sheet, 'brawling') && (hasWord(blow.weapon, 'unarmed') || blow.weapon.hand === 'body') ? 1 : 0,
      rule: 'MU',
    },
  ]);
}
/**
 * MU-28: gives the armour against harm that nobody strikes, such as a trap or a falling beam: hide
 * and suit, by size. Shields and cover do not help.
 */
export function plainArmour(fight: MurdhamFight, who: Id): number {
  const sheet = sheetOf(fight, who);
  const suit = wornOf(sheet, 'armour');
  const worn = suit ? (specOfGear(suit).armour ?? 0) : 0;
  const times = Math.max(1, sizeFactor(sheet.size).up);
  return hideOf(sheet) * times + (fight.house.largeArmour === 'worn-and-natural' ? worn * times : worn);
}
export const isDirect = (weapon: Weapon): boolean => hasWord(weapon, 'direct') || hasWord(weapon, 'fire');

export interface Reckoning {
  /** The damage before armour and after multiplying. */
  raw: number;
  /** The damage after armour, which the target suffers. */
  amount: number;
  armour: Tally;
  /** MU-49: the target's pieces that break under the blow. */
  breaks: GearItem[];
  /** The pieces whose armour counted. They make a durability roll after the fight. */
  used: GearItem[];
  why: string;
}

/**
 * MU-28, MU-49: gives the damage that a die's value does: gear breaks at 8 before armour, then
 * armour or Piercing strike counts. Changes nothing.
 */
export function reckonDamage(fight: MurdhamFight, blow: Blow, damage: Damage, value: number): Reckoning {
  const attacker = sheetOf(fight, blow.attacker);
  const target = sheetOf(fight, blow.target);
  const raw = damage.mode === 'none' ? 0 : multiplied(value, damage.times);
  const holy = hasWord(blow.weapon, 'holy') && !isUnholy(target.kind);
  const suit = wornOf(target, 'armour');
  const shields = shieldsOf(target);
  const direct = isDirect(blow.weapon);
  // Gear breaks by the damage before armour, so direct damage and fire break it too.
  const frailSuit = suit && isFrail(suit) ? suit : undefined;
  const first = shields.find(isFrail) ?? frailSuit;
  const breaks = raw >= 8 && first ? [first] : [];
  const armour = armourTally(
    fight,
    blow,
    breaks.map(({ id }) => id),
  );
  const counted = shielding(fight, blow);
  // MU-48: gear wears by what it stopped. By house rule every hit on its bearer wears it.
  const met = direct && fight.house.wornCounts === 'stopped' ? [] : [...(suit ? [suit] : []), ...counted];
  const used = met.filter((piece) => !breaks.includes(piece));
  const piercing = knowsSkill(attacker, 'piercing-strike') && !blow.saved && !direct;
  const eater = hasWord(blow.weapon, 'fire') && knowsSkill(target, 'fire-eating') ? 1 : 0;
  // Size and the like multiply the roll before armour is taken off (ruling 24). By house rule
  // armour is taken off first.
  const early = fight.house.armourOrder === 'before-size';
  const through = early ? multiplied(Math.max(0, value - armour.total), damage.times) : Math.max(0, raw - armour.total);
  const pierces = damage.mode !== 'none' && (early ? value : raw) > armour.total;
  const base = damage.mode === 'none' ? 0 : piercing ? (pierces ? raw : 0) : through;
  const amount = holy ? 0 : Math.max(0, base - eater);
  const why =
    damage.mode === 'none'
      ? 'impaired twice: no effect'
      : holy
        ? 'only demons and undead feel it'
        : piercing && armour.total > 0
          ? `${raw}, piercing armour ${armour.total}`
          : armour.total > 0
            ? early
              ? `${value} less armour ${armour.total}${through === value - armour.total ? '' : ', multiplied'}`
              : `${raw} less armour ${armour.total}`
            : `${raw}`;
  return { raw, amount, armour, breaks, used, why };
}
