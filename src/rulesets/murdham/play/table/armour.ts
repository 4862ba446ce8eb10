/**
 * What a blow meets: shields, armour, cover, what breaks under it and what is left of it (MU-26,
 * MU-28, MU-49).
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

/** Gear that stops a blow, in the order in which it breaks: shields first (MU-49). */
function shielding(fight: MurdhamFight, blow: Blow): GearItem[] {
  const sheet = sheetOf(fight, blow.target);
  const shields = shieldsOf(sheet);
  const [first] = shields;
  if (!first || surprises(blow)) return [];
  const counts = shields.length > 1 || knowsSkill(sheet, 'shield-mastery') || blow.reacted || blow.as === 'counter';
  return counts ? [first] : [];
}

/** Armour of the body itself: hide, a shell, what traits of the table's own give. */
const hideOf = (sheet: MurdhamSheet): number =>
  sheet.armour +
  (sheet.mutations.includes('turtle-shell') ? 1 : 0) +
  madeBy(sheet).reduce((sum, { armour }) => sum + armour, 0);

/**
 * MU-28: the armour value that meets a blow, with its reasons. Direct damage meets none. `without`
 * are pieces that have just broken.
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
 * MU-28: the armour that meets harm which nobody strikes (a trap, a falling beam): hide and suit,
 * by size. No shield, no cover.
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
  /** Before armour, after multiplying. */
  raw: number;
  /** After it: what is suffered. */
  amount: number;
  armour: Tally;
  /** MU-49: pieces of the target's that break under it. */
  breaks: GearItem[];
  /** Pieces whose armour counted: they make a durability roll afterwards. */
  used: GearItem[];
  why: string;
}

/**
 * MU-28, MU-49: what a die value comes to: gear breaks at 8 before armour, then armour or Piercing
 * strike. Changes nothing.
 */
export function reckonDamage(fight: MurdhamFight, blow: Blow, damage: Damage, value: number): Reckoning {
  const attacker = sheetOf(fight, blow.attacker);
  const target = sheetOf(fight, blow.target);
  const raw = damage.mode === 'none' ? 0 : multiplied(value, damage.times);
  const holy = hasWord(blow.weapon, 'holy') && !isUnholy(target.kind);
  const suit = wornOf(target, 'armour');
  const shields = shieldsOf(target);
  const direct = isDirect(blow.weapon);
  // What breaks does so by the damage before armour: direct damage and fire break it as well.
  const frailSuit = suit && isFrail(suit) ? suit : undefined;
  const first = shields.find(isFrail) ?? frailSuit;
  const breaks = raw >= 8 && first ? [first] : [];
  const armour = armourTally(
    fight,
    blow,
    breaks.map(({ id }) => id),
  );
  const counted = shielding(fight, blow);
  // MU-48: worn by what it stopped; by the house by every hit on its bearer.
  const met = direct && fight.house.wornCounts === 'stopped' ? [] : [...(suit ? [suit] : []), ...counted];
  const used = met.filter((piece) => !breaks.includes(piece));
  const piercing = knowsSkill(attacker, 'piercing-strike') && !blow.saved && !direct;
  const eater = hasWord(blow.weapon, 'fire') && knowsSkill(target, 'fire-eating') ? 1 : 0;
  // Size and its like multiply what is rolled, and armour takes from that (ruling 24); by the house
  // armour goes first.
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
