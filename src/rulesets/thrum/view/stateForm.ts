/** The form for what the fight itself keeps: the order, the running turn, terrain effects, holds, conditions of its end. */
import type { Field, Part } from '../../../engine/forms/field.ts';
import { allAbilities } from '../data/abilities/index.ts';

const number = (path: string, label: string, max: number, min = 0): Part => ({ path, label, kind: 'number', min, max });
const flag = (path: string, label: string): Part => ({ path, label, kind: 'switch' });
const whom = (path: string, label: string): Part => ({ path, label, kind: 'choice', options: 'combatants' });

const squares: Part = {
  path: 'squares',
  label: 'Squares',
  kind: 'rows',
  one: 'square',
  most: 400,
  parts: [number('column', 'Column, from 0', 999), number('row', 'Row, from 0', 999)],
  fresh: { column: 0, row: 0 },
};

/** Those who have something behind them this round, as a field. */
const those = (path: string, label: string, help: string): Field => ({
  path,
  label,
  group: 'Round',
  kind: 'choices',
  options: 'combatants',
  help,
});

const turn: Field = {
  path: 'turn',
  label: 'The running turn',
  group: 'Round',
  kind: 'group',
  none: 'nobody’s',
  fresh: {
    spent: 0,
    steps: [],
    walked: 0,
    acted: false,
    still: false,
    stance: false,
    leash: [],
    eased: false,
    start: {},
  },
  parts: [
    whom('who', 'Whose turn'),
    number('spent', 'Movement spent', 99),
    number('walked', 'Squares walked', 99),
    flag('acted', 'Has acted'),
    flag('still', 'Has stopped moving'),
    flag('stance', 'Has taken its stance'),
    flag('eased', 'Weaver: has ignored something'),
    {
      path: 'start',
      label: 'Can still be delayed',
      kind: 'group',
      none: 'no, it has begun',
      parts: [],
      fresh: {},
    },
    {
      path: 'leash',
      label: 'Strafe: whom it shot at, and how far off',
      kind: 'rows',
      one: 'target',
      most: 40,
      parts: [whom('who', 'Target'), number('distance', 'Distance', 99)],
      fresh: { distance: 1 },
    },
  ],
};

const terrains: Field = {
  path: 'terrains',
  label: 'Terrain effects',
  group: 'Ground',
  kind: 'rows',
  one: 'terrain effect',
  most: 100,
  id: 'id',
  parts: [
    { path: 'name', label: 'Name', kind: 'text', longest: 60 },
    whom('owner', 'Whose'),
    {
      path: 'ability',
      label: 'Of which ability',
      kind: 'choice',
      options: allAbilities
        .filter((ability) => JSON.stringify(ability).includes('"do":"terrain"') || ability.tags?.includes('terrain'))
        .map(({ id, name }) => ({ id, label: name })),
    },
    squares,
    flag('difficult', 'Difficult'),
    {
      path: 'drift',
      label: 'Shifts who enters',
      kind: 'group',
      none: 'no',
      parts: [number('column', 'East, or west below 0', 1, -1), number('row', 'South, or north below 0', 1, -1)],
      fresh: { column: 1, row: 0 },
    },
    number('price', 'Movement not to be shifted', 20),
    flag('strikes', 'Strikes who enters, kept by Stress'),
    flag('extra', 'Beside the one that its maker may have'),
  ],
  fresh: {
    name: 'Terrain',
    squares: [],
    difficult: true,
    drift: null,
    price: 0,
    strikes: false,
    extra: false,
  },
};

const goals: Field = {
  path: 'goals',
  label: 'Conditions of victory and defeat',
  group: 'End',
  kind: 'rows',
  one: 'condition',
  most: 12,
  id: 'id',
  parts: [
    { path: 'text', label: 'In words', kind: 'text', longest: 120 },
    {
      path: 'outcome',
      label: 'Brings',
      kind: 'choice',
      options: [
        { id: 'win', label: 'victory' },
        { id: 'defeat', label: 'defeat' },
      ],
    },
    {
      path: 'kind',
      label: 'Met',
      kind: 'choice',
      options: [
        { id: 'hand', label: 'when the GM says so' },
        { id: 'rounds', label: 'when a round has ended' },
        { id: 'fallen', label: 'when somebody falls' },
        { id: 'reach', label: 'when ground is reached' },
      ],
    },
    number('rounds', 'Which round', 99),
    { path: 'who', label: 'Who falls, or has to get there', kind: 'choice', options: 'combatants', unset: 'anybody' },
    {
      path: 'by',
      label: 'Of which side',
      kind: 'choice',
      options: [
        { id: 'party', label: 'the players’' },
        { id: 'foes', label: 'the foes’' },
        { id: 'anyone', label: 'any' },
      ],
    },
    { path: 'terrain', label: 'Ground of this name', kind: 'text', longest: 40 },
    squares,
  ],
  fresh: {
    text: 'A condition',
    outcome: 'win',
    kind: 'hand',
    rounds: 3,
    by: 'party',
    terrain: '',
    squares: [],
  },
};

/** Everything that a fight keeps beside the sheets. */
export const stateFields: readonly Field[] = [
  { path: 'round', label: 'Round', group: 'Round', kind: 'number', min: 0, max: 999, help: '0 is round zero.' },
  turn,
  {
    path: 'order',
    label: 'Order of turns',
    group: 'Round',
    kind: 'choices',
    options: 'combatants',
    ordered: true,
    help: 'Whoever has an initiative has a place.',
  },
  those('done', 'Have had their turn', 'They do not act again this round.'),
  those('delayed', 'Have delayed', 'They cannot delay again this round.'),
  those('started', 'Whose turn has started', 'Nothing of its start comes again.'),
  {
    path: 'firsts',
    label: 'What has happened for the first time this turn',
    group: 'Round',
    kind: 'words',
    longest: 200,
    most: 500,
  },
  terrains,
  {
    path: 'holds',
    label: 'Holds',
    group: 'Ground',
    kind: 'rows',
    one: 'hold',
    most: 100,
    parts: [whom('holder', 'Holds'), whom('held', 'Is held')],
    fresh: {},
  },
  goals,
  { path: 'ending', label: 'How it ended', group: 'End', kind: 'text', longest: 200 },
];

/** What has no field, and why. */
export const notByHand: Readonly<Record<string, string>> = {
  'sheet.passive': 'follows the passives on the sheet: what they bring to the tolerances already',
  'state.placed': 'follows the initiative on each sheet',
  'state.under': 'the ground of the map beneath terrain effects, put back when they go',
  'state.turn.start{}': 'what the start of the turn has changed, put back by a delay',
  'state.turn.steps': 'the ways of the steps made, in order: they follow from walking',
};
