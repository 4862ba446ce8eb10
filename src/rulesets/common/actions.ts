/** Actions in a line each: what all of a kind have alike is said once. */
import type { Action } from '../../engine/ruleset.ts';
import type { RuleId } from '../../engine/words.ts';

/** A way to write the actions of a kind: `usual` is what they have alike (scope, group, cost), `rest` what one has of its own. */
export const actionsLike =
  <A extends Action>(usual: Pick<A, 'scope' | 'group'> & Partial<A>) =>
  (id: string, label: string, help: string, rule: RuleId, rest: Pick<A, 'allowed' | 'perform'> & Partial<A>) => ({
    ...usual,
    id,
    label,
    help,
    rule,
    ...rest,
  });
