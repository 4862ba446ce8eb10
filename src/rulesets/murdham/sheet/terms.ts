/**
 * The words of Murdham that sheets are made of: sizes, kinds, minds, traits, conditions, vehicles
 * and posts on them.
 */

export const SIZES = ['tiny', 'small', 'medium', 'large', 'massive'] as const;
export type Size = (typeof SIZES)[number];
export const BEING_KINDS = ['creature', 'undead', 'demon', 'construct'] as const;
export type Kind = (typeof BEING_KINDS)[number];
export const MINDS = ['human', 'animal', 'mindless'] as const;
export type Mind = (typeof MINDS)[number];
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

/** The game's listed conditions, then other states that last and matter. */
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
  // Ends: a fighter in one of these states has left the fight.
  'dead',
  'banished',
  'disabled',
  'surrendered',
  'fled',
  'carried-off',
  // States for morale and for words.
  'retreating',
  'must-yield',
  'taunted',
  'distracted',
  // Holds. `by` names the other fighter.
  'grabbed',
  'netted',
  // Hiding and sight.
  'concealed',
  'unaware',
  'invisible',
  'obscured',
  'in-cover',
  // The kind of place where a fighter is.
  'climbing',
  'in-water',
  'aloft',
  'mounted',
  // States by powers and drugs.
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
  // Breath: lost air, and breathing under water.
  'breathless',
  'water-breathing',
] as const;
export type ConditionId = (typeof conditionIds)[number];

/** Vehicles, by the keys of the item tables. */
export const CRAFTS = ['cart', 'coach', 'rowing-boat', 'sailing-boat'] as const;
/** Siege pieces that stand on the map, by the keys of the item tables. */
export const SIEGE_PIECES = ['ballista', 'cannon', 'catapult', 'mortar'] as const;
export type Craft = (typeof CRAFTS)[number] | (typeof SIEGE_PIECES)[number];
/** The posts on a vehicle. A boat's driver and crew row it; pullers are in a cart's harness. */
export const POSTS = ['driver', 'crew', 'passenger', 'puller'] as const;
export type Post = (typeof POSTS)[number];
