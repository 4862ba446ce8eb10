/**
 * MU-11: an attack on a fighter who is no enemy. The GM says who turns hostile by it before
 * anything is rolled.
 */
import type { Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import type { Id } from '../../../../engine/words.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isSecret } from './table.ts';

/**
 * Asks the GM about each neutral target of an attack. An attack on enemies or friends asks nothing.
 */
export function* breaksPeace(fight: MurdhamFight, attacker: Id, ...targets: readonly Id[]): Flow<void> {
  const telling = { rule: 'MU-11', round: fight.state.round, hides: (id: Id) => isSecret(fight, id) };
  for (const target of targets) yield* breakPeace(fight, target, attacker, telling);
}
