/**
 * How near a combatant or a place is, by the map alone. Lists are sorted by this; no rule reads it.
 */

import type { Place, Scene } from '../../../space/scene.ts';
import { squareOf, distance as squaresBetween } from '../../../space/squares/squares.ts';
import { distance as zonesBetween } from '../../../space/zones/zones.ts';
import type { Fight } from '../../fight.ts';
import type { Id } from '../../words.ts';

/** The distance between two places, in squares or zones; infinite for a place beside the map. */
export function placesApart(scene: Scene, a: Place, b: Place): number {
  if (a.kind === 'off' || b.kind === 'off') return Number.POSITIVE_INFINITY;
  if (scene.kind === 'zones') return zonesBetween(scene, a, b);
  const [one, other] = [squareOf(a), squareOf(b)];
  return one && other ? squaresBetween(one, other) : Number.POSITIVE_INFINITY;
}

/**
 * The distance between two combatants, in squares or zones; infinite for a combatant who is gone.
 */
export function apartFrom({ scene, combatants }: Fight, a: Id, b: Id): number {
  const [one, other] = [combatants[a]?.place, combatants[b]?.place];
  return one && other ? placesApart(scene, one, other) : Number.POSITIVE_INFINITY;
}
