/** Items of Ingenuity: weapons, shields and gear with their figures, and the words for damage, attributes and skills. */
import * as z from 'zod/mini';
import {
  choice,
  declare,
  id,
  named,
  nested,
  number,
  optionsOf,
  orUnset,
  record,
  toggle,
  type Values,
  value,
  words,
} from '../../common/declare.ts';
import { effects } from './effects.ts';

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

/** What an item is made for. `natural`: part of the body. `thrown`: strikes in reach, is thrown beyond. `gear`: not made to strike with. */
export const KINDS = {
  natural: 'part of the body',
  melee: 'blows',
  thrown: 'blows and throws',
  projectile: 'shots',
  shield: 'shielding',
  gear: 'something else',
} as const;
/** Where an item is. */
export const WHERE_WORDS = { hand: 'in hand', worn: 'worn', carried: 'packed', ground: 'on the ground' } as const;
const DAMAGE_WORDS = Object.fromEntries(
  DAMAGE_TYPES.map((id) => [id, `${id}, ${DAMAGE[id]}`.replace(', typeless', '')]),
) as Record<DamageType, string>;
const durability = (label: string, help?: string) => number(10, 0, 999, { label, ...(help ? { help } : {}) });
export const NEW_HOLDS = 'Metal 10, anything else 4, where nothing is listed.';

/** An item, each figure: a one-handed melee weapon of metal unless told otherwise. A new one is worn, so that the hands hold no more than before. */
export const itemFigures = {
  id: id(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  name: named('Thing', 40, { label: 'Name of the item' }),
  /** `worn`: at the belt or on the back, at hand for Brandish. `carried`: in the pack. */
  where: choice('worn', WHERE_WORDS, { label: 'Where it is' }),
  loaded: toggle(true, { label: 'Loaded' }),
  durability: nested({ now: durability('Durability'), max: durability('Durability, at most', NEW_HOLDS) }),
  kind: choice('melee', KINDS, { label: 'Made for' }),
  /** The dice an attack with it may use, and the proficiencies of which one counts. */
  attributes: value(
    z.array(z.enum(ATTRIBUTES)).check(
      z.maxLength(4),
      z.refine((list) => list.length > 0, 'an attack with it needs an attribute'),
    ),
    ['strength'],
    { label: 'Attributes', kind: 'choices', options: optionsOf(words(...ATTRIBUTES)) },
  ),
  proficiencies: value(z.array(z.enum(PROFICIENCIES)).check(z.maxLength(4)), ['martial'], {
    label: 'Proficiencies',
    kind: 'choices',
    options: optionsOf(words(...PROFICIENCIES)),
  }),
  damage: number(1, 0, 20, { label: 'Damage' }),
  critical: number(2, 0, 20, { label: 'Critical damage' }),
  /** The luck roll from which it does its critical damage. */
  threshold: number(20, 2, 30, { label: 'Critical from luck' }),
  type: choice('bludgeoning', DAMAGE_WORDS, { label: 'Type of damage' }),
  nonlethal: toggle(false, { label: 'Nonlethal' }),
  /** Metres: of a blow, and of a throw or shot (0: none). */
  reach: number(1, 1, 10, { label: 'Metres of a blow' }),
  range: number(0, 0, 300, { label: 'Metres of a throw or shot', help: '0: it is neither thrown nor shot.' }),
  /** Actions to load it again; 0: it need not be. */
  reload: number(0, 0, 9, { label: 'Actions to reload' }),
  hands: number(1, 0, 2, { label: 'Hands it takes' }),
  /** 0: it cannot block; 0: a parry with it adds only 1. */
  block: number(0, 0, 20, { label: 'Block value', help: '0: it cannot block.' }),
  parry: number(0, 0, 20, { label: 'Parry value', help: '0: a parry with it adds 1.' }),
  /** Metres that it lights while it is held or lies about. Left out: none. */
  light: orUnset('none', number(0, 0, 100, { label: 'Metres that it lights' })),
  /** What else a hit with it does. */
  effects,
  /** The square where it lies, once dropped or thrown. */
  lies: orUnset(
    'nowhere of its own',
    record(
      { column: number(0, 0, 199, { label: 'Column' }), row: number(0, 0, 199, { label: 'Row' }) },
      { label: 'Where it lies' },
    ),
  ),
};
export type Item = Values<typeof itemFigures>;
const kept = declare(itemFigures);
/** What may stand in an item. */
export const itemShape = kept.object.shape;

/** IN-32: what an item holds when its entry does not say: metal 10, anything else 4. */
export const durable = (made: 'metal' | 'other'): Item['durability'] =>
  made === 'metal' ? { now: 10, max: 10 } : { now: 4, max: 4 };

/** An item, complete and in hand. */
export const item = (id: string, name: string, rest: Partial<Item> = {}): Item => ({
  ...kept.start(),
  id,
  name,
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
