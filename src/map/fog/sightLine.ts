/**
 * Explains on the map why a combatant does not see a place: the line to it, and what bars the look.
 */
import type { BoardLine } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import { lookOfOne } from '../../engine/public/partySight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { whyPlaceUnseen } from '../../space/sight/seenPlaces.ts';

/**
 * The line from a combatant to a place that it does not see, with the reason at its end. Undefined
 * where it sees the place, and where sight has no effect on this map.
 */
export function sightLineTo(
  ruleset: Ruleset,
  fight: Fight,
  who: Id | undefined,
  place: Place | undefined,
): BoardLine | undefined {
  const one = who === undefined ? undefined : fight.combatants[who];
  if (!fight.sight || !one || !place) return undefined;
  const look = lookOfOne(fight, one.id, (other) => ruleset.size(other).squares);
  const why = look && whyPlaceUnseen(fight.scene, look.looker, place, look.looking);
  if (why === undefined) return undefined;
  return {
    from: one.place,
    to: place,
    fromToken: one.id,
    text: `${nameOfOne(fight, one.id)} does not see this. ${why}`,
    tone: 'bad',
  };
}
