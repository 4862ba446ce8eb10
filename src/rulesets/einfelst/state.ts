/** Einfelst's own part of a fight: the cards on the table, whose turn it is, maneuvers left, circumstances. */
import * as z from 'zod/mini';
import { idSchema } from '../../space/scene.ts';
import { SKILLS, TESTS } from './sheet/skills.ts';

/** A card on the table. A group shares one; a creature may have several. */
export const slotSchema = z.object({
  id: idSchema,
  holders: z.array(idSchema),
  card: z.int().check(z.minimum(1), z.maximum(10)),
  /** Holders whose turn on this card is over this round. */
  done: z.array(idSchema),
});
export type Slot = z.infer<typeof slotSchema>;

export const POSITIONS = ['controlled', 'risky', 'desperate'] as const;
export type Position = (typeof POSITIONS)[number];

const circumstanceSchema = z.object({
  id: idSchema,
  reason: z.string().check(z.maxLength(80)),
  extra: z.int().check(z.minimum(1), z.maximum(5)),
  /** `shoot`: shots and throws. `close`: all other maneuvers, reactions too. `all`: hazards and ambushes as well. `named`: those of `tests`. */
  of: z.enum(['all', 'shoot', 'close', 'named']),
  tests: z._default(z.array(z.enum([...TESTS, ...SKILLS])), []),
  exempt: z.array(idSchema),
});
export type Circumstance = z.infer<typeof circumstanceSchema>;

/** Older files say of the running turn whether its actor has tried to break free. */
function withTries(given: unknown): unknown {
  const { turn, tried } = (given ?? {}) as { turn?: { who?: unknown; broke?: unknown } | null; tried?: unknown };
  return tried === undefined && turn?.broke === true ? { ...(given as object), tried: [turn.who] } : given;
}

const plainState = z.object({
  round: z.int().check(z.minimum(0)),
  slots: z.array(slotSchema),
  /** Whose turn is running, on which card, and the zone in which it began (EW-33). */
  turn: z.nullable(
    z.object({
      slot: idSchema,
      who: idSchema,
      /** Null: not known, or beside the map. */
      from: z._default(z.nullable(idSchema), null),
      /** Slow maneuvers of this turn so far; older files say whether it is gone. */
      slow: z.pipe(
        z.transform((was) => (typeof was === 'boolean' ? Number(was) : was)),
        z.int().check(z.minimum(0)),
      ),
      /** All maneuvers of this turn so far. */
      used: z._default(z.int().check(z.minimum(0)), 0),
    }),
  ),
  /** Maneuvers left this round, by combatant. */
  left: z.record(idSchema, z.object({ slow: z.int().check(z.minimum(0)), fast: z.int().check(z.minimum(0)) })),
  /** Who has tried to break free this turn, or this round by house rule (EW-31). */
  tried: z._default(z.array(idSchema), []),
  /** Whether anybody has acted this round: after that no cards are swapped freely. */
  started: z.boolean(),
  position: z.enum(POSITIONS),
  /** Extra successes that the Director asks for, why, of what, and who is exempt. */
  circumstances: z.array(circumstanceSchema),
});
export const einfelstState = z.pipe(z.transform(withTries), plainState);
export type EinfelstState = z.infer<typeof plainState>;

export const blankState = (): EinfelstState => ({
  round: 0,
  slots: [],
  turn: null,
  left: {},
  tried: [],
  started: false,
  position: 'risky',
  circumstances: [],
});
