/**
 * Readings of the chapter that are house rules: for each another value, and its effect as assumed
 * and as changed.
 */
import type { SquareScene } from '../../../space/scene.ts';
import { ingenuity } from '../index.ts';
import {
  badgesOf,
  bowOf,
  detailOf,
  fightOf,
  fightOn,
  offerOf,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  shieldOf,
  spearOf,
  strikeBy,
  tableOf,
  testField,
  trackOf,
  wordOf,
} from '../table.testing.ts';

/**
 * A house rule, another value for the rule, and the observed effect: as assumed, and with the other
 * value.
 */
export type Case = [
  path: string,
  value: unknown,
  seen: (house?: Record<string, unknown>) => unknown,
  assumed: unknown,
  then: unknown,
];
type Members = Parameters<typeof fightOn>[0];
const begun = (members: Members, house?: Record<string, unknown>) => fightOn(members, house ? { house } : {});

/** Ann hits the foe with 12 of the spear. */
const struck = (house: Record<string, unknown> | undefined, foe: object, ann: object = {}) =>
  playOn(
    begun(
      [
        { id: 'ann', sheet: ann },
        { id: 'foe', sheet: { stamina: poolOf(2), endurance: poolOf(30), ...foe } },
      ],
      house,
    ),
    ...strikeBy('ann', 'foe', [4, 4, 10]),
  );

/**
 * A field of twelve by eight with some special squares. Ann at 2,2 aims a bow at the foe at 6,2.
 */
const aimed = (house: Record<string, unknown> | undefined, cells: SquareScene['cells'], foe: object = {}) =>
  ingenuity.aim(
    fightOf(
      fightOn(
        [
          { id: 'ann', sheet: { items: [bowOf()] } },
          { id: 'foe', on: [6, 2], sheet: foe },
        ],
        { scene: { ...testField, cells }, ...(house ? { house } : {}) },
      ),
    ),
    'ann',
    'foe',
  ).text;

export const readings: Case[] = [
  [
    'commandEnds',
    'taken',
    (h) =>
      offerOf(
        playOn(
          begun([{ id: 'ann', sheet: { focus: poolOf(2) } }, { id: 'foe' }, { id: 'bo', on: [2, 3] }], h),
          { do: 'command', by: 'ann' },
          { answer: 'bo' },
        ),
        'bo',
        'guard',
      ),
    'IN-10',
    'free',
  ],
  [
    'readyHeld',
    'lapses',
    (h) =>
      badgesOf(
        playOn(
          begun([{ id: 'ann' }, { id: 'foe', on: [6, 2] }], h),
          { do: 'ready', by: 'ann', with: 'move' },
          { answer: 'moves' },
          { do: 'move', by: 'foe' },
          { answer: 'square:6,3' },
          { answer: 'hold' },
        ),
        'ann',
      ).includes('readied'),
    true,
    false,
  ],
  [
    'surprising',
    'several',
    (h) =>
      questionOf(
        playOn(
          tableOf([{ id: 'ann' }, { id: 'foe' }, { id: 'orc' }], h ? { house: h } : {}),
          { begin: true },
          { answer: 'surprise:foes' },
        ),
      )?.kind,
    'choose',
    'pick',
  ],
  [
    'diagonals',
    'turn',
    (h) =>
      detailOf(
        playOn(
          begun(
            [
              { id: 'ann', sheet: { stamina: poolOf(1) } },
              { id: 'foe', on: [11, 0] },
            ],
            h,
          ),
          { do: 'move', by: 'ann' },
          { answer: 'square:3,3' },
          { do: 'sprint', by: 'ann' },
        ),
        'square:4,4',
      ),
    '1 m',
    '2 m: 1 diagonal step after 1, every second of them counts 2 m',
  ],
  [
    'atZero',
    'any',
    (h) =>
      questionOf(
        playOn(
          begun(
            [
              { id: 'ann' },
              { id: 'foe', sheet: { health: { now: 0, max: 9 }, states: ['unconscious'] } },
              { id: 'foe-2' },
            ],
            h,
          ),
          { do: 'harm' },
          { answer: 'foe' },
          { answer: 'unnamed' },
          { answer: 3 },
        ),
      )?.rule,
    undefined,
    'IN-38',
  ],
  [
    'namelessTiers',
    'rabble',
    (h) =>
      wordOf(
        playOn(
          begun(
            [
              { id: 'ann' },
              { id: 'foe', sheet: { tier: 'rabble', endurance: poolOf(0), health: poolOf(3) } },
              { id: 'foe-2' },
            ],
            h,
          ),
          { do: 'harm' },
          { answer: 'foe' },
          { answer: 'unnamed' },
          { answer: 9 },
        ),
        'foe',
      ),
    'unconscious',
    'dead',
  ],
  ['solid', 'open', (h) => aimed(h, { '4,2': { blocked: true } }).includes('in the way'), true, false],
  ['light', 'dark', (h) => aimed(h, {}).includes('in the dark'), false, true],
  [
    'lightReach',
    1,
    (h) => aimed(h, { '2,2': { terrain: 'darkness' }, '2,4': { terrain: 'fire' } }).includes('in the dark'),
    false,
    true,
  ],
  ['darkSees', 4, (h) => aimed(h, { '2,2': { terrain: 'dark' } }).includes('in the dark'), true, false],
  ['coverFrom', 'anywhere', (h) => offerOf(begun([{ id: 'ann' }, { id: 'foe' }], h), 'ann', 'cover'), 'IN-14', 'free'],
  [
    'defendWhen',
    'attack',
    (h) =>
      questionOf(
        playOn(
          begun([{ id: 'ann' }, { id: 'foe', sheet: { stamina: poolOf(2) } }], h),
          { do: 'attack', by: 'ann', with: 'spear' },
          { answer: 'foe' },
        ),
      )?.kind,
    'dice',
    'choose',
  ],
  [
    'dodgeAgainst',
    'over',
    (h) => detailOf(struck(h, {}), 'dodge'),
    'd6 + d4 must reach the attack’s result of 8',
    'd6 + d4 must reach the attack’s result plus 1, a total of 9',
  ],
  [
    'dodgeNumber',
    7,
    (h) => detailOf(struck({ dodgeAgainst: 'set', ...h }, {}), 'dodge'),
    'd6 + d4 must reach the difficulty of 6',
    'd6 + d4 must reach the difficulty of 7',
  ],
  [
    'parryAdds',
    'evasion',
    (h) => detailOf(struck(h, {}), 'parry:spear'),
    '10 damage in place of 12; Spear keeps 9 of 10 durability',
    'evasion 8 against 8; Spear keeps 9 of 10 durability',
  ],
  [
    'deflectionBelow',
    'counts',
    (h) =>
      trackOf(
        struck(h, { stamina: poolOf(0), size: 3, deflection: { physical: 0, elemental: 0 } }),
        'foe',
        'endurance',
      ),
    18,
    17,
  ],
  [
    'packed',
    'interact',
    (h) =>
      Object.keys(
        optionsOf(
          playOn(
            begun([{ id: 'ann', sheet: { items: [spearOf(), shieldOf({ where: 'carried' })] } }, { id: 'foe' }], h),
            {
              do: 'brandish',
              by: 'ann',
            },
          ),
        ),
      ),
    ['nothing', 'spear', 'shield', 'spear+shield'],
    ['nothing', 'spear'],
  ],
];
