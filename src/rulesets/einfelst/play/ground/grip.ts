/** Holds that end by themselves (EW-32): who falls, flees or goes elsewhere holds nobody any longer. */

import { everyone } from '../../../../engine/fight.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import { tell } from '../table/tell.ts';

/** Whom somebody holds. */
export const heldBy = (fight: EinfelstFight, who: Id): Fighter[] =>
  everyone(fight).filter(({ sheet }) => sheet.held?.by === who);

/** Ends every hold of somebody on others, and says so. */
export function release(fight: EinfelstFight, who: Id): void {
  for (const one of heldBy(fight, who)) {
    one.sheet.held = null;
    tell(fight, 'EW-32', `${nameOf(fight, who)} no longer holds ${nameOf(fight, one.id)}.`, { who: [who, one.id] });
  }
}

/** Somebody is out of the fight, one way or another: it holds nobody, nobody holds it, and it no longer burns. */
export function fallOut(fight: EinfelstFight, one: Fighter, how: Exclude<Fighter['sheet']['gone'], 'no'>): void {
  one.sheet.gone = how;
  one.sheet.held = null;
  one.sheet.fire = null;
  release(fight, one.id);
}
