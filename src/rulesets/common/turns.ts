/** Parts of an order of play that games put together in their own way: how a row stands, what ends a turn. */
import type { Fight } from '../../engine/fight.ts';
import type { OrderRow, TurnOrder } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { nameOf } from './people.ts';

/** How a row of the order stands: the first of these that is so, or it waits. What is dear to find out may be asked when it is its turn. */
export function rowState(
  is: Partial<Record<'out' | 'acting' | 'done' | 'may', boolean | (() => boolean)>>,
): OrderRow['state'] {
  const found = (['out', 'acting', 'done', 'may'] as const).find((state) => {
    const so = is[state];
    return typeof so === 'function' ? so() : so === true;
  });
  return found ?? 'waiting';
}

/** What Next does while somebody acts: it ends that turn. */
export const endsTurn = (fight: Fight, who: Id): NonNullable<TurnOrder['next']> => ({
  actor: who,
  action: 'end-turn',
  label: `End ${nameOf(fight, who)}’s turn`,
});
