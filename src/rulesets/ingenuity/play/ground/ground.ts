/**
 * The ground: distances in metres (IN-21), who stands beside whom, flanks (IN-27), ways to walk,
 * doors to open.
 */

import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { countWords, type Id } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { type MetreReach, metreReach, metresBetween, metresTo } from '../../../../space/squares/metrePaths.ts';
import { lineTo, solidBetween } from '../../../../space/squares/squareCover.ts';
import {
  footprint,
  type Grid,
  type Square,
  solidAt,
  squareKey,
  squareOf,
  squarePlace,
  squaresWithin,
} from '../../../../space/squares/squares.ts';
import { hasNoWall } from '../../../common/squares/lines.ts';
import { hasRoomAt, squareAway, takenSquares } from '../../../common/squares/pushes.ts';
import { squareKitOf } from '../../../common/squares/squareKit.ts';
import { walkOption as optionOfWalk, type Walk as SquareWalk } from '../../../common/squares/walks.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, isHere, isUp } from '../../sheet/sheet.ts';
import { fightersHere } from '../table/tell.ts';
import { isLow } from './low.ts';

/**
 * Gives the squares along a token's side: one up to medium (4), one more for each size above
 * (ASSUMED).
 */
export const squaresOf = (one: Fighter): number => Math.max(1, Math.min(4, one.sheet.size - 3));

/**
 * Whether a straight line from the one square to the other, or back, is free of walls, shut doors
 * and, by house rule, solid ground.
 */
function isClear(fight: IngenuityFight, map: Grid, from: Square, to: Square): boolean {
  // IN-14: a combatant shoots over low cover.
  const barred = (a: Square, b: Square) =>
    solidBetween(map, a, b) &&
    lineTo(a, b)
      .slice(0, -1)
      .some((square) => solidAt(map, square) && !isLow(fight, square));
  const free = (a: Square, b: Square) => hasNoWall(map, a, b) && (fight.house.solid === 'open' || !barred(a, b));
  return free(from, to) || free(to, from);
}

/**
 * What a step costs beside its square, by the house rules: difficult ground, and levels climbed
 * beyond the first.
 */
const surcharge = ({ house }: IngenuityFight, step: { difficult: number; height: number }): number =>
  step.difficult * house.difficultCosts + (house.roughGround ? step.height : 0);

const kit = squareKitOf<IngenuityFight>({
  squares: squaresOf,
  diagonals: 'one or two',
  unit: (n) => `${n} m`,
  isHere,
  // Standing enemies bar a walk; a walker passes everybody else, but stops on nobody. By house rule
  // all or none bar it.
  bars: (fight, who, other) =>
    isUp(other) &&
    (fight.house.walkPast === 'friends' ? areEnemies(fight, who, other.id) : fight.house.walkPast === 'nobody'),
  isFree: isClear,
  surcharge,
});

/** Gives the grid of the fight; a scene without squares has none. */
export const gridOfFight = kit.gridIn;
/** Gives the metres between two combatants: 1 side by side, Infinity when one is beside the map. */
export const metresApart = kit.apart;

/**
 * IN-21: a ruler counts a metre to a square, and two to every second slanted step of the whole way.
 */
export const rulerWords = kit.rulerWords;

/**
 * Whether something stands in the way between two combatants: no square of the one has a straight
 * line to any of the other.
 */
export const wallParts = (fight: IngenuityFight, a: Id, b: Id): boolean => !kit.isOpen(fight, a, b);
/** The reason that is given where `wallParts` holds. */
export const IN_THE_WAY = 'a wall, a shut door or something solid is in the way';

/** Gives everybody else within so many metres of a combatant, with no wall between. */
export const combatantsNear = kit.near;

/** Gives on which side of a token another one stands: -1, 0 or 1 along each axis. */
function sideOf(of: Fighter, other: Fighter): { across: number; down: number } | undefined {
  const [at, by] = [squareOf(of.place), squareOf(other.place)];
  if (!at || !by) return undefined;
  const along = (x: number, xs: number, y: number, ys: number) => (y + ys - 1 < x ? -1 : y > x + xs - 1 ? 1 : 0);
  const [own, its] = [squaresOf(of), squaresOf(other)];
  return { across: along(at.column, own, by.column, its), down: along(at.row, own, by.row, its) };
}

/**
 * IN-27: gives two enemies who stand beside a target on opposite sides. The attacker need not be
 * one of them.
 */
export function flankers(fight: IngenuityFight, target: Id): [Id, Id] | undefined {
  const one = combatantOf(fight, target);
  const beside = combatantsNear(fight, target)
    .filter((other) => isUp(other) && areEnemies(fight, target, other.id))
    .map((other) => ({ id: other.id, at: sideOf(one, other) }));
  for (const [n, a] of beside.entries())
    for (const b of beside.slice(n + 1))
      if (a.at && b.at && (a.at.across !== 0 || a.at.down !== 0))
        if (a.at.across === -b.at.across && a.at.down === -b.at.down) return [a.id, b.id];
  return undefined;
}

/**
 * A way on the grid in words: "2 m north-east". Up on the map is north; a square is a metre, and a
 * diagonal counts its longer side.
 */
export function wayWords(from: { column: number; row: number }, to: Place): string {
  if (to.kind !== 'square') return 'Off the map';
  const [across, down] = [to.column - from.column, to.row - from.row];
  const metres = Math.max(Math.abs(across), Math.abs(down));
  if (metres === 0) return 'Here';
  const way = [down < 0 ? 'north' : down > 0 ? 'south' : '', across < 0 ? 'west' : across > 0 ? 'east' : ''];
  return `${metres} m ${way.filter((part) => part !== '').join('-')}`;
}

/**
 * A place that can be walked to: its metres, the way (the start left out), and how many of its
 * steps are diagonal.
 */
export interface Walk extends SquareWalk {
  metres: number;
  /** The diagonal steps before the walk, from which its own are counted on (IN-21). */
  gone: number;
}

const reachFor = (fight: IngenuityFight, who: Id, budget: number): MetreReach | undefined => {
  const walker = kit.walkerOf(fight, who, budget);
  return walker && metreReach(walker.grid, walker, (step) => surcharge(fight, step));
};

/**
 * Gives every place that a combatant can walk to with so many metres. `gone`: the diagonal steps so
 * far.
 */
export const walksFrom = (fight: IngenuityFight, who: Id, budget: number, gone = 0): Walk[] =>
  kit.walks(fight, who, budget, gone).map((walk) => ({ ...walk, metres: walk.cost, gone }));

/**
 * IN-34: gives where a combatant can stand in another's stead within so many metres: over all of
 * its squares, or, if smaller, on a part of them.
 */
export function stepsInto(fight: IngenuityFight, who: Id, into: Id, budget: number): Place[] {
  const [one, other] = [combatantOf(fight, who), combatantOf(fight, into)];
  const [from, to] = [squareOf(one.place), squareOf(other.place)];
  const map = gridOfFight(fight);
  if (!from || !to || !map) return [];
  const [own, its] = [squaresOf(one), squaresOf(other)];
  const back = own > its ? own - its : 0;
  const spots = footprint({ column: to.column - back, row: to.row - back }, Math.abs(own - its) + 1);
  const taken = takenBy(fight, [who, into]);
  const free = spots.filter((at) => hasRoomAt(map, taken, at, own));
  if (free.length === 0) return [];
  // The straight way is tried first: it is nearly always open, and so short a search is cheap.
  const straight = metresBetween(from, own, to, its);
  const near = straight < budget ? reachFor(fight, who, straight) : undefined;
  const within = (reach: MetreReach | undefined) =>
    free.filter((at) => reach !== undefined && metresTo(reach, at) !== undefined);
  const found = near && own === its ? within(near) : [];
  return (found.length > 0 ? found : within(reachFor(fight, who, budget))).map(squarePlace);
}

/** Gives the keys of all squares that combatants stand on, but for some combatants. */
const takenBy = (fight: IngenuityFight, but: readonly Id[]): Set<string> =>
  takenSquares(
    fightersHere(fight)
      .filter(({ id }) => !but.includes(id))
      .map(({ id }) => kit.spotOf(fight, id)),
  );

/** Gives the squares beside a spot where a token has room. `gone` will stand on the spot. */
export function roomBeside(fight: IngenuityFight, who: Id, spot: Square, gone: Id): Place[] {
  const one = combatantOf(fight, who);
  const map = gridOfFight(fight);
  if (!map) return [];
  const size = squaresOf(combatantOf(fight, gone));
  const taken = takenBy(fight, [who, gone]);
  for (const square of footprint(spot, size)) taken.add(squareKey(square));
  return squaresWithin(map, spot, squaresOf(one), size)
    .filter((at) => hasRoomAt(map, taken, at, squaresOf(one)))
    .filter((at) => metresBetween(at, squaresOf(one), spot, size) <= 1)
    .filter((at) => hasNoWall(map, spot, at))
    .map(squarePlace);
}

/**
 * Gives the place to which a combatant is pushed a metre, straight away from another; undefined
 * without room.
 */
export function pushedFrom(fight: IngenuityFight, who: Id, from: Id): Place | undefined {
  const one = combatantOf(fight, who);
  const [at, by] = [squareOf(one.place), squareOf(combatantOf(fight, from).place)];
  const map = gridOfFight(fight);
  if (!at || !by || !map) return undefined;
  const to = squareAway(by, at);
  const free = hasRoomAt(map, takenBy(fight, [who]), to, squaresOf(one)) && hasNoWall(map, at, to);
  return free ? squarePlace(to) : undefined;
}

/** A walk's place as an option: where it leads, what it costs, and the steps it takes. */
export const walkOption = (walk: Walk) => {
  const { metres, diagonals, gone } = walk;
  return optionOfWalk(walk, {
    ...kit.words,
    gone,
    detail: () =>
      diagonals + (gone % 2) < 2 || diagonals === 0
        ? `${metres} m`
        : `${metres} m: ${countWords(diagonals, 'diagonal step')}${gone > 0 ? ` after ${gone}` : ''}, every second of them counts 2 m (IN-21)`,
  });
};
