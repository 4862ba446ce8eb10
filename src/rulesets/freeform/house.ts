/**
 * Every value that a table decides, declared once: its default, its range, its rule, and the reason
 * why a table has to decide it.
 */
import {
  assumedRule,
  capitals,
  declareRecord,
  fieldValue,
  inGroup,
  rowsValue,
  type Values,
} from '../common/declare.ts';
import { stateShape } from './sheet/endings.ts';
import { formulaSchema, LONGEST_FORMULA } from './sheet/formula.ts';
import { ORDERS } from './sheet/orders.ts';

const order = inGroup('Order');
const ground = inGroup('Map');
const fighting = inGroup('Fighting');

/** A state that nobody has changed from its usual form. */
const plainState = (
  id: string,
  does: string,
  differs: Partial<Omit<Values<typeof stateShape>, 'id' | 'does'>> = {},
): Values<typeof stateShape> => ({
  id,
  name: capitals(id)[id] ?? id,
  does,
  tone: 'bad',
  ends: 'kept',
  rounds: 1,
  ...differs,
});

/**
 * The states that most tables know. A table adds states of its own and removes those it does not
 * need.
 */
const USUAL_STATES = [
  plainState('prone', 'Lies on the ground.'),
  plainState('stunned', 'Does nothing.', { ends: 'turn-end' }),
  plainState('held', 'Cannot move.'),
  plainState('frightened', 'Keeps away from what it fears.', { ends: 'rounds', rounds: 3 }),
  plainState('guarding', 'Is ready for what comes.', { tone: 'good', ends: 'turn-start' }),
  plainState('blessed', 'Has help.', { tone: 'good', ends: 'rounds', rounds: 3 }),
];

const { fields: stateFields, schema: statesSchema } = rowsValue(
  stateShape,
  { one: 'state', most: 40, id: 'id' },
  {
    label: 'States to choose from',
    group: 'Fighting',
  },
);

export const houseRules = declareRecord({
  order: order.choice(
    'asked',
    { asked: 'Asked when a fight begins', ...ORDERS },
    'Order of play',
    'FF-02',
    'Each table has its own way of saying whose turn it is.',
  ),
  numbers: order.choice(
    'rolled',
    { rolled: 'Rolled, and the sheet’s number added', written: 'The sheet’s number as it is' },
    'Numbers of the order',
    'FF-03',
    'Some tables roll for the order, others compare a number of the sheet.',
  ),
  formula: assumedRule(
    fieldValue(formulaSchema, '1d20', {
      label: 'What is rolled for the order',
      group: 'Order',
      kind: 'text',
      longest: LONGEST_FORMULA,
    }),
    'FF-03',
    'The dice of the order differ from game to game.',
  ),
  first: order.choice(
    'highest',
    { highest: 'The highest', lowest: 'The lowest' },
    'Who is first by number and by cards',
    'FF-03',
    'In some games a high number acts first, in others a low one.',
  ),
  again: order.toggle(
    false,
    'Numbers are made again each round',
    'FF-03',
    'Some tables roll once for the fight, others each round.',
  ),
  cards: order.number(54, 2, 100, 'Cards in the deck', 'FF-04', 'Tables deal from decks of different sizes.'),
  redeal: order.toggle(
    true,
    'Cards are dealt again each round',
    'FF-04',
    'Some tables deal once for the fight, others each round.',
  ),
  unit: ground.choice(
    'squares',
    { squares: 'squares or hexes', '5 ft': '5 ft to each', '1 m': '1 m to each', '2 m': '2 m to each' },
    'Lengths on squares and hexes',
    'FF-07',
    'Each game measures squares and hexes in its own way.',
  ),
  diagonals: ground.choice(
    'one',
    { one: 'One square', 'one or two': 'One, and every second one two' },
    'A slanted step counts',
    'FF-07',
    'Tables count slanted steps in two ways.',
  ),
  states: assumedRule(
    { schema: statesSchema, start: USUAL_STATES, fields: stateFields },
    'FF-12',
    'Only the table knows which states its game has.',
  ),
  answers: fighting.toggle(
    false,
    'Whoever is harmed says how much of it: all, half or none',
    'FF-10',
    'Many games let the harmed save, block or dodge, and each in its own way.',
  ),
  morale: fighting.toggle(
    false,
    'Remind of morale when half of a side is out',
    'FF-14',
    'Many games test morale, and no two in the same way.',
  ),
  asksEnd: fighting.toggle(
    true,
    'Ask about the end when all of a side are out',
    'FF-15',
    'A fight may go on after a side has fallen: others may come.',
  ),
});
export type FreeformHouse = ReturnType<typeof houseRules.start>;
