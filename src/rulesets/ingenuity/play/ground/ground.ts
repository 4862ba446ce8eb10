/**
 * The ground: distances in metres (IN-21), who stands beside whom, flanks (IN-27), walks, doors to
 * open.
 */

import { areEnemies, combatantOf, everyone } from '../../../../engine/fight.ts';
import { countWords, type Id } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import {
  type MetreReach,
  metrePathTo,
  metreReach,
  metresBetween,
  metresTo,
} from '../../../../space/squares/metrePaths.ts';
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
import { type Fighter, isHere, isThere, isUp } from '../../sheet/sheet.ts';
import { fightersHere } from '../table/tell.ts';
import { isLow } from './low.ts';

/**
 * The squares along a token's side: one up to medium size (4), one more for each size above
 * (ASSUMED).
 */
export const squaresOf = (one: Fighter): number => Math.max(1, Math.min(4, one.sheet.size - 3));

/**
 * Whether a straight line between two squares, in either direction, is free of walls, shut doors
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
 * The cost of a step in addition to its square, by the house rules: difficult ground, and levels
 * climbed beyond the first.
 */
const surcharge = ({ house }: IngenuityFight, step: { difficult: number; height: number }): number =>
  step.difficult * house.difficultCosts + (house.roughGround ? step.height : 0);

const kit = squareKitOf<IngenuityFight>({
  squares: squaresOf,
  diagonals: 'one or two',
  unit: (n) => `${n} m`,
  isHere,
  // Standing enemies bar a walk. A walker passes everybody else, but stops on nobody's square. By
  // house rule everybody bars it, or nobody.
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
 * IN-21: a ruler counts one metre for a square, and two for every second slanted step of the whole
 * way.
 */
export const rulerWords = kit.rulerWords;

/**
 * Whether something stands in the way between two combatants: no square of the first has a free
 * line to any square of the second.
 */
export const wallParts = (fight: IngenuityFight, a: Id, b: Id): boolean => !kit.isOpen(fight, a, b);
/** The reason for a refusal where `wallParts` is true. */
export const IN_THE_WAY = 'a wall, a shut door or something solid is in the way';

/** Everybody else within a number of metres of a combatant, with no wall between. */
export const combatantsNear = kit.near;

/**
 * IN-25: whom a shot at a target may strike in its place: all who stand within 1 m of it, whoever's
 * friends they are, also those who have surrendered.
 */
export const besideTarget = (fight: IngenuityFight, target: Id, shooter: Id): Fighter[] =>
  everyone(fight).filter(
    (other) =>
      other.id !== target &&
      other.id !== shooter &&
      isThere(other) &&
      metresApart(fight, target, other.id) <= 1 &&
      !wallParts(fight, target, other.id),
  );

/** The side of a token on which another one stands: -1, 0 or 1 along each axis. */
function sideOf(of: Fighter, other: Fighter): { across: number; down: number } | undefined {
  const [at, by] = [squareOf(of.place), squareOf(other.place)];
  if (!at || !by) return undefined;
  const along = (x: number, xs: number, y: number, ys: number) => (y + ys - 1 < x ? -1 : y > x + xs - 1 ? 1 : 0);
  const [own, its] = [squaresOf(of), squaresOf(other)];
  return { across: along(at.column, own, by.column, its), down: along(at.row, own, by.row, its) };
}

/**
 * IN-27: two enemies who stand beside a target on opposite sides. The attacker need not be one of
 * them.
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
 * A way on the grid in words: "2 m north-east". Up on the map is north, a square is a metre, and a
 * diagonal counts as its longer side.
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
 * A place to which a combatant can walk: its metres, the way without the start, and how many of its
 * steps are diagonal.
 */
export interface Walk extends SquareWalk {
  metres: number;
  /** The diagonal steps before the walk; the count goes on from there (IN-21). */
  gone: number;
}

const reachFor = (fight: IngenuityFight, who: Id, budget: number): MetreReach | undefined => {
  const walker = kit.walkerOf(fight, who, budget);
  return walker && metreReach(walker.grid, walker, (step) => surcharge(fight, step));
};

/** The walk to one square, however long: its metres and its steps. Undefined where no way leads. */
export function walkTo(fight: IngenuityFight, who: Id, place: Place): { cost: number; path: Place[] } | undefined {
  const [reach, to] = [reachFor(fight, who, 1000), squareOf(place)];
  const cost = reach && to && metresTo(reach, to);
  return cost === undefined || !reach || !to
    ? undefined
    : { cost, path: (metrePathTo(reach, to) ?? []).map(squarePlace) };
}

/**
 * Every place to which a combatant can walk with so many metres. `gone`: the diagonal steps so far.
 */
export const walksFrom = (fight: IngenuityFight, who: Id, budget: number, gone = 0): Walk[] =>
  kit.walks(fight, who, budget, gone).map((walk) => ({ ...walk, metres: walk.cost, gone }));

/**
 * IN-34: the places where a combatant can stand in another's stead within so many metres: over all
 * of its squares or, if smaller, over a part of them.
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

/** The keys of all squares on which combatants stand, apart from those in `but`. */
const takenBy = (fight: IngenuityFight, but: readonly Id[]): Set<string> =>
  takenSquares(
    fightersHere(fight)
      .filter(({ id }) => !but.includes(id))
      .map(({ id }) => kit.spotOf(fight, id)),
  );

/** The squares beside a spot where a token has room, though `gone` will stand on the spot. */
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
 * The place to which a combatant is pushed one metre straight away from another; undefined without
 * room.
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

/** A walk's place as an option: its end, its cost, and the steps of the way. */
export const walkOption = (walk: Walk) => {
  const { metres, diagonals, gone } = walk;
  return optionOfWalk(walk, {
    ...kit.words,
    gone,
    detail: () =>
      diagonals + (gone % 2) < 2 || diagonals === 0
        ? `${metres} m`
        : `${metres} m: ${countWords(diagonals, 'diagonal step')}${gone > 0 ? ` after ${gone}` : ''}, every second of them counts 2 m`,
  });
};
