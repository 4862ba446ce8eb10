/**
 * TH-01, TH-04: from set-up to the first turn of round zero. All roll initiative, and the order
 * stays for the whole fight.
 */

import { everyone } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { sentence } from '../../../../engine/log/sentence.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { tableOf } from '../attacks/wire.ts';
import { untilFightEnds } from '../harm/ending.ts';
import { isMinion, tell } from '../table/table.ts';
import { byInitiative, rollInitiative } from './initiative.ts';
import { advanceTurn } from './turn.ts';

/**
 * Begins the fight. Foes stand where the GM has put them; everyone rolls 2d6 and Initiative; round
 * zero starts.
 */
export function* beginFight(fight: ThrumFight): Flow<void> {
  fight.stage = 'running';
  fight.state.round = 0;
  const fighters = everyone(fight).filter((who) => !isMinion(who) && !who.sheet.removed);
  yield* rollInitiative(fight, fighters, '2d6 and Initiative each; the order stands for the whole fight.');
  fight.state.order = byInitiative(
    fight,
    fighters.map(({ id }) => id),
  );
  for (const id of fight.state.order) fight.state.placed[id] = sheetOf(fight, id).initiative ?? 0;
  tell(fight, 'TH-04', sentence`Round zero: everybody takes a place and a stance.`, { tone: 'turn' });
  yield* untilFightEnds(advanceTurn(tableOf(fight)));
}
