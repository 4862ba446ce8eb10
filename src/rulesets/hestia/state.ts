/** Hestia's own part of a fight: the meeting, rounds and blocks, who has acted, what morale has been asked for. */
import * as z from 'zod/mini';
import { idSchema } from '../../space/scene.ts';
import { FADING } from './sheet/effectWords.ts';

export const DISPOSITIONS = ['attack', 'hostile', 'uncertain', 'cooperative', 'friendly'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];
export const BLOCKS = ['before', 'enemies', 'after'] as const;
export type Block = (typeof BLOCKS)[number];
export const TRIGGERS = ['first', 'leader', 'half', 'flesh', 'event'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const hestiaState = z.object({
  round: z.int().check(z.minimum(0)),
  phase: z.enum(['parley', 'fight']),
  disposition: z.enum(DISPOSITIONS),
  block: z.enum(BLOCKS),
  /** How quick the enemies are: as their sheets say, or by the GM's ruling. A bane or a boon on everybody's Savvy. */
  pace: z.enum(['sheets', 'quick', 'plain', 'slow']),
  /** Characters who passed their Savvy test this round. */
  ready: z.array(idSchema),
  /** Who cannot act in the first round. */
  surprised: z.array(idSchema),
  acted: z.array(idSchema),
  acting: z.nullable(
    z.object({
      who: idSchema,
      moved: z.number(),
      action: z.boolean(),
      sprinted: z.boolean(),
      /** Attacks made this turn: some monsters have several. */
      strikes: z._default(z.int().check(z.minimum(0)), 0),
      /** States that it began the turn with and that end with it. */
      fading: z._default(z.array(z.enum(FADING)), []),
    }),
  ),
  /** How many each side began with, by side. */
  began: z.record(idSchema, z.int()),
  /** Which triggers of morale have been asked for, by side. */
  asked: z.record(idSchema, z.array(z.enum(TRIGGERS))),
  /** Combatants whose Flesh has been hurt in this fight. */
  bled: z.array(idSchema),
  /** Who failed morale. */
  broken: z.array(idSchema),
  /** The side of the very first casualty of the fight. */
  firstFallen: z._default(z.nullable(idSchema), null),
  /** Dead leaders whose death their side has been tested for. */
  mourned: z._default(z.array(idSchema), []),
  /** Who lay there before the fight began: nobody's casualty. */
  corpses: z._default(z.array(idSchema), []),
});
export type HestiaState = z.infer<typeof hestiaState>;

export const blankState = (): HestiaState => ({
  round: 0,
  phase: 'fight',
  disposition: 'attack',
  block: 'before',
  pace: 'sheets',
  ready: [],
  surprised: [],
  acted: [],
  acting: null,
  began: {},
  asked: {},
  bled: [],
  broken: [],
  firstFallen: null,
  mourned: [],
  corpses: [],
});
