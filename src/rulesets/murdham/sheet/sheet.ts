/** The sheet of a combatant in Murdham: everything the rules store about somebody, as plain data with a schema. */
import * as z from 'zod/mini';
import { idSchema } from '../../../space/scene.ts';
import { isItem } from './gear.ts';
import { madeItemSchema } from './itemsMade.ts';
import { fillConditions, fillGear, fillMade } from './shortForms.ts';

export const sizes = ['tiny', 'small', 'medium', 'large', 'massive'] as const;
export type Size = (typeof sizes)[number];
export const kinds = ['creature', 'undead', 'demon', 'construct'] as const;
export type Kind = (typeof kinds)[number];
export const minds = ['human', 'animal', 'mindless'] as const;
export type Mind = (typeof minds)[number];
export const traitIds = [
  'fast',
  'slow',
  'immobile',
  'sturdy',
  'frail',
  'landing',
  'swooping',
  'hovering',
  'frightening',
  'terrifying',
  'regeneration',
  'incorporeal',
  'addicted',
] as const;
export type TraitId = (typeof traitIds)[number];

/**
 * A trait of the table's own making, as somebody bears it: a copy of the library's, kept with the sheet so that it goes with its
 * bearer into other encounters. `like`: built-in traits it works as; `skills`: skills it works as.
 */
export const madeTraitSchema = z.strictObject({
  id: idSchema,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  does: z._default(z.string().check(z.maxLength(300)), ''),
  like: z._default(z.array(z.enum(traitIds)).check(z.maxLength(13)), []),
  skills: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(10)), []),
  /** Armour of the body, before size. */
  armour: z._default(z.int().check(z.minimum(0), z.maximum(6)), 0),
  /** Onto maximum health, before size. */
  health: z._default(z.int().check(z.minimum(-40), z.maximum(40)), 0),
  /** Weapons of the body, by the item tables' keys. */
  natural: z._default(
    z.array(z.string().check(z.refine(isItem, 'must be an item of Murdham'))).check(z.maxLength(10)),
    [],
  ),
});
export type MadeTrait = z.infer<typeof madeTraitSchema>;

/** The game's listed conditions, then states that are none of them but last and matter all the same. */
export const conditionIds = [
  'arm-injury',
  'blind',
  'confused',
  'deaf',
  'dying',
  'encumbered',
  'entangled',
  'eye-injury',
  'frenzied',
  'frightened',
  'hobbled',
  'incapacitated',
  'poisoned',
  'sick',
  'silenced',
  'stunned',
  'terrified',
  // Ends: somebody in one of these has left the fight.
  'dead',
  'banished',
  'disabled',
  'surrendered',
  'fled',
  // What morale asks, and what words do.
  'retreating',
  'must-yield',
  'taunted',
  'distracted',
  // Holding and being held: `by` is the other one.
  'grabbed',
  'netted',
  // Hiding and sight.
  'concealed',
  'unaware',
  'invisible',
  'obscured',
  'in-cover',
  // Where somebody is, in the sense of the rules.
  'climbing',
  'in-water',
  'aloft',
  'mounted',
  // Powers and drugs.
  'magic-shield',
  'courage',
  'protection',
  'martyrdom',
  'mandrake',
  'crimson-weed',
  'transformed',
  'in-shape',
  'enthralled',
  'hunting',
  'possessed',
  // Breath: running out of it, and needing none under water.
  'breathless',
  'water-breathing',
] as const;
export type ConditionId = (typeof conditionIds)[number];

/** Vehicles, by the item tables' keys. */
export const crafts = ['cart', 'coach', 'rowing-boat', 'sailing-boat'] as const;
/** Siege pieces that stand on the map, by the item tables' keys. */
export const pieces = ['ballista', 'cannon', 'catapult', 'mortar'] as const;
export type Craft = (typeof crafts)[number] | (typeof pieces)[number];
/** What somebody is on a vehicle. A boat is rowed by its driver and crew; pullers are in a cart's harness. */
export const posts = ['driver', 'crew', 'passenger', 'puller'] as const;
export type Post = (typeof posts)[number];

/** When a condition ends by itself: `cause` never does, something must end it. A round's end, a stretch's, a watch's, a full rest. */
export const clockSchema = z.enum(['round', 'stretch', 'watch', 'rest', 'cause']);
export type Clock = z.infer<typeof clockSchema>;

export const conditionSchema = z.object({
  id: z.enum(conditionIds),
  until: clockSchema,
  /** Whom it comes from: the holder, the taunter, what frightens. */
  by: z.exactOptional(idSchema),
  /** Rounds still to end (dying: 1 means at this round's end), a dose's id is in `note`. */
  rounds: z.exactOptional(z.int().check(z.minimum(0), z.maximum(999))),
  note: z.exactOptional(z.string().check(z.maxLength(80))),
});
export type Condition = z.infer<typeof conditionSchema>;

const itemSchema = z.string().check(z.refine(isItem, 'must be an item of Murdham'));

/** A thing somebody carries. What it is stands in the gear tables under `item`; the rest is this one's own. */
export const gearItemSchema = z
  .object({
    id: idSchema,
    /** Key of the item tables, or the id of the thing that the table has made. */
    item: z.string().check(z.minLength(1), z.maxLength(60)),
    /** A thing of the table's own making: a copy of its library's, which goes with it. */
    made: z.exactOptional(madeItemSchema),
    /** Its own name, where it differs from the table's: "the Widow". */
    name: z.exactOptional(z.string().check(z.maxLength(60))),
    /** In which hand; null is packed or lying at the belt. Two-handed things are held with `both`. */
    held: z.nullable(z.enum(['main', 'off', 'both'])),
    /** Armour and helmets protect only while worn. */
    worn: z.boolean(),
    damaged: z.boolean(),
    /** Used in this fight: it makes a durability roll afterwards. */
    used: z.boolean(),
    /** Shot and not reloaded, or drunk and gone. */
    spent: z.boolean(),
    /** The poison on it, by the dose's id. */
    coat: z.exactOptional(z.string().check(z.maxLength(40))),
    /** A scroll's or grimoire's powers. */
    powers: z.exactOptional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(4))),
  })
  .check(
    z.refine(({ item, made }) => isItem(item) || made?.id === item, {
      path: ['item'],
      message: 'must be an item of Murdham',
    }),
  );
export type GearItem = z.infer<typeof gearItemSchema>;

/** A lasting hurt: what the injury die gave, how much it took of which ability, and whether it is for good. */
export const injurySchema = z.object({
  roll: z.int().check(z.minimum(1), z.maximum(6)),
  label: z.string().check(z.maxLength(60)),
  amount: z.int().check(z.minimum(0), z.maximum(20)),
  permanent: z.boolean(),
});

const ability = z.int().check(z.minimum(0), z.maximum(40));
const slug = z.string().check(z.minLength(1), z.maxLength(40));

/** What the shape of a body brings: strength and speed, hide, size, traits, and its weapons. `spared`: harm that a weaker one could not bear. */
const shapeSchema = z.object({
  str: ability,
  agi: ability,
  armour: z.int().check(z.minimum(0), z.maximum(20)),
  size: z.enum(sizes),
  traits: z.array(z.enum(traitIds)).check(z.maxLength(20)),
  natural: z.array(itemSchema).check(z.maxLength(10)),
});

export const murdhamSheet = z.object({
  /** Scores as they are now, injuries and other losses already off. Confusion and crimson weed are worked in when read. */
  abilities: z.object({ str: ability, agi: ability, wit: ability }),
  /** Health lost. Health is its maximum less this; the maximum comes from STR, Tough and size. */
  harm: z.int().check(z.minimum(0), z.maximum(200)),
  /** Armour value of the body itself, before size. */
  armour: z.int().check(z.minimum(0), z.maximum(6)),
  size: z.enum(sizes),
  kind: z.enum(kinds),
  mind: z.enum(minds),
  traits: z.array(z.enum(traitIds)).check(z.maxLength(13)),
  /** Traits that the table has made itself. A bare id stands for one of its library. */
  made: z.exactOptional(z.pipe(z.transform(fillMade), z.array(madeTraitSchema).check(z.maxLength(20)))),
  skills: z.array(slug).check(z.maxLength(64)),
  gear: z.pipe(z.transform(fillGear), z.array(gearItemSchema).check(z.maxLength(60))),
  /** Weapons of the body, by the item tables' keys: never put down, never worn out. Bare hands everybody has. */
  natural: z.array(itemSchema).check(z.maxLength(10)),
  conditions: z.pipe(z.transform(fillConditions), z.array(conditionSchema).check(z.maxLength(60))),
  injuries: z.array(injurySchema).check(z.maxLength(20)),
  mutations: z.array(slug).check(z.maxLength(20)),
  /** Powers that need no scroll (a demon's own), by id. */
  powers: z.array(slug).check(z.maxLength(20)),
  mana: z.int().check(z.minimum(0), z.maximum(12)),
  corruption: z.int().check(z.minimum(0), z.maximum(99)),
  /** Left to spend. */
  omens: z.int().check(z.minimum(0), z.maximum(9)),
  /** What may be done once in a stretch and has been: 'leadership', 'breath', 'dose:…', 'drink'. */
  spent: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(60)),
  /** What this one has learnt not to fear, this stretch: ids of combatants. */
  unafraid: z.array(idSchema).check(z.maxLength(200)),
  morale: z.enum(['steady', 'passed', 'failed']),
  /** Splits a side into groups for morale; empty is the side's main group. */
  group: z.string().check(z.maxLength(40)),
  /** Whom it rides. */
  mount: z.exactOptional(idSchema),
  /** Set for a vehicle or siege piece: it is hurt like a fighter and does nothing by itself. */
  craft: z.exactOptional(z.enum([...crafts, ...pieces])),
  /** The vehicle that it is on or pulls, and as what. */
  aboard: z.exactOptional(z.object({ craft: idSchema, as: z.enum(posts) })),
  /** Whose it was before it was possessed: what it goes back to. */
  own: z.exactOptional(
    z.object({ side: idSchema, player: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(40))) }),
  ),
  /** What it is of itself, while it is in an animal's shape. */
  shape: z.exactOptional(z.extend(shapeSchema, { spared: z.int().check(z.minimum(0), z.maximum(99)) })),
  /** Does the creature fight to the last by the GM's word: no morale checks. */
  resolute: z.boolean(),
});
export type MurdhamSheet = z.infer<typeof murdhamSheet>;

/** The shape of a body as it is now. */
export const shapeOf = ({ abilities: { str, agi }, armour, size, traits, natural }: MurdhamSheet) => ({
  str,
  agi,
  armour,
  size,
  traits: [...traits],
  natural: [...natural],
});

/** An average human with bare hands. Builders of creatures start from it. */
export const blankSheet = (): MurdhamSheet => ({
  abilities: { str: 8, agi: 8, wit: 8 },
  harm: 0,
  armour: 0,
  size: 'medium',
  kind: 'creature',
  mind: 'human',
  traits: [],
  skills: [],
  gear: [],
  natural: [],
  conditions: [],
  injuries: [],
  mutations: [],
  powers: [],
  mana: 0,
  corruption: 0,
  omens: 0,
  spent: [],
  unafraid: [],
  morale: 'steady',
  group: '',
  resolute: false,
});

/** A thing carried, with nothing special about it: plain, whole, unused. Held in a hand, worn, or packed (null). */
export const carried = (id: string, item: string, how: GearItem['held'] | 'worn' = null): GearItem => ({
  id,
  item,
  held: how === 'worn' ? null : how,
  worn: how === 'worn',
  damaged: false,
  used: false,
  spent: false,
});
