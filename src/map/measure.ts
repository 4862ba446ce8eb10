/** The words at the end of the measuring line. */

import { count } from '../engine/words.ts';
import { type Place, type Scene, samePlace } from '../space/scene.ts';
import { distance as squaresApart } from '../space/squares.ts';
import { distance as zonesApart } from '../space/zones.ts';

/** How far two places lie apart, counted as the map counts. */
export function measureWords(scene: Scene, from: Place, to: Place): string {
  if (samePlace(from, to)) return 'here';
  if (scene.kind === 'squares')
    return from.kind === 'square' && to.kind === 'square' ? count(squaresApart(from, to), 'square') : '';
  const apart = zonesApart(scene, from, to);
  if (!Number.isFinite(apart)) return 'no way there';
  const whole = Math.floor(apart);
  if (apart === 0.5) return 'half a zone';
  return apart === whole ? count(whole, 'zone') : `${whole} and a half zones`;
}
