/** The form of a sheet: for making combatants by hand and for rulings. */
import type { Field } from '../../../engine/forms/field.ts';
import type { HestiaHouse } from '../house.ts';
import { ATTRIBUTES, STATES } from '../sheet/sheet.ts';
import { TAGS } from '../sheet/weapons.ts';
import { gearFields } from './gearForm.ts';

const number = (path: string, label: string, group: string, min: number, max: number, help?: string): Field => ({
  path,
  label,
  group,
  kind: 'number',
  min,
  max,
  ...(help ? { help } : {}),
});
const options = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

/** The form of a sheet, with what the table has made among its choices. */
export const fieldsWith = (house: HestiaHouse): readonly Field[] => [
  number('grit.now', 'Grit', 'Harm', 0, 999),
  number('grit.max', 'Grit, at most', 'Harm', 0, 999),
  number('flesh.now', 'Flesh', 'Harm', 0, 999),
  number('flesh.max', 'Flesh, at most', 'Harm', 0, 999),
  number('stress', 'Stress', 'Harm', 0, 99, 'As many places as Discipline; full, it panics.'),
  {
    path: 'states',
    label: 'States',
    group: 'Harm',
    kind: 'choices',
    options: options(STATES),
  },
  {
    path: 'gone',
    label: 'Left the fight',
    group: 'Harm',
    kind: 'choice',
    options: options(['no', 'dead', 'fled', 'surrendered', 'stopped']),
  },
  number('violence', 'Violence', 'Fighting', -5, 20),
  {
    path: 'armour',
    label: 'Armour',
    group: 'Fighting',
    kind: 'choice',
    options: options(['none', 'light', 'medium', 'heavy', 'natural']),
  },
  number('hide', 'Natural armour adds', 'Fighting', 0, 12),
  number('armourNotches', 'Notches in the armour', 'Fighting', 0, 12),
  {
    path: 'shield',
    label: 'Shield',
    group: 'Fighting',
    kind: 'choice',
    options: options(['none', 'held', 'splintered']),
  },
  ...ATTRIBUTES.map((id) => number(`attributes.${id}`, id.charAt(0).toUpperCase() + id.slice(1), 'Attributes', 0, 30)),
  number('saves', 'Saves of its own', 'Attributes', 0, 20, '0: half the attribute.'),
  number('morale', 'Morale', 'Heart', 0, 20, '10 if nothing is said.'),
  number('loyalty', 'Loyalty of a hireling', 'Heart', 0, 20, 'Under 10 it is flighty.'),
  { path: 'leader', label: 'Leads its side', group: 'Heart', kind: 'switch' },
  {
    path: 'kind',
    label: 'What it is',
    group: 'Kind',
    kind: 'choice',
    options: options(['character', 'hireling', 'monster']),
  },
  {
    path: 'size',
    label: 'Size',
    group: 'Kind',
    kind: 'choice',
    options: options(['tiny', 'small', 'medium', 'large', 'huge']),
  },
  {
    path: 'wits',
    label: 'Wits',
    group: 'Kind',
    kind: 'choice',
    options: options(['plain', 'quick', 'slow']),
    help: 'A quick foe is a bane on the characters’ Savvy; when all are slow it is a boon.',
  },
  number('attacks', 'Attacks in one action', 'Fighting', 1, 9),
  { path: 'bodiless', label: 'Has no body', group: 'Kind', kind: 'switch' },
  number('speed', 'Speed, in feet', 'Kind', 0, 200),
  { path: 'weak', label: 'Weak to', group: 'Kind', kind: 'choices', options: options(TAGS) },
  { path: 'resistant', label: 'Resistant to', group: 'Kind', kind: 'choices', options: options(TAGS) },
  ...gearFields(house),
  number('swigs', 'Swigs of liquor', 'Gear', 0, 20),
  number('lights', 'Torches and oil', 'Gear', 0, 20),
  {
    path: 'load',
    label: 'Load',
    group: 'Gear',
    kind: 'choice',
    options: options(['free', 'light', 'heavy', 'crushing']),
  },
];
