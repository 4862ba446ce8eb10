/**
 * Demon pox, the one disease that a fight can spread: a STR save on exposure, then the sick and
 * some corruption.
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

/** Exposure to demon pox. Undead, demons and constructs catch nothing; who has it has it. */
export function* exposeToPox(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  if (sheet.kind !== 'creature' || conditionOf(sheet, 'sick')?.note === POX) return;
  if (yield* rollSave(fight, who, 'str', { rule: 'MU', what: 'against demon pox' })) return;
  gainCondition(sheet, { id: 'sick', until: 'cause', note: POX });
  sheet.corruption += fight.house.poxCorruption;
  tell(fight, 'MU', sentence`${personRef(who)} catches demon pox.`, { tone: 'bad' });
}
