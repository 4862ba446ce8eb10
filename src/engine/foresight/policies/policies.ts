/** The policies by their ids. */
import type { Id } from '../../words.ts';
import { withHabits } from '../habits/habitPolicy.ts';
import type { FightPolicy, PolicyOfSide } from '../policy.ts';
import type { PolicyId } from '../policyWords.ts';
import { randomPolicy } from '../randomPolicy.ts';
import { simplePolicy } from '../simplePolicy.ts';
import { AHEAD, blowRacePolicy, GREEDY } from './blowRace.ts';

/** Each policy heeds the habits of those who have any. */
export const POLICIES: Readonly<Record<PolicyId, FightPolicy>> = {
  random: withHabits(randomPolicy),
  simple: withHabits(simplePolicy),
  greedy: withHabits(blowRacePolicy(GREEDY)),
  ahead: withHabits(blowRacePolicy(AHEAD)),
};

/**
 * The policies of a fight: each side's own; a side without one, and people without a side, play
 * simply.
 */
export const policiesBySide =
  (chosen: Readonly<Record<Id, PolicyId>>): PolicyOfSide =>
  (side) =>
    POLICIES[(side === undefined ? undefined : chosen[side]) ?? 'simple'];
