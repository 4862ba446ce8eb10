/**
 * The policies that a table chooses from: ids and words. The policies themselves are loaded later.
 */
import * as z from 'zod/mini';

export const POLICY_IDS = ['random', 'simple', 'greedy', 'ahead'] as const;
export const policyIdSchema = z.enum(POLICY_IDS);
export type PolicyId = z.infer<typeof policyIdSchema>;

/** The name of each policy and what it does, the weakest first. */
export const POLICY_WORDS: Readonly<Record<PolicyId, { label: string; does: string }>> = {
  random: { label: 'at random', does: 'does anything that is allowed' },
  simple: { label: 'simply', does: 'strikes the weakest foe in reach, or walks to the nearest one' },
  greedy: { label: 'greedily', does: 'takes the blow with the best odds, and thinks of nothing later' },
  ahead: { label: 'looking ahead', does: 'tries the next turns many times over before each blow' },
};
