/** The form of what the game keeps beside the sheets: cards, the running turn, maneuvers left, circumstances, each to be set by hand. */
import type { Field, Part } from '../../../engine/forms/field.ts';
import { TEST_NAMES } from '../play/table/circumstances.ts';
import { capital } from '../play/table/tell.ts';
import { SKILLS, TESTS } from '../sheet/skills.ts';
import { POSITIONS } from '../state.ts';

const number = (path: string, label: string, max: number, min = 0): Part => ({ path, label, kind: 'number', min, max });
const anyone = (path: string, label: string): Part => ({ path, label, kind: 'choices', options: 'combatants' });

const CARDS = 'Cards';
const TURN = 'Turn';
const ROUND = 'Round';
const HARDER = 'Circumstances';
export const stateFields: readonly Field[] = [
  { ...number('round', 'Round', 999), group: ROUND },
  {
    path: 'started',
    label: 'Somebody has acted this round',
    group: ROUND,
    kind: 'switch',
    help: 'Cards are swapped freely only before.',
  },
  { ...anyone('tried', 'Have tried to break free this turn'), group: ROUND },
  {
    path: 'left',
    label: 'Maneuvers left this round',
    group: ROUND,
    kind: 'entries',
    one: 'purse of maneuvers',
    keys: 'combatants',
    parts: [number('slow', 'Slow', 99), number('fast', 'Fast', 99)],
    fresh: { slow: 1, fast: 1 },
  },
  {
    path: 'slots',
    label: 'Cards on the table',
    group: CARDS,
    kind: 'rows',
    one: 'card',
    most: 200,
    id: 'id',
    parts: [
      number('card', 'Card', 10, 1),
      anyone('holders', 'Held by'),
      anyone('done', 'Whose turn on it is over this round'),
    ],
    fresh: { card: 1, holders: [], done: [] },
  },
  {
    path: 'turn',
    label: 'Turn',
    group: TURN,
    kind: 'group',
    none: 'nobody’s',
    parts: [
      { path: 'who', label: 'Who', kind: 'choice', options: 'combatants' },
      {
        path: 'slot',
        label: 'On the card with the id',
        kind: 'text',
        longest: 80,
        help: 'A card of somebody else is read as the first one of who acts.',
      },
      { path: 'from', label: 'The zone where it began', kind: 'choice', options: 'zones', none: 'not known' },
      number('slow', 'Slow maneuvers taken', 99),
      number('used', 'All maneuvers taken', 99),
    ],
    fresh: { slot: 'card', from: null, slow: 0, used: 0 },
  },
  {
    path: 'position',
    label: 'Position',
    group: HARDER,
    kind: 'choice',
    options: POSITIONS.map((id) => ({ id, label: capital(id) })),
  },
  {
    path: 'circumstances',
    label: 'Hard circumstances',
    group: HARDER,
    kind: 'rows',
    one: 'circumstance',
    most: 50,
    id: 'id',
    parts: [
      { path: 'reason', label: 'Why', kind: 'text', longest: 80 },
      number('extra', 'Extra successes', 5, 1),
      {
        path: 'of',
        label: 'Of which tests',
        kind: 'choice',
        options: [
          { id: 'shoot', label: 'Shooting' },
          { id: 'close', label: 'All other maneuvers' },
          { id: 'all', label: 'All' },
          { id: 'named', label: 'Those named' },
        ],
      },
      {
        path: 'tests',
        label: 'Named',
        kind: 'choices',
        options: [
          ...SKILLS.map((id) => ({ id, label: capital(id), group: 'Actions' })),
          ...TESTS.map((id) => ({ id, label: TEST_NAMES[id], group: 'Tests' })),
        ],
      },
      anyone('exempt', 'Not touched by it'),
    ],
    fresh: { reason: 'hard circumstances', extra: 1, of: 'all', tests: [], exempt: [] },
  },
];
