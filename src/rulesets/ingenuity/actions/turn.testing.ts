/** The cast of the tests of actions, and short forms for their walks. */
import { bowOf, fightOn, poolOf, shieldOf, spearOf } from '../table.testing.ts';

export const twoOf = [{ id: 'ann' }, { id: 'foe' }];
/** Ann can do everything; Bo is an ally a step behind. */
export const ableAnn = (more: object = {}) =>
  fightOn(
    [
      {
        id: 'ann',
        sheet: {
          stamina: poolOf(3),
          focus: poolOf(4),
          items: [spearOf(), shieldOf(), bowOf({ where: 'carried' })],
          ...more,
        },
      },
      { id: 'foe' },
      { id: 'bo', on: [2, 3] },
    ],
    { house: { coverFrom: 'anywhere' } },
  );
export const goesTo = (by: string, to: string, how = 'move') => [{ do: how, by }, { answer: `square:${to}` }];
