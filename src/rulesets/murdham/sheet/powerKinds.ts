/**
 * What a power of Murdham is made of: how far it reaches, how long it lasts, what it does, how it
 * is enhanced, what it costs.
 */

import type { ConditionId, TraitId } from './terms.ts';
import type { Die } from './things/itemTypes.ts';

/**
 * How far a power reaches at its base; lower is always allowed. `sight` is visible within 8 zones.
 */
export const powerRanges = ['personal', 'near', 'sight', 'connection'] as const;
export type PowerRange = (typeof powerRanges)[number];
export const powerDurations = ['moment', 'stretch', 'watch', 'lingering'] as const;
export type PowerDuration = (typeof powerDurations)[number];

/** What a power does, as far as a fight feels it; the procedures read the kind and its figures. */
export type PowerEffect =
  /** An ordinary attack: dodge, counter and skills all apply. */
  | { kind: 'attack'; die: Die }
  /** The target is put into a condition, without a save; with one in powers of the table's own. */
  | { kind: 'condition'; condition: ConditionId; save?: 'str' | 'agi' | 'wit' }
  /** A trait is lent to the target; each further level gives the next one. */
  | { kind: 'trait'; traits: readonly TraitId[] }
  /** Something fills a zone. */
  | { kind: 'zone'; zone: 'miasma' | 'silence' | 'illusion' }
  /** Somebody new enters the fight: one of these creatures. */
  | { kind: 'summon'; creatures: readonly string[]; controlled: boolean }
  /** Gives health back. */
  | { kind: 'heal'; amount: number }
  /** The target stops working of the running poison, and none takes hold. */
  | { kind: 'purify' }
  /** The invoker takes an animal's shape. */
  | { kind: 'shape' }
  /** Told and noted, with its clock; the table works it out. */
  | { kind: 'told' };

export interface PowerSpec {
  id: string;
  name: string;
  path: 'profane' | 'sacred';
  range: PowerRange;
  lasts: PowerDuration;
  aims: 'creature' | 'zone' | 'self' | 'corpse' | 'thing' | 'ally';
  effect: PowerEffect;
  /** Enhancements of its own, besides those that every power has. */
  more: readonly { id: string; label: string; level: number }[];
  /** Whether it bears on a fight at all. */
  bears: 'fight' | 'around' | 'none';
  does: string;
}

/** Enhancements that every profane power can take, each as often as its levels are paid. */
export const enhancements = [
  { id: 'area', label: 'Aim at a zone and its borders', level: 1 },
  { id: 'double', label: 'Twice the targets or zones', level: 1 },
  { id: 'range', label: 'One step further: near, sight, connection', level: 1 },
  { id: 'silent', label: 'Silent', level: 1 },
  { id: 'through-shield', label: 'Ignore a magic shield', level: 1 },
  { id: 'duration', label: 'One step longer: stretch, watch, lingering', level: 2 },
] as const;

/** What invoking costs. */
export const powerCosts = {
  mana: 1,
  /** In place of mana one does not have. */
  corruptionForMana: 2,
  /** For one level above the mana one has. */
  corruptionForLevel: 2,
} as const;
