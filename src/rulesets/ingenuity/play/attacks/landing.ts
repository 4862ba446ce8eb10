/**
 * Where a blow lands (IN-22). A ruling may have moved or felled somebody since the aim, so reach
 * and place are looked at once more before the dice and before each defence.
 */
import { combatantOf } from '../../../../engine/fight.ts';
import { type Id, notAllowed, type Reason } from '../../../../engine/words.ts';
import { landsUnless, standsInStill } from '../../../common/landing.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Item } from '../../sheet/items.ts';
import { isThere, isUp } from '../../sheet/sheet.ts';
import { tell } from '../table/tell.ts';
import type { Blow } from './blow.ts';
import { whyOutOfReach } from './figures.ts';

/** Why one of two is not there to strike or to be struck. */
function whyGone(fight: IngenuityFight, who: Id, at: Id): Reason | undefined {
  const away = !isUp(combatantOf(fight, who)) ? who : isThere(combatantOf(fight, at)) ? undefined : at;
  return away === undefined ? undefined : notAllowed('IN-22', `${nameOf(fight, away)} is out of the fight.`);
}

/** Whether an attack with an item in hand still reaches its target. If not, the log tells why. */
export function stillReaches(fight: IngenuityFight, who: Id, at: Id, thing: Item): boolean {
  const why =
    whyGone(fight, who, at) ??
    (thing.where === 'hand' ? undefined : notAllowed('IN-09', `${thing.name} is not in hand.`)) ??
    whyOutOfReach(fight, who, at, thing);
  return landsUnless(fight, { by: who, at }, why, tell);
}

/**
 * Whether a blow whose dice have fallen still lands. IN-25, IN-34: a stray shot, and whoever steps
 * in, may be out of the weapon’s own reach.
 */
export function stillLands(fight: IngenuityFight, { who, target, thing, stray, steppedIn }: Blow): boolean {
  const deed = { by: who, at: target };
  const away = stray || standsInStill(fight, deed, steppedIn) ? undefined : whyOutOfReach(fight, who, target, thing);
  return landsUnless(fight, deed, whyGone(fight, who, target) ?? away, tell);
}
