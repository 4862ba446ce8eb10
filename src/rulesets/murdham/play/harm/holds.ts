/** Who holds whom, what holds fast, and letting go (MU-36, MU-37). */

import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isLarger } from '../../sheet/scores.ts';
import { firstOf, lose } from '../../sheet/standing.ts';
import { all, tell } from '../table/table.ts';

/** Everyone that this one was holding goes free, and holds on this one by the fallen end. */
export function letGo(fight: MurdhamFight, holder: Id, why = 'MU-37'): void {
  for (const one of all(fight)) {
    const held = one.sheet.conditions.some(({ id, by }) => id === 'grabbed' && by === holder);
    if (!held) continue;
    lose(one.sheet, 'grabbed', holder);
    tell(fight, why, `${nameOf(fight, holder)} lets go of ${nameOf(fight, one.id)}.`, { who: [holder, one.id] });
  }
}
/** Who is held by this one. */
export const heldBy = (fight: MurdhamFight, holder: Id): Id[] =>
  all(fight)
    .filter((one) => one.sheet.conditions.some(({ id, by }) => id === 'grabbed' && by === holder))
    .map(({ id }) => id);

/** MU-37: whoever holds somebody lets go by doing anything else. A larger holder may do anything. */
export function loosenHold(fight: MurdhamFight, holder: Id): void {
  for (const one of all(fight)) {
    const held = one.sheet.conditions.some(({ id, by }) => id === 'grabbed' && by === holder);
    if (held && !isLarger(sheetOf(fight, holder), one.sheet)) {
      letGo(fight, holder);
      return;
    }
  }
}

export const stuck = ['grabbed', 'netted', 'entangled'] as const;
export const isStuck = (fight: MurdhamFight, who: Id): boolean => firstOf(sheetOf(fight, who), ...stuck) !== undefined;
