/** Items of Ingenuity: weapons, shields and gear with their figures, and the words for damage, attributes and skills. */
import * as z from 'zod/mini';
import { effectSchema } from './effects.ts';

export const ATTRIBUTES = ['strength', 'dexterity', 'wits', 'will'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const SKILLS = ['combat', 'athletics', 'agility', 'handling', 'medicine', 'resolve'] as const;
export type Skill = (typeof SKILLS)[number];
export const PROFICIENCIES = [
  'martial',
  'finesse',
  'marksmanship',
  'sleight',
  'fortitude',
  'acrobatics',
  'healing',
  'composure',
] as const;
export type Proficiency = (typeof PROFICIENCIES)[number];

/** IN-35: which kind each type of damage is. */
export const DAMAGE = {
  bludgeoning: 'physical',
  piercing: 'physical',
  slashing: 'physical',
  arcane: 'elemental',
  cold: 'elemental',
  fire: 'elemental',
  radiant: 'elemental',
  shock: 'elemental',
  void: 'elemental',
  psychic: 'typeless',
  unnamed: 'typeless',
} as const;
export type DamageType = keyof typeof DAMAGE;
export const DAMAGE_TYPES = Object.keys(DAMAGE) as DamageType[];

/** Where an item is. */
export const WHERES = ['hand', 'worn', 'carried', 'ground'] as const;
export type Where = (typeof WHERES)[number];

const small = z.int().check(z.minimum(0), z.maximum(20));
const pool = z.object({
  now: z.int().check(z.minimum(0), z.maximum(999)),
  max: z.int().check(z.minimum(0), z.maximum(999)),
});

export const itemSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  /** `natural`: part of the body. `thrown`: strikes in reach, is thrown beyond. `gear`: not made to strike with. */
  kind: z.enum(['natural', 'melee', 'thrown', 'projectile', 'shield', 'gear']),
  /** The dice an attack with it may use, and the proficiencies of which one counts. */
  attributes: z.array(z.enum(ATTRIBUTES)).check(
    z.maxLength(4),
    z.refine((list) => list.length > 0, 'an attack with it needs an attribute'),
  ),
  proficiencies: z.array(z.enum(PROFICIENCIES)).check(z.maxLength(4)),
  damage: small,
  critical: small,
  /** The luck roll from which it does its critical damage. */
  threshold: z.int().check(z.minimum(2), z.maximum(30)),
  type: z.enum(DAMAGE_TYPES as [DamageType, ...DamageType[]]),
  nonlethal: z.boolean(),
  /** Metres: of a blow, and of a throw or shot (0: none). */
  reach: z.int().check(z.minimum(1), z.maximum(10)),
  range: z.int().check(z.minimum(0), z.maximum(300)),
  hands: z.int().check(z.minimum(0), z.maximum(2)),
  /** 0: it cannot block; 0: a parry with it adds only 1. */
  block: small,
  parry: small,
  durability: pool,
  /** Actions to load it again; 0: it need not be. */
  reload: z.int().check(z.minimum(0), z.maximum(9)),
  loaded: z.boolean(),
  /** What else a hit with it does. */
  effects: z._default(z.array(effectSchema).check(z.maxLength(4)), []),
  /** Metres that it lights while it is held or lies about. Left out: none. */
  light: z.exactOptional(z.int().check(z.minimum(0), z.maximum(100))),
  /** `worn`: at the belt or on the back, at hand for Brandish. `carried`: in the pack. */
  where: z.enum(WHERES),
  /** The square where it lies, once dropped or thrown. */
  lies: z.exactOptional(z.object({ column: z.int(), row: z.int() })),
});
export type Item = z.infer<typeof itemSchema>;

/** IN-32: what an item holds when its entry does not say: metal 10, anything else 4. */
export const durable = (made: 'metal' | 'other'): Item['durability'] =>
  made === 'metal' ? { now: 10, max: 10 } : { now: 4, max: 4 };

/** An item, complete: a one-handed melee weapon of metal unless told otherwise. */
export const item = (id: string, name: string, rest: Partial<Item> = {}): Item => ({
  id,
  name,
  kind: 'melee',
  attributes: ['strength'],
  proficiencies: ['martial'],
  damage: 1,
  critical: 2,
  threshold: 20,
  type: 'bludgeoning',
  nonlethal: false,
  reach: 1,
  range: 0,
  hands: 1,
  block: 0,
  parry: 0,
  durability: durable('metal'),
  reload: 0,
  loaded: true,
  effects: [],
  where: 'hand',
  ...rest,
});

export const fists = (): Item =>
  item('fists', 'Bare hands', {
    kind: 'natural',
    attributes: ['strength', 'dexterity'],
    nonlethal: true,
    hands: 0,
    durability: { now: 0, max: 0 },
  });

/** IN-09: hands that hold these items now. */
export const handsFull = (items: readonly Pick<Item, 'hands' | 'where'>[]): number =>
  items.reduce((sum, { hands, where }) => sum + (where === 'hand' ? hands : 0), 0);

/** IN-32: at zero; what is part of the body has no durability and does not break. */
export const isBroken = (thing: Item): boolean => thing.kind !== 'natural' && thing.durability.now === 0;
