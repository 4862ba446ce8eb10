/**
 * The areas that players see: those meant for them, with the places that players know. What lies in
 * the unknown is in no message, and neither is the form that would tell of it.
 */
import { type Area, type AreaShape, inAreaOrder } from '../../space/areas/area.ts';
import { placesInArea } from '../../space/areas/areaPlaces.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import type { Fight } from '../fight.ts';
import type { Ruleset } from '../ruleset.ts';
import { bordersByName } from './publicFog.ts';
import type { PublicWords } from './publicWords.ts';

export interface PublicArea extends Pick<Area, 'id' | 'name' | 'colour' | 'until'> {
  /** The form; left out where a part of the area lies on ground that players do not know. */
  shape?: AreaShape;
  /** The keys of the known places that the area takes in (`placeKey`). */
  places: string[];
}

/** The key of a place as fog names it; undefined for a border. */
const groundKey = (place: Place): string | undefined =>
  place.kind === 'zone' ? place.zone : place.kind === 'square' ? `${place.column},${place.row}` : undefined;

/** The ground that an area takes in: what of it players know, and whether they know all of it. */
function knownGround(ruleset: Ruleset, fight: Fight, unknown: ReadonlySet<string>, { shape }: Area) {
  const places = placesInArea(fight.scene, shape, ruleset.areaCounting(fight));
  const ground = places.filter((place) => place.kind !== 'border');
  const known = ground.filter((place) => !unknown.has(groundKey(place) ?? ''));
  return { places, known, isWhole: known.length === ground.length };
}

/** Whether players see an area: it is meant for them, and lies on ground that they know. */
export const isAreaKnown = (ruleset: Ruleset, fight: Fight, unknown: ReadonlySet<string>, area: Area): boolean =>
  area.seen === 'players' && knownGround(ruleset, fight, unknown, area).known.length > 0;

/**
 * The areas for the players, numbered anew, because the GM's numbers count what is not shown. A
 * secret name in an area's name becomes “somebody”.
 */
export function publicAreas(
  ruleset: Ruleset,
  fight: Fight,
  unknown: ReadonlySet<string>,
  words: PublicWords,
): PublicArea[] {
  const { scene } = fight;
  return inAreaOrder(fight.areas)
    .filter((area) => isAreaKnown(ruleset, fight, unknown, area))
    .map((area, n) => {
      const { places, known, isWhole } = knownGround(ruleset, fight, unknown, area);
      const names = scene.kind === 'zones' && !scene.hexes ? bordersByName(scene, unknown) : new Map<string, string>();
      const borders = places.flatMap((place) => {
        const name = place.kind === 'border' ? names.get(place.border) : undefined;
        return name === undefined ? [] : [placeKey({ kind: 'border', border: name })];
      });
      return {
        id: `area-${n + 1}`,
        name: words.label(area.name),
        colour: area.colour,
        ...(area.until === undefined ? {} : { until: area.until }),
        ...(isWhole ? { shape: area.shape } : {}),
        places: [...known.map(placeKey), ...borders],
      };
    });
}
