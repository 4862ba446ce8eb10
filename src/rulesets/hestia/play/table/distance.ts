/**
 * Distances in feet on both kinds of map (HE-25): 5 ft for a square; on zones the house rule says
 * how long a zone is.
 */

import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import { capitalized, type Id } from '../../../../engine/words.ts';
import { zonesAlong } from '../../../../space/ruler.ts';
import type { Place } from '../../../../space/scene.ts';
import { sightBetween } from '../../../../space/sight/sight.ts';
import { groundUnder, OPEN, type Passage, reachOf, stepCost } from '../../../../space/squares/squarePaths.ts';
import {
  DIRECTIONS,
  footprint,
  type Grid,
  gridOf,
  indexOf,
  squareOf,
  squarePlace,
} from '../../../../space/squares/squares.ts';
import { reachable } from '../../../../space/zones/zonePaths.ts';
import { distance, placeName, whyNoCapacity } from '../../../../space/zones/zones.ts';
import { passageAmong } from '../../../common/places.ts';
import { plainCost, type Spot, tokensApart } from '../../../common/squares/counting.ts';
import { isOpenBetween } from '../../../common/squares/lines.ts';
import { walkOption as optionOfWalk, type Walk as SquareWalk, walksIn } from '../../../common/squares/walks.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isUp } from '../../sheet/sheet.ts';

/** Feet along a side of a square. */
export const SQUARE_FEET = 5;

export const squaresOf = (one: Fighter): number =>
  ({ tiny: 1, small: 1, medium: 1, large: 2, huge: 3 })[one.sheet.size];
export const roomOf = (one: Fighter): number =>
  ({ tiny: 0.25, small: 0.5, medium: 1, large: 4, huge: 8 })[one.sheet.size];

/**
 * The feet from a combatant to a place of the map; within a zone, and side by side, the reach of
 * melee. Infinity beside the map.
 */
export function feetTo(fight: HestiaFight, one: Fighter, place: Place, size = 1): number {
  if (fight.scene.kind === 'squares')
    return tokensApart({ place: one.place, size: squaresOf(one) }, { place, size }, 'one') * SQUARE_FEET;
  if (one.place.kind === 'off' || place.kind === 'off') return Number.POSITIVE_INFINITY;
  const zones = distance(fight.scene, one.place, place);
  return zones === 0 ? fight.house.meleeFeet : zones * fight.house.zoneFeet;
}

/**
 * HE-25: a ruler counts 5 ft for a square, also on a slant. On zones it counts their length by the
 * house rule, and within one zone the reach of melee.
 */
export function rulerWords({ scene, house }: HestiaFight, way: readonly Place[]): string {
  if (scene.kind === 'squares') return `${plainCost(way, 'one') * SQUARE_FEET} ft`;
  const zones = zonesAlong(scene, way);
  if (!Number.isFinite(zones)) return 'No way there';
  return zones === 0 ? `${house.meleeFeet} ft` : `${zones * house.zoneFeet} ft`;
}

/** Feet between two combatants. Infinity when one is beside the map. */
export function feetBetween(fight: HestiaFight, a: Id, b: Id): number {
  const other = combatantOf(fight, b);
  return feetTo(fight, combatantOf(fight, a), other.place, squaresOf(other));
}

/**
 * The thing between two places because of which neither can be reached from the other: a wall, a
 * shut door, smoke. Undefined: nothing.
 */
export function betweenPlaces(fight: HestiaFight, a: Spot, b: Spot): string | undefined {
  if (fight.scene.kind === 'zones') {
    const found = sightBetween(fight.scene, a.place, b.place);
    return found.seen ? undefined : found.reason;
  }
  return isOpenBetween(gridOf(fight.scene), a, b) ? undefined : 'A wall is in between.';
}

/** The thing that stands between two combatants. Undefined: nothing. */
export function whatStandsBetween(fight: HestiaFight, a: Id, b: Id): string | undefined {
  const [one, two] = [combatantOf(fight, a), combatantOf(fight, b)];
  return betweenPlaces(fight, { place: one.place, size: squaresOf(one) }, { place: two.place, size: squaresOf(two) });
}

/** A place to which a combatant can walk, and the cost of the way in feet. */
export interface Walk extends SquareWalk {
  feet: number;
}

function passageOf(fight: HestiaFight, grid: Grid, who: Id): Passage {
  const others = everyone(fight).filter((other) => other.id !== who && isUp(other));
  return passageAmong(
    grid,
    others.map((other) => ({
      place: other.place,
      squares: squaresOf(other),
      bars: areEnemies(fight, other.id, who),
    })),
  );
}

/**
 * HE-20: the squares beside a combatant that lie two steps or more below its own square, each with
 * the depth of the fall in feet.
 */
export function ledgesInReach(fight: HestiaFight, who: Id): (Walk & { drop: number })[] {
  const one = combatantOf(fight, who);
  const from = squareOf(one.place);
  if (fight.scene.kind !== 'squares' || !from) return [];
  const grid = gridOf(fight.scene);
  const size = squaresOf(one);
  const passage = passageOf(fight, grid, who);
  return DIRECTIONS.flatMap((way) => {
    const to = { column: from.column + way.column, row: from.row + way.row };
    const steps = groundUnder(grid, from, size) - groundUnder(grid, to, size);
    const free = footprint(to, size).every((square) => (passage[indexOf(grid, square)] ?? OPEN) === OPEN);
    if (steps < 2 || !free || !stepCost(grid, { from, size, budget: 1, passage }, from, to)) return [];
    const place = squarePlace(to);
    const walk = { place, cost: 1, from: one.place, path: [place], diagonals: 0 };
    return [{ ...walk, feet: SQUARE_FEET, drop: steps * SQUARE_FEET }];
  });
}

/**
 * All places to which a combatant can walk with so many feet. Enemies bar the way, everybody else
 * can be passed, and full zones cannot be entered.
 */
export function walksFrom(fight: HestiaFight, who: Id, feet: number): Walk[] {
  const one = combatantOf(fight, who);
  if (fight.scene.kind === 'zones') {
    const scene = fight.scene;
    const others = everyone(fight)
      .filter((other) => other.id !== who && isUp(other))
      .map((other) => ({ place: other.place, room: roomOf(other) }));
    const half = fight.house.zoneFeet / 2;
    return reachable(scene, one.place, Math.floor(feet / half), {
      refuse: ({ to }) => whyNoCapacity(scene, others, to, roomOf(one)),
    }).open.map(({ place, cost, path }) => ({
      place,
      cost,
      feet: cost * half,
      from: one.place,
      path: [...path],
      diagonals: 0,
    }));
  }
  const from = squareOf(one.place);
  if (!from) return [];
  const grid = gridOf(fight.scene);
  const passage = passageOf(fight, grid, who);
  const reach = reachOf(grid, { from, size: squaresOf(one), budget: Math.floor(feet / SQUARE_FEET), passage });
  return walksIn(reach).map((walk) => ({ ...walk, feet: walk.cost * SQUARE_FEET }));
}

/** A walk's place as an option of a question: by its name on zones, by its feet on squares. */
export const walkOption =
  ({ scene }: HestiaFight) =>
  (walk: Walk) =>
    optionOfWalk(walk, {
      cost: () => `${walk.feet} ft`,
      diagonals: 'one',
      ...(scene.kind === 'zones' ? { label: (place) => capitalized(placeName(scene, place)) } : {}),
    });
