/** What each house rule of Ingenuity changes, seen at the table: as assumed, and changed. */
import { ingenuity } from '../index.ts';
import { kit } from '../sheet/armoury.ts';
import {
  asked,
  badgesOf,
  detailOf,
  dice,
  fightOf,
  offerOf,
  on,
  optionsOf,
  pool,
  shield,
  spear,
  strike,
  trackOf,
  wordOf,
} from '../table.testing.ts';
import type { Case } from './readings.testing.ts';

import {
  aims,
  ambush,
  begun,
  dieCount,
  dieSides,
  fallen,
  guarded,
  kneels,
  lying,
  mage,
  struck,
  throws,
  two,
  uneven,
  walks,
  wards,
  wounded,
} from './scenes.testing.ts';

const lines = { leather: '9/1, evasion 2', mail: '5/2, evasion -1', plate: '8/3, evasion -2' };
export const cases: Case[] = [
  [
    'advantage',
    'die',
    (h) => dieCount(aims(begun([{ id: 'ann', sheet: { states: ['unseen'] } }, { id: 'foe' }], h))),
    5,
    3,
  ],
  [
    'mostAdvantage',
    1,
    (h) =>
      dieCount(
        aims(
          begun(
            [
              { id: 'ann', sheet: { states: ['unseen'] } },
              { id: 'foe', sheet: { states: ['prone'] } },
            ],
            h,
          ),
        ),
      ),
    7,
    5,
  ],
  ['luckAdds', 0, (h) => wordOf(on(kneels(begun(fallen, h)), dice(1, 1, 20)), 'bo'), 'standing', 'unconscious'],
  [
    'tests.dodge.attribute',
    'wits',
    (h) => dieSides(on(struck(h, { attributes: mage }), { answer: 'dodge' })),
    [4, 4, 20],
    [12, 4, 20],
  ],
  [
    'tests.dodge.skill',
    'combat',
    (h) => dieSides(on(struck(h, { attributes: mage }), { answer: 'dodge' })),
    [4, 4, 20],
    [4, 6, 20],
  ],
  ['tests.resist.attribute', 'strength', (h) => dieSides(wards(h)), [12, 4, 20], [6, 4, 20]],
  ['tests.resist.skill', 'combat', (h) => dieSides(wards(h)), [12, 4, 20], [12, 6, 20]],
  [
    'tests.resuscitate.attribute',
    'strength',
    (h) => dieSides(kneels(begun([{ id: 'ann', sheet: { attributes: mage } }, ...fallen.slice(1)], h))),
    [12, 4, 20],
    [6, 4, 20],
  ],
  [
    'tests.resuscitate.skill',
    'combat',
    (h) => dieSides(kneels(begun([{ id: 'ann', sheet: { attributes: mage } }, ...fallen.slice(1)], h))),
    [12, 4, 20],
    [12, 6, 20],
  ],
  ['resuscitate', 7, (h) => wordOf(on(kneels(begun(fallen, h)), dice(3, 3, 10)), 'bo'), 'standing', 'unconscious'],
  ['resuscitateHealth', 3, (h) => trackOf(on(kneels(begun(fallen, h)), dice(3, 3, 10)), 'bo', 'health'), 1, 3],
  [
    'commandReach',
    1,
    (h) =>
      offerOf(
        begun([{ id: 'ann', sheet: { focus: pool(2) } }, { id: 'foe' }, { id: 'bo', on: [2, 5] }], h),
        'ann',
        'command',
      ),
    'free',
    'IN-10',
  ],
  ['surprisedReact', false, (h) => asked(ambush(h))?.rule, 'IN-18', undefined],
  [
    'fallProne',
    false,
    (h) =>
      badgesOf(
        on(
          begun([{ id: 'ann' }, { id: 'foe', sheet: wounded }, { id: 'foe-2', on: [9, 2] }], h),
          ...strike('ann', 'foe', [3, 3, 19]),
          dice(20),
        ),
        'foe',
      ).includes('prone'),
    true,
    false,
  ],
  ['unconsciousUnseeing', false, (h) => dieCount(aims(begun(lying, h))), 5, 3],
  ['killingWith', 'nonlethal', (h) => offerOf(begun(lying, h), 'ann', 'killing-strike'), 'free', 'IN-40'],
  ['speed', 3, (h) => 'square:2,6' in walks(begun(two, h)), true, false],
  [
    'walkPast',
    'nobody',
    (h) =>
      detailOf(
        on(begun([{ id: 'ann' }, { id: 'bo', on: [2, 3] }, { id: 'foe', on: [9, 2] }], h), { do: 'move', by: 'ann' }),
        'square:2,4',
      ),
    '2 m',
    '3 m: 2 diagonal steps, every second of them counts 2 m (IN-21)',
  ],
  [
    'proneSteps',
    false,
    (h) =>
      offerOf(
        begun(
          [
            { id: 'ann', sheet: { states: ['prone'] } },
            { id: 'foe', on: [9, 2] },
          ],
          h,
        ),
        'ann',
        'move',
      ),
    'IN-19',
    'free',
  ],
  ['roughGround', false, (h) => 'square:11,4' in walks(begun(uneven, h)), false, true],
  [
    'difficultCosts',
    0,
    (h) =>
      detailOf(
        on(
          begun(
            [
              { id: 'ann', on: [0, 7] },
              { id: 'foe', on: [9, 0] },
            ],
            h,
          ),
          { do: 'move', by: 'ann' },
        ),
        'square:0,6',
      ),
    '2 m',
    '1 m',
  ],
  [
    'attackReveals',
    false,
    (h) =>
      badgesOf(
        on(aims(begun([{ id: 'ann', sheet: { states: ['unseen'] } }, { id: 'foe' }], h)), dice(1, 1, 1, 1, 10)),
        'ann',
      ).includes('unseen'),
    false,
    true,
  ],
  ['intercept', 'step', (h) => optionsOf(guarded(h))['intercept:bo'] ?? 'not asked', 'free', 'not asked'],
  [
    'interceptPays',
    true,
    (h) =>
      trackOf(
        on(guarded(h), { answer: 'intercept:bo' }, { answer: 'square:4,2' }, { answer: 'block:shield' }),
        'bo',
        'stamina',
      ),
    1,
    0,
  ],
  [
    'parryAgainst',
    'all',
    (h) => optionsOf(struck(h, { items: [spear()] }, spear({ type: 'fire' })))['parry:spear'],
    'IN-31',
    'free',
  ],
  [
    'excessReduced',
    true,
    (h) =>
      trackOf(
        on(
          struck(h, { deflection: { physical: 3, elemental: 0 }, items: [shield({ durability: { now: 1, max: 8 } })] }),
          { answer: 'block:shield' },
        ),
        'foe',
        'endurance',
      ),
    25,
    28,
  ],
  [
    'brokenStrikes',
    false,
    (h) =>
      offerOf(
        begun([{ id: 'ann', sheet: { items: [spear({ durability: { now: 0, max: 4 } })] } }, { id: 'foe' }], h),
        'ann',
        'attack',
      ),
    'free',
    'IN-32',
  ],
  ['thrownLeaves', false, (h) => offerOf(throws(h), 'ann', 'attack', 'knife') ?? 'gone', 'gone', 'free'],
  [
    'armour.leather',
    lines.leather,
    (h) =>
      ingenuity.aim(fightOf(begun([{ id: 'ann' }, { id: 'foe', sheet: { armour: 'leather' } }], h)), 'ann', 'foe').text,
    '1 m, evasion 6',
    '1 m, evasion 8',
  ],
  [
    'armour.mail',
    '9/9, evasion 0',
    (h) =>
      ingenuity
        .figures(fightOf(begun([{ id: 'ann', sheet: { armour: 'mail' } }], h)), 'ann')
        .find(({ id }) => id === 'deflection')?.value,
    '5 / 2',
    '9 / 9',
  ],
  [
    'armour.plate',
    '1/1, evasion -5',
    (h) =>
      ingenuity
        .figures(fightOf(begun([{ id: 'ann', sheet: { armour: 'plate' } }], h)), 'ann')
        .find(({ id }) => id === 'evasion')?.value,
    '4',
    '1',
  ],
  [
    'shields.shield',
    3,
    (h) => detailOf(struck(h, { items: kit('shield') }), 'block:shield'),
    'Shield takes 2 of 12',
    'Shield takes 9 of 12',
  ],
  [
    'shields.buckler',
    3,
    (h) => detailOf(struck(h, { items: kit('buckler') }), 'block:buckler'),
    'Buckler takes 6 of 8',
    'Buckler takes 8 of 8, 1 goes through',
  ],
];
