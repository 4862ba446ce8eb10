/** Thrum's own part of a fight: the order of turns, the running turn, terrain effects, goals. */
import * as z from 'zod/mini';
import { cellSchema, idSchema } from '../../space/scene.ts';

const squareSchema = z.object({ column: z.int(), row: z.int() });

/** The running turn. `spent` is movement used, `steps` the directions stepped (0 to 7, clockwise from north). */
export const turnSchema = z.object({
  who: idSchema,
  spent: z.int().check(z.minimum(0)),
  steps: z.array(z.int().check(z.minimum(0), z.maximum(7))).check(z.maxLength(200)),
  /** Squares of own movement walked in the move or by Dash. */
  walked: z.int().check(z.minimum(0)),
  acted: z.boolean(),
  /** No more moving: it has acted. */
  still: z.boolean(),
  stance: z.boolean(),
  /** Where Strafe's target stood and how far: later steps may not end further away. */
  leash: z.array(z.object({ who: idSchema, distance: z.int() })).check(z.maxLength(40)),
  /** Weaver: the first thing that cuts movement has been ignored. */
  eased: z.boolean(),
  /** TH-03: while the turn can still be put off, what its start has changed, to put back; null once it has begun. */
  start: z._default(z.nullable(z.record(z.string(), z.number())), {}),
});
export type Turn = z.infer<typeof turnSchema>;

/** What a terrain effect does to those who enter: shift them, strike them, let them teleport in. */
export const terrainSchema = z.object({
  id: idSchema,
  owner: idSchema,
  ability: idSchema,
  name: z.string().check(z.maxLength(60)),
  squares: z.array(squareSchema).check(z.maxLength(400)),
  difficult: z.boolean(),
  drift: z.nullable(squareSchema),
  /** Movement that must be paid not to be shifted. */
  price: z.int().check(z.minimum(0)),
  /** Kept by paying at the start of each of the owner's turns. */
  strikes: z.boolean(),
  /** Does not count against the one-terrain limit. */
  extra: z.boolean(),
});
export type Terrain = z.infer<typeof terrainSchema>;

/** TH-08: a condition that ends the fight. `hand` ones are called by the GM. */
export const goalSchema = z.object({
  id: idSchema,
  outcome: z.enum(['win', 'defeat']),
  kind: z.enum(['hand', 'rounds', 'fallen', 'reach']),
  text: z.string().check(z.minLength(1), z.maxLength(120)),
  /** rounds: met when this many rounds have ended. */
  rounds: z.int().check(z.minimum(0), z.maximum(99)),
  /** fallen: met when this one is incapacitated or removed. reach: only this one has to get there. Empty: anybody. */
  who: z._default(z.string().check(z.maxLength(80)), ''),
  /** reach: met when one of them ends a turn on ground of this name, or on one of these squares; `who`: only that one. */
  terrain: z.string().check(z.maxLength(40)),
  squares: z._default(z.array(squareSchema).check(z.maxLength(400)), []),
  by: z._default(z.enum(['party', 'foes', 'anyone']), 'party'),
});
export type Goal = z.infer<typeof goalSchema>;

export const stateSchema = z.object({
  /** 0 is round zero; -1 before the fight. */
  round: z.int().check(z.minimum(-1)),
  /** TH-02: the order of turns, first to last. */
  order: z.array(idSchema).check(z.maxLength(500)),
  turn: z.nullable(turnSchema),
  /** The initiative with which each took its place in the order: one that is set by hand moves its bearer. */
  placed: z._default(z.record(idSchema, z.int()), {}),
  /** Who has finished a turn this round. */
  done: z.array(idSchema).check(z.maxLength(500)),
  /** TH-03: who has delayed this round. */
  delayed: z.array(idSchema).check(z.maxLength(500)),
  /** Whose start of turn has run this round: one who delays does not have it twice. */
  started: z.array(idSchema).check(z.maxLength(500)),
  /** First times in this turn, as short keys: `guardian ash bo`. Emptied whenever a turn starts. */
  firsts: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500)),
  terrains: z.array(terrainSchema).check(z.maxLength(100)),
  /** The ground as it was under terrain effects, to put back; null where the scene said nothing. */
  under: z.record(z.string(), z.nullable(cellSchema)),
  /** Chokehold: who holds whom. */
  holds: z.array(z.object({ holder: idSchema, held: idSchema })).check(z.maxLength(100)),
  goals: z.array(goalSchema).check(z.maxLength(12)),
  /** How it ended, in words; empty while it runs. */
  ending: z.string().check(z.maxLength(200)),
});
export type State = z.infer<typeof stateSchema>;

export const blankState = (): State => ({
  round: -1,
  order: [],
  placed: {},
  turn: null,
  done: [],
  delayed: [],
  started: [],
  firsts: [],
  terrains: [],
  under: {},
  holds: [],
  goals: [],
  ending: '',
});

export const freshTurn = (who: string): Turn => ({
  who,
  spent: 0,
  steps: [],
  walked: 0,
  acted: false,
  still: false,
  stance: false,
  leash: [],
  eased: false,
  start: {},
});
