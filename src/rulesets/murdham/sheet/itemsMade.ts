/** Weapons, armour and things of the table's own, as data: the schema, and what each is to the rules. Kept with whoever carries one. */
import * as z from 'zod';
import { idSchema } from '../../../space/scene.ts';
import { consumableSpecs } from './consumables.ts';
import { damageDice, type ItemSpec, type WeaponFigures, weaponWords } from './itemTypes.ts';
import { poisons } from './poisons.ts';

export const madeCategories = ['weapon', 'shield', 'armour', 'helmet', 'consumable'] as const;
const qualities = ['plain', 'fragile', 'robust', 'mastercrafted'] as const;
/** Words that belong to bodies alone. */
export const madeWords = weaponWords.filter((word) => word !== 'natural' && word !== 'unarmed');
/** What can be used up like a thing of the game: drinks, drugs, doses, smoke. */
export const usable: readonly ItemSpec[] = consumableSpecs.filter(
  ({ consumable, use }) => consumable === true && use !== undefined && use.effect.kind !== 'none',
);

const weaponSchema = z.strictObject({
  way: z.enum(['melee', 'ranged']),
  /** Left out: no damage of its own. */
  die: z.union(damageDice.map((sides) => z.literal(sides))).exactOptional(),
  /** In zones; 0 is nearby. */
  range: z.number().int().min(0).max(64),
  words: z.array(z.enum(madeWords)).max(12).default([]),
  /** Once in a stretch, or once until a day's rest. */
  limit: z.enum(['stretch', 'day']).exactOptional(),
  /** The poison that each wound by it brings. */
  poison: z.enum(Object.keys(poisons)).exactOptional(),
  corruption: z.number().int().min(1).max(12).exactOptional(),
});

/** MU-12, MU-28, MU-49: a thing that a table has made: a copy of its library's, so that it goes with its owner into other fights. */
export const madeItemSchema = z
  .strictObject({
    id: idSchema,
    name: z.string().min(1).max(60),
    category: z.enum(madeCategories),
    quality: z.enum(qualities).default('plain'),
    bulk: z.number().min(0).max(32).default(1),
    hands: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    /** What one strikes or shoots with; a shield may have it too. */
    weapon: weaponSchema.exactOptional(),
    /** Thrown away by its use: a vial. */
    thrown: z.boolean().default(false),
    /** Points of armour while worn. */
    armour: z.number().int().min(0).max(6).default(0),
    /** The thing of the game that using it up is like. */
    like: z.enum(usable.map(({ id }) => id)).exactOptional(),
    does: z.string().max(300).default(''),
  })
  .refine(({ category, weapon }) => category !== 'weapon' || weapon !== undefined, {
    path: ['weapon'],
    message: 'A weapon needs to say how one attacks with it.',
  })
  .refine(({ category, like }) => category !== 'consumable' || like !== undefined, {
    path: ['like'],
    message: 'What is used up needs to say what it is like.',
  });
export type MadeItem = z.infer<typeof madeItemSchema>;

/** What it is to the rules. */
export function specOfMade(made: MadeItem): ItemSpec {
  const { id, name, category, quality, bulk, hands, weapon, thrown, armour, like, does } = made;
  const use = thrown
    ? ({ cost: 'attack', effect: { kind: 'none' } } as const)
    : usable.find((one) => one.id === like)?.use;
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
