/**
 * MU-11: an attack on somebody who is no enemy: the GM says who turns hostile by it, before
 * anything is rolled.
 */
import type { Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import type { Id } from '../../../../engine/words.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isSecret } from './table.ts';

/**
 * Asked for each neutral one that an attack is aimed at; of enemies and friends nothing is asked.
 */
export function* breaksPeace(fight: MurdhamFight, attacker: Id, ...targets: readonly Id[]): Flow<void> {
  const telling = { rule: 'MU-11', round: fight.state.round, hides: (id: Id) => isSecret(fight, id) };
  for (const target of targets) yield* breakPeace(fight, target, attacker, telling);
}
