/**
 * Fields by which the GM sets each weapon and spell of a sheet: figures, Notches, ammunition, and
 * where the weapon is (HE-11 to HE-15).
 */
import * as z from 'zod/mini';
import type { Field, FieldOption, FieldPart } from '../../../engine/forms/field.ts';
import { fieldsValue } from '../../common/declare.ts';
import { learnedSpell, MOST_SPELLS, SPELLBOOK, type Spell, spellSchema } from './spells.ts';
import {
  AMMUNITION,
  ARMOURY,
  fistWeapon,
  KINDS,
  MOST_ARMS,
  PLACES,
  stockedWeapon,
  TAGS,
  weaponOf,
  weaponSchema,
} from './weapons.ts';

/** Ids as options, with their words where there are any. */
export const wordedOptions = (ids: readonly string[], words: Readonly<Record<string, string>> = {}) =>
  ids.map((id) => ({ id, label: words[id] ?? id }));
const number = (path: string, label: string, min: number, max: number): FieldPart => ({
  path,
  label,
  kind: 'number',
  min,
  max,
});

const PLACE_WORDS = {
  hand: 'in hand',
  handy: 'handy',
  packed: 'packed',
  dropped: 'on the ground',
  broken: 'broken',
  lost: 'lost',
} as const;
export const ADDS_WORDS = { none: 'nothing', mig: 'Might', agi: 'Agility' } as const;
export const TEST_WORDS = {
  none: 'none',
  touch: 'to touch the unwilling',
  violence: 'always: its words say so',
} as const;
export const EFFECT_WORDS: Readonly<Partial<Record<Spell['effect'], string>>> = {
  none: 'nothing',
  staggered: 'loses a turn',
  out: 'out of action',
};

const { id: _id, name: _name, ...freshWeapon } = weaponOf('new', 'Weapon');
const weaponParts: readonly FieldPart[] = [
  { path: 'name', label: 'Name', kind: 'text', longest: 40 },
  { path: 'kind', label: 'Kind', kind: 'choice', options: wordedOptions(KINDS) },
  number('dice', 'Dice', 1, 10),
  number('sides', 'Sides', 2, 20),
  { path: 'adds', label: 'Adds', kind: 'choice', options: wordedOptions(['none', 'mig', 'agi'], ADDS_WORDS) },
  { path: 'tag', label: 'Damage', kind: 'choice', options: wordedOptions(TAGS) },
  { path: 'uses', label: 'Can be used', kind: 'choices', options: wordedOptions(TAGS) },
  number('range', 'Reach in feet', 5, 600),
  { path: 'mastercrafted', label: 'Mastercrafted', kind: 'switch' },
  number('notches', 'Notches', 0, 9),
  { path: 'ammunition', label: 'Ammunition', kind: 'choice', options: wordedOptions(AMMUNITION) },
  { path: 'loaded', label: 'Loaded', kind: 'switch' },
  { path: 'where', label: 'Where it is', kind: 'choice', options: wordedOptions(PLACES, PLACE_WORDS) },
  { path: 'lies', label: 'Where it lies', kind: 'place', places: 'map', unset: 'at its owner’s feet' },
];

const spellParts: readonly FieldPart[] = [
  { path: 'name', label: 'Name', kind: 'text', longest: 40 },
  { path: 'about', label: 'What it does', kind: 'text', longest: 200 },
  {
    path: 'test',
    label: 'Violence test',
    kind: 'choice',
    options: wordedOptions(spellSchema.shape.test.options, TEST_WORDS),
  },
  number('range', 'Range in feet', 0, 600),
  number('dice', 'Dice of damage', 0, 10),
  number('sides', 'Sides', 0, 20),
  {
    path: 'effect',
    label: 'Beyond damage',
    kind: 'choice',
    options: wordedOptions(spellSchema.shape.effect.def.innerType.options, EFFECT_WORDS),
  },
];

const weaponRows: Field = {
  path: 'weapons',
  label: 'Each weapon, with its figures',
  group: 'Gear',
  kind: 'rows',
  one: 'weapon',
  most: MOST_ARMS,
  id: 'id',
  fresh: { name: 'Weapon', ...freshWeapon },
  parts: weaponParts,
};
const spellRows: Field = {
  path: 'spells',
  label: 'Each spell or magic item',
  group: 'Gear',
  kind: 'rows',
  one: 'spell',
  most: MOST_SPELLS,
  id: 'id',
  fresh: { name: 'Spell', about: '', test: 'none', range: 30, dice: 0, sides: 6, effect: 'none' },
  parts: spellParts,
};

const stock = (things: readonly { id: string; name: string }[]): FieldOption[] =>
  things.map(({ id, name }) => ({ id, label: name }));

/**
 * The weapons of a sheet. The schema fills in a bare id from the armoury, because the form adds a
 * weapon by its id.
 */
export const weaponsValue = fieldsValue(
  z.array(z.pipe(z.transform(stockedWeapon), weaponSchema)).check(z.maxLength(MOST_ARMS)),
  [fistWeapon()],
  (path): Field[] => [
    { path, label: 'Weapons', group: 'Gear', kind: 'choices', options: stock(ARMOURY) },
    { ...weaponRows, path },
  ],
);
/** The spells of a sheet. The schema fills in a bare id from the spellbook. */
export const spellsValue = fieldsValue(
  z.array(z.pipe(z.transform(learnedSpell), spellSchema)).check(z.maxLength(MOST_SPELLS)),
  [],
  (path): Field[] => [
    { path, label: 'Spells', group: 'Gear', kind: 'choices', options: stock(SPELLBOOK) },
    { ...spellRows, path },
  ],
);
