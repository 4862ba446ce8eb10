/**
 * Applies what follows from a hand edit (TH-07, TH-08, TH-35 to TH-38): a combatant who falls loses
 * stance and turn, a third Wound removes its bearer, and the fight may end.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { beforeAndAfter, isSetOffMap } from '../../../common/byHand/hands.ts';
import type { ThrumFight, Who } from '../../fight.ts';
import { tableOf } from '../attacks/wire.ts';
import { endIfOver, untilFightEnds } from '../harm/ending.ts';
import { comeRound, fallDown, removeCombatant } from '../harm/harm.ts';
import { releaseAll } from '../table/holds.ts';
import type { Table } from '../table/procedures.ts';
import { endStance } from '../table/stances.ts';
import { isMinion, tell } from '../table/table.ts';
import { endAndGoOn } from '../turns/turn.ts';

/** Applies the consequences of a value that the GM set for one combatant. */
function* brings(t: Table, was: Who, now: Who): Flow<void> {
  const { fight } = t;
  const { sheet, id } = now;
  const third = sheet.wounds >= 3 && was.sheet.wounds < 3;
  if ((third || sheet.removed) && !was.sheet.removed) {
    endStance(fight, id, 'out of the fight');
    releaseAll(fight, id, 'out of the fight');
    removeCombatant(fight, id);
  } else if (sheet.incapacitated && !was.sheet.incapacitated) yield* fallDown(t, id, 'hand');
  else if (sheet.incapacitated && sheet.load.fatigue === 0 && was.sheet.load.fatigue > 0) comeRound(fight, id);
  else if (was.sheet.incapacitated && !sheet.incapacitated)
    tell(fight, 'TH-38', sentence`${personRef(id)} comes round.`, {
      happened: { is: 'rose', whom: [id] },
      tone: 'good',
    });
  if (sheet.incapacitated || sheet.removed) endStance(fight, id, 'incapacitated');
}

function* consequences(t: Table, before: ThrumFight, within: boolean, since: ThrumFight): Flow<void> {
  const { fight } = t;
  for (const { was, now } of beforeAndAfter(fight, before)) if (!isMinion(now)) yield* brings(t, was, now);
  if (within || endIfOver(fight)) return;
  const { turn } = fight.state;
  const sheet = turn && fight.combatants[turn.who]?.sheet;
  const off = isSetOffMap(fight, since, turn?.who);
  if (turn && (!sheet || sheet.removed || sheet.incapacitated || off)) yield* endAndGoOn(t, turn.who);
}

export function* settleHandEdit(
  fight: ThrumFight,
  before: ThrumFight,
  within: boolean,
  since: ThrumFight = before,
): Flow<void> {
  yield* untilFightEnds(consequences(tableOf(fight), before, within, since));
}
