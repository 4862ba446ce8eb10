/** What each weapon and spell of a sheet is and still bears, by hand: figures, Notches, ammunition, where it is or lies (HE-11 to HE-15). */
import * as z from 'zod/mini';
import type { Field, FieldOption, Part } from '../../../engine/forms/field.ts';
import { shown } from '../../common/declare.ts';
import { learned, MOST_SPELLS, SPELLBOOK, type Spell, spellSchema } from './spells.ts';
import { AMMUNITION, ARMOURY, fist, KINDS, MOST_ARMS, PLACES, stocked, TAGS, weapon, weaponSchema } from './weapons.ts';

/** Ids as options, with their words where they have any. */
export const worded = (ids: readonly string[], words: Readonly<Record<string, string>> = {}) =>
  ids.map((id) => ({ id, label: words[id] ?? id }));
const number = (path: string, label: string, min: number, max: number): Part => ({
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

const { id: _id, name: _name, ...freshWeapon } = weapon('new', 'Weapon');
const weaponParts: readonly Part[] = [
  { path: 'name', label: 'Name', kind: 'text', longest: 40 },
  { path: 'kind', label: 'Kind', kind: 'choice', options: worded(KINDS) },
  number('dice', 'Dice', 1, 10),
  number('sides', 'Sides', 2, 20),
  { path: 'adds', label: 'Adds', kind: 'choice', options: worded(['none', 'mig', 'agi'], ADDS_WORDS) },
  { path: 'tag', label: 'Damage', kind: 'choice', options: worded(TAGS) },
  { path: 'uses', label: 'Can be used', kind: 'choices', options: worded(TAGS) },
  number('range', 'Reach in feet', 5, 600),
  { path: 'mastercrafted', label: 'Mastercrafted', kind: 'switch' },
  number('notches', 'Notches', 0, 9),
  { path: 'ammunition', label: 'Ammunition', kind: 'choice', options: worded(AMMUNITION) },
  { path: 'loaded', label: 'Loaded', kind: 'switch' },
  { path: 'where', label: 'Where it is', kind: 'choice', options: worded(PLACES, PLACE_WORDS) },
  { path: 'lies', label: 'Where it lies', kind: 'place', places: 'map', unset: 'at its owner’s feet' },
];

const spellParts: readonly Part[] = [
  { path: 'name', label: 'Name', kind: 'text', longest: 40 },
  { path: 'about', label: 'What it does', kind: 'text', longest: 200 },
  { path: 'test', label: 'Violence test', kind: 'choice', options: worded(spellSchema.shape.test.options, TEST_WORDS) },
  number('range', 'Range in feet', 0, 600),
  number('dice', 'Dice of damage', 0, 10),
  number('sides', 'Sides', 0, 20),
  {
    path: 'effect',
    label: 'Beyond damage',
    kind: 'choice',
    options: worded(spellSchema.shape.effect.def.innerType.options, EFFECT_WORDS),
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

/** What somebody is armed with. A bare id is filled in from the armoury: that is how the form adds one. */
export const weapons = shown(
  z.array(z.pipe(z.transform(stocked), weaponSchema)).check(z.maxLength(MOST_ARMS)),
  [fist()],
  (path): Field[] => [
    { path, label: 'Weapons', group: 'Gear', kind: 'choices', options: stock(ARMOURY) },
    { ...weaponRows, path },
  ],
);
/** A bare id is filled in from the spellbook. */
export const spells = shown(
  z.array(z.pipe(z.transform(learned), spellSchema)).check(z.maxLength(MOST_SPELLS)),
  [],
  (path): Field[] => [
    { path, label: 'Spells', group: 'Gear', kind: 'choices', options: stock(SPELLBOOK) },
    { ...spellRows, path },
  ],
);
