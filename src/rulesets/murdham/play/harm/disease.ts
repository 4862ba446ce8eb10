/**
 * Demon pox, the one disease that a fight can spread: an exposed fighter saves STR, or is sick and
 * gains some corruption.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { conditionOf, gainCondition } from '../../sheet/standing.ts';
import { rollSave } from '../table/saves.ts';
import { tell } from '../table/table.ts';

const POX = 'demon-pox';

/**
 * Exposes a fighter to demon pox. Undead, demons and constructs catch nothing, and nobody catches
 * it twice.
 */
export function* exposeToPox(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (sheet.kind !== 'creature' || conditionOf(sheet, 'sick')?.note === POX) return;
  if (yield* rollSave(fight, who, 'str', { rule: 'MU', what: 'against demon pox' })) return;
  gainCondition(sheet, { id: 'sick', until: 'cause', note: POX });
  sheet.corruption += fight.house.poxCorruption;
  tell(fight, 'MU', sentence`${personRef(who)} catches demon pox.`, { tone: 'bad' });
}
