/** The cost of actions in stamina and focus: whether a pool can pay it. */

import { combatantOf } from '../../../../engine/fight.ts';
import { type Id, notAllowed, type Verdict } from '../../../../engine/words.ts';
import type { IngenuityFight } from '../../fight.ts';

/** Whether a pool can pay the cost of an action; `rule` is the action's rule. */
export const canPay = (fight: IngenuityFight, who: Id, pool: 'stamina' | 'focus', n: number, rule: string): Verdict =>
  combatantOf(fight, who).sheet[pool].now >= n ||
  notAllowed(rule, `Needs ${n} ${pool} and has ${combatantOf(fight, who).sheet[pool].now}.`);
