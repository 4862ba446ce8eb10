/** The form for a sheet: making a combatant by hand, and ruling by hand. */

import type { Field, FieldOption } from '../../../engine/forms/field.ts';
import { capital } from '../../../engine/words.ts';
import { allAbilities } from '../data/abilities/index.ts';
import { FACTION_TRAITS } from '../data/creatures.ts';
import type { House } from '../house.ts';
import type { Ability } from '../sheet/ability.ts';
import { cardWords } from '../sheet/abilityWords.ts';
import { ARTS, ATTRIBUTE_NAMES, ATTRIBUTES } from '../sheet/terms.ts';
import { artWords } from './abilities/library.ts';
import { fightFields } from './fightForm.ts';

const number = (path: string, label: string, group: string, max: number, help?: string, min = 0): Field => ({
  path,
  label,
  group,
  kind: 'number',
  min,
  max,
  ...(help ? { help } : {}),
});

/** Figures that stand in place of the derived ones, with the ends of what they may be. */
const FIXED = [
  ['attack', 'Attack', -5, 30],
  ['initiative', 'Initiative', -5, 30],
  ['resilience', 'Resilience', -5, 30],
  ['evasion', 'Evasion', -5, 30],
  ['resolve', 'Resolve', -5, 30],
  ['speed', 'Speed', 0, 20],
] as const;

const fields: readonly Field[] = [
  {
    path: 'kind',
    label: 'Kind',
    group: 'Who',
    kind: 'choice',
    options: [
      { id: 'character', label: 'Character' },
      { id: 'foe', label: 'Foe' },
      { id: 'minion', label: 'Minion' },
    ],
  },
  {
    path: 'controller',
    label: 'Controller',
    group: 'Who',
    kind: 'choice',
    options: 'combatants',
    none: 'nobody',
    help: 'Of a Minion.',
  },
  number('level', 'Level', 'Who', 20, undefined, 1),
  number('tier', 'Tier', 'Who', 10, 'Of a foe.'),
  {
    path: 'faction',
    label: 'Faction',
    group: 'Who',
    kind: 'text',
    longest: 40,
    help: 'Faction traits work among those with the same word.',
  },
  number('load.fatigue', 'Fatigue Load', 'Loads', 99),
  number('tolerance.fatigue', 'Fatigue Tolerance', 'Loads', 40),
  number('load.stress', 'Stress Load', 'Loads', 99),
  number('tolerance.stress', 'Stress Tolerance', 'Loads', 40),
  number('wounds', 'Wounds', 'Loads', 3),
  { path: 'incapacitated', label: 'Incapacitated', group: 'Loads', kind: 'switch' },
  { path: 'removed', label: 'Out of the fight', group: 'Loads', kind: 'switch' },
  ...FIXED.map(
    ([id, label, min, max]): Field => ({
      path: `fixed.${id}`,
      label,
      group: 'Figures',
      kind: 'number',
      min,
      max,
      none: id === 'speed' ? '4' : 'by attributes',
    }),
  ),
  ...ATTRIBUTES.map((attribute) => number(`attributes.${attribute}`, ATTRIBUTE_NAMES[attribute], 'Attributes', 12)),
  ...ARTS.map((art) => number(`training.${art}`, capital(art), 'Training', 12)),
  {
    path: 'traits',
    label: 'Traits',
    group: 'Traits',
    kind: 'choices',
    options: [
      ...['loomer', 'weaver', 'quill'].flatMap((id) => [
        { id, label: capital(id) },
        { id: `${id}+`, label: `${capital(id)}, upgraded` },
      ]),
      { id: 'shy of blades', label: 'Shy of blades' },
      ...Object.entries(FACTION_TRAITS)
        // Feasting is an ability.
        .filter(([id]) => id !== 'feast')
        .map(([id, { label }]) => ({ id, label })),
    ],
    help: 'An archetype’s, or those of a faction, which work among fellows with the same word.',
  },
  number('squares', 'Squares along a side', 'Token', 6, undefined, 1),
];

const option = (ability: Ability): FieldOption => ({
  id: ability.id,
  label: ability.name,
  group: artWords(ability.art),
  detail: `${capital(ability.type)}. ${cardWords(ability)}`,
  parts: Object.entries(ability.upgrades ?? {}).map(([id, label]) => ({ id, label: `${id}: ${label}` })),
});
/** Everybody has the basic ones: they are on no sheet. */
const stock = allAbilities.filter(({ art }) => art !== 'basic').map(option);

/** TH-43: the abilities on a sheet with their upgrades: those that come built in, and the table's own before them. */
export const fieldsWith = (house: House): readonly Field[] => [
  ...fields.slice(0, -1),
  {
    path: 'abilities',
    label: 'Abilities',
    group: 'Abilities',
    kind: 'choices',
    parts: 'upgrades',
    options: [...house.abilities.map((ability) => ({ ...option(ability), group: 'Our own' })), ...stock],
    help: 'Basic abilities are everybody’s. A stance or passive works from now on.',
  },
  ...fightFields([...house.abilities, ...allAbilities], option),
  ...fields.slice(-1),
];
