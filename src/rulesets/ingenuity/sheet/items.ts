/**
 * Items of Ingenuity: weapons, shields and gear with their figures, and the words for damage,
 * attributes and skills.
 */
import * as z from 'zod/mini';
import {
  choiceValue,
  declareRecord,
  fieldValue,
  idValue,
  nameValue,
  nestedValues,
  numberValue,
  optionsOf,
  orUnset,
  recordValue,
  toggleValue,
  type Values,
  wordOptions,
} from '../../common/declare.ts';
import { effectRows } from './effects.ts';

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

/** IN-35: the kind of each type of damage. */
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

/**
 * The purpose of an item. `natural`: part of the body. `thrown`: strikes within reach and is thrown
 * beyond. `gear`: not made for striking.
 */
export const KINDS = {
  natural: 'part of the body',
  melee: 'blows',
  thrown: 'blows and throws',
  projectile: 'shots',
  shield: 'shielding',
  gear: 'something else',
} as const;
/** The places where an item can be. */
export const WHERE_WORDS = { hand: 'in hand', worn: 'worn', carried: 'packed', ground: 'on the ground' } as const;
const DAMAGE_WORDS = Object.fromEntries(
  DAMAGE_TYPES.map((id) => [id, `${id}, ${DAMAGE[id]}`.replace(', typeless', '')]),
) as Record<DamageType, string>;
const durability = (label: string, help?: string) => numberValue(10, 0, 999, { label, ...(help ? { help } : {}) });
export const NEW_HOLDS = 'Metal 10, anything else 4, where nothing is listed.';

/**
 * The figures of an item: a one-handed melee weapon of metal, unless others are given. A new item
 * is worn, so that the hands hold no more than before.
 */
export const itemFigures = {
  id: idValue(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  name: nameValue('Thing', 40, { label: 'Name of the item' }),
  /** `worn`: at the belt or on the back, at hand for Brandish. `carried`: in the pack. */
  where: choiceValue('worn', WHERE_WORDS, { label: 'Where it is' }),
  loaded: toggleValue(true, { label: 'Loaded' }),
  durability: nestedValues({ now: durability('Durability'), max: durability('Durability, at most', NEW_HOLDS) }),
  kind: choiceValue('melee', KINDS, { label: 'Made for' }),
  /** The dice that an attack with the item may use, and the proficiencies, of which one counts. */
  attributes: fieldValue(
    z.array(z.enum(ATTRIBUTES)).check(
      z.maxLength(4),
      z.refine((list) => list.length > 0, 'an attack with it needs an attribute'),
    ),
    ['strength'],
    { label: 'Attributes', kind: 'choices', options: optionsOf(wordOptions(...ATTRIBUTES)) },
  ),
  proficiencies: fieldValue(z.array(z.enum(PROFICIENCIES)).check(z.maxLength(4)), ['martial'], {
    label: 'Proficiencies',
    kind: 'choices',
    options: optionsOf(wordOptions(...PROFICIENCIES)),
  }),
  damage: numberValue(1, 0, 20, { label: 'Damage' }),
  critical: numberValue(2, 0, 20, { label: 'Critical damage' }),
  /** The luck roll from which on the item does its critical damage. */
  threshold: numberValue(20, 2, 30, { label: 'Critical from luck' }),
  type: choiceValue('bludgeoning', DAMAGE_WORDS, { label: 'Type of damage' }),
  nonlethal: toggleValue(false, { label: 'Nonlethal' }),
  /** In metres: the reach of a blow, and the range of a throw or shot (0: none). */
  reach: numberValue(1, 1, 10, { label: 'Metres of a blow' }),
  range: numberValue(0, 0, 300, { label: 'Metres of a throw or shot', help: '0: it is neither thrown nor shot.' }),
  /** The actions to load the item again; 0: it needs no loading. */
  reload: numberValue(0, 0, 9, { label: 'Actions to reload' }),
  hands: numberValue(1, 0, 2, { label: 'Hands it takes' }),
  /** With a block value of 0 the item cannot block; with a parry value of 0 a parry adds only 1. */
  block: numberValue(0, 0, 20, { label: 'Block value', help: '0: it cannot block.' }),
  parry: numberValue(0, 0, 20, { label: 'Parry value', help: '0: a parry with it adds 1.' }),
  /** The metres that the item lights while it is held or lies about. Left out: none. */
  light: orUnset('none', numberValue(0, 0, 100, { label: 'Metres that it lights' })),
  /** The effects of a hit with the item. */
  effects: effectRows,
  /** The square where the item lies, once it was dropped or thrown. */
  lies: orUnset(
    'nowhere of its own',
    recordValue(
      { column: numberValue(0, 0, 199, { label: 'Column' }), row: numberValue(0, 0, 199, { label: 'Row' }) },
      { label: 'Where it lies' },
    ),
  ),
};
export type Item = Values<typeof itemFigures>;
const kept = declareRecord(itemFigures);
/** The schema of each figure of an item. */
export const itemShape = kept.object.shape;

/** IN-32: the usual durability: 10 for an item of metal, 4 for any other. */
export const usualDurability = (made: 'metal' | 'other'): Item['durability'] =>
  made === 'metal' ? { now: 10, max: 10 } : { now: 4, max: 4 };

/** Makes a complete item that is in hand. */
export const makeItem = (id: string, name: string, rest: Partial<Item> = {}): Item => ({
  ...kept.start(),
  id,
  name,
  where: 'hand',
  ...rest,
});

export const fistsItem = (): Item =>
  makeItem('fists', 'Bare hands', {
    kind: 'natural',
    attributes: ['strength', 'dexterity'],
    nonlethal: true,
    hands: 0,
    durability: { now: 0, max: 0 },
  });

/** IN-09: how many hands these items fill now. */
export const handsFull = (items: readonly Pick<Item, 'hands' | 'where'>[]): number =>
  items.reduce((sum, { hands, where }) => sum + (where === 'hand' ? hands : 0), 0);

/**
 * IN-32: whether an item is broken: it has no durability left. A part of the body has no durability
 * and does not break.
 */
export const isBroken = (thing: Item): boolean => thing.kind !== 'natural' && thing.durability.now === 0;
