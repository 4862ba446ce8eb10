/**
 * Powers that a table has made, as data in the house rules, and the one way to look up any power.
 */
import * as z from 'zod/mini';
import { nameText } from '../../../space/nameText.ts';
import { idSchema } from '../../../space/scene.ts';
import { type PowerSpec, powerDurations, powerRanges } from './powerKinds.ts';
import { allPowers } from './powers.ts';
import { conditionIds, traitIds } from './terms.ts';
import { damageDice } from './things/itemTypes.ts';

/** The dice of damage for a schema. */
const die = z.union(damageDice.map((sides) => z.literal(sides)));
const slug = z.string().check(z.minLength(1), z.maxLength(60));

/**
 * What a table's own power does. It can have those kinds of effects that need no procedure of their
 * own.
 */
const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('attack'), die }),
  z.strictObject({
    kind: z.literal('condition'),
    condition: z.enum(conditionIds),
    save: z.exactOptional(z.enum(['str', 'agi', 'wit'])),
  }),
  z.strictObject({ kind: z.literal('trait'), traits: z.array(z.enum(traitIds)).check(z.minLength(1), z.maxLength(3)) }),
  z.strictObject({ kind: z.literal('zone'), zone: z.enum(['miasma', 'silence', 'illusion']) }),
  z.strictObject({
    kind: z.literal('summon'),
    creatures: z.array(slug).check(z.minLength(1), z.maxLength(10)),
    controlled: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('heal'), amount: z.int().check(z.minimum(1), z.maximum(40)) }),
  z.strictObject({ kind: z.literal('purify') }),
  z.strictObject({ kind: z.literal('told') }),
]);

export const madePowerSchema = z.strictObject({
  id: idSchema,
  name: nameText(1, 60),
  range: z.enum(powerRanges),
  lasts: z.enum(powerDurations),
  aims: z.enum(['creature', 'ally', 'self', 'zone', 'corpse']),
  effect: effectSchema,
  does: z._default(z.string().check(z.maxLength(300)), ''),
});
export type MadePower = z.infer<typeof madePowerSchema>;

const whole = (made: MadePower): PowerSpec => ({ ...made, path: 'profane', more: [], bears: 'fight' });

/**
 * Gives the power with this id, built in or of the table's own. Undefined when there is none any
 * more.
 */
export function findPower(house: { powers: readonly MadePower[] }, id: string): PowerSpec | undefined {
  const built = Object.hasOwn(allPowers, id) ? allPowers[id] : undefined;
  if (built) return built;
  const made = house.powers.find((one) => one.id === id);
  return made && whole(made);
}
