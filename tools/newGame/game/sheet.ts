/**
 * A combatant of Skirmish: each value declared once, with its schema, its first value, its form
 * field and its words.
 */
import type { Combatant } from '../../../src/engine/fight.ts';
import { declareRecord, numberValue } from '../../../src/rulesets/common/declare.ts';

export const sheetRecord = declareRecord({
  might: numberValue(2, 0, 10, { label: 'Might', group: 'Fighting', help: 'Added to the die of a blow.' }),
  guard: numberValue(5, 2, 16, { label: 'Guard', group: 'Fighting', help: 'What a blow has to reach.' }),
  harm: numberValue(0, 0, 20, { label: 'Harm', group: 'Health' }),
  health: numberValue(4, 1, 20, { label: 'Can take', group: 'Health', help: 'With so much harm one is down.' }),
});
export type SkirmishSheet = ReturnType<typeof sheetRecord.start>;
export type Fighter = Combatant<SkirmishSheet>;

/** SK-05: a combatant who has taken all the harm that it can take is down. */
export const isUp = (one: Fighter): boolean => one.sheet.harm < one.sheet.health;
