/**
 * MU-37, MU-45: leaving the map on one's own feet, a mount or a vehicle, and what becomes of those
 * who are held.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { peopleRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gainCondition, loseCondition } from '../../sheet/standing.ts';
import { opportunities } from '../attacks/opportunity.ts';
import { draggedOf, heldBy, letGo } from '../harm/holds.ts';
import { tell } from '../table/table.ts';
import { beginTurn } from '../turns/opening.ts';
import { cornered } from './movement.ts';
import { captivesOf, companyOf } from './ways.ts';

/** Off the map, of one's own will or in the grip of another. */
function goOff(fight: MurdhamFight, id: Id, how: 'fled' | 'carried-off'): void {
  gainCondition(sheetOf(fight, id), { id: how, until: 'cause' });
  combatantOf(fight, id).place = { kind: 'off' };
}

/**
 * Leaves the fight with all that go along. MU-37: leaving is anything else, so whoever is held
 * stays, free, and may strike at those who move away (MU-24). Carrying them off is moving together
 * with them: they have not fled, but their group has lost them (MU-44). False when a blow on the
 * way, or second thoughts after it, kept this one here.
 */
export function* leaveMap(fight: MurdhamFight, who: Id, captives: 'stay' | 'along'): Flow<boolean> {
  yield* beginTurn(fight, who);
  const left = captives === 'stay' ? captivesOf(fight, who) : [];
  for (const id of companyOf(fight, who))
    letGo(
      fight,
      id,
      heldBy(fight, id).filter((one) => left.includes(one)),
    );
  const band = companyOf(fight, who);
  if (!(yield* opportunities(fight, band, { kind: 'off' }))) return false;
  // A blow on the way may have loosened a hold, or thrown somebody from the saddle.
  const goes = companyOf(fight, who);
  const dragged = draggedOf(fight, goes);
  for (const id of goes) goOff(fight, id, dragged.includes(id) ? 'carried-off' : 'fled');
  for (const id of dragged) loseCondition(sheetOf(fight, id), 'grabbed');
  const off = dragged.length === 0 ? '' : sentence` and carries ${peopleRef(dragged)} off`;
  tell(fight, dragged.length === 0 ? 'MU-45' : 'MU-37', sentence`${personRef(who)} leaves the fight${off}.`, {
    happened: { is: 'fled', whom: [who] },
    tone: 'turn',
  });
  cornered(fight);
  return true;
}
