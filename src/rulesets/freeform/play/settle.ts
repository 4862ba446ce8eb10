/** Consequences of a change by hand: who is out or back, the order, the end (FF-03, FF-13). */
import { everyone } from '../../../engine/fight.ts';
import type { Flow } from '../../../engine/flow.ts';
import { isSetOffMap } from '../../common/byHand/hands.ts';
import type { FreeformFight } from '../fight.ts';
import { isUp } from '../sheet/sheet.ts';
import { askAboutEnd } from './ending.ts';
import { tellFate } from './harm.ts';
import { isQueued, sortQueue } from './order.ts';
import { endTurn } from './turns.ts';

export function* settleHandEdit(
  fight: FreeformFight,
  before: FreeformFight,
  within: boolean,
  since: FreeformFight = before,
): Flow<void> {
  if (fight.stage !== 'running') return;
  for (const { id } of everyone(fight)) {
    const was = before.combatants[id];
    if (was) tellFate(fight, id, isUp(was) ? 'up' : 'out');
  }
  // FF-03: a number that the game master has changed moves its bearer in the order.
  const isChanged = (id: string) =>
    before.state.numbers[id] !== undefined && before.state.numbers[id] !== fight.state.numbers[id];
  if (isQueued(fight) && fight.order.some(isChanged)) sortQueue(fight);
  if (within) return;
  const { acting } = fight.state;
  if (acting !== null && isSetOffMap(fight, since, acting)) yield* endTurn(fight, acting);
  yield* askAboutEnd(fight);
}
