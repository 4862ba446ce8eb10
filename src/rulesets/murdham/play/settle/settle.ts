/**
 * Applies what follows from a hand edit (MU-29, MU-37, MU-44, MU-46): a fighter who falls lets go,
 * a captive who is elsewhere is free, and the chance goes on.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { beforeAndAfter, removedCombatants } from '../../../common/byHand/hands.ts';
import type { Fighter, MurdhamFight } from '../../fight.ts';
import { healthOf, maxHealth } from '../../sheet/scores.ts';
import { gainCondition, isConditionActive, isGone, isHelpless, loseCondition } from '../../sheet/standing.ts';
import { incapacitate, killFighter } from '../harm/decline.ts';
import { letGo } from '../harm/holds.ts';
import { tellDying } from '../harm/hurt.ts';
import { giveUp } from '../harm/surrender.ts';
import { countMistake, countTurncoat } from '../nerve/groups.ts';
import { endFelledTurn, settleChances as goOn } from '../rounds/round.ts';
import { isNear } from '../table/ground.ts';
import { allFighters, tell } from '../table/table.ts';

/**
 * MU-37: ends each hold whose two fighters are no longer near each other, or whose holder can hold
 * nobody.
 */
function endFarHolds(fight: MurdhamFight): void {
  for (const { id, sheet } of allFighters(fight))
    for (const { id: state, by } of [...sheet.conditions]) {
      const holder = state === 'grabbed' && by !== undefined ? fight.combatants[by] : undefined;
      if (!holder || (isNear(fight, holder.id, id) && !isHelpless(holder.sheet))) continue;
      loseCondition(sheet, 'grabbed', holder.id);
      tell(fight, 'MU-37', sentence`${personRef(holder.id)} no longer holds ${personRef(id)}.`);
    }
}

/**
 * MU-29: a fighter set to no health falls and is dying. A fighter whose health came back is no
 * longer dying.
 */
function byHealth(fight: MurdhamFight, was: Fighter, { id, sheet }: Fighter): void {
  const [before, now] = [healthOf(was.sheet), healthOf(sheet)];
  if (now > 0 && before === 0) loseCondition(sheet, 'dying');
  if (now >= before || isGone(sheet)) return;
  const { halved = [] } = fight.state;
  if (now * 2 <= maxHealth(sheet).total && !halved.includes(id)) fight.state.halved = [...halved, id];
  if (now > 0) return;
  if (sheet.kind === 'construct') {
    killFighter(fight, id, 'no health is left');
    return;
  }
  if (!isHelpless(sheet)) drop(fight, id);
  if (isConditionActive(sheet, 'dying')) return;
  gainCondition(sheet, { id: 'dying', until: 'cause', rounds: 2 });
  tellDying(fight, id);
}

function drop(fight: MurdhamFight, who: string): void {
  incapacitate(fight, who);
  tell(fight, 'MU-29', sentence`${personRef(who)} is incapacitated until the stretch ends.`, {
    happened: { is: 'fell', whom: [who] },
    tone: 'bad',
  });
}

/** Applies what a state that the GM put on a fighter brings with it. */
function byState(fight: MurdhamFight, was: Fighter, { id, sheet }: Fighter): void {
  const newly = (state: Parameters<typeof isConditionActive>[1]) =>
    isConditionActive(sheet, state) && !isConditionActive(was.sheet, state);
  if (newly('dead') || newly('banished') || newly('disabled')) killFighter(fight, id, 'by a ruling');
  else if (newly('incapacitated')) drop(fight, id);
  else if (newly('fled')) letGo(fight, id);
  if (newly('surrendered')) giveUp(fight, id);
}

/**
 * Applies what follows from a hand edit. With `since` it catches up on a ruling in the middle of a
 * move, which has been looked at once already.
 */
export function* settleHandEdit(
  fight: MurdhamFight,
  before: MurdhamFight,
  within: boolean,
  since?: MurdhamFight,
): Flow<void> {
  for (const one of removedCombatants(fight, before)) countMistake(fight, before, one);
  for (const { was, now } of beforeAndAfter(fight, before)) {
    if (!since) countTurncoat(fight, was, now);
    byState(fight, was, now);
    byHealth(fight, was, now);
  }
  endFarHolds(fight);
  if (within) return;
  yield* endFelledTurn(fight);
  if (!fight.state.turn && fight.state.chance !== null) yield* goOn(fight);
}
