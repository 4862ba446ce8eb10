/**
 * Where a blow lands. A ruling may have moved, felled or disarmed somebody since the aim, so reach
 * and place are looked at once more before the dice and before the harm.
 */
import { combatantOf } from '../../../../engine/fight.ts';
import { notAllowed, type Reason } from '../../../../engine/words.ts';
import { landsUnless, standsInStill } from '../../../common/landing.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isGone, isHelpless } from '../../sheet/standing.ts';
import type { Blow } from '../table/blow.ts';
import { inBlast } from '../table/ground.ts';
import { tell } from '../table/table.ts';
import { isThrownAway } from '../table/weapons.ts';
import { whyOutOfReach } from './targets.ts';

/**
 * Whether a blow's weapon has left its striker's hands, but not by the blow itself. A siege piece is
 * in nobody's hands.
 */
export const isWithoutWeapon = (fight: MurdhamFight, { attacker, weapon }: Blow): boolean =>
  weapon.gear !== undefined &&
  weapon.piece === undefined &&
  !isThrownAway(weapon) &&
  !sheetOf(fight, attacker).gear.some(({ id }) => id === weapon.gear?.id);

/** Why a blow does not land any more. */
function whyNotLanding(fight: MurdhamFight, blow: Blow): Reason | undefined {
  const { attacker, target, weapon, zone } = blow;
  const away = [attacker, target].find((id) => combatantOf(fight, id).place.kind === 'off');
  if (away !== undefined) return notAllowed('MU-15', `${nameOf(fight, away)} is off the map.`);
  if (isGone(sheetOf(fight, target))) return notAllowed('MU-15', `${nameOf(fight, target)} is out of the fight.`);
  if (attacker === target || blow.anywhere) return undefined;
  // MU-22, MU-23: whoever steps in takes the blow where it stands.
  if (standsInStill(fight, { by: attacker, at: target }, blow.steppedIn)) return undefined;
  // A blast that is thrown comes down, whatever has befallen its thrower.
  if (zone !== undefined)
    return inBlast(fight, zone).includes(target)
      ? undefined
      : notAllowed('MU-30', `${nameOf(fight, target)} is not in the blast.`);
  if (isGone(sheetOf(fight, attacker)) || isHelpless(sheetOf(fight, attacker)))
    return notAllowed('MU-15', `${nameOf(fight, attacker)} is out of the fight.`);
  if (isWithoutWeapon(fight, blow)) return notAllowed('MU-12', `${weapon.name} is out of hand.`);
  return whyOutOfReach(fight, attacker, target, weapon, blow.as === 'counter' ? 'counter' : 'attack');
}

/** Whether a blow still lands. If not, the log tells why. */
export function stillLands(fight: MurdhamFight, blow: Blow): boolean {
  return landsUnless(fight, { by: blow.attacker, at: blow.target }, whyNotLanding(fight, blow), tell);
}
