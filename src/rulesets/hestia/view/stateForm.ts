/** The game's own state by hand: the round and its blocks, who has acted, the turn that is running, what morale has been asked for. */
import type { Field, Part } from '../../../engine/forms/field.ts';
import { DISPOSITION_WORDS } from '../play/turns/begin.ts';
import { TRIGGER_WORDS } from '../play/turns/morale.ts';
import { FADING } from '../sheet/effectWords.ts';
import { BLOCKS, DISPOSITIONS, TRIGGERS } from '../state.ts';
import { worded } from './gearForm.ts';

const who = (path: string, label: string, group: string, help?: string): Field => ({
  path,
  label,
  group,
  kind: 'choices',
  options: 'combatants',
  ...(help ? { help } : {}),
});

const turnParts: readonly Part[] = [
  { path: 'who', label: 'Who', kind: 'choice', options: 'combatants' },
  { path: 'moved', label: 'Feet walked', kind: 'number', min: 0, max: 999 },
  { path: 'action', label: 'Has used its action', kind: 'switch' },
  { path: 'sprinted', label: 'Has sprinted', kind: 'switch' },
  { path: 'strikes', label: 'Attacks made', kind: 'number', min: 0, max: 9 },
  {
    path: 'fading',
    label: 'Ends with the turn',
    kind: 'choices',
    options: worded(FADING, { hampered: 'hampered', panicked: 'panicked', wild: 'wild' }),
  },
];

export const stateFields: readonly Field[] = [
  { path: 'round', label: 'Round', group: 'Round', kind: 'number', min: 0, max: 999 },
  {
    path: 'phase',
    label: 'Parley or fight',
    group: 'Round',
    kind: 'choice',
    options: worded(['parley', 'fight'], { parley: 'a parley', fight: 'a fight' }),
  },
  {
    path: 'disposition',
    label: 'How the others feel',
    group: 'Round',
    kind: 'choice',
    options: worded(DISPOSITIONS, DISPOSITION_WORDS),
  },
  {
    path: 'block',
    label: 'Who acts now',
    group: 'Round',
    kind: 'choice',
    options: worded(BLOCKS, { before: 'the quick', enemies: 'the enemies', after: 'the slow' }),
  },
  {
    path: 'pace',
    label: 'How quick the enemies are',
    group: 'Round',
    kind: 'choice',
    options: worded(['sheets', 'quick', 'plain', 'slow'], {
      sheets: 'as their wits are',
      quick: 'quick',
      plain: 'like anybody',
      slow: 'slow-witted',
    }),
  },
  who('ready', 'Quicker than the enemies this round', 'Turns', 'What Savvy gave; it may be set without a roll.'),
  who('acted', 'Have had their turn', 'Turns'),
  who('surprised', 'Surprised', 'Turns', 'Cannot act in the first round.'),
  {
    path: 'acting',
    label: 'The turn that is running',
    group: 'Turns',
    kind: 'group',
    none: 'nobody’s',
    fresh: { moved: 0, action: false, sprinted: false, strikes: 0, fading: [] },
    parts: turnParts,
  },
  {
    path: 'began',
    label: 'How many each side began with',
    group: 'Morale',
    kind: 'entries',
    one: 'side',
    keys: 'sides',
    fresh: 1,
    parts: [{ path: '', label: 'How many', kind: 'number', min: 0, max: 500 }],
  },
  {
    path: 'asked',
    label: 'What each side has been tested for',
    group: 'Morale',
    kind: 'entries',
    one: 'side',
    keys: 'sides',
    fresh: [],
    parts: [{ path: '', label: 'Tested for', kind: 'choices', options: worded(TRIGGERS, TRIGGER_WORDS) }],
  },
  {
    path: 'firstFallen',
    label: 'Whose the first casualty was',
    group: 'Morale',
    kind: 'choice',
    options: 'sides',
    none: 'nobody has fallen',
  },
  who('mourned', 'Leaders whose death was tested for', 'Morale'),
  who('bled', 'Have lost Flesh in this fight', 'Morale'),
  who('broken', 'Have failed their morale', 'Morale'),
  who('corpses', 'Lay there before the fight', 'Morale', 'Nobody’s casualties.'),
];
