/**
 * The things that a table makes itself: weapons (HE-13) and spells or magic items (HE-12), each by
 * form, JSON and file.
 */
import type { CatalogueForm, FormPart } from '../../../engine/forms/catalogue.ts';
import { catalogueOf, formOf } from '../../../engine/forms/catalogueKit.ts';
import { MOST_OWN } from '../house.ts';
import { ADDS_WORDS, EFFECT_WORDS, TEST_WORDS, wordedOptions } from '../sheet/gear.ts';
import { ownSpellSchema, SPELLBOOK, type Spell, spellSchema } from '../sheet/spells.ts';
import { ARMOURY, isShot, KINDS, ofBody, ownWeaponSchema, TAGS, type Weapon } from '../sheet/weapons.ts';

const number = (path: string, label: string, min: number, max: number, help?: string): FormPart => ({
  kind: 'number',
  path,
  label,
  min,
  max,
  ...(help ? { help } : {}),
});
const name: FormPart = { kind: 'text', path: 'name', label: 'Name', longest: 40 };

const KIND_WORDS: Record<Weapon['kind'], string> = {
  unarmed: 'Bare hands',
  natural: 'Claws, teeth, a tail',
  melee: 'Held in hand',
  thrown: 'Held in hand or thrown',
  sling: 'Slung',
  bow: 'Shot',
  crossbow: 'Shot, and drawn again by an action',
};

const weaponForm = ({ kind }: { kind?: Weapon['kind'] | undefined }): CatalogueForm =>
  formOf(
    {
      title: 'What it is',
      parts: [
        name,
        { kind: 'choice', path: 'kind', label: 'Kind', options: wordedOptions(KINDS, KIND_WORDS) },
        number('range', kind === 'melee' ? 'Reach, in feet' : 'Range, in feet', 5, 600),
        ...(kind === 'melee' || kind === 'thrown'
          ? [
              {
                kind: 'switch' as const,
                path: 'mastercrafted',
                label: 'Mastercrafted',
                help: 'Sturdier: takes more Notches before it breaks.',
              },
            ]
          : []),
      ],
    },
    {
      title: 'Its damage',
      parts: [
        number('dice', 'Dice', 1, 10),
        number('sides', 'Sides', 2, 20),
        { kind: 'choice', path: 'adds', label: 'Adds', options: wordedOptions(['none', 'mig', 'agi'], ADDS_WORDS) },
        { kind: 'choice', path: 'tag', label: 'Damage', options: wordedOptions(TAGS) },
        { kind: 'choices', path: 'uses', label: 'Can also be used', options: wordedOptions(TAGS) },
      ],
    },
  );

const diceWords = ({ dice, sides }: { dice: number; sides: number }) => `${dice}d${sides}`;

export const weaponCatalogue = catalogueOf<Weapon>({
  one: 'weapon',
  many: 'weapons',
  rule: 'HE-13',
  about:
    'Weapons that your table has made. Once saved they can be put on any sheet of this encounter, beside those of the armoury.',
  path: 'weapons',
  most: MOST_OWN,
  schema: ownWeaponSchema,
  stock: ARMOURY,
  blank: {
    ...{ kind: 'melee', dice: 1, sides: 6, adds: 'none', tag: 'slashing', uses: [], range: 5 },
    ...{ mastercrafted: false, notches: 0, ammunition: 'none', loaded: true, where: 'hand' },
  },
  form: weaponForm,
  group: ({ kind }) =>
    kind === 'unarmed' || kind === 'natural'
      ? 'Of the body'
      : kind === 'melee'
        ? 'In hand'
        : kind === 'thrown'
          ? 'Thrown'
          : 'Shot',
  words: (arm) => ({
    head: `${diceWords(arm)}${arm.adds === 'none' ? '' : ` and ${ADDS_WORDS[arm.adds]}`}, ${arm.tag}, ${arm.range} ft`,
    lines: [
      `${KIND_WORDS[arm.kind]}.`,
      ...arm.uses.filter((tag) => tag !== arm.tag).map((tag) => `Can be used ${tag} as well.`),
      ...(isShot(arm) ? ['A 1 empties its quiver.'] : []),
      ...(arm.kind === 'crossbow' ? ['Is drawn again by an action.'] : []),
      ...(ofBody(arm) ? ['Cannot be Notched: its owner pays in Grit.'] : []),
      ...(arm.mastercrafted ? ['Takes more Notches than a plain one before it breaks.'] : []),
    ],
  }),
  // A new weapon is whole, loaded and full. Notches come with use.
  fitted: ({ lies: _lies, ...arm }) => ({
    ...arm,
    notches: 0,
    loaded: true,
    ammunition: arm.kind === 'sling' || arm.kind === 'bow' || arm.kind === 'crossbow' ? 'some' : 'none',
    mastercrafted: (arm.kind === 'melee' || arm.kind === 'thrown') && arm.mastercrafted === true,
  }),
});

export const spellCatalogue = catalogueOf<Spell>({
  one: 'spell',
  many: 'spells and magic items',
  rule: 'HE-12',
  about: 'Spells and magic items that your table has made. Once saved they can be put on any sheet of this encounter.',
  path: 'spells',
  most: MOST_OWN,
  schema: ownSpellSchema,
  stock: SPELLBOOK,
  blank: { about: '', test: 'none', range: 30, dice: 0, sides: 6, effect: 'none' },
  form: () =>
    formOf(
      {
        title: 'What it is',
        parts: [
          name,
          { kind: 'text', path: 'about', label: 'What it does, in your words', longest: 200, rows: 2 },
          {
            kind: 'choice',
            path: 'test',
            label: 'Violence test',
            options: wordedOptions(spellSchema.shape.test.options, TEST_WORDS),
          },
          number('range', 'Range, in feet', 0, 600, 'A touch reaches an arm’s length.'),
        ],
      },
      {
        title: 'What it does to its target',
        parts: [
          number('dice', 'Dice of damage', 0, 10, '0: none.'),
          number('sides', 'Sides', 0, 20),
          {
            kind: 'choice',
            path: 'effect',
            label: 'Beyond damage',
            options: wordedOptions(spellSchema.shape.effect.def.innerType.options, EFFECT_WORDS),
          },
        ],
      },
    ),
  group: ({ test }) => (test === 'touch' ? 'Touches' : test === 'violence' ? 'Aimed' : 'Without a test'),
  words: (made) => ({
    head: made.dice > 0 && made.sides > 0 ? `${diceWords(made)}, ${made.range} ft` : `${made.range} ft`,
    lines: [
      ...(made.about ? [made.about] : []),
      {
        none: 'Asks for no test.',
        touch: 'Asks for a Violence test to touch the unwilling.',
        violence: 'Asks for a Violence test.',
      }[made.test],
      ...(made.effect === 'none' ? [] : [`Its target: ${EFFECT_WORDS[made.effect] ?? made.effect}.`]),
    ],
  }),
});
