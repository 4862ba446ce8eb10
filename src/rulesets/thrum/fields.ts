/** The form for a sheet: making a combatant by hand, and ruling by hand. */
import type { Field } from '../../engine/ruleset.ts';
import { ARTS, ATTRIBUTE_NAMES, ATTRIBUTES } from './terms.ts';

const number = (path: string, label: string, group: string, max: number, help?: string, min = 0): Field => ({
  path,
  label,
  group,
  kind: 'number',
  min,
  max,
  ...(help ? { help } : {}),
});
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fields: readonly Field[] = [
  {
    path: 'kind',
    label: 'Kind',
    group: 'Who',
    kind: 'choice',
    options: [
      { id: 'character', label: 'Character' },
      { id: 'foe', label: 'Foe' },
    ],
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
  ...ATTRIBUTES.map((attribute) => number(`attributes.${attribute}`, ATTRIBUTE_NAMES[attribute], 'Attributes', 12)),
  ...ARTS.map((art) => number(`training.${art}`, capital(art), 'Training', 12)),
  number('squares', 'Squares along a side', 'Token', 6, undefined, 1),
];
