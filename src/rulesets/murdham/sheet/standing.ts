/**
 * A fighter's skills, traits and conditions, read off its sheet; and adding and removing
 * conditions.
 */
import type { Id } from '../../../engine/words.ts';
import type { Condition } from './conditions.ts';
import type { MurdhamSheet } from './sheet.ts';
import type { ConditionId, TraitId } from './terms.ts';

/** Lists the fighter's traits that the table has made. */
export const madeBy = ({ made }: MurdhamSheet): NonNullable<MurdhamSheet['made']> => made ?? [];
/**
 * Tells whether a fighter has a skill: its own, or one that a trait of the table's own stands for.
 */
export const knowsSkill = (sheet: MurdhamSheet, skill: string): boolean =>
  sheet.skills.includes(skill) || madeBy(sheet).some(({ skills }) => skills.includes(skill));
/**
 * Tells whether a fighter has a trait: its own, or one that a trait of the table's own stands for.
 */
export const hasTrait = (sheet: MurdhamSheet, trait: TraitId): boolean =>
  sheet.traits.includes(trait) || madeBy(sheet).some(({ like }) => like.includes(trait));

export const isConditionActive = (sheet: MurdhamSheet, condition: ConditionId): boolean =>
  sheet.conditions.some(({ id }) => id === condition);
export const conditionOf = (sheet: MurdhamSheet, condition: ConditionId): Condition | undefined =>
  sheet.conditions.find(({ id }) => id === condition);
/** Gives the first of these conditions that a fighter is in. */
export const firstOf = (sheet: MurdhamSheet, ...some: ConditionId[]): ConditionId | undefined =>
  some.find((id) => isConditionActive(sheet, id));

/**
 * Puts a fighter into a condition. A condition that is there already with the same source is only
 * renewed.
 */
export function gainCondition(sheet: MurdhamSheet, condition: Condition): void {
  const at = sheet.conditions.findIndex(({ id, by }) => id === condition.id && by === condition.by);
  if (at < 0) sheet.conditions.push(condition);
  else sheet.conditions[at] = condition;
}
/** Removes a condition, all of it or only what comes from one source. */
export function loseCondition(sheet: MurdhamSheet, condition: ConditionId, by?: Id): void {
  sheet.conditions = sheet.conditions.filter((one) => one.id !== condition || (by !== undefined && one.by !== by));
}

const gone: readonly ConditionId[] = ['dead', 'banished', 'disabled', 'fled', 'carried-off'];
/**
 * Tells whether a fighter has left the fight for good: dead, banished, broken, fled, carried off.
 */
export const isGone = (sheet: MurdhamSheet): boolean => sheet.conditions.some(({ id }) => gone.includes(id));
/**
 * Tells whether a fighter is terrified with nowhere to run, which counts as incapacitated. The
 * condition's note stores it.
 */
export const isCornered = (sheet: MurdhamSheet): boolean => conditionOf(sheet, 'terrified')?.note === 'cornered';
/** Tells whether a fighter cannot act at all and is defenceless. */
export const isHelpless = (sheet: MurdhamSheet): boolean =>
  isGone(sheet) ||
  isConditionActive(sheet, 'incapacitated') ||
  isCornered(sheet) ||
  isConditionActive(sheet, 'transformed');
