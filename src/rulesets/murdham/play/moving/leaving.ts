/** MU-37, MU-45: leaving the map on foot, on a mount or on a vehicle, and the fate of captives. */

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

/** Takes a fighter off the map, by its own will or as a captive. */
function goOff(fight: MurdhamFight, id: Id, how: 'fled' | 'carried-off'): void {
  gainCondition(sheetOf(fight, id), { id: how, until: 'cause' });
  combatantOf(fight, id).place = { kind: 'off' };
}

/**
 * Takes a fighter off the map with all who go along. MU-37: with `stay` the captives are free and
 * may strike at those who move away (MU-24), because leaving is something else than holding. With
 * `along` the captives are carried off: they have not fled, but their group has lost them (MU-44).
 * Gives false when a blow on the way, or the fighter's second thoughts after it, kept it here.
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
  // A blow on the way may have ended a hold or thrown a rider, so the company is looked up again.
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
