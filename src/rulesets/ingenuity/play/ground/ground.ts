/** The ground: distances in metres (IN-21), who stands beside whom, flanks (IN-27), ways to walk, doors to open. */

import { current, isDraft } from 'immer';
import { areEnemies, combatantOf } from '../../../../engine/fight.ts';
import { count, type Id } from '../../../../engine/words.ts';
import { stepsAlong } from '../../../../space/ruler.ts';
import { type Place, placeKey, type SquareScene } from '../../../../space/scene.ts';
import {
  type MetreReach,
  metrePathTo,
  metreReach,
  metresBetween,
  metresTo,
} from '../../../../space/squares/metrePaths.ts';
import { solidBetween, wallBetween } from '../../../../space/squares/squareCover.ts';
import type { Passage } from '../../../../space/squares/squarePaths.ts';
import {
  footprint,
  type Grid,
  gridOf,
  type Square,
  solidAt,
  squareAt,
  squareKey,
  squareOf,
  squarePlace,
  within,
} from '../../../../space/squares/squares.ts';
import { passageAmong } from '../../../common/places.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, isHere, isUp } from '../../sheet/sheet.ts';
import { here } from '../table/tell.ts';

/** Squares along a side: up to medium (4) one, and one more for each size above (ASSUMED). */
export const squaresOf = (one: Fighter): number => Math.max(1, Math.min(4, one.sheet.size - 3));

/**
 * The grid; the game is played on squares alone, so another scene has none. Inside a move the scene is a draft: unchanged
 * it reads as the frozen scene it was made from, whose grid is kept.
 */
export const grid = ({ scene }: IngenuityFight): Grid | undefined =>
  scene.kind === 'squares' ? gridOf(isDraft(scene) ? current(scene) : scene) : undefined;

/** Metres between two combatants; side by side is 1. Infinity when one is beside the map. */
export function metresApart(fight: IngenuityFight, a: Id, b: Id): number {
  const [one, two] = [combatantOf(fight, a), combatantOf(fight, b)];
  const [from, to] = [squareOf(one.place), squareOf(two.place)];
  return from && to ? metresBetween(from, squaresOf(one), to, squaresOf(two)) : Number.POSITIVE_INFINITY;
}

/** IN-21: a ruler counts a metre to a square, and two to every second slanted step of the whole way. */
export function ruler(_fight: IngenuityFight, way: readonly Place[]): string {
  const { straight, diagonal } = stepsAlong(way);
  return `${straight + diagonal + Math.floor(diagonal / 2)} m`;
}

/** Whether a straight line from the one square to the other, or back, is free of walls, shut doors and, by house rule, solid ground. */
function isClear(fight: IngenuityFight, map: Grid, from: Square, to: Square): boolean {
  const free = (a: Square, b: Square) =>
    wallBetween(map, a, b) === undefined && (fight.house.solid === 'open' || !solidBetween(map, a, b));
  return free(from, to) || free(to, from);
}

/** Whether something stands in the way between two combatants: no square of the one has a straight line to any of the other. */
export function wallParts(fight: IngenuityFight, a: Id, b: Id): boolean {
  const [one, other] = [combatantOf(fight, a), combatantOf(fight, b)];
  const [from, to] = [squareOf(one.place), squareOf(other.place)];
  const map = grid(fight);
  if (!map || !from || !to) return false;
  const goals = footprint(to, squaresOf(other));
  return !footprint(from, squaresOf(one)).some((start) => goals.some((end) => isClear(fight, map, start, end)));
}
/** What is said where `wallParts`. */
export const IN_THE_WAY = 'a wall, a shut door or something solid is in the way';

/** Everyone else on the field within so many metres of somebody, with no wall between. */
export const near = (fight: IngenuityFight, who: Id, reach = 1): Fighter[] =>
  here(fight).filter(({ id }) => id !== who && metresApart(fight, who, id) <= reach && !wallParts(fight, who, id));

/** On which side of a token another stands: -1, 0 or 1 along each axis. */
function sideOf(of: Fighter, other: Fighter): { across: number; down: number } | undefined {
  const [at, by] = [squareOf(of.place), squareOf(other.place)];
  if (!at || !by) return undefined;
  const along = (x: number, xs: number, y: number, ys: number) => (y + ys - 1 < x ? -1 : y > x + xs - 1 ? 1 : 0);
  const [own, its] = [squaresOf(of), squaresOf(other)];
  return { across: along(at.column, own, by.column, its), down: along(at.row, own, by.row, its) };
}

/** IN-27: two enemies of somebody who stand beside it on opposite sides; it need not be the attacker who stands there. */
export function flankers(fight: IngenuityFight, target: Id): [Id, Id] | undefined {
  const one = combatantOf(fight, target);
  const beside = near(fight, target)
    .filter((other) => isUp(other) && areEnemies(fight, target, other.id))
    .map((other) => ({ id: other.id, at: sideOf(one, other) }));
  for (const [n, a] of beside.entries())
    for (const b of beside.slice(n + 1))
      if (a.at && b.at && (a.at.across !== 0 || a.at.down !== 0))
        if (a.at.across === -b.at.across && a.at.down === -b.at.down) return [a.id, b.id];
  return undefined;
}

/** A way on the grid in words: "2 m north-east". Up on the map is north; a square is a metre, and a diagonal counts its longer side. */
export function wayWords(from: { column: number; row: number }, to: Place): string {
  if (to.kind !== 'square') return 'Off the map';
  const [across, down] = [to.column - from.column, to.row - from.row];
  const metres = Math.max(Math.abs(across), Math.abs(down));
  if (metres === 0) return 'Here';
  const way = [down < 0 ? 'north' : down > 0 ? 'south' : '', across < 0 ? 'west' : across > 0 ? 'east' : ''];
  return `${metres} m ${way.filter((part) => part !== '').join('-')}`;
}

/** A place that can be walked to: its metres, the way (the start left out), and how many of its steps are diagonal. */
export interface Walk {
  place: Place;
  metres: number;
  from: Place;
  path: Place[];
  diagonals: number;
  /** Diagonal steps before it that count on (IN-21). */
  gone: number;
}

/** Who is in the way: enemies who stand bar it, everybody else can be passed and not stopped on; by house rule all or none bar it. */
function passageFor(fight: IngenuityFight, who: Id, map: Grid): Passage {
  const { walkPast } = fight.house;
  const bars = (id: Id) => (walkPast === 'friends' ? areEnemies(fight, who, id) : walkPast === 'nobody');
  const others = here(fight).filter(({ id }) => id !== who);
  return passageAmong(
    map,
    others.map((other) => ({
      place: other.place,
      squares: squaresOf(other),
      bars: isUp(other) && bars(other.id),
    })),
  );
}

const reachFor = (fight: IngenuityFight, one: Fighter, map: Grid, from: Square, budget: number, gone = 0) => {
  const { roughGround, difficultCosts } = fight.house;
  const walker = { from, size: squaresOf(one), budget, passage: passageFor(fight, one.id, map), odd: gone % 2 === 1 };
  return metreReach(map, walker, (reasons) => reasons.difficult * difficultCosts + (roughGround ? reasons.height : 0));
};

/** Everywhere that somebody can walk to with so many metres. `gone`: diagonal steps that are counted on from. */
export function walks(fight: IngenuityFight, who: Id, budget: number, gone = 0): Walk[] {
  const one = combatantOf(fight, who);
  const from = squareOf(one.place);
  const map = grid(fight);
  if (!from || !map) return [];
  const reach = reachFor(fight, one, map, from, budget, gone);
  return reach.stops.map((index) => {
    const to = squareAt(map, index);
    const path = metrePathTo(reach, to) ?? [];
    const diagonals = path.filter((at, n) => {
      const last = path[n - 1] ?? from;
      return at.column !== last.column && at.row !== last.row;
    }).length;
    return {
      place: squarePlace(to),
      metres: metresTo(reach, to) ?? 0,
      from: squarePlace(from),
      path: path.map(squarePlace),
      diagonals,
      gone,
    };
  });
}

/** IN-34: where somebody can come to within so many metres in another's stead: over all of it, or, being smaller, on a part of it. */
export function stepsInto(fight: IngenuityFight, who: Id, into: Id, budget: number): Place[] {
  const [one, other] = [combatantOf(fight, who), combatantOf(fight, into)];
  const [from, to] = [squareOf(one.place), squareOf(other.place)];
  const map = grid(fight);
  if (!from || !to || !map) return [];
  const [own, its] = [squaresOf(one), squaresOf(other)];
  const back = own > its ? own - its : 0;
  const spots = footprint({ column: to.column - back, row: to.row - back }, Math.abs(own - its) + 1);
  const taken = takenBy(fight, [who, into]);
  const free = spots.filter((at) => footprint(at, own).every((square) => isFree(map, taken, square)));
  if (free.length === 0) return [];
  // The straight way first: it is nearly always open, and a search of so few metres costs a fraction of the whole.
  const straight = metresBetween(from, own, to, its);
  const near = straight < budget ? reachFor(fight, one, map, from, straight) : undefined;
  const within = (reach: MetreReach) => free.filter((at) => metresTo(reach, at) !== undefined);
  const found = near && own === its ? within(near) : [];
  return (found.length > 0 ? found : within(reachFor(fight, one, map, from, budget))).map(squarePlace);
}

/** The squares that everybody on the field but some stands on, by their keys. */
const takenBy = (fight: IngenuityFight, but: readonly Id[]): Set<string> =>
  new Set(
    here(fight)
      .filter(({ id }) => !but.includes(id))
      .flatMap((other) => {
        const at = squareOf(other.place);
        return at ? footprint(at, squaresOf(other)).map(squareKey) : [];
      }),
  );
const isFree = (map: Grid, taken: ReadonlySet<string>, square: Square): boolean =>
  !solidAt(map, square) && !taken.has(squareKey(square));

/** Squares beside a spot, which `gone` will have taken, where somebody's token has room. */
export function roomBeside(fight: IngenuityFight, who: Id, spot: Square, gone: Id): Place[] {
  const one = combatantOf(fight, who);
  const map = grid(fight);
  if (!map) return [];
  const size = squaresOf(combatantOf(fight, gone));
  const taken = takenBy(fight, [who, gone]);
  for (const square of footprint(spot, size)) taken.add(squareKey(square));
  return within(map, spot, squaresOf(one), size)
    .filter((at) => footprint(at, squaresOf(one)).every((square) => isFree(map, taken, square)))
    .filter((at) => metresBetween(at, squaresOf(one), spot, size) <= 1)
    .filter((at) => wallBetween(map, spot, at) === undefined)
    .map(squarePlace);
}

/** The place a metre away from somebody, straight from another one, where it has room and no wall is between. */
export function pushedFrom(fight: IngenuityFight, who: Id, from: Id): Place | undefined {
  const one = combatantOf(fight, who);
  const [at, by] = [squareOf(one.place), squareOf(combatantOf(fight, from).place)];
  const map = grid(fight);
  if (!at || !by || !map) return undefined;
  const to = { column: at.column + Math.sign(at.column - by.column), row: at.row + Math.sign(at.row - by.row) };
  const taken = takenBy(fight, [who]);
  const free = footprint(to, squaresOf(one)).every((square) => isFree(map, taken, square));
  return free && wallBetween(map, at, to) === undefined ? squarePlace(to) : undefined;
}

/** IN-21: what a way comes to over plain ground with nobody in it, every second diagonal step as two, counted on from those `gone`. */
function plainMetres(from: Place, to: Place, gone: number): number {
  const { straight, diagonal } = stepsAlong([from, to]);
  return straight + diagonal + Math.floor((diagonal + (gone % 2)) / 2);
}

/** A walk's place as an option: where it leads, what it costs, and the steps it takes. */
export const walkOption = ({ place, metres, diagonals, gone, from, path }: Walk) => ({
  ...(metres > plainMetres(from, place, gone) ? { cost: `${metres} m` } : {}),
  id: placeKey(place),
  label: `${metres} m`,
  place,
  way: [from, ...path],
  detail:
    diagonals + (gone % 2) < 2 || diagonals === 0
      ? `${metres} m`
      : `${metres} m: ${count(diagonals, 'diagonal step')}${gone > 0 ? ` after ${gone}` : ''}, every second of them counts 2 m (IN-21)`,
});

/** The doors on the edges of somebody's own squares: the key of the edge, and where it is. */
export function doorsBeside(fight: IngenuityFight, who: Id): { key: string; state: 'door' | 'open'; place: Place }[] {
  const one = combatantOf(fight, who);
  const at = squareOf(one.place);
  if (!at || fight.scene.kind !== 'squares' || !isHere(one)) return [];
  const { walls } = fight.scene as SquareScene;
  const own = footprint(at, squaresOf(one));
  const edges = own.flatMap(({ column, row }) => [
    { key: `${column},${row},e`, to: { column: column + 1, row } },
    { key: `${column},${row},s`, to: { column, row: row + 1 } },
    { key: `${column - 1},${row},e`, to: { column: column - 1, row } },
    { key: `${column},${row - 1},s`, to: { column, row: row - 1 } },
  ]);
  return edges.flatMap(({ key, to }) => {
    const state = walls[key];
    return state === 'door' || state === 'open' ? [{ key, state, place: squarePlace(to) }] : [];
  });
}
