/** Writes actions in a line each: the parts that all actions of a kind share are written once. */
import type { Action } from '../../engine/ruleset.ts';
import type { RuleId } from '../../engine/words.ts';

/**
 * A function that makes actions of a kind. `usual` is what these actions share (scope, group,
 * cost); `rest` is what one action has of its own.
 */
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
