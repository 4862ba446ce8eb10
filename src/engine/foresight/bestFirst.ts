/**
 * The moves of a combatant in the order of what trial fights showed them to be worth. The forms of
 * an action are asked for only when none that is worth more is left.
 */
import { scopeOfActor } from '../legality.ts';
import type { Action } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { type CardMove, cardMovesOf, keyOfMove, movesOfAction, runningActionsOf } from './freeMoves.ts';
import type { KnownMoves, Position } from './policy.ts';

/** An action with what is known of its forms. A form that is not known is worth nothing. */
interface Ranked {
  readonly action: Action;
  /** The place of the action on the card. */
  readonly card: number;
  /** The worth of its best form. */
  readonly most: number;
  /** The worth of each form that was struck; the empty name is an action without forms. */
  readonly worths: ReadonlyMap<string, number>;
  /** The forms that harm nobody. */
  readonly harmless: ReadonlySet<string>;
}

const rankings = new WeakMap<KnownMoves, Map<string, readonly Ranked[]>>();

/**
 * The actions of somebody of this name, the ones worth most first and equals in the order of the
 * card. Actions of which trial fights met only forms that harm nobody are left out.
 */
function rankedActions(known: KnownMoves, actions: readonly Action[], name: string): readonly Ranked[] {
  const byName = rankings.get(known) ?? new Map<string, readonly Ranked[]>();
  rankings.set(known, byName);
  const found = byName.get(name);
  if (found) return found;
  const blows = [...known.worths];
  const harmless = [...known.harmless];
  const ranked = actions
    .filter(
      ({ id }) => blows.some(([key]) => key.includes(` ${id} `)) || !harmless.some((key) => key.startsWith(`${id} `)),
    )
    .map((action) => {
      const own = `${name} ${action.id} `;
      const worths = new Map(
        blows.flatMap(([key, worth]) => (key.startsWith(own) ? [[key.slice(own.length), worth]] : [])),
      );
      return {
        action,
        card: actions.indexOf(action),
        most: Math.max(0, ...worths.values()),
        worths,
        harmless: new Set(
          harmless.flatMap((key) => (key.startsWith(`${action.id} `) ? [key.slice(action.id.length + 1)] : [])),
        ),
      };
    })
    .sort((a, b) => b.most - a.most);
  byName.set(name, ranked);
  return ranked;
}

const rankedFor = (position: Position, known: KnownMoves, actor: Id): readonly Ranked[] =>
  rankedActions(
    known,
    runningActionsOf(position.ruleset, scopeOfActor(position.fight, actor)),
    position.fight.combatants[actor]?.name ?? '',
  );

/** The worth of the best kind of blow that trial fights have shown of a combatant's name, or 0. */
export function bestWorthOf(position: Position, actor: Id): number {
  const known = position.known?.();
  return known ? (rankedFor(position, known, actor)[0]?.most ?? 0) : 0;
}

/**
 * The moves of the actions that are sought: the ones worth most first, as far as trial fights have
 * shown it, and equals in the order of the card. Moves that harm nobody are left out.
 */
export function* bestFirst(position: Position, actor: Id, isSought: (action: Id) => boolean): Generator<CardMove> {
  const known = position.known?.();
  if (!known) {
    for (const one of cardMovesOf(position, actor, isSought))
      if (!position.harmless.has(keyOfMove(one.move))) yield one;
    return;
  }
  const ranked = rankedFor(position, known, actor);
  const waiting: { one: CardMove; worth: number; card: number }[] = [];
  for (const [at, { action, card, worths, harmless }] of ranked.entries()) {
    if (isSought(action.id))
      for (const one of movesOfAction(position.fight, actor, action)) {
        const form = one.move.variant ?? '';
        if (harmless.has(form) || position.harmless.has(keyOfMove(one.move))) continue;
        waiting.push({ one, worth: worths.get(form) ?? 0, card });
      }
    waiting.sort((a, b) => b.worth - a.worth || a.card - b.card);
    const most = ranked[at + 1]?.most ?? Number.NEGATIVE_INFINITY;
    for (let next = waiting[0]; next && next.worth > most; next = waiting[0]) {
      waiting.shift();
      yield next.one;
    }
  }
}
