/** Ingenuity's own part of a fight: teams and rounds, the turn that runs, what is spent, what runs on over turns. */
import * as z from 'zod/mini';
import { idSchema } from '../../space/scene.ts';

/** A turn, or the single action of a command, while it runs. */
const turnSchema = z.object({
  who: idSchema,
  /** Actions left. */
  actions: z.int().check(z.minimum(0), z.maximum(9)),
  moved: z.boolean(),
  stepped: z.boolean(),
  /** Whom it has commanded this turn. */
  commanded: z.array(idSchema),
  /** Diagonal steps of this turn so far (IN-21). */
  diagonals: z.exactOptional(z.int().check(z.minimum(0), z.maximum(999))),
});
export type Turn = z.infer<typeof turnSchema>;

export const LONG_DEEDS = ['reload', 'resuscitate', 'task', 'killing-strike', 'work'] as const;
/** An action that takes more than is left of the turn (IN-20): what it will do, to what, and how many actions are still to be spent. */
const longSchema = z.object({
  deed: z.enum(LONG_DEEDS),
  label: z.string().check(z.maxLength(120)),
  left: z.int().check(z.minimum(0), z.maximum(999)),
  item: z.exactOptional(z.string().check(z.maxLength(40))),
  target: z.exactOptional(idSchema),
  skill: z.exactOptional(z.string().check(z.maxLength(20))),
});
export type Long = z.infer<typeof longSchema>;

export const TRIGGERS = ['near', 'moves', 'attacks', 'other'] as const;
export const READY_DEEDS = ['attack', 'move', 'stand', 'interact', 'brandish', 'cover', 'else'] as const;
const readiedSchema = z.object({
  deed: z.enum(READY_DEEDS),
  item: z.exactOptional(z.string().check(z.maxLength(40))),
  trigger: z.enum(TRIGGERS),
  words: z.string().check(z.maxLength(120)),
});
export type Readied = z.infer<typeof readiedSchema>;

export const ingenuityState = z.object({
  /** 0 is a surprise round. */
  round: z.int().check(z.minimum(0)),
  /** Seconds gone by when this round began (IN-07). */
  seconds: z.int().check(z.minimum(0)),
  /** The side that has surprised the others, while its round lasts (IN-06). */
  surprise: z.nullable(idSchema),
  /** Other sides that share the surprise, by the house rule. */
  surprising: z._default(z.array(idSchema), []),
  /** The sides by initiative, and which of them picks now. */
  teams: z.array(idSchema),
  team: z.int().check(z.minimum(0)),
  acted: z.array(idSchema),
  acting: z.nullable(turnSchema),
  /** The one action that somebody has by another's command, inside that one's turn (IN-10). */
  ordered: z.nullable(turnSchema),
  /** Attacks made this round (IN-26). */
  attacks: z.record(idSchema, z.int()),
  /** Reactions used since the own turn began (IN-17), and who has one more by Wait (IN-16). */
  reacted: z.record(idSchema, z.int()),
  waits: z.array(idSchema),
  readied: z.record(idSchema, readiedSchema),
  longs: z.record(idSchema, longSchema),
  objectives: z.record(idSchema, z.object({ text: z.string().check(z.maxLength(120)), reached: z.boolean() })),
  /** The last team left, for whom the end was offered and declined. */
  declined: z.string().check(z.maxLength(80)),
});
export type IngenuityState = z.infer<typeof ingenuityState>;

export const blankState = (): IngenuityState => ({
  round: 0,
  seconds: 0,
  surprise: null,
  surprising: [],
  teams: [],
  team: 0,
  acted: [],
  acting: null,
  ordered: null,
  attacks: {},
  reacted: {},
  waits: [],
  readied: {},
  longs: {},
  objectives: {},
  declined: '',
});

export const newTurn = (who: string, actions: number): Turn => ({
  who,
  actions,
  moved: false,
  stepped: false,
  commanded: [],
});
