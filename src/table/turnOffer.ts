/** Giving the turn: the game's own move for it, when somebody may have it now. */
import type { Fight } from '../engine/fight.ts';
import type { Offer, Ruleset } from '../engine/ruleset.ts';
import type { Id } from '../engine/words.ts';
import { offersFor } from './derived.ts';

/** The action by which somebody takes the turn, by its id in every game that has one. */
const TURN = 'turn';

/** The offer that gives somebody the turn, when it may have it. */
export const turnOffer = (ruleset: Ruleset, fight: Fight, who: Id): Offer | undefined =>
  offersFor(ruleset, fight, who).find(({ action, blocked }) => action === TURN && !blocked);
