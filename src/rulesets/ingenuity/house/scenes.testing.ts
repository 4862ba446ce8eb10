/**
 * Scenes that try house rules of Ingenuity, each with the rules as assumed or with some of them
 * set.
 */
import type { Encounter } from '../../../engine/encounter.ts';
import { makeItem } from '../sheet/items.ts';
import {
  fightOn,
  optionsOf,
  playOn,
  poolOf,
  questionOf,
  shieldOf,
  spearOf,
  strikeBy,
  tableOf,
} from '../table.testing.ts';

type Members = Parameters<typeof fightOn>[0];
/** A fight begun by the party, with one house rule as assumed or set. */
export const begunOn = (members: Members, house?: Record<string, unknown>): Encounter =>
  fightOn(members, house ? { house } : {});
export const twoOf: Members = [{ id: 'ann' }, { id: 'foe', sheet: { endurance: poolOf(30) } }];
export const dieCount = (at: Encounter) => {
  const question = questionOf(at);
  return question?.kind === 'dice' ? question.rolls[0]?.groups.length : undefined;
};
export const dieSides = (at: Encounter) => {
  const question = questionOf(at);
  return question?.kind === 'dice' ? question.rolls[0]?.groups.map(({ sides }) => sides) : undefined;
};
export const aimsAt = (at: Encounter, whom = 'foe') =>
  playOn(at, { do: 'attack', by: 'ann', with: 'spear' }, { answer: whom });
export const outCold = { states: ['unconscious' as const], health: { now: 0, max: 10 } };
export const lyingBo: Members = [
  { id: 'ann' },
  { id: 'foe', sheet: { ...outCold, constitution: 4 } },
  { id: 'foe-2', on: [9, 6] },
];
export const bothFell: Members = [{ id: 'ann' }, { id: 'foe', on: [9, 2] }, { id: 'bo', on: [2, 3], sheet: outCold }];
export const kneelIn = (at: Encounter) => playOn(at, { do: 'resuscitate', by: 'ann' }, { answer: 'bo' });
export const walksTo = (at: Encounter) => optionsOf(playOn(at, { do: 'move', by: 'ann' }));
/** A fight in which the foe hits Ann, whose ally Bo stands two steps away. */
export const guardedBy = (house?: Record<string, unknown>, bo: object = {}) =>
  playOn(
    begunOn(
      [
        { id: 'foe' },
        { id: 'ann', on: [3, 2] },
        { id: 'bo', on: [5, 4], sheet: { stamina: poolOf(2), items: [shieldOf()], endurance: poolOf(20), ...bo } },
      ],
      house,
    ),
    { do: 'next-team' },
    ...strikeBy('foe', 'ann', [4, 4, 10]),
  );
/** A fight in which Ann hits the foe with 12 damage of the spear’s type. */
export const struckBy = (house: Record<string, unknown> | undefined, foe: object, thing = spearOf()) =>
  playOn(
    begunOn(
      [
        { id: 'ann', sheet: { items: [thing] } },
        { id: 'foe', sheet: { stamina: poolOf(2), endurance: poolOf(30), ...foe } },
      ],
      house,
    ),
    ...strikeBy('ann', 'foe', [4, 4, 10]),
  );
export const mageSheet = { will: 12, wits: 12, strength: 6, dexterity: 4 } as const;
export const wardsIn = (house?: Record<string, unknown>) =>
  playOn(
    begunOn([{ id: 'ann' }, { id: 'foe', sheet: { focus: poolOf(1), attributes: mageSheet } }], house),
    { do: 'effect' },
    { answer: 'foe' },
    { answer: 'mental' },
    { answer: 'blinded' },
    { answer: 6 },
    { answer: 'ward' },
  );
export const throwsIn = (house?: Record<string, unknown>) =>
  playOn(
    begunOn(
      [
        { id: 'ann', sheet: { items: [makeItem('knife', 'Knife', { kind: 'thrown', range: 9 })] } },
        { id: 'foe', on: [6, 2] },
      ],
      house,
    ),
    ...strikeBy('ann', 'foe', [1, 1, 10], 'knife'),
  );
export const ambushIn = (house?: Record<string, unknown>) =>
  playOn(
    tableOf([{ id: 'ann', sheet: { stamina: poolOf(2), evasion: 1 } }, { id: 'foe' }], house ? { house } : {}),
    { begin: true },
    { answer: 'surprise:foes' },
    ...strikeBy('foe', 'ann', [2, 2, 10]),
  );
export const woundedBy = { endurance: poolOf(0), health: poolOf(10), constitution: 1 };
export const unevenOn: Members = [
  { id: 'ann', on: [10, 4], sheet: { speed: 2 } },
  { id: 'foe', on: [0, 0] },
];
