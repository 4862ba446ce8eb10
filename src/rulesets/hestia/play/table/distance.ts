/** Distances in feet on both kinds of map (HE-25): 5 ft to a square; on zones by the house rule for the length of one. */

import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import { capital, type Id } from '../../../../engine/words.ts';
import { plainSteps, stepsAlong, zonesAlong } from '../../../../space/ruler.ts';
import { type Place, placeKey } from '../../../../space/scene.ts';
import { sight } from '../../../../space/sight/sight.ts';
import { wallBetween } from '../../../../space/squares/squareCover.ts';
import { pathTo, reachOf } from '../../../../space/squares/squarePaths.ts';
import { footprint, gap, gridOf, squareAt, squareOf, squarePlace } from '../../../../space/squares/squares.ts';
import { reachable } from '../../../../space/zones/zonePaths.ts';
import { distance, placeName, whyNoRoom } from '../../../../space/zones/zones.ts';
import { passageAmong } from '../../../common/places.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';

/** Feet along a side of a square. */
export const SQUARE_FEET = 5;

export const squaresOf = (one: Fighter): number =>
  ({ tiny: 1, small: 1, medium: 1, large: 2, huge: 3 })[one.sheet.size];
export const roomOf = (one: Fighter): number =>
  ({ tiny: 0.25, small: 0.5, medium: 1, large: 4, huge: 8 })[one.sheet.size];

/** Feet from somebody to a place of the map; within a zone, and side by side, the reach of melee. Infinity beside the map. */
export function feetTo(fight: HestiaFight, one: Fighter, place: Place, size = 1): number {
  if (fight.scene.kind === 'squares') {
    const [from, to] = [squareOf(one.place), squareOf(place)];
    return from && to ? gap(from, squaresOf(one), to, size) * SQUARE_FEET : Number.POSITIVE_INFINITY;
  }
  if (one.place.kind === 'off' || place.kind === 'off') return Number.POSITIVE_INFINITY;
  const zones = distance(fight.scene, one.place, place);
  return zones === 0 ? fight.house.meleeFeet : zones * fight.house.zoneFeet;
}

/** HE-25: a ruler counts 5 ft to a square, slanted ones too; on zones their length by the house rule, within one the reach of melee. */
export function ruler({ scene, house }: HestiaFight, way: readonly Place[]): string {
  if (scene.kind === 'squares') {
    const { straight, diagonal } = stepsAlong(way);
    return `${(straight + diagonal) * SQUARE_FEET} ft`;
  }
  const zones = zonesAlong(scene, way);
  if (!Number.isFinite(zones)) return 'No way there';
  return zones === 0 ? `${house.meleeFeet} ft` : `${zones * house.zoneFeet} ft`;
}

/** Feet between two combatants. Infinity when one is beside the map. */
export function feetBetween(fight: HestiaFight, a: Id, b: Id): number {
  const other = combatantOf(fight, b);
  return feetTo(fight, combatantOf(fight, a), other.place, squaresOf(other));
}

/** A place of the map, and how many squares along a side what stands there takes. */
interface Spot {
  place: Place;
  size: number;
}

/** What stands between two places, so that neither can be reached from the other: a wall, a shut door, smoke. Nothing: undefined. */
export function betweenPlaces(fight: HestiaFight, a: Spot, b: Spot): string | undefined {
  if (fight.scene.kind === 'zones') {
    const found = sight(fight.scene, a.place, b.place);
    return found.seen ? undefined : found.reason;
  }
  const [from, to] = [squareOf(a.place), squareOf(b.place)];
  if (!from || !to) return undefined;
  const grid = gridOf(fight.scene);
  const open = footprint(from, a.size).some((start) =>
    footprint(to, b.size).some((end) => wallBetween(grid, start, end) === undefined),
  );
  return open ? undefined : 'A wall is in between.';
}

/** What stands between two combatants. Nothing: undefined. */
export function between(fight: HestiaFight, a: Id, b: Id): string | undefined {
  const [one, two] = [combatantOf(fight, a), combatantOf(fight, b)];
  return betweenPlaces(fight, { place: one.place, size: squaresOf(one) }, { place: two.place, size: squaresOf(two) });
}

/** A place that can be walked to: its cost in feet and the way, the start left out. */
export interface Walk {
  place: Place;
  feet: number;
  from: Place;
  path: Place[];
}

/** Everywhere that somebody can walk to with so many feet: enemies bar the way, everybody else is passed; full zones are not entered. */
export function walks(fight: HestiaFight, who: Id, feet: number): Walk[] {
  const one = combatantOf(fight, who);
  if (fight.scene.kind === 'zones') {
    const scene = fight.scene;
    const others = everyone(fight)
      .filter((other) => other.id !== who && isUp(other))
      .map((other) => ({ place: other.place, room: roomOf(other) }));
    const half = fight.house.zoneFeet / 2;
    return reachable(scene, one.place, Math.floor(feet / half), {
      refuse: ({ to }) => whyNoRoom(scene, others, to, roomOf(one)),
    }).open.map(({ place, cost, path }) => ({
      place,
      feet: cost * half,
      from: one.place,
      path: [...path],
    }));
  }
  const from = squareOf(one.place);
  if (!from) return [];
  const grid = gridOf(fight.scene);
  const others = everyone(fight).filter((other) => other.id !== who && isUp(other));
  const passage = passageAmong(
    grid,
    others.map((other) => ({
      place: other.place,
      squares: squaresOf(other),
      bars: areEnemies(fight, other.id, who),
    })),
  );
  const reach = reachOf(grid, { from, size: squaresOf(one), budget: Math.floor(feet / SQUARE_FEET), passage });
  return reach.stops.map((index) => {
    const to = squareAt(grid, index);
    return {
      place: squarePlace(to),
      feet: (reach.cost[index] ?? 0) * SQUARE_FEET,
      from: one.place,
      path: (pathTo(reach, to) ?? []).map(squarePlace),
    };
  });
}

/** A walk's place as an option of a question: by its name on zones, by its feet on squares. */
export const walkOption =
  ({ scene }: HestiaFight) =>
  ({ place, feet, from, path }: Walk) => ({
    id: placeKey(place),
    label: scene.kind === 'zones' ? capital(placeName(scene, place)) : `${feet} ft`,
    place,
    way: [from, ...path],
    detail: `${feet} ft`,
    ...(feet > plainSteps(from, place) * SQUARE_FEET ? { cost: `${feet} ft` } : {}),
  });
