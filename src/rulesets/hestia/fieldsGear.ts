/** What each weapon and spell of a sheet is and still bears, by hand: figures, Notches, ammunition, where it is or lies (HE-11 to HE-15). */
import type { Field, Part } from '../../engine/field.ts';
import { spellSchema } from './sheet.ts';
import { AMMUNITION, KINDS, MOST_ARMS, PLACES, TAGS, weapon } from './weapons.ts';

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
const ADDS_WORDS = { none: 'nothing', mig: 'Might', agi: 'Agility' } as const;
const TEST_WORDS = {
  none: 'none',
  touch: 'to touch the unwilling',
  violence: 'always: its words say so',
} as const;
const EFFECT_WORDS = { none: 'nothing', staggered: 'loses a turn', out: 'out of action' } as const;

const { id: _id, name: _name, ...freshWeapon } = weapon('new', 'Weapon');
const weaponParts: readonly Part[] = [
  { path: 'name', label: 'Name', kind: 'text', longest: 40 },
  { path: 'kind', label: 'Kind', kind: 'choice', options: worded(KINDS) },
  number('dice', 'Dice', 1, 10),
  number('sides', 'Sides', 2, 20),
  { path: 'adds', label: 'Adds', kind: 'choice', options: worded(['none', 'mig', 'agi'], ADDS_WORDS) },
  { path: 'tag', label: 'Damage', kind: 'choice', options: worded(TAGS) },
  { path: 'uses', label: 'Can be used', kind: 'choices', options: worded(TAGS) },
  number('range', 'Reach or range, in feet', 5, 600),
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
  number('range', 'Range, in feet', 0, 600),
  number('dice', 'Dice of damage', 0, 10),
  number('sides', 'Sides', 0, 20),
  {
    path: 'effect',
    label: 'Beyond damage',
    kind: 'choice',
    options: worded(spellSchema.shape.effect.unwrap().options, EFFECT_WORDS),
  },
];

export const gearFields: readonly Field[] = [
  {
    path: 'weapons',
    label: 'Each weapon',
    group: 'Gear',
    kind: 'rows',
    one: 'weapon',
    most: MOST_ARMS,
    id: 'id',
    fresh: { name: 'Weapon', ...freshWeapon },
    parts: weaponParts,
  },
  {
    path: 'spells',
    label: 'Spells and magic items',
    group: 'Gear',
    kind: 'rows',
    one: 'spell',
    most: 12,
    id: 'id',
    fresh: { name: 'Spell', about: '', test: 'none', range: 30, dice: 0, sides: 6, effect: 'none' },
    parts: spellParts,
  },
];
