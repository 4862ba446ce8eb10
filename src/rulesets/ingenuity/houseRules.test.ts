/** House rules: each of them is read, and what it changes is seen at the table. Weapons and tiers: `tables.test.ts`. */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { kit } from './armoury.ts';
import { house } from './house/house.ts';
import { ingenuity } from './index.ts';
import { item } from './items.ts';
import { type Case, readings } from './readings.testing.ts';
import { blankSheet, ingenuitySheet } from './sheet.ts';
import {
  asked,
  badgesOf,
  detailOf,
  dice,
  fightOf,
  fightOn,
  offerOf,
  on,
  optionsOf,
  pool,
  shield,
  spear,
  strike,
  table,
  trackOf,
  wordOf,
} from './table.testing.ts';

type Members = Parameters<typeof fightOn>[0];
/** Begun by the party, with one house rule as assumed or set. */
const begun = (members: Members, house?: Record<string, unknown>): Encounter =>
  fightOn(members, house ? { house } : {});
const two: Members = [{ id: 'ann' }, { id: 'foe', sheet: { endurance: pool(30) } }];
const dieCount = (at: Encounter) => {
  const question = asked(at);
  return question?.kind === 'dice' ? question.rolls[0]?.groups.length : undefined;
};
const dieSides = (at: Encounter) => {
  const question = asked(at);
  return question?.kind === 'dice' ? question.rolls[0]?.groups.map(({ sides }) => sides) : undefined;
};
const aims = (at: Encounter, whom = 'foe') => on(at, { do: 'attack', by: 'ann', with: 'spear' }, { answer: whom });
const cold = { states: ['unconscious' as const], health: { now: 0, max: 10 } };
const lying: Members = [{ id: 'ann' }, { id: 'foe', sheet: { ...cold, constitution: 4 } }, { id: 'foe-2', on: [9, 6] }];
const fallen: Members = [{ id: 'ann' }, { id: 'foe', on: [9, 2] }, { id: 'bo', on: [2, 3], sheet: cold }];
const kneels = (at: Encounter) => on(at, { do: 'resuscitate', by: 'ann' }, { answer: 'bo' });
const walks = (at: Encounter) => optionsOf(on(at, { do: 'move', by: 'ann' }));
/** The foe hits Ann, whose ally Bo stands two steps away. */
const guarded = (house?: Record<string, unknown>, bo: object = {}) =>
  on(
    begun(
      [
        { id: 'foe' },
        { id: 'ann', on: [3, 2] },
        { id: 'bo', on: [5, 4], sheet: { stamina: pool(2), items: [shield()], endurance: pool(20), ...bo } },
      ],
      house,
    ),
    { do: 'next-team' },
    ...strike('foe', 'ann', [4, 4, 10]),
  );
/** Ann hits the foe with 12 of the spear’s type. */
const struck = (house: Record<string, unknown> | undefined, foe: object, thing = spear()) =>
  on(
    begun(
      [
        { id: 'ann', sheet: { items: [thing] } },
        { id: 'foe', sheet: { stamina: pool(2), endurance: pool(30), ...foe } },
      ],
      house,
    ),
    ...strike('ann', 'foe', [4, 4, 10]),
  );
const mage = { will: 12, wits: 12, strength: 6, dexterity: 4 } as const;
const wards = (house?: Record<string, unknown>) =>
  on(
    begun([{ id: 'ann' }, { id: 'foe', sheet: { focus: pool(1), attributes: mage } }], house),
    { do: 'effect' },
    { answer: 'foe' },
    { answer: 'mental' },
    { answer: 'blinded' },
    { answer: 6 },
    { answer: 'ward' },
  );
const throws = (house?: Record<string, unknown>) =>
  on(
    begun(
      [
        { id: 'ann', sheet: { items: [item('knife', 'Knife', { kind: 'thrown', range: 9 })] } },
        { id: 'foe', on: [6, 2] },
      ],
      house,
    ),
    ...strike('ann', 'foe', [1, 1, 10], 'knife'),
  );
const ambush = (house?: Record<string, unknown>) =>
  on(
    table([{ id: 'ann', sheet: { stamina: pool(2), evasion: 1 } }, { id: 'foe' }], house ? { house } : {}),
    { begin: true },
    { answer: 'surprise:foes' },
    ...strike('foe', 'ann', [2, 2, 10]),
  );
const wounded = { endurance: pool(0), health: pool(10), constitution: 1 };
const uneven: Members = [
  { id: 'ann', on: [10, 4], sheet: { speed: 2 } },
  { id: 'foe', on: [0, 0] },
];

const lines = { leather: '9/1, evasion 2', mail: '5/2, evasion -1', plate: '8/3, evasion -2' };
const cases: Case[] = [
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

const nested = (path: string, value: unknown): Record<string, unknown> => ({ [path]: value });

describe('house rules', () => {
  it.each([...cases, ...readings])('%s is read (IN-01 to IN-46 leave it open)', (path, value, seen, assumed, then) => {
    expect(seen()).toEqual(assumed);
    expect(seen(nested(path, value))).toEqual(then);
  });
  it('every house rule is among these, or is a weapon or a tier', () => {
    const covered = new Set([...cases, ...readings].map(([path]) => path));
    expect(
      ingenuity.houseRules
        .map(({ path }) => path)
        .filter((path) => !covered.has(path) && !/^(weapons|tiers)\./.test(path)),
    ).toEqual([]);
  });
  it('IN-40 a lethal weapon alone may be asked for, too', () => {
    const strict = begun([{ id: 'ann', sheet: { items: [spear(), ...kit('')] } }, ...lying.slice(1)], {
      killingWith: 'lethal',
    });
    expect(offerOf(strict, 'ann', 'killing-strike', 'spear')).toBe('free');
    expect(offerOf(strict, 'ann', 'killing-strike', 'fists')).toBe('IN-40');
  });
  it('IN-09 with everybody to be walked past, nobody is stopped on', () => {
    const ways = walks(begun(two, { walkPast: 'everybody' }));
    expect(ways).toHaveProperty(['square:4,2']);
    expect(ways).not.toHaveProperty(['square:3,2']);
  });
  it('an encounter that was saved before a rule was open has it as assumed', () => {
    const { tests, killingWith, speed, walkPast, surprisedReact, interceptPays, parryAgainst, ...old } = house.start();
    const { tiers, armour, weapons, shields, excessReduced, brokenStrikes, ...older } = old;
    expect(house.schema.parse(older)).toEqual(house.start());
    expect([tests, killingWith, speed, walkPast, surprisedReact, interceptPays, parryAgainst]).not.toContain(undefined);
    expect([tiers, armour, weapons, shields, excessReduced, brokenStrikes]).not.toContain(undefined);
    const { armour: worn, tier, tierLine, ...sheet } = blankSheet();
    expect(ingenuitySheet.parse(sheet)).toMatchObject({ armour: worn, tier, tierLine });
  });
});
