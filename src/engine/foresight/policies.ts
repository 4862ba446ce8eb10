/** The policies by their ids. */
import type { Id } from '../words.ts';
import { aheadPolicy } from './aheadPolicy.ts';
import { greedyPolicy } from './greedyPolicy.ts';
import type { FightPolicy, PolicyOfSide } from './policy.ts';
import type { PolicyId } from './policyWords.ts';
import { randomPolicy } from './randomPolicy.ts';
import { simplePolicy } from './simplePolicy.ts';

export const POLICIES: Readonly<Record<PolicyId, FightPolicy>> = {
  random: randomPolicy,
  simple: simplePolicy,
  greedy: greedyPolicy,
  ahead: aheadPolicy(),
};

/**
 * The policies of a fight: each side's own; a side without one, and people without a side, play
 * simply.
 */
export const policiesBySide =
  (chosen: Readonly<Record<Id, PolicyId>>): PolicyOfSide =>
  (side) =>
    POLICIES[(side === undefined ? undefined : chosen[side]) ?? 'simple'];
