/**
 * Legality: the one list of what may be done now. Buttons, keys, the map, random play and
 * `dispatch` all read it.
 */

import type { Act } from './command.ts';
import { everyone, type Fight } from './fight.ts';
import { shortQuote } from './limits/limits.ts';
import type { Action, Offer, Ruleset, Variant } from './ruleset.ts';
import { allOf, type Id, notAllowed, type Verdict } from './words.ts';

/** The actor of actions that belong to no combatant or side: a new round, a ruling. */
export const TABLE: Id = 'table';

function offer(action: Action, fight: Fight, who: Id, variant?: Variant): Offer {
  const verdict = action.allowed(fight, who, variant?.id);
  return {
    actor: who,
    action: action.id,
    ...(variant ? { variant: variant.id } : {}),
    label: variant ? variant.label : action.label,
    ...(variant?.detail ? { detail: variant.detail } : {}),
    help: action.help,
    group: action.group,
    ...(action.cost ? { cost: action.cost } : {}),
    rule: action.rule,
    ...((variant?.grave ?? action.grave) ? { grave: true } : {}),
    ...(variant?.attack ? { attack: true } : {}),
    ...(verdict === true ? {} : { blocked: verdict }),
  };
}

/**
 * The role in which an id starts actions in this fight: table, side or combatant. Undefined for an
 * unknown id.
 */
export const scopeOfActor = (fight: Fight, who: Id) =>
  who === TABLE ? 'table' : fight.sides[who] ? 'side' : fight.combatants[who] ? 'combatant' : undefined;

const inStage = ({ stages = ['running'] }: Action, fight: Fight): boolean => stages.includes(fight.stage);

/**
 * Every action that `who` (a combatant, a side, or TABLE) may do now, and every greyed action with
 * its reason. Before and after the fight only a few actions are offered.
 */
export function offersOf(ruleset: Ruleset, fight: Fight, who: Id): Offer[] {
  const scope = scopeOfActor(fight, who);
  return ruleset.actions
    .filter((action) => action.scope === scope && inStage(action, fight))
    .flatMap((action) =>
      action.variants
        ? action.variants(fight, who).map((variant) => offer(action, fight, who, variant))
        : [offer(action, fight, who)],
    );
}

/** Every actor: the table, the sides, the combatants. */
export const actorsOf = (fight: Fight): Id[] => [TABLE, ...fight.sideOrder, ...everyone(fight).map(({ id }) => id)];

/**
 * Whether one action may be started now. The verdict is the same as in the offer that shows the
 * action.
 */
export function verdictOn(
  ruleset: Ruleset,
  fight: Fight,
  act: { actor: Id; action: string; variant?: string | undefined; others?: readonly Id[] | undefined },
): Verdict {
  const action = ruleset.actions.find(({ id }) => id === act.action);
  if (fight.stage !== 'running' && !(action && inStage(action, fight)))
    return notAllowed('by hand', 'The fight is not running: begin it first.');
  if (!action) return notAllowed('by hand', `${ruleset.name} has no action “${shortQuote(act.action)}”.`);
  if (!inStage(action, fight))
    return notAllowed(action.rule, `“${action.label}” is for another time: the fight is running.`);
  if (scopeOfActor(fight, act.actor) !== action.scope)
    return notAllowed(action.rule, `“${action.label}” is for a ${action.scope}, and “${act.actor}” is none here.`);
  const variants = action.variants?.(fight, act.actor);
  if (variants && !variants.some(({ id }) => id === act.variant))
    return notAllowed(
      action.rule,
      `“${action.label}” has no form “${shortQuote(act.variant ?? '')}” here; it has: ${variants.map(({ id }) => id).join(', ') || 'none'}.`,
    );
  const others = act.others ?? [];
  if (others.length > 0 && !action.together)
    return notAllowed(action.rule, `“${action.label}” is done by one at a time: give the command for each of them.`);
  return allOf(action.allowed(fight, act.actor, act.variant), ...others.map((who) => () => alsoFor(who)));

  function alsoFor(who: Id): Verdict {
    if (who === act.actor || others.indexOf(who) !== others.lastIndexOf(who))
      return notAllowed('by hand', `“${who}” is named twice: name everybody once.`);
    return verdictOn(ruleset, fight, { actor: who, action: act.action, variant: act.variant });
  }
}

/**
 * The group of actions that the GM rules. The card shows this group even if its bearer has nothing
 * left to do.
 */
export const BY_RULING = 'By ruling';

/** Whether an action is one for whose sake a combatant's turn is kept open; `end` ends the turn. */
export const keepsTurn = ({ idle }: Ruleset, { id, scope, group, anytime }: Action, end: string): boolean =>
  scope === 'combatant' && id !== end && !idle?.includes(id) && group !== BY_RULING && !anytime;

/**
 * The action that ends the actor's turn, if the actor has nothing else left to do; otherwise
 * undefined.
 */
export function spentTurn(ruleset: Ruleset, fight: Fight): Act | undefined {
  if (fight.stage !== 'running') return undefined;
  const { rows, next } = ruleset.order(fight);
  if (!next || !rows.some(({ combatant, state }) => state === 'acting' && combatant === next.actor)) return undefined;
  // The table asks this after each change, so the search stops at the first other free action.
  const other = ruleset.actions.some(
    (action) =>
      keepsTurn(ruleset, action, next.action) &&
      (action.variants
        ? action.variants(fight, next.actor).some(({ id }) => action.allowed(fight, next.actor, id) === true)
        : action.allowed(fight, next.actor, undefined) === true),
  );
  const act = { actor: next.actor, action: next.action };
  return !other && verdictOn(ruleset, fight, act) === true ? { type: 'act', ...act } : undefined;
}
