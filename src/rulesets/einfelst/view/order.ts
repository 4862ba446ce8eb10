/**
 * The order of play as the screens draw it (EW-02, EW-03): every card with its holders, and the
 * next turn.
 */

import { combatantOf } from '../../../engine/fight.ts';
import type { TurnOrder } from '../../../engine/ruleset.ts';
import type { Id } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import { endsTurn, rowState } from '../../common/turns.ts';
import type { EinfelstFight } from '../fight.ts';
import { inOrder, slotName } from '../play/cards.ts';
import { currentSlot, turnBudget, waitingHolders } from '../play/turns/rounds.ts';
import { isUp } from '../sheet/sheet.ts';

/** A combatant's remaining maneuvers, short enough for a row of the order (EW-14). */
const maneuversLeft = (fight: EinfelstFight, who: Id): string => {
  const { slow, fast } = turnBudget(fight, who);
  return slow + fast === 0
    ? 'no maneuver left'
    : [slow > 0 ? `${slow} slow` : '', fast > 0 ? `${fast} fast` : ''].filter(Boolean).join(', ');
};

/** A combatant's remaining maneuvers, for a sentence (EW-14). */
export const maneuversInWords = (fight: EinfelstFight, who: Id): string => {
  const { slow, fast } = turnBudget(fight, who);
  if (slow + fast === 0) return maneuversLeft(fight, who);
  return `${maneuversLeft(fight, who).replace(', ', ' and ')} ${slow + fast === 1 ? 'maneuver' : 'maneuvers'} left`;
};

/**
 * The card of the running turn. After a swap that gave the card away (EW-07), the card that the
 * actor has now.
 */
function actsOn({ state }: EinfelstFight): string | undefined {
  const { turn } = state;
  const mine = state.slots.filter(({ holders }) => turn && holders.includes(turn.who));
  return (mine.find(({ id }) => id === turn?.slot) ?? mine[0])?.id;
}

/**
 * EW-02, EW-03: every card, lowest first, with its holders. The players’ screen leaves out holders
 * whom they cannot see.
 */
export function turnOrder(fight: EinfelstFight): TurnOrder {
  const { state } = fight;
  const running = fight.stage === 'running';
  const slot = state.turn ? state.slots.find(({ id }) => id === state.turn?.slot) : currentSlot(fight);
  const first = slot && !state.turn ? waitingHolders(fight, slot)[0] : undefined;
  const next = state.turn
    ? endsTurn(fight, state.turn.who)
    : { actor: 'table', action: 'skip', label: slot ? `${slotName(fight, slot)} passes` : 'Begin the next round' };
  return {
    style: 'strip',
    round: state.round,
    title: state.round < 1 ? 'Before the fight' : `Round ${state.round}`,
    prompt: state.turn
      ? `${nameOf(fight, state.turn.who)} acts: ${maneuversInWords(fight, state.turn.who)}.`
      : slot
        ? `Card ${slot.card}: ${slot.holders.length > 1 ? 'one of the group' : first ? nameOf(fight, first.id) : 'nobody'} acts.`
        : 'Everybody has acted.',
    groups: [],
    rows: inOrder(fight).flatMap((each) =>
      each.holders
        .filter((id) => fight.combatants[id])
        .map((id) => ({
          id: `${each.id}/${id}`,
          combatant: id,
          badge: String(each.card),
          state: rowState({
            out: !isUp(combatantOf(fight, id)),
            acting: running && state.turn?.who === id && actsOn(fight) === each.id,
            done: each.done.includes(id),
            may: running && !state.turn && slot?.id === each.id,
          }),
          note: maneuversLeft(fight, id),
          ...(each.holders.length > 1 ? { group: each.id } : {}),
        })),
    ),
    exchange: 'swap',
    ...(running ? { next } : {}),
  };
}
