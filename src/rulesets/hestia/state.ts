/**
 * Hestia's own part of a fight: the meeting, rounds and blocks, who has acted, and which triggers
 * of morale have been asked for.
 */
import * as z from 'zod/mini';
import { MOST_ROUNDS } from '../../engine/limits/limits.ts';
import { idSchema } from '../../space/scene.ts';
import {
  choiceValue,
  combatantsValue,
  declareRecord,
  fieldValue,
  leftOutValue,
  numberValue,
  optionsOf,
  wordOptions,
} from '../common/declare.ts';
import { FADING } from './sheet/effectWords.ts';

export const DISPOSITIONS = ['attack', 'hostile', 'uncertain', 'cooperative', 'friendly'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];
export const BLOCKS = ['before', 'enemies', 'after'] as const;
export type Block = (typeof BLOCKS)[number];
export const TRIGGERS = ['first', 'leader', 'half', 'flesh', 'event'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const DISPOSITION_WORDS: Record<Disposition, string> = {
  attack: 'Attacking: the other side begins the fight at once',
  hostile: 'Hostile: they threaten and take what they can',
  uncertain: 'Uncertain: they wait and watch',
  cooperative: 'Cooperative: they will trade',
  friendly: 'Friendly: they may even help',
};

export const TRIGGER_WORDS: Record<Trigger, string> = {
  first: 'the first casualty of the fight',
  leader: 'the death of a leader',
  half: 'the loss of half of them',
  flesh: 'the first wound of a lone fighter',
  event: 'a frightful event',
};

/**
 * Each value with its schema, its field and its words. The first value is the value before the
 * first round.
 */
export const hestiaState = declareRecord({
  round: numberValue(0, 0, MOST_ROUNDS, { label: 'Round', group: 'Round' }),
  phase: choiceValue('fight', { parley: 'a parley', fight: 'a fight' }, { label: 'Parley or fight', group: 'Round' }),
  disposition: choiceValue('attack', DISPOSITION_WORDS, { label: 'How the others feel', group: 'Round' }),
  block: choiceValue(
    'before',
    { before: 'the quick', enemies: 'the enemies', after: 'the slow' },
    { label: 'Who acts now', group: 'Round' },
  ),
  /**
   * The wits of the enemies, by their sheets or by the GM's ruling: a bane or a boon on everybody's
   * Savvy.
   */
  pace: choiceValue(
    'sheets',
    { sheets: 'as their wits are', quick: 'quick', plain: 'like anybody', slow: 'slow-witted' },
    { label: 'How quick the enemies are', group: 'Round' },
  ),
  /** Characters who passed their Savvy test this round. */
  ready: combatantsValue({
    label: 'Quicker than the enemies this round',
    group: 'Turns',
    help: 'What Savvy gave; it may be set without a roll.',
  }),
  /** Characters who failed their Savvy test this round. */
  failed: leftOutValue(combatantsValue({ label: 'Failed their Savvy this round', group: 'Turns' })),
  acted: combatantsValue({ label: 'Have had their turn', group: 'Turns' }),
  surprised: combatantsValue({ label: 'Surprised', group: 'Turns', help: 'Cannot act in the first round.' }),
  acting: fieldValue(
    z.nullable(
      z.object({
        who: idSchema,
        moved: z.number(),
        action: z.boolean(),
        sprinted: z.boolean(),
        /** The attacks made in the running action: some monsters have several in one action. */
        strikes: z._default(z.int().check(z.minimum(0)), 0),
        /** The states that the combatant had when the turn began, and that end with the turn. */
        fading: z._default(z.array(z.enum(FADING)), []),
      }),
    ),
    null,
    {
      label: 'The turn that is running',
      group: 'Turns',
      kind: 'group',
      none: 'nobody’s',
      fresh: { moved: 0, action: false, sprinted: false, strikes: 0, fading: [] },
      parts: [
        { path: 'who', label: 'Who', kind: 'choice', options: 'combatants' },
        { path: 'moved', label: 'Feet walked', kind: 'number', min: 0, max: 999 },
        { path: 'action', label: 'Has used the action', kind: 'switch' },
        { path: 'sprinted', label: 'Has sprinted', kind: 'switch' },
        { path: 'strikes', label: 'Attacks made', kind: 'number', min: 0, max: 9 },
        { path: 'fading', label: 'Ends with the turn', kind: 'choices', options: optionsOf(wordOptions(...FADING)) },
      ],
    },
  ),
  began: fieldValue(
    z.record(idSchema, z.int()),
    {},
    {
      label: 'How many each side began with',
      group: 'Morale',
      kind: 'entries',
      one: 'side',
      keys: 'sides',
      fresh: 1,
      parts: [{ path: '', label: 'How many', kind: 'number', min: 0, max: 500 }],
    },
  ),
  /** The triggers of morale that have been asked for, by side. */
  asked: fieldValue(
    z.record(idSchema, z.array(z.enum(TRIGGERS))),
    {},
    {
      label: 'What each side has been tested for',
      group: 'Morale',
      kind: 'entries',
      one: 'side',
      keys: 'sides',
      fresh: [],
      parts: [{ path: '', label: 'Tested for', kind: 'choices', options: optionsOf(TRIGGER_WORDS) }],
    },
  ),
  firstFallen: fieldValue(z.nullable(idSchema), null, {
    label: 'Whose the first casualty was',
    group: 'Morale',
    kind: 'choice',
    options: 'sides',
    none: 'nobody has fallen',
  }),
  mourned: combatantsValue({ label: 'Leaders whose death was tested for', group: 'Morale' }),
  bled: combatantsValue({ label: 'Have lost Flesh in this fight', group: 'Morale' }),
  broken: combatantsValue({ label: 'Have failed their morale', group: 'Morale' }),
  corpses: combatantsValue({ label: 'Lay there before the fight', group: 'Morale', help: 'Nobody’s casualties.' }),
});
export type HestiaState = ReturnType<typeof hestiaState.start>;
