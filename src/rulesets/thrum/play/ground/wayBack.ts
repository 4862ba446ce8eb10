/**
 * TH-11: the way back of somebody halted where another stands: nobody stops there, whatever stopped
 * it.
 */

import { peopleRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { type Square, sameSquare, squareAt, squarePlace } from '../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../fight.ts';
import { canStand, fighterOf, fightersHere, gridFor, squaresApart, tell, whereIs } from '../table/table.ts';
import { reachFor } from './walker.ts';

/** A square that a walker has left, and whom it dragged there from where. */
export interface Left {
  square: Square;
  dragged: { id: Id; from: Square } | undefined;
}

/**
 * Puts a walker that stands on an occupied square back to the last free one of its way, together
 * with whom it dragged after it. Has every square of the way been taken meanwhile, it goes on to
 * the nearest one that it could walk to: never through walls or enemies.
 */
export function wayBack(fight: ThrumFight, who: Id, way: readonly Left[]): void {
  const at = fight.combatants[who] && whereIs(fight, who);
  if (!at || canStand(fight, who, at)) return;
  const inTheWay = peopleRef(
    fightersHere(fight).flatMap(({ id }) => (id !== who && squaresApart(fight, id, who) === 0 ? [id] : [])),
  );
  const free = lastFree(fight, who, way);
  const back = free ?? nearest(fight, who);
  if (!back) return;
  fighterOf(fight, who).place = squarePlace(back);
  const goes = free ? 'goes back to the last free square' : 'goes on to the nearest free square';
  tell(fight, 'TH-11', sentence`${personRef(who)} cannot stop where ${inTheWay} stands, and ${goes}.`, {
    happened: { is: 'moved', whom: [who] },
  });
}

function lastFree(fight: ThrumFight, who: Id, way: readonly Left[]): Square | undefined {
  for (const { square, dragged } of [...way].reverse()) {
    const now = dragged && fight.combatants[dragged.id] && whereIs(fight, dragged.id);
    if (dragged && now && sameSquare(now, square) && canStand(fight, dragged.id, dragged.from))
      fighterOf(fight, dragged.id).place = squarePlace(dragged.from);
    if (canStand(fight, who, square)) return square;
  }
  return undefined;
}

function nearest(fight: ThrumFight, who: Id): Square | undefined {
  const [stop] = reachFor(fight, who, 99).stops;
  return stop === undefined ? undefined : squareAt(gridFor(fight), stop);
}
