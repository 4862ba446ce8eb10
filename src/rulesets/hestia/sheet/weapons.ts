/**
 * Weapons of the GLOG hack of Hestia (HE-13): their figures by class, and the armoury that the form
 * picks from.
 */
import * as z from 'zod/mini';
import { nameText } from '../../../space/nameText.ts';
import { placeSchema } from '../../../space/scene.ts';

export const TAGS = ['crushing', 'slashing', 'piercing'] as const;
export type Tag = (typeof TAGS)[number];

export const KINDS = ['unarmed', 'natural', 'melee', 'thrown', 'sling', 'bow', 'crossbow'] as const;
export const AMMUNITION = ['none', 'some', 'empty'] as const;
/** Where a weapon is: in hand, ready to be drawn, put away, on the ground, or no longer usable. */
export const PLACES = ['hand', 'handy', 'packed', 'dropped', 'broken', 'lost'] as const;

export const weaponSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: nameText(1, 40),
  kind: z.enum(KINDS),
  sides: z.int().check(z.minimum(2), z.maximum(20)),
  dice: z.int().check(z.minimum(1), z.maximum(10)),
  /** The modifier added to the damage. */
  adds: z.enum(['none', 'mig', 'agi']),
  tag: z.enum(TAGS),
  /** The damage tags of the weapon's other uses: a sword that thrusts deals piercing. */
  uses: z._default(z.array(z.enum(TAGS)), []),
  /** The range in feet; for a melee weapon the reach. */
  range: z.int().check(z.minimum(5), z.maximum(600)),
  mastercrafted: z.boolean(),
  notches: z.int().check(z.minimum(0), z.maximum(9)),
  /** For missile weapons: whether the quiver is empty, and whether a crossbow is drawn. */
  ammunition: z.enum(AMMUNITION),
  loaded: z.boolean(),
  where: z.enum(PLACES),
  /** The place where the weapon lies after a drop or a throw. Left out: at its owner's feet. */
  lies: z.exactOptional(placeSchema),
});
/**
 * A weapon that the table made. It is whole and loaded unless its data say otherwise. Unknown keys
 * are refused.
 */
export const ownWeaponSchema = z.strictObject({
  ...weaponSchema.shape,
  mastercrafted: z._default(weaponSchema.shape.mastercrafted, false),
  notches: z._default(weaponSchema.shape.notches, 0),
  ammunition: z._default(weaponSchema.shape.ammunition, 'none'),
  loaded: z._default(weaponSchema.shape.loaded, true),
  where: z._default(weaponSchema.shape.where, 'hand'),
});
/** The most weapons that a sheet can hold. */
export const MOST_ARMS = 12;
export type Weapon = z.infer<typeof weaponSchema>;

/** A complete weapon of a class. Without more data it is a light weapon for one hand. */
export const weaponOf = (id: string, name: string, rest: Partial<Weapon> = {}): Weapon => ({
  id,
  name,
  kind: 'melee',
  sides: 6,
  dice: 1,
  adds: 'none',
  tag: 'slashing',
  uses: [],
  range: 5,
  mastercrafted: false,
  notches: 0,
  ammunition: 'none',
  loaded: true,
  where: 'hand',
  ...rest,
});

const medium = (id: string, name: string, tag: Tag, rest: Partial<Weapon> = {}): Weapon =>
  weaponOf(id, name, { adds: 'mig', tag, ...rest });
const heavy = (id: string, name: string, tag: Tag, rest: Partial<Weapon> = {}): Weapon =>
  weaponOf(id, name, { adds: 'mig', sides: 10, tag, ...rest });
const shot = (id: string, name: string, kind: 'sling' | 'bow' | 'crossbow', rest: Partial<Weapon>): Weapon =>
  weaponOf(id, name, { kind, tag: 'piercing', ammunition: 'some', ...rest });
const body = (id: string, name: string, tag: Tag, rest: Partial<Weapon> = {}): Weapon =>
  weaponOf(id, name, { kind: 'natural', tag, ...rest });

/**
 * The arms page: light d6; medium d6 and Might, or d8 in two hands; heavy d10 and Might; sling d6,
 * bow d6 and Agility, crossbow d10 and Agility. Swords are mastercrafted. No page gives the tag and
 * the range of each weapon: both are assumed.
 */
export const ARMOURY: readonly Weapon[] = [
  weaponOf('fists', 'Fists', { kind: 'unarmed', sides: 3, tag: 'crushing' }),
  weaponOf('knife', 'Knife', { tag: 'piercing', uses: ['slashing'], where: 'handy' }),
  weaponOf('cudgel', 'Cudgel', { tag: 'crushing' }),
  weaponOf('hatchet', 'Hatchet'),
  weaponOf('javelin', 'Javelin', { kind: 'thrown', tag: 'piercing', range: 30 }),
  medium('axe', 'Axe', 'slashing'),
  medium('mace', 'Mace', 'crushing'),
  medium('spear', 'Spear', 'piercing'),
  medium('staff', 'Staff', 'crushing', { sides: 8 }),
  medium('sword', 'Sword', 'slashing', { mastercrafted: true, uses: ['piercing'] }),
  heavy('great-axe', 'Great axe', 'slashing'),
  heavy('maul', 'Maul', 'crushing'),
  heavy('polearm', 'Polearm', 'piercing', { range: 10, uses: ['slashing'] }),
  heavy('great-sword', 'Great sword', 'slashing', { mastercrafted: true, uses: ['piercing'] }),
  shot('sling', 'Sling', 'sling', { tag: 'crushing', range: 60 }),
  shot('bow', 'Bow', 'bow', { adds: 'agi', range: 100, where: 'handy' }),
  shot('crossbow', 'Crossbow', 'crossbow', { sides: 10, adds: 'agi', range: 120 }),
  body('bite', 'Bite', 'piercing'),
  body('claws', 'Claws', 'slashing'),
  body('slam', 'Slam', 'crushing', { sides: 8 }),
];

/** A weapon of the armoury. Throws for an id that the armoury does not have. */
export function armouryWeapon(id: string, rest: Partial<Weapon> = {}): Weapon {
  const found = ARMOURY.find((arm) => arm.id === id);
  if (!found) throw new Error(`The armoury has no “${id}”.`);
  return { ...found, ...rest };
}
export const fistWeapon = (): Weapon => armouryWeapon('fists');

/** The armoury's weapon, where the sheet gives only its id. */
export const stockedWeapon = (given: unknown): unknown => {
  const id =
    typeof given === 'object' && given !== null && Object.keys(given).length === 1 ? Object.values(given)[0] : given;
  return typeof id === 'string' ? (ARMOURY.find((arm) => arm.id === id) ?? given) : given;
};

/** Whether a weapon shoots, so that its quiver can run dry (HE-11). */
export const isShot = ({ kind }: Weapon): boolean => kind === 'sling' || kind === 'bow' || kind === 'crossbow';
/** Whether a weapon is part of the body. Nobody can hold, drop or Notch such a weapon. */
export const ofBody = ({ kind }: Weapon): boolean => kind === 'unarmed' || kind === 'natural';

/**
 * One use of a weapon (HE-15): the id by which forms and answers name the use, and the tag that the
 * use deals.
 */
export interface WeaponUse {
  id: string;
  arm: Weapon;
  tag: Tag;
  /** "Sword", "Sword, piercing". */
  words: string;
}
/** All uses of a weapon, the usual one first. */
export const usesOf = (arm: Weapon): WeaponUse[] => [
  { id: arm.id, arm, tag: arm.tag, words: arm.name },
  ...arm.uses
    .filter((tag) => tag !== arm.tag)
    .map((tag) => ({ id: `${arm.id}:${tag}`, arm, tag, words: `${arm.name}, ${tag}` })),
];
