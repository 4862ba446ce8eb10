/** Whose turn it is, the game's own move that gives it, and whom the screen looks at when it goes on. */
import { type Fight, stanceOf } from '../../engine/fight.ts';
import { verdictOn } from '../../engine/legality.ts';
import type { Offer, Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import type { OpenEncounter } from '../types.ts';
import { derive, rowsThatMay } from './derived.ts';

/** The action by which somebody takes the turn, by its id in every game that has one. */
export const TURN = 'turn';

/** The offer that gives somebody the turn, when it may have it. Asked of every row of the order: only this one action is looked at. */
export function turnOffer(
  ruleset: Ruleset,
  fight: Fight,
  who: Id,
): Pick<Offer, 'actor' | 'action' | 'variant'> | undefined {
  const offer = { actor: who, action: TURN };
  return verdictOn(ruleset, fight, offer) === true ? offer : undefined;
}

/** Whether somebody at the table plays this one, or it is of the party. */
const isPlayed = (fight: Fight, who: Id): boolean =>
  fight.combatants[who]?.player !== undefined || stanceOf(fight, who) === 'party';

/**
 * Whose turn it is: who acts, or, where the game has no turn to give first, the only one who may. Of several that are all the game
 * master's the first: nobody at the table waits to be chosen, and another is a click away.
 */
export function dueIn(ruleset: Ruleset, fight: Fight): Id | undefined {
  const { acting, order } = derive(ruleset, fight);
  if (acting !== undefined || fight.stage !== 'running') return acting;
  const [only, ...others] = new Set(rowsThatMay(order).map(({ combatant }) => combatant));
  if (only === undefined) return undefined;
  if (others.length > 0 && [only, ...others].some((id) => isPlayed(fight, id))) return undefined;
  return turnOffer(ruleset, fight, only) ? undefined : only;
}

/**
 * The selection after a change. Whoever gets the turn is shown: an old selection must not hide the new actor's moves, nor who may act
 * once a turn has ended. A move that is stepped out of leaves the selection as it was. Who is gone is selected no more.
 */
export function selectionAfter(before: OpenEncounter, now: OpenEncounter, selected: readonly Id[]): readonly Id[] {
  const { ruleset } = now;
  const due = dueIn(ruleset, now.fight);
  const begins = due !== undefined && due !== dueIn(ruleset, before.fight) && !selected.includes(due);
  // Of an open move the state that it began from counts.
  const ends =
    now.encounter.open === undefined &&
    derive(ruleset, now.fight).acting === undefined &&
    derive(ruleset, before.encounter.fight).acting !== undefined &&
    now.encounter.past.length > before.encounter.past.length;
  if (begins || ends) return selected.length === 0 ? selected : [];
  const there = selected.filter((id) => now.fight.combatants[id]);
  return there.length < selected.length ? there : selected;
}
