/** Murdham's own part of a fight: rounds, phases, whose chance it is, and what everyone has used up. Plain data with a schema. */
import * as z from 'zod/mini';
import { idSchema, placeSchema } from '../../space/scene.ts';
import { gearItemSchema } from './sheet/sheet.ts';

/** How the free movement was widened by the main action. */
export const fullMoves = ['full', 'sprint', 'sneak', 'leap'] as const;
export type FullMove = (typeof fullMoves)[number];

/** MU-06: the turn that is being taken, and what it has used. Movement is counted in half zones. */
export const turnSchema = z.object({
  who: idSchema,
  main: z.boolean(),
  /** A mount's own main action, in its rider's turn. */
  mountMain: z.boolean(),
  bonus: z.int().check(z.minimum(0), z.maximum(9)),
  moved: z.int().check(z.minimum(0), z.maximum(99)),
  full: z.nullable(z.enum(fullMoves)),
  /** Tripped or thrown: no more movement this turn. */
  stopped: z.boolean(),
  /** Cleave is once a turn. */
  cleft: z.boolean(),
  /** Others who act in this turn, a boat's crew: what each has used of its own actions. */
  mates: z.exactOptional(
    z.record(idSchema, z.object({ main: z.boolean(), bonus: z.int().check(z.minimum(0), z.maximum(9)) })),
  ),
  /** A ranged attack was made: with the stricter house rule it ends movement. */
  shot: z.boolean(),
});
export type Turn = z.infer<typeof turnSchema>;

export const murdhamState = z.object({
  round: z.int().check(z.minimum(0), z.maximum(10_000)),
  /** `bonus`: the ambushers' turn before round 1. `whole`: a round without the option. */
  phase: z.enum(['before', 'bonus', 'whole', 'fast', 'slow']),
  /** MU-51: the fast action threshold of this round. */
  threshold: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  initiative: z.nullable(idSchema),
  /** Who goes first this round. */
  first: z.nullable(idSchema),
  /** The side that gives a turn or passes now. */
  chance: z.nullable(idSchema),
  /** Sides that have passed one after another. */
  passed: z.array(idSchema).check(z.maxLength(40)),
  /** MU-02: who has used up the turn of this round, and by what. */
  used: z.record(idSchema, z.enum(['turn', 'reaction', 'surrender', 'lost'])),
  turn: z.nullable(turnSchema),
  /** MU-40: who may act in the bonus turn. */
  ambushers: z.array(idSchema).check(z.maxLength(500)),
  /** Things that cost no turn but have a limit in a round: 'dodge', 'regeneration', 'tested'. */
  free: z.record(idSchema, z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  /** Half zones moved this round, on foot or in the saddle. */
  moved: z.record(idSchema, z.int().check(z.minimum(0))),
  /** The last round in which somebody sprinted, and how many rounds in a row by then. */
  sprinted: z.record(idSchema, z.object({ round: z.int().check(z.minimum(0)), streak: z.int().check(z.minimum(1)) })),
  /** MU-44: how many each group counted when the fight began. */
  groups: z.record(z.string().check(z.maxLength(200)), z.int().check(z.minimum(0))),
  /** MU-44: whom damage has brought to half its health or less, since morale was last checked. */
  halved: z.exactOptional(z.array(idSchema).check(z.maxLength(500))),
  /** Lying on the ground. */
  dropped: z.array(z.object({ item: gearItemSchema, place: placeSchema })).check(z.maxLength(200)),
  /** Burnt since its last turn: regeneration rests. */
  burnt: z.array(idSchema).check(z.maxLength(500)),
  /** Struck by fear already, by 'source>target', so that nobody is tested twice. */
  feared: z.array(z.string().check(z.maxLength(170))).check(z.maxLength(5000)),
});
export type MurdhamState = z.infer<typeof murdhamState>;

/** Before the fight. */
export const blankState = (): MurdhamState => ({
  round: 0,
  phase: 'before',
  threshold: null,
  initiative: null,
  first: null,
  chance: null,
  passed: [],
  used: {},
  turn: null,
  ambushers: [],
  free: {},
  moved: {},
  sprinted: {},
  groups: {},
  dropped: [],
  burnt: [],
  feared: [],
});
