/** Finds whose turn it is in the order, and the game's own move that gives the turn. */
import { type Fight, stanceOf } from '../fight.ts';
import { verdictOn } from '../legality.ts';
import type { Offer, Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { derivedOf, rowsThatMay } from './derived.ts';

/** The id, in every game that has one, of the action by which a combatant takes the turn. */
export const TURN = 'turn';

/**
 * The offer that gives a combatant the turn, if the combatant may have it. Every row of the order
 * asks for this, so only this one action is looked at.
 */
export function turnOffer(
  ruleset: Ruleset,
  fight: Fight,
  who: Id,
): Pick<Offer, 'actor' | 'action' | 'variant'> | undefined {
  const offer = { actor: who, action: TURN };
  return verdictOn(ruleset, fight, offer) === true ? offer : undefined;
}

/** Whether a player plays this combatant, or the combatant belongs to the party. */
const isPlayed = (fight: Fight, who: Id): boolean =>
  fight.combatants[who]?.player !== undefined || stanceOf(fight, who) === 'party';

/**
 * The combatant whose turn is due: the one who acts, or, in a game that gives no turns, the only
 * one who may act. Where several may act and all of them are the game master's, the first is due:
 * no player waits to be chosen, and the game master can choose another with one click.
 */
export function combatantDue(ruleset: Ruleset, fight: Fight): Id | undefined {
  const { acting, order } = derivedOf(ruleset, fight);
  if (acting !== undefined || fight.stage !== 'running') return acting;
  const [only, ...others] = new Set(rowsThatMay(order).map(({ combatant }) => combatant));
  if (only === undefined) return undefined;
  if (others.length > 0 && [only, ...others].some((id) => isPlayed(fight, id))) return undefined;
  return turnOffer(ruleset, fight, only) ? undefined : only;
}
