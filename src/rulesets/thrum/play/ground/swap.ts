/** Transpositional: an extra kind of step, changing places with somebody. */

import { areEnemies } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { squarePlace } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { checkHolds } from '../table/holds.ts';
import { abilityBy, amountOf, usageOf } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import { allies, apart, canStand, here, nameOf, one, tell, whereIs } from '../table/table.ts';
import { movementLeft } from './walker.ts';

/** Whom one could swap with now, and the movement that it costs. */
export function swaps(fight: ThrumFight, who: Id): { id: Id; cost: number }[] {
  const ability = abilityBy(fight, 'transpositional');
  if (!ability) return [];
  const use = usageOf(fight, who, ability);
  const far = use.ups.includes('b') ? Math.max(1, amountOf(fight, use, { base: 'h(rea)' })) : 1;
  const foesToo = use.ups.includes('a');
  return here(fight).flatMap((other) => {
    if (other.id === who || other.sheet.kind === 'minion' || other.sheet.squares !== sheetOf(fight, who).squares)
      return [];
    const friend = allies(fight, who, other.id);
    if (!friend && !(foesToo && areEnemies(fight, who, other.id))) return [];
    const away = apart(fight, who, other.id);
    const cost = friend && foesToo && away <= 1 ? 0 : 1;
    const near = away <= (friend ? far : 1);
    return near && cost <= movementLeft(fight, who) ? [{ id: other.id, cost }] : [];
  });
}

/** Asks with whom and swaps the two. Nobody else answers the swapped one's move. */
export function* swapFor(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const ways = swaps(fight, who);
  const answer = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: swap places with whom?`, rule: 'TH-43', about: [who] },
    ways.map(({ id, cost }) => ({ id, label: nameOf(fight, id), detail: `${cost} movement`, combatant: id })),
  );
  const cost = ways.find(({ id }) => id === answer)?.cost ?? 1;
  exchange(fight, who, answer);
  const { turn } = fight.state;
  if (turn?.who === who) {
    turn.spent += cost;
    turn.walked += 1;
  }
}

/** Two change places, if both fit. */
export function exchange(fight: ThrumFight, a: Id, b: Id): boolean {
  const [from, to] = [whereIs(fight, a), whereIs(fight, b)];
  if (!from || !to || !canStand(fight, a, to, [b]) || !canStand(fight, b, from, [a])) return false;
  one(fight, a).place = squarePlace(to);
  one(fight, b).place = squarePlace(from);
  tell(fight, 'TH-43', `${nameOf(fight, a)} and ${nameOf(fight, b)} change places.`, { who: [a, b] });
  checkHolds(fight);
  return true;
}
