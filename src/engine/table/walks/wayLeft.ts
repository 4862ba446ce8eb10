/**
 * How far it still is on foot from a place to another: what a walk makes shorter. The lists of a
 * question and the policies of foresight read it; no rule does.
 */
import { type Place, placeKey, type Scene, type ZoneScene } from '../../../space/scene.ts';
import { costTo, type Reach, reachOf } from '../../../space/squares/squarePaths.ts';
import { type Grid, gridOf, isWallBetween, type Square, squareKey, squareOf } from '../../../space/squares/squares.ts';
import { reachable } from '../../../space/zones/zonePaths.ts';
import { placesApart } from './near.ts';

/** The longest way that is measured, in squares or half zones. */
const LONGEST_WAY = 400;
/**
 * A place to which no way leads is further than all others, and nearer ones of those come first.
 */
const NO_WAY = 10_000;

/**
 * The length of the way between two places, in zones or squares of movement. People in the way are
 * ignored. Closed doors and walls are not, also between neighbouring squares; past the corner of a
 * wall a neighbour is half a square farther. On a border one is half a zone short of either side.
 * Infinite for a place beside the map.
 */
export function wayLeft(scene: Scene, from: Place, to: Place): number {
  const straight = placesApart(scene, from, to);
  if (!Number.isFinite(straight)) return straight;
  if (scene.kind === 'zones') {
    if (straight === 0) return from.kind === 'border' ? 0.5 : 0;
    const halves = halvesFrom(scene, to).get(placeKey(from));
    return halves === undefined ? NO_WAY + straight : halves / 2;
  }
  const [here, there] = [squareOf(from), squareOf(to)];
  if (!here || !there) return Number.POSITIVE_INFINITY;
  // Whoever stands beside the target need not reach its very square, unless a wall is in between.
  const grid = gridOf(scene);
  if (straight === 0) return 0;
  if (straight <= 1 && !isWallBetween(grid, here, there)) return isPastCorner(grid, here, there) ? 1.5 : 1;
  return costTo(reachFrom(scene, there), here) ?? NO_WAY + straight;
}

/** Whether a wall reaches the corner over which two squares touch: few blows go past it. */
function isPastCorner(grid: Grid, here: Square, there: Square): boolean {
  if (here.column === there.column || here.row === there.row) return false;
  return [
    { column: here.column, row: there.row },
    { column: there.column, row: here.row },
  ].some((corner) => isWallBetween(grid, here, corner) || isWallBetween(grid, corner, there));
}

const knownHalves = new WeakMap<Scene, Map<string, ReadonlyMap<string, number>>>();
const knownReaches = new WeakMap<Scene, Map<string, Reach>>();

/** What was worked out for a place of a scene; it is kept as long as the scene, which is frozen. */
function kept<T>(known: WeakMap<Scene, Map<string, T>>, scene: Scene, key: string, workOut: () => T): T {
  const ofScene = known.get(scene) ?? new Map<string, T>();
  known.set(scene, ofScene);
  const found = ofScene.get(key) ?? workOut();
  ofScene.set(key, found);
  return found;
}

/** The half zones from a place to each other place that a way leads to. */
const halvesFrom = (scene: ZoneScene, from: Place): ReadonlyMap<string, number> =>
  kept(
    knownHalves,
    scene,
    placeKey(from),
    () => new Map(reachable(scene, from, LONGEST_WAY).open.map(({ place, cost }) => [placeKey(place), cost])),
  );

/** Ways from a square to all others. */
const reachFrom = (scene: Extract<Scene, { kind: 'squares' }>, from: { column: number; row: number }): Reach =>
  kept(knownReaches, scene, squareKey(from), () => {
    const grid = gridOf(scene);
    return reachOf(grid, { from, size: 1, budget: LONGEST_WAY, passage: new Uint8Array(grid.columns * grid.rows) });
  });
