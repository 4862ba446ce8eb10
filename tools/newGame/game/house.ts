/**
 * Every value that had to be assumed, declared once: its default, its range, its rule, and why a
 * table has to decide.
 */
import { declareRecord, inGroup } from '../../../src/rulesets/common/declare.ts';

const blows = inGroup('Blows');

export const houseRules = declareRecord({
  dodge: blows.number(
    2,
    1,
    6,
    'What a dodge adds to guard',
    'SK-04',
    'The rules say only that a dodge helps, not how much.',
  ),
});
export type SkirmishHouse = ReturnType<typeof houseRules.start>;
