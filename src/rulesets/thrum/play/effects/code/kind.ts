/**
 * The shape of a procedure that stands beside the data: an effect of an ability, or an answer to a
 * trigger.
 */
import type { Flow } from '../../../../../engine/flow.ts';
import type { Id } from '../../../../../engine/words.ts';
import type { Use } from '../../table/owned.ts';
import type { Attack, GameEvent, Table } from '../../table/procedures.ts';

export type CodeEffect = (t: Table, use: Use, target: Id, attack: Attack | undefined) => Flow<void>;

/** One answer that a combatant may give to an event. `key` is unique in its window. */
export interface Reply {
  who: Id;
  key: string;
  title: string;
  /** The effect and the cost of the ability, for the question whether to use it. */
  says: string;
  optional: boolean;
  about: Id;
  perform(): Flow<void>;
}
export type CodeAnswer = (t: Table, use: Use, event: GameEvent) => Reply[];
