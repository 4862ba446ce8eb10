/** The squares where a combatant may place itself in round zero (TH-04). */

import type { Id } from '../../../../engine/words.ts';
import { type Grid, type Square, START, squareAt } from '../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../fight.ts';
import { canStand, gridFor } from '../table/table.ts';

/** The squares of a grid where a fight may be begun, worked out once for each grid. */
const areas = new WeakMap<Grid, readonly Square[]>();
function areaOf(grid: Grid): readonly Square[] {
  const known = areas.get(grid);
  if (known) return known;
  const all = Array.from(grid.ground, (_, at) => at);
  const marked = all.filter((at) => ((grid.ground[at] ?? 0) & START) !== 0);
  const area = (marked.length > 0 ? marked : all).map((at) => squareAt(grid, at));
  areas.set(grid, area);
  return area;
}

/**
 * The squares where a combatant may place itself in round zero: the starting area, or any free
 * square where the scene has no such area.
 */
export const startSquares = (fight: ThrumFight, who: Id): Square[] =>
  areaOf(gridFor(fight)).filter((square) => canStand(fight, who, square));

/** Tells whether there is any such square. Each move asks, so the first one is enough. */
export const hasStartSquare = (fight: ThrumFight, who: Id): boolean =>
  areaOf(gridFor(fight)).some((square) => canStand(fight, who, square));
