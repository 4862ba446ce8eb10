/**
 * Effects that come with a hit, and maneuvers: ways of attacking and their bonuses (IN-26, IN-29,
 * IN-33), as data. All ASSUMED.
 */
import * as z from 'zod/mini';
import {
  choiceValue,
  declareRecord,
  idValue,
  nameValue,
  numberValue,
  rowsValue,
  type Values,
} from '../../common/declare.ts';

/** The words for each effect. */
export const DOES_WORDS = {
  prone: 'knocks prone',
  blinded: 'blinds',
  unconscious: 'takes consciousness',
  push: 'pushes 1 m away',
  drop: 'knocks something out of the hands',
  other: 'something else, only noted',
} as const;
export type Does = keyof typeof DOES_WORDS;

/** The figures of an effect that comes with a hit. */
export const effectFigures = {
  name: nameValue('Effect', 40, { label: 'Name of the effect' }),
  /** Fortify wards off a physical effect, Resist a mental one. */
  kind: choiceValue('physical', { physical: 'Fortify', mental: 'Resist' }, { label: 'Warded off by' }),
  /** The number that a test against the effect must reach; 0: the attack's result. */
  reach: numberValue(6, 0, 40, { label: 'Against', help: '0: against the attack’s result.' }),
  does: choiceValue('prone', DOES_WORDS, { label: 'What it does' }),
  when: choiceValue('hit', { hit: 'on a hit', critical: 'on a critical hit' }, { label: 'When' }),
};
export type Effect = Values<typeof effectFigures>;
export const effectRows = rowsValue(effectFigures, { one: 'effect', most: 4 }, { label: 'Rides on its hit' });
export const newEffect = declareRecord(effectFigures).start;

/** The figures of a maneuver. */
export const maneuverFigures = {
  id: idValue(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  name: nameValue('Maneuver', 40, { label: 'Name of the maneuver' }),
  /** The attacks that suit the maneuver. */
  with: choiceValue(
    'melee',
    { melee: 'blows within reach', ranged: 'throws and shots', any: 'any attack' },
    { label: 'Goes with' },
  ),
  stamina: numberValue(1, 0, 20, { label: 'Stamina' }),
  focus: numberValue(0, 0, 20, { label: 'Focus' }),
  /** What the maneuver adds to the attack test and to the damage. */
  bonus: numberValue(0, -10, 10, { label: 'Added to the test' }),
  damage: numberValue(0, -20, 20, { label: 'Added to the damage' }),
  effects: effectRows,
};
export type Maneuver = Values<typeof maneuverFigures>;
export const maneuver = declareRecord(maneuverFigures);

const plain = { with: 'melee', stamina: 1, focus: 0, bonus: 0, damage: 0 } as const;
const effect = (name: string, does: Does): Effect => ({ name, kind: 'physical', reach: 0, does, when: 'hit' });

/** Maneuvers to choose from. The chapter speaks of maneuvers but describes none. */
export const maneuvers: readonly Maneuver[] = [
  { ...plain, id: 'trip', name: 'Trip', bonus: -1, damage: -2, effects: [effect('Tripped', 'prone')] },
  { ...plain, id: 'shove', name: 'Shove', damage: -2, effects: [effect('Shoved', 'push')] },
  { ...plain, id: 'disarm', name: 'Disarm', bonus: -1, damage: -2, effects: [effect('Disarmed', 'drop')] },
  { ...plain, id: 'power-strike', name: 'Power strike', bonus: -1, damage: 3, effects: [] },
  { ...plain, id: 'careful-shot', name: 'Careful shot', with: 'ranged', stamina: 0, focus: 1, bonus: 2, effects: [] },
];
