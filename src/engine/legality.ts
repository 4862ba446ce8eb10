/** Legality: the one list of what may be done now. Buttons, keys, the map, random play and `dispatch` all read it. */
import type { Command } from './command.ts';
import { everyone, type Fight } from './fight.ts';
import type { Action, Offer, Ruleset } from './ruleset.ts';
import { type Id, no, type Verdict } from './words.ts';

/** The actor of actions that belong to no one: a new round, a ruling. */
export const TABLE: Id = 'table';

function offer(action: Action, fight: Fight, who: Id, variant?: { id: string; label: string; detail?: string }): Offer {
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
    ...(verdict === true ? {} : { blocked: verdict }),
  };
}

const scopeOf = (fight: Fight, who: Id) =>
  who === TABLE ? 'table' : fight.sides[who] ? 'side' : fight.combatants[who] ? 'combatant' : undefined;

const inStage = ({ stages = ['running'] }: Action, fight: Fight): boolean => stages.includes(fight.stage);

/** Everything that `who` (a combatant, a side, or TABLE) may do now, and what it may not with the reason. Little or nothing unless the fight runs. */
export function offersOf(ruleset: Ruleset, fight: Fight, who: Id): Offer[] {
  const scope = scopeOf(fight, who);
  return ruleset.actions
    .filter((action) => action.scope === scope && inStage(action, fight))
    .flatMap((action) =>
      action.variants
        ? action.variants(fight, who).map((variant) => offer(action, fight, who, variant))
        : [offer(action, fight, who)],
    );
}

/** Every actor there is: the table, the sides, the combatants. */
export const actorsOf = (fight: Fight): Id[] => [TABLE, ...fight.sideOrder, ...everyone(fight).map(({ id }) => id)];

/** Whether one action may be started now. The same verdict as the offer that shows it. */
export function verdictOn(
  ruleset: Ruleset,
  fight: Fight,
  act: { actor: Id; action: string; variant?: string | undefined },
): Verdict {
  const action = ruleset.actions.find(({ id }) => id === act.action);
  if (fight.stage !== 'running' && !(action && inStage(action, fight)))
    return no('by hand', 'The fight is not running: begin it first.');
  if (!action) return no('by hand', `${ruleset.name} has no action “${act.action}”.`);
  if (!inStage(action, fight)) return no(action.rule, `“${action.label}” is for another time: the fight is running.`);
  if (scopeOf(fight, act.actor) !== action.scope)
    return no(action.rule, `“${action.label}” is for a ${action.scope}, and “${act.actor}” is none here.`);
  const variants = action.variants?.(fight, act.actor);
  if (variants && !variants.some(({ id }) => id === act.variant))
    return no(
      action.rule,
      `“${action.label}” has no form “${act.variant ?? ''}” here; it has: ${variants.map(({ id }) => id).join(', ') || 'none'}.`,
    );
  return action.allowed(fight, act.actor, act.variant);
}

/** The group of what the GM rules: it stands on a card whether or not its bearer has anything left to do. */
export const BY_RULING = 'By ruling';

/** What ends the turn of whoever acts, where nothing else is left for it to do. Undefined where something is. */
export function spentTurn(ruleset: Ruleset, fight: Fight): Extract<Command, { type: 'act' }> | undefined {
  if (fight.stage !== 'running') return undefined;
  const { rows, next } = ruleset.order(fight);
  if (!next || !rows.some(({ combatant, state }) => state === 'acting' && combatant === next.actor)) return undefined;
  // Asked after each change: it is enough to find one other action that is free.
  const other = ruleset.actions.some(
    ({ id, scope, group, anytime, variants, allowed }) =>
      scope === 'combatant' &&
      id !== next.action &&
      !ruleset.idle?.includes(id) &&
      group !== BY_RULING &&
      !anytime &&
      (variants
        ? variants(fight, next.actor).some((variant) => allowed(fight, next.actor, variant.id) === true)
        : allowed(fight, next.actor, undefined) === true),
  );
  const act = { actor: next.actor, action: next.action };
  return !other && verdictOn(ruleset, fight, act) === true ? { type: 'act', ...act } : undefined;
}
