/**
 * MU-12, MU-28: the catalogue of a table's own weapons, armour and items: what the game offers to
 * start from, the form, and the words.
 */

import type { FormPart } from '../../../engine/forms/catalogue.ts';
import { catalogueOf, formOf, type Half } from '../../../engine/forms/catalogueKit.ts';
import { capitalized } from '../../../engine/words.ts';
import { optionsOf, optionsOfThings } from '../../common/declare.ts';
import { itemSpecs } from '../sheet/things/gear.ts';
import {
  type MadeItem,
  madeCategories,
  madeItemSchema,
  madeWords,
  specOfMade,
  usableItems,
} from '../sheet/things/itemsMade.ts';
import { damageDice, type ItemSpec } from '../sheet/things/itemTypes.ts';
import { allPoisons } from '../sheet/things/poisons.ts';

const words: Readonly<Record<MadeItem['category'], string>> = {
  weapon: 'Weapon',
  shield: 'Shield',
  armour: 'Armour',
  helmet: 'Helmet',
  consumable: 'Used up',
};
const makes = { plain: 'Plain', fragile: 'Fragile', robust: 'Robust', mastercrafted: 'Mastercrafted' } as const;

const striking: readonly FormPart[] = [
  {
    kind: 'choice',
    path: 'weapon.way',
    label: 'Used',
    options: [
      { id: 'melee', label: 'In close combat' },
      { id: 'ranged', label: 'From afar' },
    ],
  },
  {
    kind: 'choice',
    path: 'weapon.die',
    label: 'Damage',
    options: damageDice.map((die) => ({ id: String(die), label: `d${die}` })),
    none: 'None of its own',
  },
  { kind: 'number', path: 'weapon.range', label: 'Range in zones; 0 is nearby', min: 0, max: 64 },
  {
    kind: 'choices',
    path: 'weapon.words',
    label: 'Keywords',
    options: madeWords.map((id) => ({ id, label: capitalized(id) })),
  },
  {
    kind: 'choice',
    path: 'weapon.limit',
    label: 'As often as',
    options: [
      { id: 'stretch', label: 'Once in a stretch' },
      { id: 'day', label: 'Once until a day’s rest' },
    ],
    none: 'One likes',
  },
  {
    kind: 'choice',
    path: 'weapon.poison',
    label: 'Each wound poisons with',
    options: optionsOfThings(Object.values(allPoisons)),
    none: 'Nothing',
  },
  { kind: 'switch', path: 'thrown', label: 'Thrown away by its use' },
];

/** Lists the parts of the form that the chosen category needs. */
function partsOf(category: MadeItem['category'] | undefined): readonly FormPart[] {
  switch (category) {
    case 'weapon':
      return [
        {
          kind: 'choice',
          path: 'hands',
          label: 'Held in',
          options: [
            { id: '1', label: 'One hand' },
            { id: '2', label: 'Both hands' },
          ],
        },
        ...striking,
      ];
    case 'armour':
      return [{ kind: 'number', path: 'armour', label: 'Armour while worn', min: 0, max: 6 }];
    case 'consumable':
      return [{ kind: 'choice', path: 'like', label: 'Works like', options: optionsOfThings(usableItems) }];
    default:
      return [];
  }
}

const bash = { way: 'melee', die: 4, range: 0, words: ['blunt'] } as const;

/**
 * Drops what the chosen category does not have, and turns numbers that a choice gave as words into
 * numbers.
 */
function fitted(made: Half<MadeItem>): Half<MadeItem> {
  const { category, hands, weapon, armour, like, thrown, ...rest } = made;
  const plain = { ...rest, ...(category === undefined ? {} : { category }) };
  if (category === 'armour') return { ...plain, hands: 0, armour: armour ?? 1 };
  if (category === 'helmet') return { ...plain, hands: 0 };
  if (category === 'shield') return { ...plain, hands: 1, weapon: { ...bash, words: [...bash.words] } };
  if (category === 'consumable') return { ...plain, hands: 0, ...(like === undefined ? {} : { like }) };
  if (category !== 'weapon') return made;
  const { die, ...blade }: Half<NonNullable<MadeItem['weapon']>> = weapon ?? {};
  return {
    ...plain,
    hands: Number(hands ?? 1) === 2 ? 2 : 1,
    ...(thrown === true ? { thrown } : {}),
    weapon: {
      way: 'melee',
      range: 0,
      words: [],
      ...blade,
      ...(die === undefined ? {} : { die: Number(die) as (typeof damageDice)[number] }),
    } as NonNullable<MadeItem['weapon']>,
  };
}

function lines(spec: ItemSpec, { like }: MadeItem): string[] {
  const { weapon, armour } = spec;
  const own = like === undefined ? undefined : usableItems.find(({ id }) => id === like);
  return [
    ...(weapon
      ? [
          `${weapon.die === undefined ? 'No damage of its own' : `d${weapon.die}`}, ${weapon.way === 'melee' ? 'in close combat' : `range ${weapon.range}`}${weapon.words.length > 0 ? `; ${weapon.words.join(', ')}` : ''}.`,
        ]
      : []),
    ...(weapon?.poison ? [`Each wound poisons: ${allPoisons[weapon.poison]?.name ?? weapon.poison}.`] : []),
    ...(weapon?.limit ? [`Once in a ${weapon.limit}.`] : []),
    ...(armour ? [`Armour +${armour}.`] : []),
    ...(spec.category === 'shield' ? ['Armour +1 against what one reacts to.'] : []),
    ...(spec.category === 'helmet' ? ['It takes 1 more lost health to be a critical hit.'] : []),
    ...(own ? [`Like ${own.name.toLowerCase()}: ${own.does ?? ''}`] : []),
  ];
}

/** The game's items that this form can write, to start from. */
const stock: readonly MadeItem[] = Object.values(itemSpecs).flatMap(
  ({ id, name, category, quality, bulk, hands, weapon, armour, consumable, use, does }) => {
    if (quality !== 'plain') return [];
    const like = category === 'consumable' && use ? { like: id } : {};
    const thrown = consumable === true && use?.cost === 'attack';
    const { only, ...figures } = weapon ?? { only: undefined };
    if (only !== undefined) return [];
    const parsed = madeItemSchema.safeParse({
      ...{ id, name, category, quality, bulk, hands, armour: armour ?? 0, thrown, does: does ?? '' },
      ...(weapon ? { weapon: { ...figures, words: [...weapon.words] } } : {}),
      ...like,
    });
    return parsed.success ? [parsed.data] : [];
  },
);

export const itemCatalogue = catalogueOf<MadeItem>({
  one: 'thing',
  many: 'things',
  rule: 'MU-12',
  about:
    'Weapons, armour and things to use up that your table has made. They are carried, held, worn and worn out like those of the game.',
  path: 'items',
  most: 100,
  schema: madeItemSchema,
  stock,
  reserved: Object.keys(itemSpecs),
  blank: {
    category: 'weapon',
    quality: 'plain',
    bulk: 1,
    hands: 1,
    weapon: { way: 'melee', die: 6, range: 0, words: [] },
    thrown: false,
    armour: 0,
    does: '',
  },
  fitted,
  form: ({ category }) =>
    formOf(
      {
        title: 'What it is',
        parts: [
          { kind: 'text', path: 'name', label: 'Name', longest: 60 },
          { kind: 'text', path: 'does', label: 'In words', longest: 300, rows: 3 },
          {
            kind: 'choice',
            path: 'category',
            label: 'Sort',
            options: madeCategories.map((id) => ({ id, label: words[id] })),
          },
        ],
      },
      {
        title: 'What it does',
        parts: [
          ...partsOf(category),
          { kind: 'choice', path: 'quality', label: 'Make', options: optionsOf(makes) },
          { kind: 'number', path: 'bulk', label: 'Bulk', min: 0, max: 32 },
        ],
      },
    ),
  group: ({ category }) => (category === undefined ? 'Things' : words[category]),
  words: (made) => {
    const held = made.hands === 2 ? ' · both hands' : made.hands === 1 ? ' · one hand' : '';
    const make = made.quality === 'plain' ? '' : ` · ${made.quality}`;
    return {
      head: `${words[made.category]}${make}${held} · bulk ${made.bulk}`,
      lines: [...lines(specOfMade(made), made), ...(made.does === '' ? [] : [made.does])],
    };
  },
});
