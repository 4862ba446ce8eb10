/** Whom the tests of actions are about, and how they walk. */
import { bow, fightOn, pool, shield, spear } from '../table.testing.ts';

export const two = [{ id: 'ann' }, { id: 'foe' }];
/** Ann can do everything; Bo is an ally a step behind. */
export const able = (more: object = {}) =>
  fightOn(
    [
      {
        id: 'ann',
        sheet: { stamina: pool(3), focus: pool(4), items: [spear(), shield(), bow({ where: 'carried' })], ...more },
      },
      { id: 'foe' },
      { id: 'bo', on: [2, 3] },
    ],
    { house: { coverFrom: 'anywhere' } },
  );
export const goes = (by: string, to: string, how = 'move') => [{ do: how, by }, { answer: `square:${to}` }];
