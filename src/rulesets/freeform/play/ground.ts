/** Places and distances on squares and zones (FF-07). Nothing limits a move but room on squares. */
import { combatantOf, everyone } from '../../../engine/fight.ts';
import { countWords, type Id } from '../../../engine/words.ts';
import { zonesAlong } from '../../../space/ruler.ts';
import { type Place, samePlace } from '../../../space/scene.ts';
import { gridOf, squareAt, squareOf, squarePlace } from '../../../space/squares/squares.ts';
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
const UNITS = { squares: undefined, '5 ft': [5, 'ft'], '1 m': [1, 'm'], '2 m': [2, 'm'] } as const;

/** A length on squares in the table's own unit. */
export function lengthWords({ house }: Pick<FreeformFight, 'house'>, squares: number): string {
  const unit = UNITS[house.unit];
  return unit ? `${squares * unit[0]} ${unit[1]}` : countWords(squares, 'square');
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
  if (scene.kind === 'zones') return zoneWords(distance(scene, from, place));
  return lengthWords(fight, plainCost([from, place], house.diagonals));
}

/** FF-07: every place where a combatant may go: all other free places of the map, nearest first. */
export function openPlaces(fight: FreeformFight, who: Id): Place[] {
  const { scene, house } = fight;
  const { place, sheet } = combatantOf(fight, who);
  if (scene.kind === 'zones') return allPlaces(scene).filter((other) => !samePlace(other, place));
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
  if (scene.kind === 'zones') return zoneWords(distance(scene, one, other));
  return lengthWords(fight, tokensApart(spotOf(fight, a), spotOf(fight, b), house.diagonals));
}

/** FF-07: the length of a ruler's way. */
export function rulerWords(fight: FreeformFight, way: readonly Place[]): string {
  const { scene, house } = fight;
  return scene.kind === 'zones'
    ? zoneWords(zonesAlong(scene, way))
    : lengthWords(fight, plainCost(way, house.diagonals));
}
