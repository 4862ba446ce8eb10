/** Scenes in which house rules of Ingenuity are tried, each with the rules as assumed or with some set. */
import type { Encounter } from '../../../engine/encounter.ts';
import { item } from '../sheet/items.ts';
import { asked, fightOn, on, optionsOf, pool, shield, spear, strike, table } from '../table.testing.ts';

type Members = Parameters<typeof fightOn>[0];
/** Begun by the party, with one house rule as assumed or set. */
export const begun = (members: Members, house?: Record<string, unknown>): Encounter =>
  fightOn(members, house ? { house } : {});
export const two: Members = [{ id: 'ann' }, { id: 'foe', sheet: { endurance: pool(30) } }];
export const dieCount = (at: Encounter) => {
  const question = asked(at);
  return question?.kind === 'dice' ? question.rolls[0]?.groups.length : undefined;
};
export const dieSides = (at: Encounter) => {
  const question = asked(at);
  return question?.kind === 'dice' ? question.rolls[0]?.groups.map(({ sides }) => sides) : undefined;
};
export const aims = (at: Encounter, whom = 'foe') =>
  on(at, { do: 'attack', by: 'ann', with: 'spear' }, { answer: whom });
export const cold = { states: ['unconscious' as const], health: { now: 0, max: 10 } };
export const lying: Members = [
  { id: 'ann' },
  { id: 'foe', sheet: { ...cold, constitution: 4 } },
  { id: 'foe-2', on: [9, 6] },
];
export const fallen: Members = [{ id: 'ann' }, { id: 'foe', on: [9, 2] }, { id: 'bo', on: [2, 3], sheet: cold }];
export const kneels = (at: Encounter) => on(at, { do: 'resuscitate', by: 'ann' }, { answer: 'bo' });
export const walks = (at: Encounter) => optionsOf(on(at, { do: 'move', by: 'ann' }));
/** The foe hits Ann, whose ally Bo stands two steps away. */
export const guarded = (house?: Record<string, unknown>, bo: object = {}) =>
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
export const struck = (house: Record<string, unknown> | undefined, foe: object, thing = spear()) =>
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
export const mage = { will: 12, wits: 12, strength: 6, dexterity: 4 } as const;
export const wards = (house?: Record<string, unknown>) =>
  on(
    begun([{ id: 'ann' }, { id: 'foe', sheet: { focus: pool(1), attributes: mage } }], house),
    { do: 'effect' },
    { answer: 'foe' },
    { answer: 'mental' },
    { answer: 'blinded' },
    { answer: 6 },
    { answer: 'ward' },
  );
export const throws = (house?: Record<string, unknown>) =>
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
export const ambush = (house?: Record<string, unknown>) =>
  on(
    table([{ id: 'ann', sheet: { stamina: pool(2), evasion: 1 } }, { id: 'foe' }], house ? { house } : {}),
    { begin: true },
    { answer: 'surprise:foes' },
    ...strike('foe', 'ann', [2, 2, 10]),
  );
export const wounded = { endurance: pool(0), health: pool(10), constitution: 1 };
export const uneven: Members = [
  { id: 'ann', on: [10, 4], sheet: { speed: 2 } },
  { id: 'foe', on: [0, 0] },
];
