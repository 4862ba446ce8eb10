/** Who stands in an area that lies on the map, by the game's own counting. */
import type { AreaShape } from '../../space/areas/area.ts';
import { placesInArea } from '../../space/areas/areaPlaces.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import { everyone, type Fight } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';

/** The places of an area on the fight's map, as its game counts them. */
export const placesOfArea = (ruleset: Ruleset, fight: Fight, shape: AreaShape): readonly Place[] =>
  placesInArea(fight.scene, shape, ruleset.areaCounting(fight));

/**
 * Everybody in an area, in the order of set-up, the fallen too. A large token is in it with any of
 * its squares; somebody on a border, if the area takes in either zone. Nobody who has left the
 * fight is in it.
 */
export function peopleInArea(ruleset: Ruleset, fight: Fight, shape: AreaShape): Id[] {
  const keys = new Set(placesOfArea(ruleset, fight, shape).map(placeKey));
  if (keys.size === 0) return [];
  return everyone(fight)
    .filter((one) => one.place.kind !== 'off' && ruleset.standing(fight, one.id).at !== 'out')
    .filter((one) => {
      if (one.place.kind !== 'square') return keys.has(placeKey(one.place));
      const { column, row } = one.place;
      const { squares } = ruleset.size(one);
      return Array.from({ length: squares * squares }, (_, n) => n).some((n) =>
        keys.has(placeKey({ kind: 'square', column: column + (n % squares), row: row + Math.floor(n / squares) })),
      );
    })
    .map(({ id }) => id);
}
