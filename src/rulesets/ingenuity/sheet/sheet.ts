/** A combatant's sheet in Ingenuity: attribute and skill dice, defences, the four pools, items, states. */
import * as z from 'zod/mini';
import type { Combatant } from '../../../engine/fight.ts';
import { idSchema } from '../../../space/scene.ts';
import { die } from './dice.ts';
import { maneuverSchema } from './effects.ts';
import { furnish, HANDS } from './furnish.ts';
import { fists, handsFull, type Item, itemSchema } from './items.ts';
import { ARMOURS, TIERS } from './tiers.ts';

const small = z.int().check(z.minimum(0), z.maximum(20));
const pool = z.object({
  now: z.int().check(z.minimum(0), z.maximum(999)),
  max: z.int().check(z.minimum(0), z.maximum(999)),
});

/** Items that fit on a sheet. */
export const MOST_ITEMS = 12;

export const STATES = ['prone', 'cover', 'guarding', 'unconscious', 'unseen', 'blinded'] as const;
export type StateName = (typeof STATES)[number];

const sheet = z.object({
  attributes: z.object({ strength: die, dexterity: die, wits: die, will: die }),
  skills: z.object({ combat: die, athletics: die, agility: die, handling: die, medicine: die, resolve: die }),
  proficiencies: z.object({
    martial: small,
    finesse: small,
    marksmanship: small,
    sleight: small,
    fortitude: small,
    acrobatics: small,
    healing: small,
    composure: small,
  }),
  /** Added to every luck roll. */
  luck: z.int().check(z.minimum(-10), z.maximum(10)),
  evasion: z.int().check(z.minimum(0), z.maximum(40)),
  deflection: z.object({ physical: small, elemental: small }),
  /** A suit that is worn: what it adds is a house rule. */
  armour: z._default(z.enum(['none', ...ARMOURS]), 'none'),
  /** The tier of a ready-made foe, and the figures of the tier that this sheet was made with. */
  tier: z._default(z.enum(['none', ...TIERS]), 'none'),
  tierLine: z._default(z.string().check(z.maxLength(200)), ''),
  constitution: z.int().check(z.minimum(0), z.maximum(40)),
  size: z.int().check(z.minimum(1), z.maximum(10)),
  /** Hands for items; those of an ordinary body are two. */
  hands: z._default(z.int().check(z.minimum(0), z.maximum(6)), HANDS),
  /** Metres of a Move. */
  speed: z.int().check(z.minimum(0), z.maximum(60)),
  endurance: pool,
  health: pool,
  stamina: pool,
  focus: pool,
  /** What the next luck test against death must reach; each success raises it for good (IN-38). */
  deathNumber: z.int().check(z.minimum(1), z.maximum(99)),
  /** Cannot be surprised (IN-06). */
  alert: z.boolean(),
  items: z.array(itemSchema).check(z.maxLength(MOST_ITEMS)),
  states: z.array(z.enum(STATES)),
  /** By the GM's hand: who does not see this one, and who does in spite of hiding, walls and darkness (IN-27). */
  unseenBy: z._default(z.array(idSchema).check(z.maxLength(500)), []),
  seenBy: z._default(z.array(idSchema).check(z.maxLength(500)), []),
  /** Sees in darkness as by day. */
  darksight: z._default(z.boolean(), false),
  /** Of no name: dies without a luck test (IN-38). */
  nameless: z._default(z.boolean(), false),
  /** By the GM's word it is never asked to react (IN-17). */
  neverReacts: z._default(z.boolean(), false),
  /** Ways of attacking that it has learnt, each with what it adds and does. */
  maneuvers: z._default(z.array(maneuverSchema).check(z.maxLength(12)), []),
  /** How it left the fight. */
  gone: z.enum(['no', 'dead', 'fled', 'surrendered']),
});

/** The sheet; its hands hold no more than they can (IN-09), and a bare id among its items is filled in from the armoury. */
export const ingenuitySheet = z.pipe(
  z.transform(furnish),
  sheet.check(
    z.superRefine(({ items, hands }, faults) => {
      if (handsFull(items) > hands)
        faults.addIssue({
          code: 'custom',
          path: ['items'],
          message: `${hands === 2 ? 'two hands' : `${hands} hands`} cannot hold ${items
            .filter((thing) => thing.where === 'hand' && thing.hands > 0)
            .map(({ name }) => name)
            .join(', ')} at once: let some of it be worn or packed`,
        });
    }),
  ),
);
export type IngenuitySheet = z.infer<typeof ingenuitySheet>;
export type Fighter = Combatant<IngenuitySheet>;

/** An ordinary person with bare hands. */
export const blankSheet = (): IngenuitySheet => ({
  attributes: { strength: 6, dexterity: 6, wits: 6, will: 6 },
  skills: { combat: 6, athletics: 4, agility: 4, handling: 4, medicine: 4, resolve: 4 },
  proficiencies: {
    martial: 0,
    finesse: 0,
    marksmanship: 0,
    sleight: 0,
    fortitude: 0,
    acrobatics: 0,
    healing: 0,
    composure: 0,
  },
  luck: 0,
  evasion: 6,
  deflection: { physical: 0, elemental: 0 },
  armour: 'none',
  tier: 'none',
  tierLine: '',
  constitution: 4,
  size: 4,
  hands: HANDS,
  speed: 6,
  endurance: { now: 10, max: 10 },
  health: { now: 10, max: 10 },
  stamina: { now: 3, max: 3 },
  focus: { now: 2, max: 2 },
  deathNumber: 10,
  alert: false,
  items: [fists()],
  states: [],
  nameless: false,
  neverReacts: false,
  maneuvers: [],
  unseenBy: [],
  seenBy: [],
  darksight: false,
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

/** On the field, awake or not. */
export const isHere = (one: Fighter): boolean => one.sheet.gone === 'no';
/** On the field and able to act. */
export const isUp = (one: Fighter): boolean => isHere(one) && !has(one, 'unconscious');
/** IN-36: at half endurance or less. */
export const isHarmed = ({ sheet: { endurance } }: Fighter): boolean => endurance.now * 2 <= endurance.max;
/** IN-36: below full health. */
export const isBloodied = ({ sheet: { health } }: Fighter): boolean => health.now < health.max;
export const itemOf = (one: Fighter, id: string | undefined): Item | undefined =>
  one.sheet.items.find((thing) => thing.id === id);
