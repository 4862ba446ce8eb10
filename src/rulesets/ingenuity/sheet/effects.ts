/** Effects that ride on a hit, and maneuvers: ways of attacking with what they add (IN-26, IN-29, IN-33), as data. All ASSUMED. */
import * as z from 'zod/mini';
import { choice, declare, id, named, number, rows, type Values } from '../../common/declare.ts';

/** What an effect does, in words. */
export const DOES_WORDS = {
  prone: 'knocks prone',
  blinded: 'blinds',
  unconscious: 'takes consciousness',
  push: 'pushes 1 m away',
  drop: 'knocks something out of the hands',
  other: 'something else, only noted',
} as const;
export type Does = keyof typeof DOES_WORDS;

/** What rides on a hit. */
export const effectFigures = {
  name: named('Effect', 40, { label: 'Name of the effect' }),
  /** Fortify wards off the one, Resist the other. */
  kind: choice('physical', { physical: 'Fortify', mental: 'Resist' }, { label: 'Warded off by' }),
  /** What the test against it must reach; 0: the attack's result. */
  reach: number(6, 0, 40, { label: 'Against', help: '0: against the attack’s result.' }),
  does: choice('prone', DOES_WORDS, { label: 'What it does' }),
  when: choice('hit', { hit: 'on a hit', critical: 'on a critical hit' }, { label: 'When' }),
};
export type Effect = Values<typeof effectFigures>;
export const effects = rows(effectFigures, { one: 'effect', most: 4 }, { label: 'Rides on its hit' });
export const newEffect = declare(effectFigures).start;

/** A way of attacking, each figure. */
export const maneuverFigures = {
  id: id(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  name: named('Maneuver', 40, { label: 'Name of the maneuver' }),
  /** Which attacks it goes with. */
  with: choice(
    'melee',
    { melee: 'blows within reach', ranged: 'throws and shots', any: 'any attack' },
    { label: 'Goes with' },
  ),
  stamina: number(1, 0, 20, { label: 'Stamina' }),
  focus: number(0, 0, 20, { label: 'Focus' }),
  /** Added to the attack test, and to the damage. */
  bonus: number(0, -10, 10, { label: 'Added to the test' }),
  damage: number(0, -20, 20, { label: 'Added to the damage' }),
  effects,
};
export type Maneuver = Values<typeof maneuverFigures>;
export const maneuver = declare(maneuverFigures);

const plain = { with: 'melee', stamina: 1, focus: 0, bonus: 0, damage: 0 } as const;
const effect = (name: string, does: Does): Effect => ({ name, kind: 'physical', reach: 0, does, when: 'hit' });

/** Maneuvers to choose from. The chapter names maneuvers and gives none. */
export const maneuvers: readonly Maneuver[] = [
  { ...plain, id: 'trip', name: 'Trip', bonus: -1, damage: -2, effects: [effect('Tripped', 'prone')] },
  { ...plain, id: 'shove', name: 'Shove', damage: -2, effects: [effect('Shoved', 'push')] },
  { ...plain, id: 'disarm', name: 'Disarm', bonus: -1, damage: -2, effects: [effect('Disarmed', 'drop')] },
  { ...plain, id: 'power-strike', name: 'Power strike', bonus: -1, damage: 3, effects: [] },
  { ...plain, id: 'careful-shot', name: 'Careful shot', with: 'ranged', stamina: 0, focus: 1, bonus: 2, effects: [] },
];
