/**
 * Weapons, armour and other items that a table has made: their schema, and their figures for the
 * rules. Each carrier stores a copy.
 */
import * as z from 'zod/mini';
import { nameText } from '../../../../space/nameText.ts';
import { idSchema } from '../../../../space/scene.ts';
import { consumableSpecs } from './consumables.ts';
import { damageDice, type ItemSpec, type WeaponFigures, weaponWords } from './itemTypes.ts';
import { allPoisons } from './poisons.ts';

export const madeCategories = ['weapon', 'shield', 'armour', 'helmet', 'consumable'] as const;
const qualities = ['plain', 'fragile', 'robust', 'mastercrafted'] as const;
/** The keywords that an item can have. The two left out belong to bodies. */
export const madeWords = weaponWords.filter((word) => word !== 'natural' && word !== 'unarmed');
/** Items of the game that a table's own item may be used up like: drinks, drugs, doses, smoke. */
export const usableItems: readonly ItemSpec[] = consumableSpecs.filter(
  ({ consumable, use }) => consumable === true && use !== undefined && use.effect.kind !== 'none',
);

const weaponSchema = z.strictObject({
  way: z.enum(['melee', 'ranged']),
  /** Without a die the weapon does no damage of its own. */
  die: z.exactOptional(z.union(damageDice.map((sides) => z.literal(sides)))),
  /** The range in zones; 0 is nearby. */
  range: z.int().check(z.minimum(0), z.maximum(64)),
  words: z._default(z.array(z.enum(madeWords)).check(z.maxLength(12)), []),
  /** The weapon works once in a stretch, or once until a day's rest. */
  limit: z.exactOptional(z.enum(['stretch', 'day'])),
  /** The poison that each wound by the weapon brings. */
  poison: z.exactOptional(z.enum(Object.keys(allPoisons))),
  corruption: z.exactOptional(z.int().check(z.minimum(1), z.maximum(12))),
});

/**
 * MU-12, MU-28, MU-49: an item that a table has made. The carrier stores a copy of the catalogue's
 * entry, so that the item goes with its owner into other fights.
 */
export const madeItemSchema = z
  .strictObject({
    id: idSchema,
    name: nameText(1, 60),
    category: z.enum(madeCategories),
    quality: z._default(z.enum(qualities), 'plain'),
    bulk: z._default(z.number().check(z.minimum(0), z.maximum(32)), 1),
    hands: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** The figures of a weapon; a shield may have them too. */
    weapon: z.exactOptional(weaponSchema),
    /** The item is thrown away by its use, as a vial is. */
    thrown: z._default(z.boolean(), false),
    /** Points of armour while the item is worn. */
    armour: z._default(z.int().check(z.minimum(0), z.maximum(6)), 0),
    /** The id of the game's item that has the same effect when used up. */
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

/** Gives the figures of a made item for the rules. */
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
