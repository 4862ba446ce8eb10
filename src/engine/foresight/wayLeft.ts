/**
 * How far it still is on foot from a place to another: what a policy makes shorter when it walks.
 */
import type { Place, Scene } from '../../space/scene.ts';
import { costTo, type Reach, reachOf } from '../../space/squares/squarePaths.ts';
import { gridOf, squareKey, squareOf } from '../../space/squares/squares.ts';
import { placesApart } from '../table/near.ts';

/** The longest way that is measured, in squares. */
const LONGEST_WAY = 400;
/**
 * A place to which no way leads is further than all others, and nearer ones of those come first.
 */
const NO_WAY = 10_000;

/**
 * The length of the way between two places, in zones or squares of movement; people in the way are
 * ignored. On a border one is half a zone short of either side. Infinite for a place beside the
 * map.
 */
export function wayLeft(scene: Scene, from: Place, to: Place): number {
  const straight = placesApart(scene, from, to);
  if (scene.kind === 'zones') return straight + (from.kind === 'border' ? 0.5 : 0);
  const [here, there] = [squareOf(from), squareOf(to)];
  if (!here || !there) return Number.POSITIVE_INFINITY;
  // Whoever stands beside the target need not reach its very square.
  if (straight <= 1) return straight;
  return costTo(reachFrom(scene, there), here) ?? NO_WAY + straight;
}

/** Ways from a square to all others. They are kept as long as the scene, which is frozen. */
function reachFrom(scene: Extract<Scene, { kind: 'squares' }>, from: { column: number; row: number }): Reach {
  const ofScene = known.get(scene) ?? new Map<string, Reach>();
  known.set(scene, ofScene);
  const key = squareKey(from);
  const grid = gridOf(scene);
  const reach =
    ofScene.get(key) ??
    reachOf(grid, { from, size: 1, budget: LONGEST_WAY, passage: new Uint8Array(grid.columns * grid.rows) });
  ofScene.set(key, reach);
  return reach;
}
const known = new WeakMap<Scene, Map<string, Reach>>();
