/** A combatant of Skirmish: each value declared once, with its schema, its start, its form field and its words. */
import type { Combatant } from '../../../src/engine/fight.ts';
import { declare, number } from '../../../src/rulesets/common/declare.ts';

export const sheet = declare({
  might: number(2, 0, 10, { label: 'Might', group: 'Fighting', help: 'Added to the die of a blow.' }),
  guard: number(5, 2, 16, { label: 'Guard', group: 'Fighting', help: 'What a blow has to reach.' }),
  harm: number(0, 0, 20, { label: 'Harm', group: 'Health' }),
  health: number(4, 1, 20, { label: 'Can take', group: 'Health', help: 'With so much harm one is down.' }),
});
export type SkirmishSheet = ReturnType<typeof sheet.start>;
export type Fighter = Combatant<SkirmishSheet>;

/** SK-05: whoever has taken all that it can take is down. */
export const isUp = (one: Fighter): boolean => one.sheet.harm < one.sheet.health;
