/**
 * MU-46: surrender, in the fighter's own turn or forced by a stunt. The fighter throws its weapons
 * away.
 */

import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { gainCondition, loseCondition } from '../../sheet/standing.ts';
import { placeOf } from '../table/ground.ts';
import { tell } from '../table/table.ts';
import { letGo } from './holds.ts';

/** Drops everything that a fighter holds, at the place where it stands. */
export function dropHeld(fight: MurdhamFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  for (const item of sheet.gear.filter(({ held }) => held !== null))
    fight.state.dropped.push({ item: { ...item, held: null }, place: { ...placeOf(fight, who) }, of: who });
  sheet.gear = sheet.gear.filter(({ held }) => held === null);
}

/** Makes a fighter surrender, which takes its turn of the round. */
export function giveUp(fight: MurdhamFight, who: Id): void {
  const sheet = sheetOf(fight, who);
  dropHeld(fight, who);
  letGo(fight, who);
  gainCondition(sheet, { id: 'surrendered', until: 'cause' });
  loseCondition(sheet, 'concealed');
  fight.state.used[who] = 'surrender';
  tell(fight, 'MU-46', sentence`${personRef(who)} surrenders.`, {
    happened: { is: 'surrendered', whom: [who] },
    tone: 'turn',
  });
}
