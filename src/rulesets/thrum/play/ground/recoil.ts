/** Newtonian Mechanics: a combatant that acts on a target may be carried away from it. */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { pathTo } from '../../../../space/squares/squarePaths.ts';
import { type Square, squareGap, squareKey, squarePlace } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import { abilityInForce, amountOf, type Use } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import { squareName } from '../table/squareName.ts';
import { coveredSquares, whereIs } from '../table/table.ts';
import { mayWalk, reachFor } from './walker.ts';

/** The move itself: free own movement, on which every square is further from the targets. */
export function* newtonian(t: Table, use: Use, targets: readonly Id[]): Flow<void> {
  const { fight } = t;
  const passive = abilityInForce(fight, use.user, 'newtonian-mechanics');
  const others = targets.filter((id) => id !== use.user);
  const spots: readonly Square[] = use.squares ?? others.flatMap((id) => coveredSquares(fight, id));
  const start = whereIs(fight, use.user);
  if (!passive || !start || spots.length === 0 || mayWalk(fight, use.user) !== true) return;
  const n = amountOf(fight, passive, { base: 1, a: 'h(rea)' });
  const reach = reachFor(fight, use.user, n);
  const away = (square: Square) =>
    Math.min(...spots.map((spot) => squareGap(square, sheetOf(fight, use.user).squares, spot, 1)));
  const options = reach.stops.flatMap((index) => {
    const square = { column: index % reach.grid.columns, row: Math.floor(index / reach.grid.columns) };
    if (away(square) <= away(start)) return [];
    const path = pathTo(reach, square) ?? [];
    return [
      {
        id: squareKey(square),
        label: squareName(square),
        detail: `${path.length}`,
        place: squarePlace(square),
        way: [start, ...path].map(squarePlace),
      },
    ];
  });
  if (options.length === 0) return;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: 'Newtonian Mechanics: move away?', rule: 'TH-43', about: [use.user] },
    [...options, { id: 'stay', label: 'Stay', tone: 'pass' as const }],
  );
  const [column = -1, row = -1] = answer.split(',').map(Number);
  const path = answer === 'stay' ? undefined : pathTo(reach, { column, row });
  if (path) yield* t.walk(use.user, path, { pays: 'free', budget: n });
  const other = others[0];
  if (passive.ups.includes('b') && other !== undefined && others.length === 1 && path)
    yield* t.run(passive, [{ do: 'push', n: 1 }], other);
}
