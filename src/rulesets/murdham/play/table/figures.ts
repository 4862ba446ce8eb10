/**
 * The numbers of a fighter that a table's house rules have a say in, each as a tally with its
 * reasons: room, marks of death, speed, load.
 */
import type { MurdhamHouse } from '../../house/house.ts';
import { maxHealth, scoreOf, sizeFactor } from '../../sheet/scores.ts';
import type { MurdhamSheet } from '../../sheet/sheet.ts';
import { hasTrait, isConditionActive, knowsSkill } from '../../sheet/standing.ts';
import { specOfGear } from '../../sheet/things/gear.ts';

/**
 * How much room somebody takes, in medium fighters; a vehicle with all on it what the house says.
 */
export const roomOf = ({ size, craft }: MurdhamSheet, house: MurdhamHouse): number =>
  craft === undefined ? sizeFactor(size).room : house.vehicleRoom;
/**
 * MU-29: damage suffered at once of this or more kills outright. By the house: maximum health as
 * sized, or STR to the letter.
 */
export const deathMark = (sheet: MurdhamSheet, house: MurdhamHouse): number =>
  house.deathMark === 'health' ? maxHealth(sheet).total : scoreOf(sheet, 'str') + (knowsSkill(sheet, 'tough') ? 2 : 0);

/** Bulk carried; vehicles and siege pieces are not carried. */
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
 * MU-06: bulk carried without a burden: by the house a number, or STR; with Pack rat 10 at least.
 */
const carriedFree = (sheet: MurdhamSheet, house: MurdhamHouse): number => {
  const free = house.encumberedBy === 'str' ? scoreOf(sheet, 'str') : house.encumberedFrom;
  return knowsSkill(sheet, 'pack-rat') ? (house.encumberedBy === 'str' ? Math.max(10, free) : 10) : free;
};

/**
 * Half zones a turn: the free movement, the full movement, the sprint. Speed traits and burdens
 * scale all of them.
 */
export function speedOf(sheet: MurdhamSheet, house: MurdhamHouse): { free: number; full: number; sprint: number } {
  if (hasTrait(sheet, 'immobile')) return { free: 0, full: 0, sprint: 0 };
  const slowing = [hasTrait(sheet, 'slow'), isEncumbered(sheet, house), isConditionActive(sheet, 'hobbled')];
  const factor = (hasTrait(sheet, 'fast') ? 2 : 1) / 2 ** slowing.filter(Boolean).length;
  // Halved twice a zone is less than a half one: nothing, or by the house the half that is the
  // least speed.
  const free = Math.max(house.slowest === 'half' ? 1 : 0, Math.floor(2 * factor));
  const full = Math.floor(4 * factor);
  const sprint = Math.floor((knowsSkill(sheet, 'fleet-footed') ? 10 : 8) * factor);
  return {
    free,
    full: house.fullMovement === 'adds' ? free + full : full,
    sprint: house.sprintAndFree === 'adds' ? free + sprint : sprint,
  };
}

/** MU-45, and the powers and kinds that make it so: afraid of nothing, so free of morale. */
export const isFearless = (sheet: MurdhamSheet): boolean =>
  knowsSkill(sheet, 'bravery') ||
  isConditionActive(sheet, 'frenzied') ||
  isConditionActive(sheet, 'courage') ||
  sheet.kind !== 'creature' ||
  sheet.mind === 'mindless';

/**
 * Kinds and states that a critical hit does not take out: undead, demons, the frenzied, and
 * mandrake eaters.
 */
export const staysUp = (sheet: MurdhamSheet): boolean =>
  sheet.kind === 'undead' ||
  sheet.kind === 'demon' ||
  isConditionActive(sheet, 'frenzied') ||
  isConditionActive(sheet, 'mandrake');
