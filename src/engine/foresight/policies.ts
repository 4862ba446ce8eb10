/** The policies that a table chooses from, by id. */
import * as z from 'zod/mini';
import { aheadPolicy } from './aheadPolicy.ts';
import { greedyPolicy } from './greedyPolicy.ts';
import type { FightPolicy } from './policy.ts';
import { randomPolicy } from './randomPolicy.ts';
import { simplePolicy } from './simplePolicy.ts';

export const POLICY_IDS = ['random', 'simple', 'greedy', 'ahead'] as const;
export const policyIdSchema = z.enum(POLICY_IDS);
export type PolicyId = z.infer<typeof policyIdSchema>;

/** A policy with its name and what it does, in words for a list. */
export interface PolicyEntry {
  readonly id: PolicyId;
  readonly label: string;
  readonly does: string;
  readonly policy: FightPolicy;
}

/** All policies, the weakest first. */
export const POLICIES: Readonly<Record<PolicyId, PolicyEntry>> = {
  random: {
    id: 'random',
    label: 'At random',
    does: 'Does anything that is allowed.',
    policy: randomPolicy,
  },
  simple: {
    id: 'simple',
    label: 'Simple',
    does: 'Strikes the weakest foe in reach, or walks to the nearest one.',
    policy: simplePolicy,
  },
  greedy: {
    id: 'greedy',
    label: 'Greedy',
    does: 'Takes the blow with the best odds, and thinks of nothing later.',
    policy: greedyPolicy,
  },
  ahead: {
    id: 'ahead',
    label: 'Looking ahead',
    does: 'Tries the next turns many times over before each blow.',
    policy: aheadPolicy(),
  },
};
