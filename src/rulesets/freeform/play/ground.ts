/**
 * Places and distances on squares, hexes and zones (FF-07). Nothing limits a move but room on
 * squares and hexes.
 */
import { combatantOf, everyone } from '../../../engine/fight.ts';
import { countWords, type Id } from '../../../engine/words.ts';
import { zonesAlong } from '../../../space/ruler.ts';
import {
  type HexScene,
  isHexScene,
  type Place,
  placeKey,
  type SquareScene,
  samePlace,
  type ZoneScene,
} from '../../../space/scene.ts';
import { gridOf, squareAt, squareOf, squarePlace } from '../../../space/squares/squares.ts';
import { hexesAlong, hexesBetween, hexSteps, hexWay, isSolidHex } from '../../../space/zones/hexWays.ts';
import { allPlaces, distance } from '../../../space/zones/zones.ts';
import { plainCost, type Spot, tokensApart } from '../../common/squares/counting.ts';
import { hasRoomAt, takenSquares } from '../../common/squares/pushes.ts';
import type { FreeformFight } from '../fight.ts';
import { isUp } from '../sheet/sheet.ts';

/**
 * The most places that one move offers, the nearest first. For places further away the game master
 * moves the figure by hand.
 */
const MOST_PLACES = 4000;
/** A place where a combatant may go, and the way there where it leads over hexes. */
export interface OpenPlace {
  place: Place;
  way?: readonly Place[];
}

const UNITS = { squares: undefined, '5 ft': [5, 'ft'], '1 m': [1, 'm'], '2 m': [2, 'm'] } as const;

/** A length on squares or hexes in the table's own unit. */
export function lengthWords({ house, scene }: Pick<FreeformFight, 'house' | 'scene'>, steps: number): string {
  if (!Number.isFinite(steps)) return 'no way there';
  const unit = UNITS[house.unit];
  if (unit) return `${steps * unit[0]} ${unit[1]}`;
  return isHexScene(scene) ? countWords(steps, 'hex', 'hexes') : countWords(steps, 'square');
}
const zoneWords = (zones: number): string => {
  if (!Number.isFinite(zones)) return 'no way there';
  return zones === 0 ? 'same zone' : countWords(zones, 'zone');
};

const spotOf = (fight: FreeformFight, who: Id): Spot => {
  const { place, sheet } = combatantOf(fight, who);
  return { place, size: sheet.squares };
};

/** FF-07: the distance from a combatant to a place, in words. */
export function wayWords(fight: FreeformFight, who: Id, place: Place): string {
  const { scene, house } = fight;
  const from = combatantOf(fight, who).place;
  if (from.kind === 'off' || place.kind === 'off') return 'from beside the map';
  if (isHexScene(scene)) return lengthWords(fight, hexSteps(scene, from, place));
  if (scene.kind === 'zones') return zoneWords(distance(scene, from, place));
  return lengthWords(fight, plainCost([from, place], house.diagonals));
}

/** FF-07: every free hex, with the way there, the nearest first. One hex holds one figure. */
function openHexes(scene: HexScene, fight: FreeformFight, who: Id): OpenPlace[] {
  const { place: from } = combatantOf(fight, who);
  const others = everyone(fight).filter((one) => one.id !== who && isUp(one));
  const taken = new Set(others.map(({ place }) => placeKey(place)));
  return allPlaces(scene)
    .filter((place) => place.kind === 'zone' && !isSolidHex(scene, place.zone))
    .filter((place) => !samePlace(place, from) && !taken.has(placeKey(place)))
    .map((place) => ({ place, way: hexWay(scene, from, place), far: hexSteps(scene, from, place) }))
    .sort((a, b) => (a.far === b.far ? 0 : a.far - b.far))
    .map(({ place, way }) => (way ? { place, way } : { place }));
}

/** FF-07: every place where a combatant may go: all other free places of the map, nearest first. */
export function openPlaces(fight: FreeformFight, who: Id): OpenPlace[] {
  const { scene } = fight;
  if (isHexScene(scene)) return openHexes(scene, fight, who);
  return (scene.kind === 'zones' ? openZones(scene, fight, who) : openSquares(scene, fight, who)).map((place) => ({
    place,
  }));
}

const openZones = (scene: ZoneScene, fight: FreeformFight, who: Id): Place[] =>
  allPlaces(scene).filter((other) => !samePlace(other, combatantOf(fight, who).place));

function openSquares(scene: SquareScene, fight: FreeformFight, who: Id): Place[] {
  const { house } = fight;
  const { place, sheet } = combatantOf(fight, who);
  const grid = gridOf(scene);
  const others = everyone(fight).filter((one) => one.id !== who && isUp(one));
  const taken = takenSquares(others.map(({ id }) => spotOf(fight, id)));
  const from = squareOf(place);
  const far = (to: Place) => (from ? plainCost([place, to], house.diagonals) : 0);
  return Array.from({ length: grid.columns * grid.rows }, (_, at) => squareAt(grid, at))
    .filter((at) => hasRoomAt(grid, taken, at, sheet.squares))
    .map(squarePlace)
    .filter((to) => !samePlace(to, place))
    .map((to) => ({ to, far: far(to) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_PLACES)
    .map(({ to }) => to);
}

/** FF-07: the distance between two combatants, in words. */
export function apartWords(fight: FreeformFight, a: Id, b: Id): string {
  const { scene, house } = fight;
  const [one, other] = [combatantOf(fight, a).place, combatantOf(fight, b).place];
  if (one.kind === 'off' || other.kind === 'off') return 'beside the map';
  if (isHexScene(scene)) return lengthWords(fight, hexesBetween(scene, one, other));
  if (scene.kind === 'zones') return zoneWords(distance(scene, one, other));
  return lengthWords(fight, tokensApart(spotOf(fight, a), spotOf(fight, b), house.diagonals));
}

/** FF-07: the length of a ruler's way. */
export function rulerWords(fight: FreeformFight, way: readonly Place[]): string {
  const { scene, house } = fight;
  if (isHexScene(scene)) return lengthWords(fight, hexesAlong(scene, way));
  return scene.kind === 'zones'
    ? zoneWords(zonesAlong(scene, way))
    : lengthWords(fight, plainCost(way, house.diagonals));
}
