/** Who holds whom, what holds a fighter fast, and letting go (MU-36, MU-37). */

import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isLarger } from '../../sheet/scores.ts';
import { firstOf, loseCondition } from '../../sheet/standing.ts';
import { allFighters, tell } from '../table/table.ts';

/** Lists the fighters whom this one holds. */
export const heldBy = (fight: MurdhamFight, holder: Id): Id[] =>
  allFighters(fight)
    .filter((one) => one.sheet.conditions.some(({ id, by }) => id === 'grabbed' && by === holder))
    .map(({ id }) => id);

/**
 * Frees those whom a fighter holds: all, or only those in `whom`. `to` tells what the holder lets
 * go for, such as “to dodge”.
 */
export function letGo(fight: MurdhamFight, holder: Id, whom: readonly Id[] = heldBy(fight, holder), to = ''): void {
  for (const id of whom) {
    loseCondition(sheetOf(fight, id), 'grabbed', holder);
    tell(fight, 'MU-37', sentence`${personRef(holder)} lets go of ${personRef(id)}${to === '' ? '' : ` ${to}`}.`);
  }
}

/**
 * MU-24, MU-37: lists who of the fighters that move together is dragged, because another of them
 * holds them.
 */
export const draggedOf = (fight: MurdhamFight, movers: readonly Id[]): Id[] =>
  movers.filter((id) =>
    sheetOf(fight, id).conditions.some((one) => one.id === 'grabbed' && one.by !== id && movers.includes(one.by ?? '')),
  );

/**
 * MU-37: makes a holder let go, because it does anything else than hold. A larger holder may do
 * anything while it holds smaller fighters.
 */
export const loosenHold = (fight: MurdhamFight, holder: Id, to: string): void =>
  letGo(
    fight,
    holder,
    heldBy(fight, holder).filter((id) => !isLarger(sheetOf(fight, holder), sheetOf(fight, id))),
    to,
  );

export const stuckConditions = ['grabbed', 'netted', 'entangled'] as const;
export const isStuck = (fight: MurdhamFight, who: Id): boolean =>
  firstOf(sheetOf(fight, who), ...stuckConditions) !== undefined;
