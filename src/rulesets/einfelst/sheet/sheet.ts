/** A combatant's sheet in Einfelst Wilds: pools, rows of Harm or a plain count, arms, and what it is in. */
import * as z from 'zod/mini';
import type { Combatant } from '../../../engine/fight.ts';
import { idSchema } from '../../../space/scene.ts';
import { SKILLS, type Skill } from './skills.ts';
import { spellSchema } from './spells.ts';
import { fists, stocked, type Weapon, weaponSchema } from './weapons.ts';

export const LEVELS = ['lesser', 'moderate', 'severe'] as const;
export type Level = (typeof LEVELS)[number];

const rating = z.int().check(z.minimum(0), z.maximum(12));
const row = z.object({
  lesser: z.int().check(z.minimum(0), z.maximum(9)),
  moderate: z.int().check(z.minimum(0), z.maximum(9)),
  severe: z.int().check(z.minimum(0), z.maximum(9)),
});

export const einfelstSheet = z.object({
  kind: z.enum(['character', 'person', 'creature']),
  attributes: z.object({ strength: rating, dexterity: rating, intuition: rating, reason: rating, presence: rating }),
  skills: z.object(Object.fromEntries(SKILLS.map((id) => [id, rating])) as Record<Skill, typeof rating>),
  /** How many initiative cards it holds. */
  cards: z.int().check(z.minimum(1), z.maximum(5)),
  /** Rows for player characters; a plain count for others (EW-22). */
  /** Maneuvers that make a turn of it: one slow and one fast but for some monsters (EW-14). */
  slow: z._default(z.int().check(z.minimum(0), z.maximum(9)), 1),
  fast: z._default(z.int().check(z.minimum(0), z.maximum(9)), 1),
  counts: z.enum(['rows', 'points']),
  physical: row,
  mental: row,
  points: z.int().check(z.minimum(0), z.maximum(99)),
  /** At this many points it is out. */
  limit: z.int().check(z.minimum(1), z.maximum(99)),
  /** Points taken since its last test: as many dice fewer. */
  sore: z.int().check(z.minimum(0), z.maximum(99)),
  injuries: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20)),
  armour: z.int().check(z.minimum(0), z.maximum(9)),
  fear: z.int().check(z.minimum(0), z.maximum(9)),
  /** How many hands it has for weapons (EW-18). */
  hands: z._default(z.int().check(z.minimum(0), z.maximum(9)), 2),
  /** A bare id is filled in from the table of weapons: that is how the form adds one. */
  weapons: z.array(z.pipe(z.transform(stocked), weaponSchema)).check(z.maxLength(12)),
  spells: z.array(spellSchema).check(z.maxLength(12)),
  /** Who holds it, and whether its mouth is shut. */
  held: z.nullable(z.object({ by: idSchema, gagged: z.boolean() })),
  /** The fire it is in: its damage, the successes to put it out, those saved up. */
  fire: z.nullable(z.object({ damage: z.int(), needs: z.int(), saved: z.int() })),
  /** Harm that a poison will still do at the next round's start. */
  poison: z.int().check(z.minimum(0), z.maximum(99)),
  cover: z.enum(['none', 'light', 'heavy']),
  pinned: z.boolean(),
  prone: z.boolean(),
  /** Keeps far off in its own zone: close combat with it, or of it, asks for coming close first (EW-19). */
  aloof: z._default(z.boolean(), false),
  /** Foes in cover or far off in its zone that it has come close to. */
  close: z.array(idSchema),
  /** Extra dice: on its first maneuver of the round (an ambush), on its next test (a controlled success). */
  firstDice: z.int().check(z.minimum(0), z.maximum(20)),
  nextDice: z.int().check(z.minimum(0), z.maximum(20)),
  /** Lies in ambush: not on the players’ screen until it acts, when it is an enemy. */
  lurking: z.boolean(),
  gone: z.enum(['no', 'out', 'dead', 'fled', 'broken']),
});
export type EinfelstSheet = z.infer<typeof einfelstSheet>;
export type Fighter = Combatant<EinfelstSheet>;

const noHarm = () => ({ lesser: 0, moderate: 0, severe: 0 });

/** An ordinary person. */
export const blankSheet = (): EinfelstSheet => ({
  kind: 'person',
  attributes: { strength: 2, dexterity: 2, intuition: 2, reason: 2, presence: 2 },
  skills: {
    strike: 2,
    shoot: 2,
    force: 1,
    endure: 1,
    finesse: 1,
    sneak: 1,
    track: 1,
    read: 1,
    study: 0,
    persuade: 0,
    charm: 0,
    intimidate: 1,
    cast: 0,
  },
  cards: 1,
  slow: 1,
  fast: 1,
  counts: 'points',
  physical: noHarm(),
  mental: noHarm(),
  points: 0,
  limit: 4,
  sore: 0,
  injuries: [],
  armour: 0,
  fear: 0,
  hands: 2,
  weapons: [fists()],
  spells: [],
  held: null,
  fire: null,
  poison: 0,
  cover: 'none',
  pinned: false,
  prone: false,
  aloof: false,
  close: [],
  firstDice: 0,
  nextDice: 0,
  lurking: false,
  gone: 'no',
});

/** EW-14: the maneuvers that make a turn of somebody; a sheet that is brought back from an older file may not say, and has what most have. */
export const turnOf = ({ sheet }: Fighter): { slow: number; fast: number } => ({
  slow: sheet.slow ?? 1,
  fast: sheet.fast ?? 1,
});
export const isUp = (one: Fighter): boolean => one.sheet.gone === 'no';
/** What it can use now: what it has in hand, and its own body. */
export const atHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter(({ where }) => where === 'hand' || where === 'body');
/** EW-26: armed with something for close combat, teeth and claws too; bare hands and bows are not. */
export const isArmed = (one: Fighter): boolean => atHand(one).some(({ skill }) => skill === 'strike');
/** What it can be made to drop: nothing that is part of it. */
export const inHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter(({ where, skill }) => where === 'hand' && skill !== 'force');
