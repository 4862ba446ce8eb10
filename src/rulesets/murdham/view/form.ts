/** The form of a Murdham sheet: making a fighter by hand, and ruling by hand in the middle of a fight. */

import type { Field } from '../../../engine/forms/field.ts';
import { capital } from '../../../engine/words.ts';
import type { MurdhamHouse } from '../house/house.ts';
import { conditionSpecs } from '../sheet/conditions.ts';
import { itemSpecs } from '../sheet/gear.ts';
import type { ItemCategory, ItemSpec } from '../sheet/itemTypes.ts';
import { mutations } from '../sheet/mutations.ts';
import { powers } from '../sheet/powers.ts';
import { conditionIds, sizes } from '../sheet/sheet.ts';
import { skills } from '../sheet/skills.ts';
import { kindSpecs, mindSpecs, traits } from '../sheet/traits.ts';

const named = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => ({ id, label: name }));
const number = (
  path: string,
  label: string,
  group: string,
  [min, max]: readonly [number, number],
  help?: string,
): Field => ({
  path,
  label,
  group,
  kind: 'number',
  min,
  max,
  ...(help === undefined ? {} : { help }),
});

const items = Object.values(itemSpecs);
/** What can be carried, in the order in which one arms somebody; the finer makes come by their id, `mastercrafted-sword`. */
const carriable: readonly ItemCategory[] = ['weapon', 'shield', 'armour', 'helmet', 'consumable', 'tool', 'siege'];
const dieOf = ({ id, name, weapon }: ItemSpec) => ({
  id,
  label: weapon?.die === undefined ? name : `${name} (d${weapon.die})`,
});
const gearOptions = carriable.flatMap((category) =>
  items.filter((item) => item.category === category && item.quality === 'plain').map(dieOf),
);
const naturalOptions = items.filter(({ id, category }) => category === 'natural' && id !== 'unarmed').map(dieOf);

/**
 * Every field that is set by hand. Gear and conditions take bare ids besides the whole things they keep: an item is
 * readied when a hand is free for it, a condition lasts as long as it usually does.
 */
export const fields: readonly Field[] = [
  number('abilities.str', 'STR', 'Abilities', [0, 40], 'Strength: saves of body, and health.'),
  number('abilities.agi', 'AGI', 'Abilities', [0, 40], 'Agility: dodging, balance, flight.'),
  number('abilities.wit', 'WIT', 'Abilities', [0, 40], 'Wit: hard shots, morale, fast actions.'),
  number('harm', 'Health lost', 'Health', [0, 200], 'Off the maximum, which comes from STR, Tough and size.'),
  number('armour', 'Armour of the body', 'Health', [0, 6], 'Hide and scales, before size. Worn armour is gear.'),
  {
    path: 'conditions',
    label: 'Conditions',
    group: 'Health',
    kind: 'choices',
    options: conditionIds.map((id) => ({ id, label: conditionSpecs[id].label })),
  },
  {
    path: 'gear',
    label: 'Gear',
    group: 'Gear',
    kind: 'choices',
    options: gearOptions,
    help: 'Weapons and shields are readied while hands are free.',
  },
  { path: 'natural', label: 'Natural weapons', group: 'Gear', kind: 'choices', options: naturalOptions },
  { path: 'skills', label: 'Skills', group: 'Skills', kind: 'choices', options: named(skills) },
  { path: 'traits', label: 'Traits', group: 'Being', kind: 'choices', options: named(traits) },
  {
    path: 'mutations',
    label: 'Mutations',
    group: 'Being',
    kind: 'choices',
    options: mutations.map(({ id, label }) => ({ id, label })),
    help: 'What a mutation brings, a weapon or a trait, is set beside it.',
  },
  {
    path: 'size',
    label: 'Size',
    group: 'Being',
    kind: 'choice',
    options: sizes.map((id) => ({ id, label: capital(id) })),
  },
  { path: 'kind', label: 'Kind', group: 'Being', kind: 'choice', options: named(kindSpecs) },
  { path: 'mind', label: 'Mind', group: 'Being', kind: 'choice', options: named(mindSpecs) },
  {
    path: 'powers',
    label: 'Powers of its own',
    group: 'Magic',
    kind: 'choices',
    options: named(Object.values(powers)),
    help: 'Invoked without a scroll.',
  },
  number('mana', 'Mana', 'Magic', [0, 12]),
  number('corruption', 'Corruption', 'Magic', [0, 99]),
  number('omens', 'Omens', 'Magic', [0, 9], 'Players’ characters hold two, three with Luck.'),
  {
    path: 'morale',
    label: 'Morale',
    group: 'Morale',
    kind: 'choice',
    options: [
      { id: 'steady', label: 'Steady' },
      { id: 'passed', label: 'Passed, done for the stretch' },
      { id: 'failed', label: 'Failed' },
    ],
  },
  {
    path: 'group',
    label: 'Morale group',
    group: 'Morale',
    kind: 'text',
    longest: 40,
    help: 'Splits a side: each group checks for itself.',
  },
  { path: 'resolute', label: 'Fights to the last', group: 'Morale', kind: 'switch', help: 'Never checks morale.' },
];

/** The same with what the table has made itself among the choices. */
export const fieldsWith = (house: MurdhamHouse): readonly Field[] => [
  ...fields.map((field) => {
    if (field.kind !== 'choices' || typeof field.options !== 'object') return field;
    if (field.path === 'powers') return { ...field, options: [...named(house.powers), ...field.options] };
    const made = house.items.map((item) => ({
      id: item.id,
      label: item.name,
      detail: item.does,
      value: { made: item },
    }));
    return field.path === 'gear' ? { ...field, options: [...made, ...field.options] } : field;
  }),
  // Nothing to choose from, nothing to show.
  ...(house.traits.length === 0
    ? []
    : [
        {
          path: 'made',
          label: 'Traits of the table’s own',
          group: 'Being',
          kind: 'choices',
          options: house.traits.map((made) => ({ id: made.id, label: made.name, detail: made.does, value: made })),
          help: 'Made among the things of our own.',
        } as const,
      ]),
];
