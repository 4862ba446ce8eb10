/**
 * Cover and obstruction on squares: the things beside the target on the attacker's side, and
 * whether they bar the way.
 */
import {
  DIRECTIONS,
  elevationAt,
  type Grid,
  indexOf,
  isWallBetween,
  type Square,
  solidAt,
  stepFrom,
} from './squares.ts';

/**
 * The name of the character on each square, indexed like the grid. Left out or empty: nobody stands
 * there.
 */
export type Standers = readonly (string | undefined)[];

/** One thing that gives cover, with the words that say why. */
export interface Cover {
  readonly square: Square;
  readonly by: 'ground' | 'character';
  readonly who?: string;
  readonly why: string;
}

export interface CoverFound {
  /** Everything that gives cover; one thing is enough, and several do not add up. */
  readonly cover: readonly Cover[];
  /** Set when three squares in a row bar the way: the squares, and why. */
  readonly obstructed?: { readonly squares: readonly Square[]; readonly why: string };
}
const NOTHING: CoverFound = { cover: [] };

/**
 * The attackers against whom a character gives cover: those who stand no higher than that
 * character, or only those who stand lower.
 */
export type CoverHeight = 'no higher' | 'lower';

/** Ground that is this many levels above the target's ground gives cover. */
const HIGH = 2;

/**
 * Whether a square shields a target against an attacker at a given height. Ground shields if it is
 * 2 or more above the target's and above the attacker. Solid ground shields, and so does another
 * character who stands no lower than the attacker.
 */
function shield(
  grid: Grid,
  standers: Standers,
  target: Square,
  attacker: Square,
  at: Square,
  aside: ReadonlySet<string>,
  characters: CoverHeight,
): Cover | undefined {
  const index = indexOf(grid, at);
  if (index < 0) return undefined;
  const height = elevationAt(grid, at);
  const attackHeight = elevationAt(grid, attacker);
  const rise = height - elevationAt(grid, target);
  if (solidAt(grid, at)) return { square: at, by: 'ground', why: 'a solid square' };
  if (rise >= HIGH && attackHeight < height)
    return { square: at, by: 'ground', why: `ground ${rise} above the target` };
  const who = standers[index];
  const low = characters === 'lower' ? attackHeight < height : attackHeight <= height;
  if (who !== undefined && !aside.has(who) && low)
    return { square: at, by: 'character', who, why: 'a character in between' };
  return undefined;
}

/**
 * What covers a target square against an attack from another square.
 *
 * For each of the eight squares S beside the target T, the dividing line runs through S, across the
 * line from T to S. If the attacker is strictly beyond that line, S covers T when S is something to
 * hide behind, as `shield` says. If both neighbours of S on the dividing line are such things too,
 * the way is obstructed.
 *
 * `aside` are the attacker and the target, who cannot be their own cover. `characters`: how low an
 * attacker must stand for a character to be cover.
 */
export function coverOf(
  grid: Grid,
  standers: Standers,
  attacker: Square,
  target: Square,
  aside: readonly string[],
  characters: CoverHeight = 'no higher',
): CoverFound {
  const cover: Cover[] = [];
  let obstructed: CoverFound['obstructed'];
  const own = new Set(aside);
  for (const way of DIRECTIONS) {
    const at = stepFrom(target, way);
    const beyond = (attacker.column - at.column) * way.column + (attacker.row - at.row) * way.row;
    if (beyond <= 0) continue;
    const found = shield(grid, standers, target, attacker, at, own, characters);
    if (!found) continue;
    cover.push(found);
    if (obstructed) continue;
    const across = { column: -way.row, row: way.column };
    const beside = [stepFrom(at, across), stepFrom(at, across, -1)];
    const both = beside.map((square) => shield(grid, standers, target, attacker, square, own, characters));
    if (both.every((one) => one !== undefined))
      obstructed = { squares: [at, ...beside], why: 'three squares in a row bar the way' };
  }
  if (cover.length === 0 && !obstructed) return NOTHING;
  return obstructed ? { cover, obstructed } : { cover };
}

/**
 * The squares on the straight line between the middles of two squares, from the one after the first
 * to the second.
 */
export function lineTo(from: Square, to: Square): Square[] {
  const across = to.column - from.column;
  const down = to.row - from.row;
  const steps = Math.max(Math.abs(across), Math.abs(down));
  // Halves are rounded toward the start.
  const part = (whole: number, n: number) => Math.sign(whole) * Math.ceil((Math.abs(whole) * n) / steps - 0.5);
  return Array.from({ length: steps }, (_, n) => ({
    column: from.column + part(across, n + 1),
    row: from.row + part(down, n + 1),
  }));
}

/**
 * The two squares between which a wall or shut door stands on the straight line between the middles
 * of two squares; undefined without such a wall.
 */
export function wallBetween(grid: Grid, from: Square, to: Square): { from: Square; to: Square } | undefined {
  if (!grid.walled) return undefined;
  let before = from;
  for (const next of lineTo(from, to)) {
    if (isWallBetween(grid, before, next)) return { from: before, to: next };
    before = next;
  }
  return undefined;
}

/**
 * Whether solid ground lies on the straight line between two squares, not counting the two
 * themselves.
 */
export const solidBetween = (grid: Grid, from: Square, to: Square): boolean =>
  lineTo(from, to)
    .slice(0, -1)
    .some((square) => solidAt(grid, square));
