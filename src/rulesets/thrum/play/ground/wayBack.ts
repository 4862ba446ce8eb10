/**
 * TH-11: brings a walker back who was halted where another stands: nobody stops there, whatever
 * stopped the walker.
 */

import { peopleRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { type Square, sameSquare, squareAt, squarePlace } from '../../../../space/squares/squares.ts';
import type { ThrumFight } from '../../fight.ts';
import { canStand, fighterOf, fightersHere, gridFor, squaresApart, tell, whereIs } from '../table/table.ts';
import { reachFor } from './walker.ts';

/**
 * A square that a walker has left, and the combatants whom it dragged there, with their earlier
 * squares.
 */
export interface Left {
  square: Square;
  dragged: { id: Id; from: Square } | undefined;
}

/**
 * Puts a walker that stands on an occupied square back to the last free square of its way, together
 * with the combatants whom it dragged along. If every square of the way has been taken meanwhile,
 * the walker goes on to the nearest square to which it could walk: never through walls or enemies.
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
