/**
 * Darkness as a game asks for it: where the GM lets it count on the map (`Fight.sight`), and whom
 * it does not hinder.
 */
import type { Combatant, Fight } from '../../engine/fight.ts';
import { placesInDark } from '../../engine/public/partySight.ts';
import type { Id } from '../../engine/words.ts';
import { keysAt } from '../../space/fogged.ts';
import type { Place } from '../../space/scene.ts';

/** The reason that games give where somebody is not seen in the dark. */
export const DARK_THERE = 'It is dark there, and no light reaches it.';

/**
 * Whether a place lies wholly in the dark now. Never where the GM does not let darkness count.
 * `squares` is the side of the token that stands there.
 */
export function isPlaceInDark(
  fight: Fight,
  place: Place,
  squares = 1,
  squaresOf?: (one: Combatant) => number,
): boolean {
  if (fight.sight?.darkness !== 'counts') return false;
  const dark = placesInDark(fight, squaresOf);
  const keys = keysAt(fight.scene, place, squares);
  return keys.length > 0 && keys.every((key) => dark.has(key));
}

/** Whether a combatant sees in the dark, by the GM's word or by its sheet. */
export const seesInDark = (fight: Fight, who: Id): boolean => fight.sight?.looks[who]?.eyes === 'dark';
