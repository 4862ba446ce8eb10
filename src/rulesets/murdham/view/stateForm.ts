/** The form of what Murdham keeps beside the sheets: the round, whose chance it is, who has used up what, what lies on the ground. */
import type { Field, Part } from '../../../engine/forms/field.ts';
import { gearParts } from './heldForm.ts';

const number = (path: string, label: string, most: number, least = 0): Part => ({
  path,
  label,
  kind: 'number',
  min: least,
  max: most,
});
const toggle = (path: string, label: string): Part => ({ path, label, kind: 'switch' });

const phases = [
  { id: 'before', label: 'Before the fight' },
  { id: 'bonus', label: 'Bonus turn of an ambush' },
  { id: 'whole', label: 'A round' },
  { id: 'fast', label: 'Fast actions' },
  { id: 'slow', label: 'Slow actions' },
];
const uses = [
  { id: 'turn', label: 'A turn' },
  { id: 'reaction', label: 'A reaction' },
  { id: 'surrender', label: 'Giving up' },
  { id: 'lost', label: 'It is lost' },
];
const moves = [
  { id: 'full', label: 'Full movement' },
  { id: 'sprint', label: 'Sprint' },
  { id: 'sneak', label: 'Sneak' },
  { id: 'leap', label: 'Leap' },
];
const turnParts: readonly Part[] = [
  { path: 'who', label: 'Who', kind: 'choice', options: 'combatants' },
  toggle('main', 'Main action used'),
  toggle('mountMain', 'Main action of the mount used'),
  number('bonus', 'Bonus actions used', 9),
  number('moved', 'Half zones moved', 99),
  { path: 'full', label: 'On a full movement', kind: 'choice', options: moves, none: 'No' },
  toggle('stopped', 'No more movement'),
  toggle('cleft', 'Has cleft'),
  toggle('shot', 'Has shot'),
  {
    path: 'mates',
    label: 'Others who act in it',
    kind: 'entries',
    one: 'mate',
    keys: 'combatants',
    parts: [toggle('main', 'Main action used'), number('bonus', 'Bonus actions used', 9)],
    fresh: { main: false, bonus: 0 },
  },
];

const order = 'Rounds and chances';
const spent = 'Used up';
const ground = 'On the ground, and remembered';

export const stateFields: readonly Field[] = [
  { ...number('round', 'Round', 10_000), group: order },
  { path: 'phase', label: 'Phase', group: order, kind: 'choice', options: phases },
  { path: 'threshold', label: 'Fast action threshold', group: order, kind: 'number', min: 1, max: 20, none: 'None' },
  { path: 'initiative', label: 'The initiative', group: order, kind: 'choice', options: 'sides', none: 'Nobody’s' },
  { path: 'first', label: 'Goes first this round', group: order, kind: 'choice', options: 'sides', none: 'Nobody' },
  { path: 'chance', label: 'Has the chance now', group: order, kind: 'choice', options: 'sides', none: 'Nobody' },
  { path: 'passed', label: 'Have passed one after another', group: order, kind: 'choices', options: 'sides' },
  {
    path: 'turn',
    label: 'The turn being taken',
    group: order,
    kind: 'group',
    parts: turnParts,
    fresh: {
      main: false,
      mountMain: false,
      bonus: 0,
      moved: 0,
      full: null,
      stopped: false,
      cleft: false,
      shot: false,
    },
    none: 'Nobody’s',
  },
  { path: 'ambushers', label: 'Act in the bonus turn', group: order, kind: 'choices', options: 'combatants' },
  {
    path: 'used',
    label: 'Turn of this round used up by',
    group: spent,
    kind: 'entries',
    one: 'turn',
    keys: 'combatants',
    parts: [{ path: '', label: 'By', kind: 'choice', options: uses }],
    fresh: 'turn',
  },
  {
    path: 'free',
    label: 'Done already this round',
    group: spent,
    kind: 'entries',
    one: 'doer',
    keys: 'combatants',
    parts: [{ path: '', label: 'What', kind: 'words', longest: 40, most: 20 }],
    fresh: [],
    help: 'What costs no turn but has a limit: dodge, regeneration, tested.',
  },
  {
    path: 'moved',
    label: 'Half zones moved this round',
    group: spent,
    kind: 'entries',
    one: 'mover',
    keys: 'combatants',
    parts: [number('', 'Half zones', 999)],
    fresh: 0,
  },
  {
    path: 'sprinted',
    label: 'Sprinted',
    group: spent,
    kind: 'entries',
    one: 'sprinter',
    keys: 'combatants',
    parts: [number('round', 'Last in round', 10_000), number('streak', 'Rounds in a row', 10_000, 1)],
    fresh: { round: 1, streak: 1 },
  },
  {
    path: 'halved',
    label: 'Hurt to half and alone: tested at the round’s end',
    group: spent,
    kind: 'choices',
    options: 'combatants',
  },
  { path: 'burnt', label: 'Burnt since the last turn', group: spent, kind: 'choices', options: 'combatants' },
  {
    path: 'groups',
    label: 'Numbers at the beginning, for morale',
    group: ground,
    kind: 'entries',
    one: 'group',
    keys: 'words',
    parts: [number('', 'How many', 999)],
    fresh: 1,
  },
  {
    path: 'feared',
    label: 'Tested for fear already',
    group: ground,
    kind: 'words',
    longest: 170,
    most: 5000,
    help: 'What frightens, then whom: troll>otto.',
  },
  {
    path: 'dropped',
    label: 'Lying on the ground',
    group: ground,
    kind: 'rows',
    one: 'thing',
    most: 200,
    parts: [
      ...gearParts.map((part) => ({ ...part, path: `item.${part.path}` })),
      { path: 'place', label: 'Where', kind: 'place', places: 'map' },
    ],
    fresh: { item: { id: 'thing', item: 'club', held: null, worn: false, damaged: false, used: false, spent: false } },
    id: 'item.id',
  },
];
