/** The squares where a combatant may place itself in round zero (TH-04). */

import type { Id } from '../../../../engine/words.ts';
import { type Square, START, squareAt } from '../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../fight.ts';
import { canStand, gridFor } from '../table/table.ts';

/**
 * The squares where a combatant may place itself in round zero: the starting area, or any free
 * square where the scene has no such area.
 */
export function startSquares(fight: ThrumFight, who: Id): Square[] {
  const grid = gridFor(fight);
  const areas = grid.ground.some((bits) => (bits & START) !== 0);
  const out: Square[] = [];
  for (let at = 0; at < grid.ground.length; at += 1) {
    const square = squareAt(grid, at);
    const inArea = ((grid.ground[at] ?? 0) & START) !== 0;
    if ((!areas || inArea) && canStand(fight, who, square)) out.push(square);
  }
  return out;
}
