/**
 * EW-25: spells that a table makes itself: the form, the words, and the game's spells to start
 * from.
 */
import { catalogueOf, formOf } from '../../../engine/forms/catalogueKit.ts';
import { capitalized, countWords } from '../../../engine/words.ts';
import { MOST_OWN } from '../house/house.ts';
import { SKILLS } from '../sheet/skills.ts';
import { HARMS, ownSpellSchema, SPELLS, type Spell } from '../sheet/spells.ts';

const whomWords: Record<Spell['whom'], string> = { anybody: 'anybody', others: 'others', oneself: 'oneself' };

export const spellCatalogue = catalogueOf<Spell>({
  one: 'spell',
  many: 'spells',
  rule: 'EW-25',
  about: 'Spells and powers that your table has made. Once saved they can be put on any sheet of this encounter.',
  path: 'ownSpells',
  most: MOST_OWN,
  schema: ownSpellSchema,
  stock: Object.values(SPELLS),
  blank: { about: '', far: 1, harm: 1, kind: 'physical', resist: 'endure', whom: 'others' },
  form: ({ harm, whom }) =>
    formOf(
      {
        title: 'What it is',
        parts: [
          { kind: 'text', path: 'name', label: 'Name', longest: 40 },
          { kind: 'text', path: 'about', label: 'In your words', longest: 200, rows: 2 },
        ],
      },
      {
        title: 'On whom',
        parts: [
          {
            kind: 'choice',
            path: 'whom',
            label: 'Cast on',
            options: (['others', 'oneself', 'anybody'] as const).map((id) => ({
              id,
              label: capitalized(whomWords[id]),
            })),
          },
          ...(whom === 'oneself'
            ? []
            : [{ kind: 'number', path: 'far', label: 'Farthest zone', min: 0, max: 9 } as const]),
          {
            kind: 'choice',
            path: 'resist',
            label: 'Resisted with',
            options: [...SKILLS.map((id) => ({ id, label: capitalized(id) })), { id: 'none', label: 'Nothing' }],
          },
        ],
      },
      {
        title: 'What it does',
        parts: [
          { kind: 'number', path: 'harm', label: 'Harm', min: 0, max: 9 },
          ...((harm ?? 0) > 0
            ? [
                {
                  kind: 'choice',
                  path: 'kind',
                  label: 'Kind of Harm',
                  options: HARMS.map((id) => ({ id, label: capitalized(id) })),
                } as const,
              ]
            : []),
        ],
      },
    ),
  group: ({ harm }) => ((harm ?? 0) > 0 ? 'That harm' : 'Others'),
  words: ({ about, far, harm, kind, resist, whom }) => ({
    head: [
      whom === 'oneself'
        ? 'on oneself'
        : `on ${whomWords[whom]}, ${far === 0 ? 'own zone' : `to ${countWords(far, 'zone')}`}`,
      ...(harm > 0 ? [`${harm} ${capitalized(kind)} Harm`] : []),
    ].join(' · '),
    lines: [
      ...(about === '' ? [] : [`${capitalized(about)}.`]),
      resist === 'none' ? 'Nobody can resist it.' : `Resisted with ${capitalized(resist)}.`,
    ],
  }),
});
