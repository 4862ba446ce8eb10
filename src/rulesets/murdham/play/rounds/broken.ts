/**
 * MU-45: a fighter who failed morale surrenders or retreats. It is asked when its side passes it
 * over, and when its turn ends with neither done.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { isConditionActive } from '../../sheet/standing.ts';
import { giveUp } from '../harm/surrender.ts';
import { allFighters, audienceFor, hasDone, markDone, seatOfFighter, tell } from '../table/table.ts';
import { beginTurn } from '../turns/opening.ts';
import { couldAct } from '../turns/turn.ts';

/** What a broken fighter decides to do. */
type Choice = 'surrender' | 'retreat' | 'neither';

/**
 * Tells whether a fighter has failed morale, is on its feet, and has not been let off by the GM for
 * this round.
 */
const owes = (fight: MurdhamFight, who: Id): boolean =>
  isConditionActive(sheetOf(fight, who), 'must-yield') &&
  !isConditionActive(sheetOf(fight, who), 'frenzied') &&
  !hasDone(fight, who, 'neither');

function* asks(fight: MurdhamFight, who: Id, why: string): Flow<Choice> {
  const answer = yield* askChoice<Choice>(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)} is broken ${why}: surrender or retreat?`,
      rule: 'MU-45',
      detail: 'Who fails morale surrenders or retreats.',
      about: [who],
      audience: audienceFor(fight, who),
    },
    [
      { id: 'surrender', label: 'Surrender' },
      { id: 'retreat', label: 'Retreat: takes the turn now' },
      { id: 'neither', label: 'Neither, by the GM’s word', tone: 'pass' },
    ],
  );
  if (answer === 'neither') {
    markDone(fight, who, 'neither');
    tell(fight, 'MU-45', sentence`${personRef(who)} neither surrenders nor retreats, by the GM’s word.`, {
      tone: 'ruling',
    });
  }
  return answer;
}

/**
 * Asks every broken fighter who was passed over, before the round ends. Gives true when one of them
 * takes its turn now.
 */
export function* passedOver(fight: MurdhamFight): Flow<boolean> {
  for (const { id } of allFighters(fight)) {
    if (!owes(fight, id) || !couldAct(fight, id)) continue;
    const answer = yield* asks(fight, id, 'and was passed over');
    if (answer === 'surrender') giveUp(fight, id);
    if (answer !== 'retreat') continue;
    fight.state.chance = combatantOf(fight, id).side;
    yield* beginTurn(fight, id);
    return true;
  }
  return false;
}

/** Asks a broken fighter who ends its turn with nothing done. Gives true when the turn goes on. */
export function* idlesBroken(fight: MurdhamFight, who: Id): Flow<boolean> {
  const { turn } = fight.state;
  if (!turn || turn.moved > 0 || turn.main || turn.bonus > 0 || turn.stopped || !owes(fight, who)) return false;
  const answer = yield* asks(fight, who, 'and has done nothing');
  if (answer === 'surrender') giveUp(fight, who);
  return answer === 'retreat';
}
