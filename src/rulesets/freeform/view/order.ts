/** The order of play as the screens draw it (FF-01 to FF-06). */
import { combatantOf } from '../../../engine/fight.ts';
import type { OrderRow, TurnOrder } from '../../../engine/ruleset.ts';
import { nameList, withinSentence } from '../../../engine/words.ts';
import { nameOf, sideName } from '../../common/people.ts';
import { listOrder } from '../../common/turns.ts';
import type { FreeformFight } from '../fight.ts';
import { isQueued } from '../play/order.ts';
import { mayAct, waitingFighters, waitingOfSide } from '../play/turns.ts';
import { isUp } from '../sheet/sheet.ts';

export function turnOrder(fight: FreeformFight): TurnOrder {
  const { round, acting, acted, queue, way } = fight.state;
  const queued = isQueued(fight);
  const order = listOrder(fight, {
    round,
    acting,
    ...(queued ? { order: queue } : {}),
    out: (one) => !isUp(one),
    done: (one) => acted.includes(one.id),
    may: (one) => way === 'sides' && mayAct(fight, one.id) === true,
    prompt: promptOf(fight),
    next: { actor: 'table', action: 'next-turn', label: nextLabel(fight) },
  });
  const running = fight.stage === 'running';
  return {
    ...order,
    groups: way === 'sides' && running ? sideGroups(fight) : [],
    rows: running ? order.rows.map((row) => withPlace(fight, row)) : order.rows,
    ...(queued && running ? { exchange: 'swap' } : {}),
  };
}

/** A row with its number or card, or within the group of its side. */
function withPlace(fight: FreeformFight, row: OrderRow): OrderRow {
  const { numbers, way } = fight.state;
  const number = numbers[row.combatant];
  if (way === 'sides') return { ...row, group: combatantOf(fight, row.combatant).side };
  return isQueued(fight) && number !== undefined ? { ...row, badge: String(number) } : row;
}

const sideGroups = (fight: FreeformFight) => {
  const { first } = fight.state;
  const sides = first === null ? fight.sideOrder : [first, ...fight.sideOrder.filter((id) => id !== first)];
  return sides.map((id) => ({ id, label: sideName(fight, id) }));
};

/** FF-05: the sentence between two turns that says whose turn it is. */
function promptOf(fight: FreeformFight): string {
  const { side, way } = fight.state;
  if (way !== 'sides' || side === null) return 'Nobody has the turn.';
  return `${sideName(fight, side)} act, in any order.`;
}

/** The full words of the Next button: they name everybody whom it passes over. */
function nextLabel(fight: FreeformFight): string {
  const { side, way } = fight.state;
  const waiting = way === 'sides' ? waitingOfSide(fight) : [];
  if (waiting.length > 0 && side !== null) {
    const names = waiting.slice(0, 3).map(({ id }) => nameOf(fight, id));
    const more = waiting.length - names.length;
    return `End the turn of ${withinSentence(sideName(fight, side))}: ${nameList(more > 0 ? [...names, `${more} more`] : names)}`;
  }
  const [next] = waitingFighters(fight);
  if (!next) return 'Next round';
  return way === 'popcorn' ? 'Name who is next' : `Next: ${nameOf(fight, next.id)}`;
}
