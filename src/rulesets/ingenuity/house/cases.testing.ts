/** The effect of each house rule of Ingenuity at the table: as assumed, and changed. */
import {
  badgesOf,
  detailOf,
  diceOf,
  offerOf,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  strikeBy,
  trackOf,
  wordOf,
} from '../table.testing.ts';
import { laterHouseRuleCases } from './laterCases.testing.ts';
import type { Case } from './readings.testing.ts';

import {
  aimsAt,
  ambushIn,
  begunOn,
  bothFell,
  dieCount,
  dieSides,
  guardedBy,
  kneelIn,
  lyingBo,
  mageSheet,
  struckBy,
  twoOf,
  unevenOn,
  walksTo,
  wardsIn,
  woundedBy,
} from './scenes.testing.ts';

const _lines = { leather: '9/1, evasion 2', mail: '5/2, evasion -1', plate: '8/3, evasion -2' };
export const houseRuleCases: Case[] = [
  [
    'advantage',
    'die',
    (h) => dieCount(aimsAt(begunOn([{ id: 'ann', sheet: { states: ['unseen'] } }, { id: 'foe' }], h))),
    5,
    3,
  ],
  [
    'mostAdvantage',
    1,
    (h) =>
      dieCount(
        aimsAt(
          begunOn(
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
  [
    'luckAdds',
    0,
    (h) => wordOf(playOn(kneelIn(begunOn(bothFell, h)), diceOf(1, 1, 20)), 'bo'),
    'standing',
    'unconscious',
  ],
  [
    'tests.dodge.attribute',
    'wits',
    (h) => dieSides(playOn(struckBy(h, { attributes: mageSheet }), { answer: 'dodge' })),
    [4, 4, 20],
    [12, 4, 20],
  ],
  [
    'tests.dodge.skill',
    'combat',
    (h) => dieSides(playOn(struckBy(h, { attributes: mageSheet }), { answer: 'dodge' })),
    [4, 4, 20],
    [4, 6, 20],
  ],
  ['tests.resist.attribute', 'strength', (h) => dieSides(wardsIn(h)), [12, 4, 20], [6, 4, 20]],
  ['tests.resist.skill', 'combat', (h) => dieSides(wardsIn(h)), [12, 4, 20], [12, 6, 20]],
  [
    'tests.resuscitate.attribute',
    'strength',
    (h) => dieSides(kneelIn(begunOn([{ id: 'ann', sheet: { attributes: mageSheet } }, ...bothFell.slice(1)], h))),
    [12, 4, 20],
    [6, 4, 20],
  ],
  [
    'tests.resuscitate.skill',
    'combat',
    (h) => dieSides(kneelIn(begunOn([{ id: 'ann', sheet: { attributes: mageSheet } }, ...bothFell.slice(1)], h))),
    [12, 4, 20],
    [12, 6, 20],
  ],
  [
    'resuscitate',
    7,
    (h) => wordOf(playOn(kneelIn(begunOn(bothFell, h)), diceOf(3, 3, 10)), 'bo'),
    'standing',
    'unconscious',
  ],
  [
    'resuscitateHealth',
    3,
    (h) => trackOf(playOn(kneelIn(begunOn(bothFell, h)), diceOf(3, 3, 10)), 'bo', 'health'),
    1,
    3,
  ],
  [
    'commandReach',
    1,
    (h) =>
      offerOf(
        begunOn([{ id: 'ann', sheet: { focus: poolOf(2) } }, { id: 'foe' }, { id: 'bo', on: [2, 5] }], h),
        'ann',
        'command',
      ),
    'free',
    'IN-10',
  ],
  ['surprisedReact', false, (h) => questionOf(ambushIn(h))?.rule, 'IN-18', undefined],
  [
    'fallProne',
    false,
    (h) =>
      badgesOf(
        playOn(
          begunOn([{ id: 'ann' }, { id: 'foe', sheet: woundedBy }, { id: 'foe-2', on: [9, 2] }], h),
          ...strikeBy('ann', 'foe', [3, 3, 19]),
          diceOf(20),
        ),
        'foe',
      ).includes('prone'),
    true,
    false,
  ],
  ['unconsciousUnseeing', false, (h) => dieCount(aimsAt(begunOn(lyingBo, h))), 5, 3],
  ['killingWith', 'nonlethal', (h) => offerOf(begunOn(lyingBo, h), 'ann', 'killing-strike'), 'free', 'IN-40'],
  ['speed', 3, (h) => 'square:2,6' in walksTo(begunOn(twoOf, h)), true, false],
  [
    'walkPast',
    'nobody',
    (h) =>
      detailOf(
        playOn(begunOn([{ id: 'ann' }, { id: 'bo', on: [2, 3] }, { id: 'foe', on: [9, 2] }], h), {
          do: 'move',
          by: 'ann',
        }),
        'square:2,4',
      ),
    '2 m',
    '3 m: 2 diagonal steps, every second of them counts 2 m',
  ],
  [
    'proneSteps',
    false,
    (h) =>
      offerOf(
        begunOn(
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
  ['roughGround', false, (h) => 'square:11,4' in walksTo(begunOn(unevenOn, h)), false, true],
  [
    'difficultCosts',
    0,
    (h) =>
      detailOf(
        playOn(
          begunOn(
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
        playOn(
          aimsAt(begunOn([{ id: 'ann', sheet: { states: ['unseen'] } }, { id: 'foe' }], h)),
          diceOf(1, 1, 1, 1, 10),
        ),
        'ann',
      ).includes('unseen'),
    false,
    true,
  ],
  ['intercept', 'step', (h) => optionsOf(guardedBy(h))['intercept:bo'] ?? 'not asked', 'free', 'not asked'],
  [
    'interceptPays',
    false,
    (h) =>
      trackOf(
        playOn(guardedBy(h), { answer: 'intercept:bo' }, { answer: 'square:4,2' }, { answer: 'block:shield' }),
        'bo',
        'stamina',
      ),
    0,
    1,
  ],
  ...laterHouseRuleCases,
];
