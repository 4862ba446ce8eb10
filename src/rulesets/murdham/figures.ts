/** The numbers of a fighter, each as a tally with its reasons: scores, health, speed, load. */
import { type Tally, tally } from '../../engine/words.ts';
import { specOfGear } from './gear.ts';
import type { MurdhamHouse } from './house/house.ts';
import { hasTrait, is, knows, madeBy } from './kit.ts';
import type { MurdhamSheet, Size } from './sheet.ts';

export type Ability = 'str' | 'agi' | 'wit';
export const abilityName: Readonly<Record<Ability, string>> = { str: 'STR', agi: 'AGI', wit: 'WIT' };

/** A score with confusion and crimson weed worked in. Never under 0. */
export function score(sheet: MurdhamSheet, ability: Ability): Tally {
  const found = tally(abilityName[ability], [
    { label: abilityName[ability], value: sheet.abilities[ability], rule: 'MU' },
    { label: 'Confused', value: is(sheet, 'confused') ? -2 : 0, rule: 'MU' },
    { label: 'Crimson weed', value: is(sheet, 'crimson-weed') ? 2 : 0, rule: 'MU' },
  ]);
  return { ...found, total: Math.max(0, found.total) };
}
export const scoreOf = (sheet: MurdhamSheet, ability: Ability): number => score(sheet, ability).total;

/** Health, damage and armour by size: a number times `up` over `down`, rounded up. */
const factors: Readonly<Record<Size, { up: number; down: number; room: number }>> = {
  tiny: { up: 1, down: 4, room: 1 / 16 },
  small: { up: 1, down: 2, room: 1 / 4 },
  medium: { up: 1, down: 1, room: 1 },
  large: { up: 2, down: 1, room: 4 },
  massive: { up: 4, down: 1, room: 16 },
};
export const sizeFactor = (size: Size) => factors[size];
/** How much room somebody takes, in medium fighters; a vehicle with all on it what the house says. */
export const roomOf = ({ size, craft }: MurdhamSheet, house: MurdhamHouse): number =>
  craft === undefined ? factors[size].room : house.vehicleRoom;
/** Larger sizes have larger ranks. */
export const sizeRank: Readonly<Record<Size, number>> = { tiny: 0, small: 1, medium: 2, large: 3, massive: 4 };
export const isLarger = (a: MurdhamSheet, b: MurdhamSheet): boolean => sizeRank[a.size] > sizeRank[b.size];

const bySize = (value: number, size: Size): number => {
  const { up, down } = factors[size];
  return Math.ceil((value * up) / down);
};

/** MU-28, MU-29: maximum health: STR, Tough, then size. At least 1. */
export function maxHealth(sheet: MurdhamSheet): Tally {
  const more = madeBy(sheet).reduce((sum, { health }) => sum + health, 0);
  const base = scoreOf(sheet, 'str') + (knows(sheet, 'tough') ? 2 : 0) + more;
  return {
    ...tally('Maximum health', [
      { label: 'STR', value: scoreOf(sheet, 'str'), rule: 'MU-28' },
      { label: 'Tough', value: knows(sheet, 'tough') ? 2 : 0, rule: 'MU' },
      ...madeBy(sheet).map(({ name, health }) => ({ label: name, value: health, rule: 'MU' })),
      { label: `Size: ${sheet.size}`, value: bySize(base, sheet.size) - base, rule: 'MU-29' },
    ]),
    total: Math.max(1, bySize(base, sheet.size)),
  };
}
export const healthOf = (sheet: MurdhamSheet): number => Math.max(0, maxHealth(sheet).total - sheet.harm);
/** Gives health back, never over the maximum; says how much came back. */
export function regain(sheet: MurdhamSheet, amount: number): number {
  const back = Math.min(sheet.harm, Math.max(0, amount));
  sheet.harm -= back;
  return back;
}
/** Sets harm so that health is this. */
export const setHealth = (sheet: MurdhamSheet, health: number): void => {
  sheet.harm = Math.max(0, maxHealth(sheet).total - health);
};

/** MU-29: damage suffered at once of this or more kills outright. By the house: maximum health as sized, or STR to the letter. */
export const deathMark = (sheet: MurdhamSheet, house: MurdhamHouse): number =>
  house.deathMark === 'health' ? maxHealth(sheet).total : scoreOf(sheet, 'str') + (knows(sheet, 'tough') ? 2 : 0);

/** Bulk carried; vehicles and siege pieces are not carried. */
export function load(sheet: MurdhamSheet): number {
  const down = hasTrait(sheet, 'sturdy') ? 2 : hasTrait(sheet, 'frail') ? 0.5 : 1;
  const sum = sheet.gear.reduce((bulk, item) => {
    const spec = specOfGear(item);
    return (spec.consumable && item.spent) || spec.durability ? bulk : bulk + spec.bulk;
  }, 0);
  return sum / down / Math.max(1, factors[sheet.size].room);
}
export const isEncumbered = (sheet: MurdhamSheet, house: MurdhamHouse): boolean =>
  is(sheet, 'encumbered') || load(sheet) > carriedFree(sheet, house);
/** MU-06: bulk carried without a burden: by the house a number, or STR; with Pack rat 10 at least. */
const carriedFree = (sheet: MurdhamSheet, house: MurdhamHouse): number => {
  const free = house.encumberedBy === 'str' ? scoreOf(sheet, 'str') : house.encumberedFrom;
  return knows(sheet, 'pack-rat') ? (house.encumberedBy === 'str' ? Math.max(10, free) : 10) : free;
};

/** Half zones a turn: the free movement, the full movement, the sprint. Speed traits and burdens scale all of them. */
export function speed(sheet: MurdhamSheet, house: MurdhamHouse): { free: number; full: number; sprint: number } {
  if (hasTrait(sheet, 'immobile')) return { free: 0, full: 0, sprint: 0 };
  const slowing = [hasTrait(sheet, 'slow'), isEncumbered(sheet, house), is(sheet, 'hobbled')];
  const factor = (hasTrait(sheet, 'fast') ? 2 : 1) / 2 ** slowing.filter(Boolean).length;
  // Halved twice a zone is less than a half one: nothing, or by the house the half that is the least speed.
  const free = Math.max(house.slowest === 'half' ? 1 : 0, Math.floor(2 * factor));
  const full = Math.floor(4 * factor);
  const sprint = Math.floor((knows(sheet, 'fleet-footed') ? 10 : 8) * factor);
  return {
    free,
    full: house.fullMovement === 'adds' ? free + full : full,
    sprint: house.sprintAndFree === 'adds' ? free + sprint : sprint,
  };
}

/** MU-45, and the powers and kinds that make it so: afraid of nothing, so free of morale. */
export const isFearless = (sheet: MurdhamSheet): boolean =>
  knows(sheet, 'bravery') ||
  is(sheet, 'frenzied') ||
  is(sheet, 'courage') ||
  sheet.kind !== 'creature' ||
  sheet.mind === 'mindless';

/** Kinds and states that a critical hit does not take out: undead, demons, the frenzied, and mandrake eaters. */
export const staysUp = (sheet: MurdhamSheet): boolean =>
  sheet.kind === 'undead' || sheet.kind === 'demon' || is(sheet, 'frenzied') || is(sheet, 'mandrake');
