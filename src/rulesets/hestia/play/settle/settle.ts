/**
 * Consequences of a hand edit (HE-13, HE-22): a combatant without Flesh dies, a casualty makes
 * morale due, a combatant who is out loses the turn.
 */

import type { Flow } from '../../../../engine/flow.ts';
import { beforeAndAfter, isSetOffMap, removedCombatants } from '../../../common/byHand/hands.ts';
import type { HestiaFight } from '../../fight.ts';
import { type Fighter, isHere, isUp } from '../../sheet/sheet.ts';
import { leaveFight } from '../harm/harm.ts';
import { isOurs } from '../table/camps.ts';
import { watchMorale } from '../turns/morale.ts';
import { canAct, endTurn, goOn } from '../turns/rounds.ts';

/**
 * HE-13: whether the GM took the last Flesh by hand, or the last Grit of a creature without a body.
 */
function isSpent(was: Fighter, now: Fighter): boolean {
  const pool = ({ sheet }: Fighter) => (sheet.bodiless ? sheet.grit.now : sheet.flesh.now);
  return pool(was) > 0 && pool(now) === 0;
}

/**
 * HE-22: a combatant who is removed as a mistake counts as never there. Its side began with one
 * fighter fewer, and its fall was no casualty.
 */
function forget(fight: HestiaFight, before: HestiaFight): void {
  const { state } = fight;
  for (const { id, side, sheet } of removedCombatants(fight, before)) {
    if (before.state.corpses.includes(id)) continue;
    const began = state.began[side];
    if (began !== undefined && began > 0) state.began[side] = began - 1;
    const fell = sheet.gone === 'dead' || sheet.gone === 'stopped';
    const others = Object.values(fight.combatants).some(
      (one) => one.side === side && !state.corpses.includes(one.id) && ['dead', 'stopped'].includes(one.sheet.gone),
    );
    if (fell && !others && state.firstFallen === side) state.firstFallen = null;
  }
}

export function* settleHandEdit(
  fight: HestiaFight,
  before: HestiaFight,
  within: boolean,
  since: HestiaFight = before,
): Flow<void> {
  forget(fight, before);
  for (const { was, now } of beforeAndAfter(fight, before)) {
    if (now.sheet.flesh.now < was.sheet.flesh.now && !fight.state.bled.includes(now.id)) fight.state.bled.push(now.id);
    if (isUp(now) && isSpent(was, now)) leaveFight(fight, now, 'dead');
    else if (isHere(was) && !isUp(now) && was.sheet.gone !== now.sheet.gone) leaveFight(fight, now, now.sheet.gone);
  }
  if (within || !Object.values(fight.combatants).some(isUp)) return;
  const { acting } = fight.state;
  if (isSetOffMap(fight, since, acting?.who)) return yield* endTurn(fight);
  const actor = acting ? fight.combatants[acting.who] : undefined;
  const lost = acting !== null && !(actor && canAct(fight, actor) === true);
  const fewer =
    removedCombatants(fight, before).length > 0 ||
    beforeAndAfter(fight, before).some(({ was, now }) => isUp(was) && !isUp(now));
  // HE-01: an enemy who joins the characters, or a friend who turns on them, changes its block.
  const turned = beforeAndAfter(fight, before).some(({ was, now }) => isOurs(before, was) !== isOurs(fight, now));
  // When the GM sets who has acted, is quick or surprised, the block stays. The next block comes
  // only where somebody has left this one, so that nobody has to click an empty block away.
  if (lost || fewer || turned) yield* goOn(fight);
  else yield* watchMorale(fight);
}
