/**
 * The numbers of a fighter that house rules can change, each as a tally with its reasons: room,
 * marks of death, speed, load.
 */
import type { MurdhamHouse } from '../../house/house.ts';
import { maxHealth, scoreOf, sizeFactor } from '../../sheet/scores.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import { hasTrait, isConditionActive, knowsSkill } from '../../sheet/standing.ts';
import { specOfGear } from '../../sheet/things/gear.ts';

/**
 * Gives how much room a fighter takes, in medium fighters. The house rules set it for a vehicle
 * with all on it.
 */
export const roomOf = ({ size, craft }: MurdhamSheet, house: MurdhamHouse): number =>
  craft === undefined ? sizeFactor(size).room : house.vehicleRoom;
/**
 * MU-29: gives how much damage at once kills outright. By house rule that is the maximum health as
 * sized, or STR to the letter.
 */
export const deathMark = (sheet: MurdhamSheet, house: MurdhamHouse): number =>
  house.deathMark === 'health' ? maxHealth(sheet).total : scoreOf(sheet, 'str') + (knowsSkill(sheet, 'tough') ? 2 : 0);

/** Gives the bulk that a fighter carries. Nobody carries vehicles and siege pieces. */
export function loadOf(sheet: MurdhamSheet): number {
  const down = hasTrait(sheet, 'sturdy') ? 2 : hasTrait(sheet, 'frail') ? 0.5 : 1;
  const sum = sheet.gear.reduce((bulk, item) => {
    const spec = specOfGear(item);
    return (spec.consumable && item.spent) || spec.durability ? bulk : bulk + spec.bulk;
  }, 0);
  return sum / down / Math.max(1, sizeFactor(sheet.size).room);
}
export const isEncumbered = (sheet: MurdhamSheet, house: MurdhamHouse): boolean =>
  isConditionActive(sheet, 'encumbered') || loadOf(sheet) > carriedFree(sheet, house);
/**
 * MU-06: gives the bulk that a fighter carries without a burden: by house rule a number, or STR.
 * With Pack rat it is at least 10.
 */
const carriedFree = (sheet: MurdhamSheet, house: MurdhamHouse): number => {
  const free = house.encumberedBy === 'str' ? scoreOf(sheet, 'str') : house.encumberedFrom;
  return knowsSkill(sheet, 'pack-rat') ? (house.encumberedBy === 'str' ? Math.max(10, free) : 10) : free;
};

/**
 * Gives the half zones a turn for the free movement, the full movement and the sprint. Speed traits
 * and burdens scale all three.
 */
export function speedOf(sheet: MurdhamSheet, house: MurdhamHouse): { free: number; full: number; sprint: number } {
  if (hasTrait(sheet, 'immobile')) return { free: 0, full: 0, sprint: 0 };
  const slowing = [hasTrait(sheet, 'slow'), isEncumbered(sheet, house), isConditionActive(sheet, 'hobbled')];
  const factor = (hasTrait(sheet, 'fast') ? 2 : 1) / 2 ** slowing.filter(Boolean).length;
  // A zone halved twice is less than half a zone. That is no movement, or by house rule half a
  // zone.
  const free = Math.max(house.slowest === 'half' ? 1 : 0, Math.floor(2 * factor));
  const full = Math.floor(4 * factor);
  const sprint = Math.floor((knowsSkill(sheet, 'fleet-footed') ? 10 : 8) * factor);
  return {
    free,
    full: house.fullMovement === 'adds' ? free + full : full,
    sprint: house.sprintAndFree === 'adds' ? free + sprint : sprint,
  };
}

/** MU-45: tells whether a fighter's powers or kind free it from fear and so from morale. */
export const isFearless = (sheet: MurdhamSheet): boolean =>
  knowsSkill(sheet, 'bravery') ||
  isConditionActive(sheet, 'frenzied') ||
  isConditionActive(sheet, 'courage') ||
  sheet.kind !== 'creature' ||
  sheet.mind === 'mindless';

/**
 * Tells whether a critical hit does not take this fighter out: undead, demons, the frenzied, and
 * mandrake eaters.
 */
export const staysUp = (sheet: MurdhamSheet): boolean =>
  sheet.kind === 'undead' ||
  sheet.kind === 'demon' ||
  isConditionActive(sheet, 'frenzied') ||
  isConditionActive(sheet, 'mandrake');
