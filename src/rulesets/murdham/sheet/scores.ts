/**
 * Scores, size and health, read off a sheet. Those that the screen explains are tallies with their
 * reasons.
 */
import { type Tally, tallyOf } from '../../../engine/words.ts';
import type { MurdhamSheet } from './sheet.ts';
import { isConditionActive, knowsSkill, madeBy } from './standing.ts';
import type { Size } from './terms.ts';

export type Ability = 'str' | 'agi' | 'wit';
export const abilityName: Readonly<Record<Ability, string>> = { str: 'STR', agi: 'AGI', wit: 'WIT' };

/** Gives a score with the effects of confusion and crimson weed. It is never under 0. */
export function abilityScore(sheet: MurdhamSheet, ability: Ability): Tally {
  const found = tallyOf(abilityName[ability], [
    { label: abilityName[ability], value: sheet.abilities[ability], rule: 'MU' },
    { label: 'Confused', value: isConditionActive(sheet, 'confused') ? -2 : 0, rule: 'MU' },
    { label: 'Crimson weed', value: isConditionActive(sheet, 'crimson-weed') ? 2 : 0, rule: 'MU' },
  ]);
  return { ...found, total: Math.max(0, found.total) };
}
export const scoreOf = (sheet: MurdhamSheet, ability: Ability): number => abilityScore(sheet, ability).total;

/** How size changes health, damage and armour: times `up`, divided by `down`, rounded up. */
const factors: Readonly<Record<Size, { up: number; down: number; room: number }>> = {
  tiny: { up: 1, down: 4, room: 1 / 16 },
  small: { up: 1, down: 2, room: 1 / 4 },
  medium: { up: 1, down: 1, room: 1 },
  large: { up: 2, down: 1, room: 4 },
  massive: { up: 4, down: 1, room: 16 },
};
export const sizeFactor = (size: Size) => factors[size];
/** Ranks of sizes. A larger size has a larger rank. */
export const sizeRank: Readonly<Record<Size, number>> = { tiny: 0, small: 1, medium: 2, large: 3, massive: 4 };
export const isLarger = (a: MurdhamSheet, b: MurdhamSheet): boolean => sizeRank[a.size] > sizeRank[b.size];

const bySize = (value: number, size: Size): number => {
  const { up, down } = factors[size];
  return Math.ceil((value * up) / down);
};

/** MU-28, MU-29: gives the maximum health: STR, Tough, then size. It is at least 1. */
export function maxHealth(sheet: MurdhamSheet): Tally {
  const more = madeBy(sheet).reduce((sum, { health }) => sum + health, 0);
  const base = scoreOf(sheet, 'str') + (knowsSkill(sheet, 'tough') ? 2 : 0) + more;
  return {
    ...tallyOf('Maximum health', [
      { label: 'STR', value: scoreOf(sheet, 'str'), rule: 'MU-28' },
      { label: 'Tough', value: knowsSkill(sheet, 'tough') ? 2 : 0, rule: 'MU' },
      ...madeBy(sheet).map(({ name, health }) => ({ label: name, value: health, rule: 'MU' })),
      { label: `Size: ${sheet.size}`, value: bySize(base, sheet.size) - base, rule: 'MU-29' },
    ]),
    total: Math.max(1, bySize(base, sheet.size)),
  };
}
export const healthOf = (sheet: MurdhamSheet): number => Math.max(0, maxHealth(sheet).total - sheet.harm);
/** Gives health back, never over the maximum. Gives how much came back. */
export function regainHealth(sheet: MurdhamSheet, amount: number): number {
  const back = Math.min(sheet.harm, Math.max(0, amount));
  sheet.harm -= back;
  return back;
}
/** Sets the harm on a sheet so that it has this health. */
export const setHealth = (sheet: MurdhamSheet, health: number): void => {
  sheet.harm = Math.max(0, maxHealth(sheet).total - health);
};
