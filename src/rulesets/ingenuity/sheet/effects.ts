/** Effects that ride on a hit, and maneuvers: ways of attacking with what they add (IN-26, IN-29, IN-33), as data. All ASSUMED. */
import * as z from 'zod/mini';

export const DOES = ['prone', 'blinded', 'unconscious', 'push', 'drop', 'other'] as const;
export type Does = (typeof DOES)[number];
/** What an effect does, in words. */
export const DOES_WORDS: Record<Does, string> = {
  prone: 'knocks prone',
  blinded: 'blinds',
  unconscious: 'takes consciousness',
  push: 'pushes 1 m away',
  drop: 'knocks something out of the hands',
  other: 'something else, only noted',
};

export const effectSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Fortify wards off the one, Resist the other. */
  kind: z.enum(['physical', 'mental']),
  /** What the test against it must reach; 0: the attack's result. */
  reach: z.int().check(z.minimum(0), z.maximum(40)),
  does: z.enum(DOES),
  when: z.enum(['hit', 'critical']),
});
export type Effect = z.infer<typeof effectSchema>;

export const maneuverSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** Which attacks it goes with. */
  with: z.enum(['melee', 'ranged', 'any']),
  stamina: z.int().check(z.minimum(0), z.maximum(20)),
  focus: z.int().check(z.minimum(0), z.maximum(20)),
  /** Added to the attack test, and to the damage. */
  bonus: z.int().check(z.minimum(-10), z.maximum(10)),
  damage: z.int().check(z.minimum(-20), z.maximum(20)),
  effects: z.array(effectSchema).check(z.maxLength(4)),
});
export type Maneuver = z.infer<typeof maneuverSchema>;

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
