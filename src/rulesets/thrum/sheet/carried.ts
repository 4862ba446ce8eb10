/**
 * Everything that a fight does to a combatant, value by value: conditions, stances, buff, notes of
 * abilities.
 */
import * as z from 'zod/mini';
import { idSchema } from '../../../space/scene.ts';
import {
  choiceValue,
  entriesValue,
  fieldValue,
  memberValue,
  numberValue,
  optionsOf,
  orNone,
  recordValue,
  someOf,
  textValue,
} from '../../common/declare.ts';
import { CONDITION_TEXT, CONDITIONS } from './terms.ts';

/**
 * How long a condition without stacks stays: until it is ended, the end of the running turn, or the
 * end of the bearer's own turn.
 */
const UNTIL = {
  ended: 'until something ends it',
  'this turn': 'to the end of the running turn',
  'own turn': 'to the end of the bearer’s turn',
  'next turn': 'to the end of the bearer’s next turn',
  fight: 'to the end of the fight',
  stance: 'as long as the stance',
} as const;
export type Until = keyof typeof UNTIL;
/** The durations that an ability may name. The bearer’s next turn is worked out by the rules. */
export const writtenUntilSchema = z.enum(['ended', 'this turn', 'own turn', 'fight', 'stance']);

export const conditions = someOf(
  'condition',
  CONDITIONS.map((id) => ({ id, label: CONDITION_TEXT[id].label, detail: CONDITION_TEXT[id].does })),
  recordValue({
    /** The number of stacks; 1 for a condition without stacks. */
    n: fieldValue(z.int().check(z.minimum(0), z.maximum(99)), 1, { label: 'Stacks', kind: 'number', min: 1, max: 99 }),
    until: choiceValue('ended', UNTIL, { label: 'Lasts' }),
  }),
  { label: 'Statuses and marks', group: 'Conditions' },
);

/** The id of an ability. The form of the sheet fills in the list of abilities. */
const ability = (label: string) => ({
  ...fieldValue(idSchema, undefined, { label, kind: 'choice', options: [] }),
  missing: 'refused' as const,
});

/**
 * A stance that is held, or none. `mode` is the option chosen when taking it; `uses` counts for
 * stances whose price grows.
 */
export const stanceValue = (label: string) =>
  orNone(
    'none',
    recordValue(
      {
        ability: ability('Stance'),
        mode: textValue('', 40, {
          label: 'As chosen on taking it',
          help: 'Prepared Shot: the size of its aura. Eigencomplex: clockwise or counter.',
        }),
        uses: numberValue(0, 0, 99, { label: 'Uses' }),
      },
      { label, group: 'Conditions' },
    ),
  );
export const buffValue = orNone(
  'none',
  recordValue(
    { ability: ability('Buff'), from: memberValue('combatants', { label: 'From' }) },
    { label: 'Buff', group: 'Conditions' },
  ),
);

/** Notes that abilities keep between moments, by the key of the note. */
const NOTES: Readonly<Record<string, string>> = {
  shy: 'Disappearing Act: stays Hidden',
  veiled: 'Disappearing Act: Bane on the next attack against the bearer',
  vanished: 'Disappearing Act: Boon on the next attack, turns left',
  fleet: 'Fleet Footed: Boon on the next attack, turns left',
  forced: 'Force Armor: the push has been used',
  matter: 'Mind Over Matter: uses since the last turn',
  accelerated: 'Accelerate: Dodge as well',
  still: 'Did not move in the last turn',
  beset: 'Shaken by an enemy in the next square',
  'no action': 'Prepared Shot: 1 no action this turn, 2 the next',
  ignores: 'Adrenaline: ignores the next status',
  pivoted: 'Pivot: may stay in the stance',
  'pivot boon': 'Pivot: the stance’s Boon once more',
  quickened: 'Piercing Shot: initiative raised once',
  initiative: 'Piercing Shot: raise from the next round',
  oldStance: 'Disciplined: the round of the older stance',
  ...Object.fromEntries(CONDITIONS.map((id) => [`purged ${id}`, `Purging: ${CONDITION_TEXT[id].label} was shed`])),
};

export const notesValue = entriesValue(
  'note',
  optionsOf(NOTES),
  fieldValue(z.int().check(z.minimum(-99), z.maximum(9999)), 1, {
    label: 'Value',
    kind: 'number',
    min: -99,
    max: 9999,
  }),
  { label: 'What the abilities keep in mind', group: 'Turn' },
  z.string(),
);
