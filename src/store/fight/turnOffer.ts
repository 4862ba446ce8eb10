/** Giving the turn: the game's own move for it, when somebody may have it now. */
import type { Fight } from '../../engine/fight.ts';
import { verdictOn } from '../../engine/legality.ts';
import type { Offer, Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';

/** The action by which somebody takes the turn, by its id in every game that has one. */
const TURN = 'turn';

/** The offer that gives somebody the turn, when it may have it. Asked of every row of the order: only this one action is looked at. */
export function turnOffer(
  ruleset: Ruleset,
  fight: Fight,
  who: Id,
): Pick<Offer, 'actor' | 'action' | 'variant'> | undefined {
  const offer = { actor: who, action: TURN };
  return verdictOn(ruleset, fight, offer) === true ? offer : undefined;
}
