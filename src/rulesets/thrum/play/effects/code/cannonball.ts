/** Cannonball: the user teleports, everybody near is pulled in, and all of them are attacked. */
import { areEnemies } from '../../../../../engine/fight.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import type { Id } from '../../../../../engine/words.ts';
import { DIRECTIONS, distance, stepFrom } from '../../../../../space/squares/squares.ts';
import { inAura } from '../../aim/areas.ts';
import { enterable } from '../../ground/movement.ts';
import { speedOf, type Use } from '../../table/owned.ts';
import type { Table } from '../../table/procedures.ts';
import { fighterOf, isMinion, squaresApart, whereIs } from '../../table/table.ts';
import { teleportUser } from '../shifting.ts';

export function* cannonball(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  yield* teleportUser(t, use, speedOf(fight, use.user));
  const near = inAura(fight, use.user, 6).filter(
    (id) => areEnemies(fight, use.user, id) && !isMinion(fighterOf(fight, id)),
  );
  // The nearest move first, so that nobody stands in the way of those behind.
  near.sort((a, b) => squaresApart(fight, use.user, a) - squaresApart(fight, use.user, b));
  for (const id of near) yield* pullIn(t, use.user, id);
  for (const target of near) {
    if (!fight.combatants[target]) continue;
    const { ability } = use;
    yield* t.attack({
      use,
      target,
      kind: 'physical',
      tags: [],
      effect: [],
      success: ability.success ?? [],
      critical: ability.critical ?? [],
    });
  }
}

/** Moves a combatant toward the user, as far as it can go. */
function* pullIn(t: Table, user: Id, target: Id): Flow<void> {
  const { fight } = t;
  for (let n = 0; n < 6; n += 1) {
    const [from, centre] = [whereIs(fight, target), whereIs(fight, user)];
    if (!from || !centre || distance(from, centre) <= 1) return;
    const straight = (square: { column: number; row: number }) =>
      Math.abs(square.column - centre.column) + Math.abs(square.row - centre.row);
    const next = DIRECTIONS.map((way) => stepFrom(from, way))
      .filter((square) => distance(square, centre) < distance(from, centre) && enterable(fight, target, from, square))
      .sort((a, b) => straight(a) - straight(b))[0];
    if (!next || !(yield* t.force(target, next, user))) return;
  }
}
