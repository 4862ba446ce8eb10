/** Every rule in our own words, for the rule dialog and the tips. */
import type { RuleText } from '../../../../src/engine/ruleset.ts';

export const ruleTexts: readonly RuleText[] = [
  {
    id: 'SK-01',
    title: 'Turns',
    text: 'Each round everybody on their feet takes one turn, in whatever order the table likes.',
  },
  { id: 'SK-02', title: 'Moving', text: 'Once in a turn one may go to a place next to the own.' },
  {
    id: 'SK-03',
    title: 'Blows',
    text: 'A blow at an enemy in the same place is d6 and Might against Guard. It hits for one harm, and ends the turn.',
  },
  {
    id: 'SK-04',
    title: 'Dodging',
    text: 'Whoever is struck at may dodge once a round, before the die falls, which raises Guard.',
  },
  { id: 'SK-05', title: 'Falling', text: 'Whoever has taken as much harm as it can take is down.' },
];
