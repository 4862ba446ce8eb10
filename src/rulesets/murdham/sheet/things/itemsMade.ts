/**
 * Weapons, armour and things of the table's own, as data: the schema, and what each is to the
 * rules. Kept with whoever carries one.
 */
import * as z from 'zod/mini';
import { idSchema } from '../../../../space/scene.ts';
import { consumableSpecs } from './consumables.ts';
import { damageDice, type ItemSpec, type WeaponFigures, weaponWords } from './itemTypes.ts';
import { allPoisons } from './poisons.ts';

export const madeCategories = ['weapon', 'shield', 'armour', 'helmet', 'consumable'] as const;
const qualities = ['plain', 'fragile', 'robust', 'mastercrafted'] as const;
/** Words that belong to bodies alone. */
export const madeWords = weaponWords.filter((word) => word !== 'natural' && word !== 'unarmed');
/** What can be used up like a thing of the game: drinks, drugs, doses, smoke. */
export const usableItems: readonly ItemSpec[] = consumableSpecs.filter(
  ({ consumable, use }) => consumable === true && use !== undefined && use.effect.kind !== 'none',
);

const weaponSchema = z.strictObject({
  way: z.enum(['melee', 'ranged']),
  /** Left out: no damage of its own. */
  die: z.exactOptional(z.union(damageDice.map((sides) => z.literal(sides)))),
  /** In zones; 0 is nearby. */
  range: z.int().check(z.minimum(0), z.maximum(64)),
  words: z._default(z.array(z.enum(madeWords)).check(z.maxLength(12)), []),
  /** Once in a stretch, or once until a day's rest. */
  limit: z.exactOptional(z.enum(['stretch', 'day'])),
  /** The poison that each wound by it brings. */
  poison: z.exactOptional(z.enum(Object.keys(allPoisons))),
  corruption: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
});

/**
 * MU-12, MU-28, MU-49: a thing that a table has made: a copy of its catalogue's, so that it goes
 * with its owner into other fights.
 */
export const madeItemSchema = z
  .strictObject({
    id: idSchema,
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    category: z.enum(madeCategories),
    quality: z._default(z.enum(qualities), 'plain'),
    bulk: z._default(z.number().check(z.minimum(0), z.maximum(32)), 1),
    hands: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** What one strikes or shoots with; a shield may have it too. */
    weapon: z.exactOptional(weaponSchema),
    /** Thrown away by its use: a vial. */
    thrown: z._default(z.boolean(), false),
    /** Points of armour while worn. */
    armour: z._default(z.int().check(z.minimum(0), z.maximum(6)), 0),
    /** The thing of the game that using it up is like. */
    like: z.exactOptional(z.enum(usableItems.map(({ id }) => id))),
    does: z._default(z.string().check(z.maxLength(300)), ''),
  })
  .check(
    z.refine(({ category, weapon }) => category !== 'weapon' || weapon !== undefined, {
      path: ['weapon'],
      message: 'A weapon needs to say how one attacks with it.',
    }),
    z.refine(({ category, like }) => category !== 'consumable' || like !== undefined, {
      path: ['like'],
      message: 'What is used up needs to say what it is like.',
    }),
  );
export type MadeItem = z.infer<typeof madeItemSchema>;

/** What it is to the rules. */
export function specOfMade(made: MadeItem): ItemSpec {
  const { id, name, category, quality, bulk, hands, weapon, thrown, armour, like, does } = made;
  const use = thrown
    ? ({ cost: 'attack', effect: { kind: 'none' } } as const)
    : usableItems.find((one) => one.id === like)?.use;
  return {
    id,
    name,
    category,
    quality,
    price: null,
    bulk,
    hands,
    ...(weapon ? { weapon: weapon as WeaponFigures } : {}),
    ...(armour > 0 ? { armour } : {}),
    ...(thrown || category === 'consumable' ? { consumable: true as const } : {}),
    ...(use ? { use } : {}),
    does,
  };
}
