/** Transpositional: an extra kind of step, in which its owner changes places with somebody. */

import { areEnemies } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { squarePlace } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { checkHolds } from '../table/holds.ts';
import { abilityBy, amountOf, usageOf } from '../table/owned.ts';
import type { Table } from '../table/procedures.ts';
import { areAllies, canStand, fighterOf, fightersHere, nameOf, squaresApart, tell, whereIs } from '../table/table.ts';
import { movementLeft } from './walker.ts';

/** The combatants with whom somebody could change places now, and the movement that this costs. */
export function swapPartners(fight: ThrumFight, who: Id): { id: Id; cost: number }[] {
  const ability = abilityBy(fight, 'transpositional');
  if (!ability) return [];
  const use = usageOf(fight, who, ability);
  const far = use.ups.includes('b') ? Math.max(1, amountOf(fight, use, { base: 'h(rea)' })) : 1;
  const foesToo = use.ups.includes('a');
  return fightersHere(fight).flatMap((other) => {
    if (other.id === who || other.sheet.kind === 'minion' || other.sheet.squares !== sheetOf(fight, who).squares)
      return [];
    const friend = areAllies(fight, who, other.id);
    if (!friend && !(foesToo && areEnemies(fight, who, other.id))) return [];
    const away = squaresApart(fight, who, other.id);
    const cost = friend && foesToo && away <= 1 ? 0 : 1;
    const near = away <= (friend ? far : 1);
    return near && cost <= movementLeft(fight, who) ? [{ id: other.id, cost }] : [];
  });
}

/** Asks for the partner and exchanges the two. Nobody else answers the partner's move. */
export function* swapFor(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const ways = swapPartners(fight, who);
  const answer = yield* askChoice(
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

/** Exchanges the places of two combatants, if each has room in the other's place. */
export function exchange(fight: ThrumFight, a: Id, b: Id): boolean {
  const [from, to] = [whereIs(fight, a), whereIs(fight, b)];
  if (!from || !to || !canStand(fight, a, to, [b]) || !canStand(fight, b, from, [a])) return false;
  fighterOf(fight, a).place = squarePlace(to);
  fighterOf(fight, b).place = squarePlace(from);
  tell(fight, 'TH-43', sentence`${personRef(a)} and ${personRef(b)} change places.`, {
    happened: { is: 'moved', whom: [a, b] },
  });
  checkHolds(fight);
  return true;
}
