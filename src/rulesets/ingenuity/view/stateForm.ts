/** The form of the game's own state: rounds, teams, turns, what is spent, what waits and what runs on, each to be set by hand. */
import type { Field, Part } from '../../../engine/forms/field.ts';
import { SKILLS } from '../sheet/items.ts';
import { LONG_DEEDS, READY_DEEDS, TRIGGERS } from '../state.ts';

const number = (path: string, label: string, max: number): Part => ({ path, label, kind: 'number', min: 0, max });
const named = (ids: readonly string[]) => ids.map((id) => ({ id, label: id.replaceAll('-', ' ') }));
const anyone = (path: string, label: string): Part => ({ path, label, kind: 'choices', options: 'combatants' });

const turn: readonly Part[] = [
  { path: 'who', label: 'Who', kind: 'choice', options: 'combatants' },
  number('actions', 'Actions left', 9),
  { path: 'moved', label: 'Has moved', kind: 'switch' },
  { path: 'stepped', label: 'Has stepped', kind: 'switch' },
  { path: 'diagonals', label: 'Diagonal steps so far', kind: 'number', min: 0, max: 999, unset: 'none' },
  anyone('commanded', 'Has commanded'),
];
const freshTurn = { actions: 3, moved: false, stepped: false, commanded: [] };
const perHead = (path: string, label: string, one: string, group: string): Field => ({
  path,
  label,
  group,
  kind: 'entries',
  one,
  keys: 'combatants',
  parts: [number('', label, 99)],
  fresh: 1,
});

const ROUND = 'Round';
const TURN = 'Turn';
const WAITS = 'Waiting and running on';
export const stateFields: readonly Field[] = [
  { ...number('round', 'Round, 0 for one of surprise', 999), group: ROUND },
  { ...number('seconds', 'Seconds gone by', 99_999), group: ROUND },
  { path: 'surprise', label: 'Who surprises', group: ROUND, kind: 'choice', options: 'sides', none: 'nobody' },
  { path: 'surprising', label: 'Who shares the surprise', group: ROUND, kind: 'choices', options: 'sides' },
  { path: 'teams', label: 'Teams by initiative', group: ROUND, kind: 'choices', options: 'sides', ordered: true },
  { ...number('team', 'Which of them picks, from 0', 19), group: ROUND },
  { ...anyone('acted', 'Have had their turn'), group: ROUND },
  {
    path: 'acting',
    label: 'Turn',
    group: TURN,
    kind: 'group',
    none: 'nobody’s',
    parts: turn,
    fresh: freshTurn,
  },
  {
    path: 'ordered',
    label: 'Action by command',
    group: TURN,
    kind: 'group',
    none: 'none',
    parts: turn,
    fresh: { ...freshTurn, actions: 1 },
  },
  perHead('attacks', 'Attacks made this round', 'count of attacks', TURN),
  perHead('reacted', 'Reactions used', 'count of reactions', TURN),
  { ...anyone('waits', 'Have one more reaction by Wait'), group: TURN },
  {
    path: 'readied',
    label: 'Readied',
    group: WAITS,
    kind: 'entries',
    one: 'readied action',
    keys: 'combatants',
    parts: [
      { path: 'deed', label: 'Action', kind: 'choice', options: named(READY_DEEDS) },
      { path: 'item', label: 'With (id of an item)', kind: 'text', longest: 40, unset: 'nothing' },
      { path: 'trigger', label: 'Trigger', kind: 'choice', options: named(TRIGGERS) },
      { path: 'words', label: 'In words', kind: 'text', longest: 120 },
    ],
    fresh: { deed: 'move', trigger: 'near', words: 'move, when an enemy comes within reach' },
  },
  {
    path: 'longs',
    label: 'Longer actions',
    group: WAITS,
    kind: 'entries',
    one: 'longer action',
    keys: 'combatants',
    parts: [
      { path: 'deed', label: 'Action', kind: 'choice', options: named(LONG_DEEDS) },
      { path: 'label', label: 'In words', kind: 'text', longest: 120 },
      number('left', 'Actions to go', 999),
      { path: 'item', label: 'With (id of an item)', kind: 'text', longest: 40, unset: 'nothing' },
      { path: 'target', label: 'On', kind: 'choice', options: 'combatants', unset: 'nobody' },
      { path: 'skill', label: 'Skill', kind: 'choice', options: named(SKILLS), unset: 'none' },
    ],
    fresh: { deed: 'work', label: 'a longer work', left: 3 },
  },
  {
    path: 'objectives',
    label: 'Objectives',
    group: 'Teams',
    kind: 'entries',
    one: 'objective',
    keys: 'sides',
    parts: [
      { path: 'text', label: 'What it is here for', kind: 'text', longest: 120 },
      { path: 'reached', label: 'Reached', kind: 'switch' },
    ],
    fresh: { text: 'Drive the others off', reached: false },
  },
];
