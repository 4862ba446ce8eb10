/**
 * The catalogue of a table's own traits: what the game offers to start from, the form, and the
 * words for what a trait does.
 */
import { catalogueOf, formOf } from '../../../engine/forms/catalogueKit.ts';
import { optionsOfThings } from '../../common/declare.ts';
import { allSkills } from '../data/skills.ts';
import { itemSpecs } from '../sheet/things/gear.ts';
import { allTraits, type MadeTrait, madeTraitSchema } from '../sheet/traits.ts';

const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
  list.find((one) => one.id === id)?.name ?? id;
const natural = Object.values(itemSpecs).filter(({ id, category }) => category === 'natural' && id !== 'unarmed');
const signed = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

export const traitCatalogue = catalogueOf<MadeTrait>({
  one: 'trait',
  many: 'traits',
  rule: 'MU-06',
  about:
    'Traits that your table has made. One may work like traits and skills of the game, and give armour, health and weapons of the body.',
  path: 'traits',
  most: 100,
  schema: madeTraitSchema,
  stock: allTraits.map(({ id, name, does }) => madeTraitSchema.parse({ id, name, does, like: [id] })),
  blank: { does: '', like: [], skills: [], armour: 0, health: 0, natural: [] },
  form: () =>
    formOf(
      {
        title: 'What it is',
        parts: [
          { kind: 'text', path: 'name', label: 'Name', longest: 60 },
          { kind: 'text', path: 'does', label: 'In words', longest: 300, rows: 3 },
        ],
      },
      {
        title: 'What it does',
        parts: [
          {
            kind: 'choices',
            path: 'like',
            label: 'Works like these traits',
            options: optionsOfThings(allTraits),
            none: 'none',
          },
          {
            kind: 'choices',
            path: 'skills',
            label: 'Works like these skills',
            options: optionsOfThings(allSkills),
            none: 'none',
          },
          { kind: 'number', path: 'armour', label: 'Armour of the body', min: 0, max: 6 },
          { kind: 'number', path: 'health', label: 'Onto maximum health', min: -40, max: 40 },
          {
            kind: 'choices',
            path: 'natural',
            label: 'Weapons of the body',
            options: optionsOfThings(natural),
            none: 'none',
          },
        ],
      },
    ),
  group: () => 'Traits',
  words: ({ does, like, skills: known, armour, health, natural: arms }) => {
    const lines = [
      ...like.map((id) => `Like ${nameIn(allTraits, id)}.`),
      ...known.map((id) => `Like the skill ${nameIn(allSkills, id)}.`),
      ...(armour === 0 ? [] : [`Armour +${armour}.`]),
      ...(health === 0 ? [] : [`Maximum health ${signed(health)}.`]),
      ...arms.map((id) => `A weapon of the body: ${nameIn(natural, id)}.`),
    ];
    return { head: does, lines: lines.length > 0 ? lines : ['Told: the table works it out.'] };
  },
  fitted: (made) => ({ ...made, does: made.does ?? '', armour: made.armour ?? 0, health: made.health ?? 0 }),
});
