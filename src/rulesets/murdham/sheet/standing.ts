/**
 * What somebody knows, has and is in, read off its sheet; and the putting in and out of conditions.
 */
import type { Id } from '../../../engine/words.ts';
import type { Condition } from './conditions.ts';
import type { MurdhamSheet } from './sheet.ts';
import type { ConditionId, TraitId } from './terms.ts';

/** The traits of the table's own that somebody bears. */
export const madeBy = ({ made }: MurdhamSheet): NonNullable<MurdhamSheet['made']> => made ?? [];
/** A skill, its own or one that a trait of the table's own making works like. */
export const knowsSkill = (sheet: MurdhamSheet, skill: string): boolean =>
  sheet.skills.includes(skill) || madeBy(sheet).some(({ skills }) => skills.includes(skill));
/** A trait, its own or one that a trait of the table's own making works like. */
export const hasTrait = (sheet: MurdhamSheet, trait: TraitId): boolean =>
  sheet.traits.includes(trait) || madeBy(sheet).some(({ like }) => like.includes(trait));

export const isConditionActive = (sheet: MurdhamSheet, condition: ConditionId): boolean =>
  sheet.conditions.some(({ id }) => id === condition);
export const conditionOf = (sheet: MurdhamSheet, condition: ConditionId): Condition | undefined =>
  sheet.conditions.find(({ id }) => id === condition);
/** The first of these that somebody is in. */
export const firstOf = (sheet: MurdhamSheet, ...some: ConditionId[]): ConditionId | undefined =>
  some.find((id) => isConditionActive(sheet, id));

/**
 * Puts somebody into a condition; one that is there already with the same source is only renewed.
 */
export function gainCondition(sheet: MurdhamSheet, condition: Condition): void {
  const at = sheet.conditions.findIndex(({ id, by }) => id === condition.id && by === condition.by);
  if (at < 0) sheet.conditions.push(condition);
  else sheet.conditions[at] = condition;
}
/** Takes a condition away, all of it or only what comes from one source. */
export function loseCondition(sheet: MurdhamSheet, condition: ConditionId, by?: Id): void {
  sheet.conditions = sheet.conditions.filter((one) => one.id !== condition || (by !== undefined && one.by !== by));
}

const gone: readonly ConditionId[] = ['dead', 'banished', 'disabled', 'fled', 'carried-off'];
/** Has left the fight for good: dead, banished, broken, fled, carried off. */
export const isGone = (sheet: MurdhamSheet): boolean => sheet.conditions.some(({ id }) => gone.includes(id));
/**
 * Terrified with nowhere to run counts as incapacitated; the flag for that is in the condition's
 * note.
 */
export const isCornered = (sheet: MurdhamSheet): boolean => conditionOf(sheet, 'terrified')?.note === 'cornered';
/** Cannot act at all and is defenceless. */
export const isHelpless = (sheet: MurdhamSheet): boolean =>
  isGone(sheet) ||
  isConditionActive(sheet, 'incapacitated') ||
  isCornered(sheet) ||
  isConditionActive(sheet, 'transformed');
