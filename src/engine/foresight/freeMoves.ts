/** What may be done in a position: whose turn it is, and the moves that are allowed. */
import type { Act } from '../command.ts';
import type { Fight } from '../fight.ts';
import { BY_RULING, scopeOfActor, TABLE, verdictOn } from '../legality.ts';
import type { Action, ActionScope, Ruleset, TurnOrder } from '../ruleset.ts';
import { TURN } from '../table/turns.ts';
import type { Id } from '../words.ts';
import { type ChanceSource, type Position, shuffled } from './policy.ts';

/** A key for a move, whoever makes it. */
export const keyOfMove = ({ action, variant }: Act): string => `${action} ${variant ?? ''}`;

/** A key for a kind of blow of everybody of one name: the copies of a creature strike alike. */
export const keyOfBlow = ({ combatants }: Fight, move: Act): string =>
  `${combatants[move.actor]?.name} ${keyOfMove(move)}`;

/**
 * The actions that a role may start while a fight runs. Rulings are left out: they are decided by
 * the GM and not by the one whom they are about.
 */
export function runningActionsOf(ruleset: Ruleset, scope: ActionScope | undefined): readonly Action[] {
  const kept = runningActions.get(ruleset) ?? new Map<ActionScope | undefined, readonly Action[]>();
  runningActions.set(ruleset, kept);
  const found =
    kept.get(scope) ??
    ruleset.actions.filter(
      ({ id, scope: its, group, stages = ['running'] }) =>
        its === scope && stages.includes('running') && id !== 'ruled' && group !== BY_RULING,
    );
  kept.set(scope, found);
  return found;
}
const runningActions = new WeakMap<Ruleset, Map<ActionScope | undefined, readonly Action[]>>();

const formsOf = (action: Action, fight: Fight, actor: Id): readonly (string | undefined)[] =>
  action.variants?.(fight, actor).map(({ id }) => id) ?? [undefined];

const actOf = (actor: Id, action: Action, variant: string | undefined): Act => ({
  type: 'act',
  actor,
  action: action.id,
  ...(variant === undefined ? {} : { variant }),
});

/** A move of the card, and whether the rules allow it now: that costs time, so it is asked late. */
export interface CardMove {
  readonly move: Act;
  readonly isFree: () => boolean;
}

/**
 * The moves that an actor (a combatant, a side or the table) has, allowed now or not, in the order
 * of the card. `isSought` leaves actions out before anything is asked about them.
 */
export function* cardMovesOf(
  { ruleset, fight }: Position,
  actor: Id,
  isSought: (action: Id) => boolean = () => true,
): Generator<CardMove> {
  for (const action of runningActionsOf(ruleset, scopeOfActor(fight, actor)))
    if (isSought(action.id)) yield* movesOfAction(fight, actor, action);
}

/** The forms of one action as moves of an actor. */
export function* movesOfAction(fight: Fight, actor: Id, action: Action): Generator<CardMove> {
  for (const variant of formsOf(action, fight, actor))
    yield {
      move: actOf(actor, action, variant),
      isFree: () => action.allowed(fight, actor, variant) === true,
    };
}

/** The moves that an actor may begin now. Each is worked out only when it is asked for. */
export function* freeMovesOf(position: Position, actor: Id, isSought?: (action: Id) => boolean): Generator<Act> {
  for (const { move, isFree } of cardMovesOf(position, actor, isSought)) if (isFree()) yield move;
}

/**
 * A move by chance that an actor may begin now; undefined if there is none. Actions are asked one
 * after the other whether they are allowed, until one is.
 */
export function freeMoveByChance({ ruleset, fight }: Position, actor: Id, chance: ChanceSource): Act | undefined {
  for (const action of shuffled(chance, runningActionsOf(ruleset, scopeOfActor(fight, actor))))
    for (const variant of shuffled(chance, formsOf(action, fight, actor)))
      if (action.allowed(fight, actor, variant) === true) return actOf(actor, action, variant);
  return undefined;
}

/**
 * Whose decision is next. It is nobody's between rounds, where only the table or a side goes on.
 */
export interface Movers {
  /** `acting`: they have the turn. `may`: they may get it. */
  state: 'acting' | 'may';
  who: Id[];
}

/** The turn order. It is worked out once between two moves. */
export function orderOf(position: Position): TurnOrder {
  position.order ??= position.ruleset.order(position.fight);
  return position.order;
}

/** The combatants whose turn it is, or else all who may get the turn. */
export function moversOf(position: Position): Movers {
  const acting = new Set<Id>();
  const may = new Set<Id>();
  for (const { combatant, state } of orderOf(position).rows) {
    if (state === 'acting') acting.add(combatant);
    else if (state === 'may') may.add(combatant);
  }
  return acting.size > 0 ? { state: 'acting', who: [...acting] } : { state: 'may', who: [...may] };
}

/** The move, if it is allowed now. */
const ifAllowed = ({ ruleset, fight }: Position, move: Act): Act | undefined =>
  verdictOn(ruleset, fight, move) === true ? move : undefined;

/** The move by which a combatant who may act gets the turn, if the game gives turns. */
export const turnMoveOf = (position: Position, who: Id): Act | undefined =>
  ifAllowed(position, { type: 'act', actor: who, action: TURN });

/** The step that the Next button takes now, where it is allowed. */
export function nextMoveOf(position: Position): Act | undefined {
  const { next } = orderOf(position);
  return next && ifAllowed(position, { type: 'act', actor: next.actor, action: next.action });
}

/** A move by chance of the table or of a side, which goes on where no combatant can. */
export function commonMoveByChance(position: Position, chance: ChanceSource): Act | undefined {
  for (const actor of shuffled(chance, [TABLE, ...position.fight.sideOrder])) {
    const move = freeMoveByChance(position, actor, chance);
    if (move) return move;
  }
  return undefined;
}
