/** What somebody bears, one by one, to be set by hand in a fight: conditions with their clocks, gear with its wear, injuries, what carries it. */

import type { Field, Part } from '../../../engine/forms/field.ts';
import { capital } from '../../../engine/words.ts';
import { conditionSpecs, postSpecs } from '../sheet/conditions.ts';
import { itemSpecs } from '../sheet/gear.ts';
import { poisons } from '../sheet/poisons.ts';
import { powers } from '../sheet/powers.ts';
import { clockSchema, conditionIds, crafts, pieces, posts, sizes } from '../sheet/sheet.ts';
import { traits } from '../sheet/traits.ts';

const named = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ id, label: name }));
const number = (path: string, label: string, [min, max]: readonly [number, number]): Part => ({
  path,
  label,
  kind: 'number',
  min,
  max,
});
const toggle = (path: string, label: string): Part => ({ path, label, kind: 'switch' });

const clocks = {
  round: 'Round',
  stretch: 'Stretch',
  watch: 'Watch',
  rest: 'Full rest',
  cause: 'Until something ends it',
};
const conditionParts: readonly Part[] = [
  {
    path: 'id',
    label: 'Condition',
    kind: 'choice',
    options: conditionIds.map((id) => ({ id, label: conditionSpecs[id].label })),
  },
  {
    path: 'until',
    label: 'Lasts',
    kind: 'choice',
    options: clockSchema.options.map((id) => ({ id, label: clocks[id] })),
  },
  {
    path: 'by',
    label: 'From whom',
    kind: 'choice',
    options: 'combatants',
    unset: 'Nobody',
    help: 'The holder, the taunter, what frightens.',
  },
  { path: 'rounds', label: 'Rounds left', kind: 'number', min: 0, max: 999, unset: 'Not counted' },
  { path: 'note', label: 'Note', kind: 'text', longest: 80, unset: 'None', help: 'A dose, an arm, metres up.' },
];

const things = Object.values(itemSpecs);
const hands = [
  { id: 'main', label: 'In the main hand' },
  { id: 'off', label: 'In the off hand' },
  { id: 'both', label: 'In both hands' },
];
/** One thing carried, or lying on the ground. */
export const gearParts: readonly Part[] = [
  { path: 'item', label: 'What', kind: 'choice', options: named(things) },
  { path: 'name', label: 'Its own name', kind: 'text', longest: 60, unset: 'None' },
  { path: 'held', label: 'Held', kind: 'choice', options: hands, none: 'Packed' },
  toggle('worn', 'Worn'),
  toggle('damaged', 'Damaged'),
  toggle('used', 'Used in this fight'),
  toggle('spent', 'Fired, or used up'),
  {
    path: 'coat',
    label: 'Coated with',
    kind: 'choice',
    options: [...named(Object.values(poisons)), { id: 'bane', label: 'Bane' }],
    unset: 'Nothing',
  },
  { path: 'powers', label: 'Written in it', kind: 'choices', options: named(Object.values(powers)) },
];

const shapeParts: readonly Part[] = [
  number('str', 'STR', [0, 40]),
  number('agi', 'AGI', [0, 40]),
  number('armour', 'Armour of the body', [0, 20]),
  { path: 'size', label: 'Size', kind: 'choice', options: sizes.map((id) => ({ id, label: capital(id) })) },
  { path: 'traits', label: 'Traits', kind: 'choices', options: named(traits) },
  {
    path: 'natural',
    label: 'Natural weapons',
    kind: 'choices',
    options: named(things.filter(({ category }) => category === 'natural')),
  },
  number('spared', 'Harm that it could not bear', [0, 99]),
];

const craftOptions = [...crafts, ...pieces].map((id) => ({ id, label: itemSpecs[id]?.name ?? id }));
const carriedBy = 'Carried';

/** The rest of a sheet: what play puts there and takes away, beyond what somebody is made with. */
const all: readonly Field[] = [
  {
    path: 'conditions',
    label: 'Conditions, with how long and from whom',
    group: 'Health',
    kind: 'rows',
    one: 'condition',
    most: 60,
    parts: conditionParts,
    fresh: { id: 'concealed', until: 'cause' },
  },
  {
    path: 'gear',
    label: 'Gear, with hands and wear',
    group: 'Gear',
    kind: 'rows',
    one: 'thing',
    most: 60,
    parts: gearParts,
    fresh: { item: 'club', held: null, worn: false, damaged: false, used: false, spent: false },
    id: 'id',
  },
  {
    path: 'injuries',
    label: 'Injuries',
    group: 'Health',
    kind: 'rows',
    one: 'injury',
    most: 20,
    parts: [
      number('roll', 'On the die', [1, 6]),
      { path: 'label', label: 'What', kind: 'text', longest: 60 },
      number('amount', 'Points lost', [0, 20]),
      toggle('permanent', 'For good'),
    ],
    fresh: { roll: 1, label: 'a scar', amount: 0, permanent: false },
  },
  {
    path: 'spent',
    label: 'Done already this stretch',
    group: 'Skills',
    kind: 'words',
    longest: 80,
    most: 60,
    help: 'What may be done once a stretch or day, by its id: breath, leadership, a drink.',
  },
  { path: 'unafraid', label: 'Has learnt not to fear', group: 'Morale', kind: 'choices', options: 'combatants' },
  { path: 'mount', label: 'Rides', group: carriedBy, kind: 'choice', options: 'combatants', unset: 'Nobody' },
  {
    path: 'aboard',
    label: 'On a vehicle',
    group: carriedBy,
    kind: 'group',
    parts: [
      { path: 'craft', label: 'Which', kind: 'choice', options: 'combatants' },
      { path: 'as', label: 'As', kind: 'choice', options: posts.map((id) => ({ id, label: postSpecs[id].label })) },
    ],
    fresh: { as: 'passenger' },
    unset: 'On none',
  },
  {
    path: 'craft',
    label: 'Is a vehicle or siege piece',
    group: carriedBy,
    kind: 'choice',
    options: craftOptions,
    unset: 'No',
  },
  {
    path: 'own',
    label: 'Goes back to, once no longer possessed',
    group: carriedBy,
    kind: 'group',
    parts: [
      { path: 'side', label: 'Side', kind: 'choice', options: 'sides' },
      { path: 'player', label: 'Player', kind: 'text', longest: 40, unset: 'The GM' },
    ],
    fresh: {},
    unset: 'Is its own',
  },
  {
    path: 'shape',
    label: 'Of itself, while in another shape',
    group: carriedBy,
    kind: 'group',
    parts: shapeParts,
    fresh: { str: 8, agi: 8, armour: 0, size: 'medium', traits: [], natural: [], spared: 0 },
    unset: 'In its own shape',
  },
];
export const heldFields = (): readonly Field[] => all;
