/** TH-13, TH-24: areas and auras: where an area may be put, and whom an area or aura catches. */

import type { Id } from '../../../../engine/words.ts';
import { areaCorners, areaSquares, indexOf, type Square, squareKey } from '../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../fight.ts';
import { fightersHere, inSetUpOrder, squaresApart } from '../table/table.ts';
import { type Aim, type Origin, openFor } from './targets.ts';

/**
 * One place for an area: its corner, its squares, the combatants in it, and the square from which
 * it is cast.
 */
export interface Placing {
  corner: Square;
  size: number;
  squares: Square[];
  inside: Id[];
  origin: Origin;
}

/**
 * TH-24: gives a test whether the way to a square is not obstructed, at any distance. The test
 * remembers each result.
 */
export function openSquares(aim: Aim, origin: Origin): (square: Square) => boolean {
  const open = new Map<number, boolean>();
  return (square) => {
    const at = indexOf(aim.grid, square);
    const known = open.get(at);
    if (known !== undefined) return known;
    const is = openFor(aim, origin, square, aim.use.ability.attack);
    open.set(at, is);
    return is;
  };
}

/**
 * TH-13, TH-24: where an area may be put. At least one of its squares is in range, and at least
 * one, the same or another, is not obstructed. `catching`: only places that catch a combatant for
 * whom it is true.
 */
export function placings(aim: Aim, size: number, catching?: (id: Id) => boolean, enough = 9999): Placing[] {
  const { fight, grid } = aim;
  const out: Placing[] = [];
  const seen = new Set<string>();
  for (const origin of aim.origins) {
    const range = Math.min(aim.range, origin.cap ?? 999);
    const open = openSquares(aim, origin);
    for (const corner of areaCorners(grid, origin.square, range, size, origin.size, fight.house.areaEdges)) {
      const key = squareKey(corner);
      if (seen.has(key)) continue;
      const squares = areaSquares(grid, corner, size);
      const inside = inSquares(fight, aim, squares);
      if (catching && !inside.some(catching)) continue;
      if (!squares.some(open)) continue;
      seen.add(key);
      out.push({ corner, size, squares, inside, origin });
      if (out.length >= enough) return out;
    }
  }
  return out;
}

/** The combatants who stand in any of these squares. */
export function inSquares(fight: ThrumFight, aim: Pick<Aim, 'grid' | 'standing'>, squares: readonly Square[]): Id[] {
  const found = new Set<Id>();
  for (const square of squares) {
    const who = aim.standing[indexOf(aim.grid, square)];
    if (who !== undefined) found.add(who);
  }
  return found.size < 2 ? [...found] : inSetUpOrder(fight, found);
}

/** The combatants within an aura around a combatant, without that combatant. */
export function inAura(fight: ThrumFight, centre: Id, size: number): Id[] {
  return fightersHere(fight)
    .filter(({ id }) => id !== centre && squaresApart(fight, id, centre) <= size)
    .map(({ id }) => id);
}
