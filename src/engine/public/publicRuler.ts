/** The ruler as players get it while the GM shows it: its legs over ground that they know. */
import type { Place, Scene } from '../../space/scene.ts';
import type { Fight } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import { knownOf } from './known.ts';
import { bordersByName } from './publicFog.ts';

/** A leg of a ruler, with the distance from the start of the way in the game's words. */
export interface RulerLeg {
  from: Place;
  to: Place;
  text: string;
}

/** A place as players know it; undefined where they do not know it. */
function placeForPlayers(scene: Scene, unknown: ReadonlySet<string>, place: Place): Place | undefined {
  if (place.kind === 'square') return unknown.has(`${place.column},${place.row}`) ? undefined : place;
  if (place.kind === 'zone') return unknown.has(place.zone) ? undefined : place;
  if (place.kind !== 'border' || scene.kind !== 'zones') return undefined;
  const border = bordersByName(scene, unknown).get(place.border);
  return border === undefined ? undefined : { kind: 'border', border };
}

/**
 * The legs that players may see. A leg from or to ground that they do not know is left out, because
 * its end would tell of a place there.
 */
export function publicRuler(ruleset: Ruleset, fight: Fight, legs: readonly RulerLeg[]): RulerLeg[] {
  const { unknown } = knownOf(ruleset, fight);
  return legs.flatMap((leg) => {
    const from = placeForPlayers(fight.scene, unknown, leg.from);
    const to = placeForPlayers(fight.scene, unknown, leg.to);
    return from && to ? [{ from, to, text: leg.text }] : [];
  });
}
