/** The form of a sheet: for making combatants by hand and for rulings. */
import type { Field, FieldOption } from '../../../engine/forms/field.ts';
import type { IngenuityHouse } from '../house/house.ts';
import { ATTRIBUTES, PROFICIENCIES, SKILLS } from '../sheet/items.ts';
import { unplaced } from '../sheet/made.ts';
import { type IngenuitySheet, MOST_ITEMS, STATES } from '../sheet/sheet.ts';
import { ARMOURS, TIERS } from '../sheet/tiers.ts';
import {
  armouryOptions,
  freshItem,
  freshManeuver,
  itemParts,
  maneuverOptions,
  maneuverParts,
  whereOptions,
} from './itemForm.ts';

const number = (
  path: string,
  label: string,
  group: string,
  range: readonly [number, number],
  help?: string,
): Field => ({
  path,
  label,
  group,
  kind: 'number',
  min: range[0],
  max: range[1],
  ...(help ? { help } : {}),
});
const named = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));
const title = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);
const DICE_HELP = 'A die of 4, 6, 8, 10 or 12 sides.';
const pool = (id: string, label: string): Field[] => [
  number(`${id}.now`, label, 'Pools', [0, 999]),
  number(`${id}.max`, `${label}, at most`, 'Pools', [0, 999]),
];

export const fields: readonly Field[] = [
  ...pool('endurance', 'Endurance'),
  ...pool('health', 'Health'),
  ...pool('stamina', 'Stamina'),
  ...pool('focus', 'Focus'),
  { path: 'states', label: 'States', group: 'Harm', kind: 'choices', options: named(STATES) },
  {
    path: 'gone',
    label: 'Left the fight',
    group: 'Harm',
    kind: 'choice',
    options: named(['no', 'dead', 'fled', 'surrendered']),
  },
  {
    path: 'nameless',
    label: 'Of no name',
    group: 'Harm',
    kind: 'switch',
    help: 'Dies without a luck test where others risk death.',
  },
  {
    path: 'neverReacts',
    label: 'Never reacts',
    group: 'Defence',
    kind: 'switch',
    help: 'It is asked about no reaction.',
  },
  number('deathNumber', 'Luck against death', 'Harm', [1, 99], 'Each success raises it by 5 for good.'),
  number('evasion', 'Evasion', 'Defence', [0, 40]),
  number('deflection.physical', 'Physical deflection', 'Defence', [0, 20]),
  number('deflection.elemental', 'Elemental deflection', 'Defence', [0, 20]),
  {
    path: 'armour',
    label: 'Armour',
    group: 'Defence',
    kind: 'choice',
    options: named(['none', ...ARMOURS]),
    help: 'Adds to evasion and both deflections what the house rules say.',
  },
  number('constitution', 'Constitution', 'Defence', [0, 40]),
  {
    path: 'items',
    label: 'Items',
    group: 'Items',
    kind: 'choices',
    options: armouryOptions,
  },
  {
    path: 'maneuvers',
    label: 'Maneuvers',
    group: 'Items',
    kind: 'choices',
    options: maneuverOptions,
  },
  ...ATTRIBUTES.map((id) => number(`attributes.${id}`, title(id), 'Attribute dice', [4, 12], DICE_HELP)),
  ...SKILLS.map((id) => number(`skills.${id}`, title(id), 'Skill dice', [4, 12], DICE_HELP)),
  ...PROFICIENCIES.map((id) => number(`proficiencies.${id}`, title(id), 'Proficiencies', [0, 20])),
  number('luck', 'Added to luck rolls', 'Body', [-10, 10]),
  number('size', 'Size', 'Body', [1, 10], 'Small 3, medium 4.'),
  number('speed', 'Speed, in metres', 'Body', [0, 60]),
  number('hands', 'Hands for items', 'Body', [0, 6]),
  { path: 'darksight', label: 'Sees in the dark', group: 'Sight', kind: 'switch' },
  { path: 'alert', label: 'Cannot be surprised', group: 'Body', kind: 'switch' },
  {
    path: 'tier',
    label: 'Follows the figures of the tier',
    group: 'Body',
    kind: 'choice',
    options: named(['none', ...TIERS]),
    help: 'What the house rules change about a tier changes whoever is of it.',
  },
  {
    path: 'unseenBy',
    label: 'Unseen by',
    group: 'Sight',
    kind: 'choices',
    options: 'combatants',
    help: 'By these alone; unseen by all enemies is a state.',
  },
  {
    path: 'seenBy',
    label: 'Seen all the same by',
    group: 'Sight',
    kind: 'choices',
    options: 'combatants',
    help: 'In spite of hiding, walls and darkness.',
  },
  {
    path: 'items',
    label: 'Items, each figure',
    group: 'Items in full',
    kind: 'rows',
    one: 'item',
    most: MOST_ITEMS,
    id: 'id',
    parts: itemParts,
    fresh: freshItem,
  },
  {
    path: 'maneuvers',
    label: 'Maneuvers, each figure',
    group: 'Maneuvers in full',
    kind: 'rows',
    one: 'maneuver',
    most: 12,
    id: 'id',
    parts: maneuverParts,
    fresh: freshManeuver,
  },
];

const OWN = 'Our own';
/** The form with the table's own items and maneuvers first among its choices. */
export const fieldsWith = ({ items, maneuvers }: Pick<IngenuityHouse, 'items' | 'maneuvers'>): readonly Field[] => {
  const own: Record<string, FieldOption[]> = {
    items: items.map((made) => ({ id: made.id, label: made.name, group: OWN, value: unplaced(made) })),
    maneuvers: maneuvers.map((made) => ({ id: made.id, label: made.name, group: OWN, value: made })),
  };
  return fields.map((field) => {
    const mine = own[field.path] ?? [];
    if (field.kind !== 'choices' || typeof field.options === 'string' || mine.length === 0) return field;
    const stock = field.options.map((option) => ({ ...option, group: 'Ready-made' }));
    return { ...field, options: [...mine, ...stock] };
  });
};

/** What play changes about each thing, for rulings: where it is (IN-09), whether it is loaded (IN-20), what it can still take (IN-32). */
export const heldFields = ({ items }: Pick<IngenuitySheet, 'items'>): readonly Field[] =>
  items.flatMap((thing, at): Field[] => {
    const path = `items.${at}`;
    if (thing.kind === 'natural') return [];
    return [
      {
        path: `${path}.where`,
        label: `${thing.name} is`,
        group: 'Items',
        kind: 'choice',
        options: whereOptions,
      },
      ...(thing.reload > 0
        ? [{ path: `${path}.loaded`, label: `${thing.name}: loaded`, group: 'Items', kind: 'switch' as const }]
        : []),
      ...(thing.durability.max > 0
        ? [number(`${path}.durability.now`, `${thing.name}: durability`, 'Items', [0, thing.durability.max])]
        : []),
    ];
  });
