/** A combatant's sheet in the GLOG hack of Hestia: scores, Grit, Flesh, Stress, arms and armour. */
import * as z from 'zod/mini';
import type { Combatant } from '../../../engine/fight.ts';
import { FADING } from './effectWords.ts';
import { learned, MOST_SPELLS, spellSchema } from './spells.ts';
import { fist, MOST_ARMS, ofBody, stocked, TAGS, type Weapon, weaponSchema } from './weapons.ts';

export const ATTRIBUTES = ['might', 'agility', 'discipline', 'savvy'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** What somebody can be in. */
export const STATES = [
  'dazed',
  'bleeding',
  'pinned',
  'staggered',
  ...FADING,
  'liquor',
  'fleeing',
  'lit',
  'prone',
] as const;

const score = z.int().check(z.minimum(0), z.maximum(30));
const track = z.object({
  now: z.int().check(z.minimum(0), z.maximum(999)),
  max: z.int().check(z.minimum(0), z.maximum(999)),
});

export const hestiaSheet = z.object({
  kind: z.enum(['character', 'hireling', 'monster']),
  attributes: z.object({ might: score, agility: score, discipline: score, savvy: score }),
  violence: z.int().check(z.minimum(-5), z.maximum(20)),
  armour: z.enum(['none', 'light', 'medium', 'heavy', 'natural']),
  /** What a hide adds, for `natural`. */
  hide: z.int().check(z.minimum(0), z.maximum(12)),
  armourNotches: z.int().check(z.minimum(0), z.maximum(12)),
  shield: z.enum(['none', 'held', 'splintered']),
  grit: track,
  flesh: track,
  stress: z.int().check(z.minimum(0), z.maximum(99)),
  /** The base of all its saves when it is not half a score; 0: half the score. */
  saves: z.int().check(z.minimum(0), z.maximum(20)),
  /** A bare id is filled in from the armoury: that is how the form adds one. */
  weapons: z.array(z.pipe(z.transform(stocked), weaponSchema)).check(z.maxLength(MOST_ARMS)),
  /** A bare id is filled in from the spellbook. */
  spells: z.array(z.pipe(z.transform(learned), spellSchema)).check(z.maxLength(MOST_SPELLS)),
  swigs: z.int().check(z.minimum(0), z.maximum(20)),
  lights: z.int().check(z.minimum(0), z.maximum(20)),
  load: z.enum(['free', 'light', 'heavy', 'crushing']),
  morale: z.int().check(z.minimum(0), z.maximum(20)),
  loyalty: z.int().check(z.minimum(0), z.maximum(20)),
  leader: z.boolean(),
  /** Feet in a round. */
  speed: z.int().check(z.minimum(0), z.maximum(200)),
  size: z.enum(['tiny', 'small', 'medium', 'large', 'huge']),
  /** Particularly quick or slow-witted: what that does to the characters' Savvy (HE-02). */
  wits: z._default(z.enum(['plain', 'quick', 'slow']), 'plain'),
  /** Attacks in one action: some monsters have several. */
  attacks: z._default(z.int().check(z.minimum(1), z.maximum(9)), 1),
  /** Has no body: no Flesh, no critical hits. */
  bodiless: z.boolean(),
  weak: z.array(z.enum(TAGS)),
  resistant: z.array(z.enum(TAGS)),
  states: z.array(z.enum(STATES)),
  /** How it left the fight. */
  gone: z.enum(['no', 'dead', 'fled', 'surrendered', 'stopped']),
});
export type HestiaSheet = z.infer<typeof hestiaSheet>;
export type StateName = HestiaSheet['states'][number];
export type Fighter = Combatant<HestiaSheet>;

/** An ordinary person with bare hands. */
export const blankSheet = (): HestiaSheet => ({
  kind: 'monster',
  attributes: { might: 10, agility: 10, discipline: 10, savvy: 10 },
  violence: 1,
  armour: 'none',
  hide: 0,
  armourNotches: 0,
  shield: 'none',
  grit: { now: 4, max: 4 },
  flesh: { now: 3, max: 3 },
  stress: 0,
  saves: 0,
  weapons: [fist()],
  spells: [],
  swigs: 0,
  lights: 0,
  load: 'free',
  morale: 10,
  loyalty: 10,
  leader: false,
  speed: 40,
  size: 'medium',
  wits: 'plain',
  attacks: 1,
  bodiless: false,
  weak: [],
  resistant: [],
  states: [],
  gone: 'no',
});

export const has = (one: Fighter, state: StateName): boolean => one.sheet.states.includes(state);
/** Puts somebody into a state; a second time changes nothing. */
export function put(one: Fighter, state: StateName): void {
  if (!has(one, state)) one.sheet.states.push(state);
}
export function lift(one: Fighter, state: StateName): void {
  one.sheet.states = one.sheet.states.filter((other) => other !== state);
}

/** Weapons that somebody holds and could let go of: nothing of the body. */
export const inHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter((arm) => arm.where === 'hand' && !ofBody(arm));

/** Still in the fight and able to act. */
export const isUp = (one: Fighter): boolean => one.sheet.gone === 'no';

/** The modifier of a score: 9 to 12 is 0, the ends are -3 and +3. */
export function modifier(of: number): number {
  if (of <= 3) return -3;
  if (of <= 5) return -2;
  if (of <= 8) return -1;
  if (of <= 12) return 0;
  if (of <= 15) return 1;
  return of <= 17 ? 2 : 3;
}
