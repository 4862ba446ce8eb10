/**
 * The Unbearable Light of Beings: a nova whose light falls where its owner's spirits appear, vanish
 * or help.
 */

import { areEnemies } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import type { Square } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { Table } from '../table/procedures.ts';
import { apartFrom, fightersHere, isMinion } from '../table/table.ts';

/**
 * If the owner has lit the light, every enemy next to the square takes 1 Fatigue and is Blinded.
 */
export function* lightOf(t: Table, owner: Id, at: Square): Flow<void> {
  const { fight } = t;
  if (sheetOf(fight, owner).buff?.ability !== 'the-unbearable-light') return;
  for (const who of fightersHere(fight))
    if (!isMinion(who) && areEnemies(fight, owner, who.id) && apartFrom(fight, at, who.id) === 1) {
      yield* t.deal({
        to: who.id,
        fatigue: 1,
        stress: 0,
        from: owner,
        by: 'The Unbearable Light of Beings',
        cause: 'ability',
      });
      yield* t.apply(who.id, 'blinded', 1, { from: owner, by: 'The Unbearable Light of Beings' });
    }
}
