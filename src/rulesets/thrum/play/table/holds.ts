/** Chokehold's link between two combatants: who holds whom, and how a hold ends. */

import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { abilityBy, amountOf, usageOf } from './owned.ts';
import { squaresApart, tell } from './table.ts';

export const heldBy = (fight: ThrumFight, holder: Id): Id[] =>
  fight.state.holds.filter((hold) => hold.holder === holder).map(({ held }) => held);
export const holderOf = (fight: ThrumFight, held: Id): Id | undefined =>
  fight.state.holds.find((hold) => hold.held === held)?.holder;

/** Ends one hold, and with it Immobilized and the Weakened that the hold brought. */
export function releaseHold(fight: ThrumFight, holder: Id, held: Id, why: string): void {
  const before = fight.state.holds.length;
  fight.state.holds = fight.state.holds.filter((hold) => hold.holder !== holder || hold.held !== held);
  if (fight.state.holds.length === before) return;
  if (!holderOf(fight, held)) delete sheetOf(fight, held).conditions.immobilized;
  tell(fight, 'TH-43', sentence`${personRef(holder)} no longer holds ${personRef(held)}: ${why}.`);
}

/** Ends every hold in which a combatant holds or is held. */
export function releaseAll(fight: ThrumFight, who: Id, why: string): void {
  for (const { holder, held } of [...fight.state.holds])
    if (holder === who || held === who) releaseHold(fight, holder, held, why);
}

/** Ends holds whose two combatants are no longer in each other's reach. */
export function checkHolds(fight: ThrumFight): void {
  for (const { holder, held } of [...fight.state.holds]) {
    const ability = abilityBy(fight, 'chokehold');
    const long = sheetOf(fight, holder).abilities.some(({ id }) => id === 'long-reach');
    const range = ability ? amountOf(fight, usageOf(fight, holder, ability), ability.range) + (long ? 1 : 0) : 1;
    if (squaresApart(fight, holder, held) > range) releaseHold(fight, holder, held, 'out of reach');
  }
}
