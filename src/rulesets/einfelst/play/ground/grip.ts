/**
 * Holds that end by themselves (EW-32): a holder who falls, flees or goes elsewhere holds nobody
 * any longer.
 */

import { everyone } from '../../../../engine/fight.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import { tell } from '../table/tell.ts';

/** The combatants whom a combatant holds. */
export const heldBy = (fight: EinfelstFight, who: Id): Fighter[] =>
  everyone(fight).filter(({ sheet }) => sheet.held?.by === who);

/** Ends every hold that a combatant has on others, and tells it. */
export function releaseHolds(fight: EinfelstFight, who: Id): void {
  for (const one of heldBy(fight, who)) {
    one.sheet.held = null;
    tell(fight, 'EW-32', sentence`${personRef(who)} no longer holds ${personRef(one.id)}.`);
  }
}

/**
 * Takes a combatant out of the fight: it holds nobody, and nobody holds it. Flight alone does not
 * put a fire out (EW-43, EW-45).
 */
export function fallOut(fight: EinfelstFight, one: Fighter, how: Exclude<Fighter['sheet']['gone'], 'no'>): void {
  one.sheet.gone = how;
  one.sheet.held = null;
  if (how !== 'fled') one.sheet.fire = null;
  releaseHolds(fight, one.id);
}
