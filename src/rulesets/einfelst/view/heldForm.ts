/** The parts of what a sheet carries, each figure by itself: weapons, spells; the states that hold more than one value. */
import type { Field, Part } from '../../../engine/forms/field.ts';
import { capital } from '../play/table/tell.ts';
import { SKILLS } from '../sheet/skills.ts';
import { HARMS, type Spell } from '../sheet/spells.ts';
import { weapon } from '../sheet/weapons.ts';

const number = (path: string, label: string, max: number, min = 0): Part => ({ path, label, kind: 'number', min, max });
const choice = (path: string, label: string, ids: readonly string[]): Part => ({
  path,
  label,
  kind: 'choice',
  options: ids.map((id) => ({ id, label: capital(id) })),
});

export const weaponParts: readonly Part[] = [
  { path: 'name', label: 'Name', kind: 'text', longest: 40 },
  choice('skill', 'Used with', ['strike', 'shoot', 'force']),
  number('damage', 'Harm', 9),
  number('near', 'Nearest zone', 9),
  number('far', 'Farthest zone', 9),
  number('hands', 'Hands', 4),
  {
    path: 'figures',
    label: 'Harm, reach and hands',
    kind: 'choice',
    options: [
      { id: 'own', label: 'are its own, as above' },
      { id: 'house', label: 'are its kind’s, by the house rules' },
    ],
  },
  {
    path: 'where',
    label: 'Where it is',
    kind: 'choice',
    options: [
      { id: 'hand', label: 'In hand' },
      { id: 'belt', label: 'Put away' },
      { id: 'dropped', label: 'On the ground' },
      { id: 'body', label: 'Part of the body' },
    ],
  },
  { path: 'lies', label: 'On the ground of', kind: 'choice', options: 'zones', none: 'any zone' },
  {
    path: 'loaded',
    label: 'Loaded',
    kind: 'choice',
    options: [
      { id: 'always', label: 'Needs no loading' },
      { id: 'yes', label: 'Is loaded' },
      { id: 'no', label: 'Has to be loaded' },
    ],
  },
];
export const spellParts: readonly Part[] = [
  { path: 'name', label: 'Name', kind: 'text', longest: 40 },
  { path: 'about', label: 'In words', kind: 'text', longest: 200 },
  number('far', 'Farthest zone', 9),
  number('harm', 'Harm', 9),
  choice('kind', 'Kind of Harm', HARMS),
  choice('resist', 'Resisted with', [...SKILLS, 'none']),
  choice('whom', 'Cast on', ['anybody', 'others', 'oneself']),
];
export const freshWeapon = (): Record<string, unknown> => {
  const { id: _, ...rest } = weapon('weapon', 'Weapon');
  return rest;
};
export const freshSpell: Omit<Spell, 'id'> = {
  name: 'Spell',
  about: '',
  far: 1,
  harm: 1,
  kind: 'physical',
  resist: 'endure',
  whom: 'anybody',
};

/** States of several values, and lists, on any sheet. */
export const heldFields: readonly Field[] = [
  {
    path: 'weapons',
    label: 'Weapons, each figure',
    group: 'Weapons',
    kind: 'rows',
    one: 'weapon',
    most: 12,
    id: 'id',
    parts: weaponParts,
    fresh: freshWeapon(),
  },
  {
    path: 'spells',
    label: 'Spells, each figure',
    group: 'Spells',
    kind: 'rows',
    one: 'spell',
    most: 12,
    id: 'id',
    parts: spellParts,
    fresh: freshSpell,
  },
  {
    path: 'held',
    label: 'Held',
    group: 'States',
    kind: 'group',
    none: 'by nobody',
    parts: [
      { path: 'by', label: 'Held by', kind: 'choice', options: 'combatants' },
      { path: 'gagged', label: 'Gagged', kind: 'switch' },
    ],
    fresh: { gagged: false },
  },
  {
    path: 'fire',
    label: 'Burning',
    group: 'States',
    kind: 'group',
    none: 'not burning',
    parts: [
      number('damage', 'Harm of the fire', 9),
      number('needs', 'Successes to put it out', 9, 1),
      number('saved', 'Successes saved up', 9),
    ],
    fresh: { damage: 1, needs: 1, saved: 0 },
  },
  { path: 'close', label: 'Has come close to', group: 'States', kind: 'choices', options: 'combatants' },
  { path: 'injuries', label: 'Critical injuries', group: 'Harm', kind: 'words', longest: 80, most: 20 },
];
