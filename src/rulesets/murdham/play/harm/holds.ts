/** Who holds whom, what holds fast, and letting go (MU-36, MU-37). */

import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isLarger } from '../../sheet/scores.ts';
import { firstOf, loseCondition } from '../../sheet/standing.ts';
import { allFighters, tell } from '../table/table.ts';

/** Who is held by this one. */
export const heldBy = (fight: MurdhamFight, holder: Id): Id[] =>
  allFighters(fight)
    .filter((one) => one.sheet.conditions.some(({ id, by }) => id === 'grabbed' && by === holder))
    .map(({ id }) => id);

/**
 * Whom this one was holding goes free: everyone, or only those named. `to` says what for: “to
 * dodge”.
 */
export function letGo(fight: MurdhamFight, holder: Id, whom: readonly Id[] = heldBy(fight, holder), to = ''): void {
  for (const id of whom) {
    loseCondition(sheetOf(fight, id), 'grabbed', holder);
    tell(fight, 'MU-37', sentence`${personRef(holder)} lets go of ${personRef(id)}${to === '' ? '' : ` ${to}`}.`);
  }
}

/** MU-24, MU-37: who of those that move together is dragged: held by another of them. */
export const draggedOf = (fight: MurdhamFight, movers: readonly Id[]): Id[] =>
  movers.filter((id) =>
    sheetOf(fight, id).conditions.some((one) => one.id === 'grabbed' && one.by !== id && movers.includes(one.by ?? '')),
  );

/**
 * MU-37: whoever holds somebody lets go by doing anything else. A larger holder may do anything
 * with the smaller in its grip.
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
