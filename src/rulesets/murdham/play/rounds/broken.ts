/** MU-45: whoever fails morale surrenders or retreats: asked when its side passes it over, and when its turn ends with neither done. */

import { combatantOf } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { is } from '../../sheet/standing.ts';
import { giveUp } from '../harm/surrender.ts';
import { all, audienceFor, hasDone, markDone, seat, tell } from '../table/table.ts';
import { beginTurn } from '../turns/opening.ts';
import { couldAct } from '../turns/turn.ts';

/** What somebody broken makes of it. */
type Choice = 'surrender' | 'retreat' | 'neither';

/** Has failed morale, is on its feet, and the GM has not let it be for this round. */
const owes = (fight: MurdhamFight, who: Id): boolean =>
  is(sheetOf(fight, who), 'must-yield') && !is(sheetOf(fight, who), 'frenzied') && !hasDone(fight, who, 'neither');

function* asks(fight: MurdhamFight, who: Id, why: string): Flow<Choice> {
  const answer = yield* choose<Choice>(
    {
      seat: seat(fight, who),
      title: `${nameOf(fight, who)} is broken ${why}: what does it do?`,
      rule: 'MU-45',
      detail: 'Who fails morale surrenders or retreats.',
      about: [who],
      audience: audienceFor(fight, who),
    },
    [
      { id: 'surrender', label: 'Surrender' },
      { id: 'retreat', label: 'Retreat: it takes its turn' },
      { id: 'neither', label: 'Neither, by the GM’s word', tone: 'pass' },
    ],
  );
  if (answer === 'neither') {
    markDone(fight, who, 'neither');
    tell(fight, 'MU-45', `${nameOf(fight, who)} stays where it is, by the GM’s word.`, { who: [who], tone: 'ruling' });
  }
  return answer;
}

/** Before the round ends: everybody broken who was passed over is asked. True when one of them takes its turn now. */
export function* passedOver(fight: MurdhamFight): Flow<boolean> {
  for (const { id } of all(fight)) {
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

/** The turn of somebody broken is to end: with nothing done it is asked first. True when the turn goes on. */
export function* idles(fight: MurdhamFight, who: Id): Flow<boolean> {
  const { turn } = fight.state;
  if (!turn || turn.moved > 0 || turn.main || turn.bonus > 0 || turn.stopped || !owes(fight, who)) return false;
  const answer = yield* asks(fight, who, 'and has done nothing');
  if (answer === 'surrender') giveUp(fight, who);
  return answer === 'retreat';
}
