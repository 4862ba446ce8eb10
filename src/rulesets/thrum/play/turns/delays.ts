/** TH-03: finds who takes turns in a round, and after whom a turn may be put off. */

import { isPartySide } from '../../../../engine/fight.ts';
import type { Option } from '../../../../engine/question.ts';
import type { Id } from '../../../../engine/words.ts';
import type { ThrumFight } from '../../fight.ts';
import { isMinion, nameOf } from '../table/table.ts';

/**
 * TH-04: round zero has turns for combatants who place themselves and, if the house rule says so,
 * for foes. Later rounds have turns for all on the map.
 */
export function takesTurn(fight: ThrumFight, id: Id): boolean {
  const who = fight.combatants[id];
  if (!who || isMinion(who) || who.sheet.removed) return false;
  if (fight.state.round > 0) return who.place.kind === 'square';
  return isPartySide(fight, who.side) || (fight.house.foesInRoundZero && who.place.kind === 'square');
}

/**
 * TH-03: the combatants whose turns come later this round. A combatant who delays may take its turn
 * after any of them.
 */
export function afterWhom(fight: ThrumFight, who: Id): Option[] {
  const { order, done } = fight.state;
  return order
    .slice(order.indexOf(who) + 1)
    .filter((id) => !done.includes(id) && takesTurn(fight, id))
    .map((id) => ({ id, label: `After ${nameOf(fight, id)}`, combatant: id }));
}
