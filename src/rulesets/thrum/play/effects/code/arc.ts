/**
 * Unlimited Power: a bolt at one enemy beside the user; overexerted, at a whole aura, and it leaps
 * on from each enemy that is hit.
 */

import { areEnemies } from '../../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../../engine/words.ts';
import { optionsFor } from '../../../../common/people.ts';
import { inAura } from '../../aim/areas.ts';
import { amountOf, type Use } from '../../table/owned.ts';
import type { Table } from '../../table/procedures.ts';
import { adjacent, firstTime, whereIs } from '../../table/table.ts';

export function* arcEffect(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  if (use.over === undefined) {
    const near = inAura(fight, use.user, 1).filter(
      (id) => areEnemies(fight, use.user, id) && adjacent(fight, use.user, id),
    );
    const target =
      near.length < 2
        ? near[0]
        : yield* askChoice(
            { seat: seatOf(use.user), title: `${use.ability.name}: at whom?`, rule: 'TH-17', meant: 'harm' },
            optionsFor(fight, near),
          );
    if (target !== undefined) yield* leap(t, use, target);
    return;
  }
  // Each enemy is struck once a turn. An enemy that is hit becomes the next centre.
  const centres: Id[] = [use.user];
  firstTime(fight, `arc ${use.user}`);
  while (centres.length > 0) {
    const centre = centres.shift();
    if (centre === undefined || !fight.combatants[centre]) continue;
    const size = amountOf(fight, use, use.ability.target.size ?? 1);
    const around = inAura(fight, centre, size).filter((id) => id !== use.user);
    for (const target of around) {
      if (!fight.combatants[target] || !firstTime(fight, `arc ${target}`)) continue;
      if (yield* leap(t, { ...use, origin: whereIs(fight, centre) ?? use.origin }, target)) centres.push(target);
    }
  }
}

/** Strikes one enemy with a bolt. Gives true when it hit. */
function* leap(t: Table, use: Use, target: Id): Flow<boolean> {
  const { ability } = use;
  const attack = yield* t.attack({
    use,
    target,
    kind: 'mental',
    tags: [],
    effect: ability.effect ?? [],
    success: ability.success ?? [],
    critical: ability.critical ?? [],
  });
  return attack.outcome !== 'miss';
}
