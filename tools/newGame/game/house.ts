/** Every value that had to be assumed, declared once: what it is, what it may be, its rule, and why a table has to decide. */
import { declare, inGroup } from '../../../src/rulesets/common/declare.ts';

const blows = inGroup('Blows');

export const house = declare({
  dodge: blows.number(
    2,
    1,
    6,
    'What a dodge adds to guard',
    'SK-04',
    'The rules say only that a dodge helps, not how much.',
  ),
});
export type SkirmishHouse = ReturnType<typeof house.start>;
