/**
 * What a power of Murdham is made of: how far it reaches, how long it lasts, what it does, how it
 * is enhanced, what it costs.
 */

import type { ConditionId, TraitId } from './terms.ts';
import type { Die } from './things/itemTypes.ts';

/**
 * How far a power reaches at its base; the invoker may always choose a nearer target. `sight` means
 * visible and within 8 zones.
 */
export const powerRanges = ['personal', 'near', 'sight', 'connection'] as const;
export type PowerRange = (typeof powerRanges)[number];
export const powerDurations = ['moment', 'stretch', 'watch', 'lingering'] as const;
export type PowerDuration = (typeof powerDurations)[number];

/**
 * What a power does, as far as it matters in a fight. The procedures read the kind and its figures.
 */
export type PowerEffect =
  /** An ordinary attack, with dodges, counters and skills. */
  | { kind: 'attack'; die: Die }
  /** The target gets a condition, without a save. Powers of the table's own may have one. */
  | { kind: 'condition'; condition: ConditionId; save?: 'str' | 'agi' | 'wit' }
  /** The target gets a trait for a time. Each further level gives the next one too. */
  | { kind: 'trait'; traits: readonly TraitId[] }
  /** A zone is filled with something. */
  | { kind: 'zone'; zone: 'miasma' | 'silence' | 'illusion' }
  /** One of these creatures enters the fight. */
  | { kind: 'summon'; creatures: readonly string[]; controlled: boolean }
  /** The target regains health. */
  | { kind: 'heal'; amount: number }
  /** The target is rid of its poison, and no other takes hold. */
  | { kind: 'purify' }
  /** The invoker takes an animal's shape. */
  | { kind: 'shape' }
  /**
   * The log tells of the power and the fight counts its time; the people at the table decide what
   * it does.
   */
  | { kind: 'told' };

export interface PowerSpec {
  id: string;
  name: string;
  path: 'profane' | 'sacred';
  range: PowerRange;
  lasts: PowerDuration;
  aims: 'creature' | 'zone' | 'self' | 'corpse' | 'thing' | 'ally';
  effect: PowerEffect;
  /** Enhancements of this power besides those that every power has. */
  more: readonly { id: string; label: string; level: number }[];
  /** How the power matters: in a fight, just before or after it, or not at all. */
  bears: 'fight' | 'around' | 'none';
  does: string;
}

/**
 * The enhancements of every profane power. The invoker takes each as often as they pay its levels.
 */
export const enhancements = [
  { id: 'area', label: 'Aim at a zone and its borders', level: 1 },
  { id: 'double', label: 'Twice the targets or zones', level: 1 },
  { id: 'range', label: 'One step further: near, sight, connection', level: 1 },
  { id: 'silent', label: 'Silent', level: 1 },
  { id: 'through-shield', label: 'Ignore a magic shield', level: 1 },
  { id: 'duration', label: 'One step longer: stretch, watch, lingering', level: 2 },
] as const;

/** What an invocation costs. */
export const powerCosts = {
  mana: 1,
  /** The corruption in place of 1 missing mana. */
  corruptionForMana: 2,
  /** The corruption for one level above the invoker's mana. */
  corruptionForLevel: 2,
} as const;
