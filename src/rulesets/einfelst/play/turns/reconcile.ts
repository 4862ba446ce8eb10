/**
 * Corrects the fight after a hand edit: combatants who are gone leave cards, turns and holds, and
 * nobody is close across zones.
 */

import type { EinfelstFight } from '../../fight.ts';
import { isUp } from '../../sheet/sheet.ts';
import { sameZone } from '../ground/ground.ts';
import { turnOver } from './rounds.ts';

/**
 * Removes cards whose holders are all gone. A card that was just laid down, without holders yet,
 * stays.
 */
function cards(fight: EinfelstFight): void {
  const { state } = fight;
  const here = (id: string) => fight.combatants[id] !== undefined;
  state.slots = state.slots.filter(({ holders }) => holders.length === 0 || holders.some(here));
  for (const slot of state.slots) {
    slot.holders = slot.holders.filter(here);
    slot.done = slot.done.filter(here);
  }
}

/**
 * Ends the turn of an actor who is out or gone, and puts the turn of a standing actor on one of
 * their cards.
 */
function turn(fight: EinfelstFight): void {
  const { state } = fight;
  if (!state.turn) return;
  const { who } = state.turn;
  const actor = fight.combatants[who];
  const own = state.slots.filter(({ holders }) => holders.includes(who));
  if (actor && isUp(actor)) {
    state.turn.slot = (own.find(({ id }) => id === state.turn?.slot) ?? own[0])?.id ?? state.turn.slot;
    return;
  }
  const slot = state.slots.find(({ id }) => id === state.turn?.slot);
  if (slot && actor) turnOver(fight, slot, who);
  state.turn = null;
}

export function reconcile(fight: EinfelstFight, why?: 'left out' | 'within'): void {
  const { state } = fight;
  const here = (id: string) => fight.combatants[id] !== undefined;
  cards(fight);
  state.left = Object.fromEntries(Object.entries(state.left).filter(([id]) => here(id)));
  state.tried = state.tried.filter(here);
  for (const one of state.circumstances) one.exempt = one.exempt.filter(here);
  if (why !== 'within') turn(fight);
  // EW-06: whom the players do not know has not acted for them.
  if (why === 'left out') state.started &&= state.turn !== null || state.slots.some(({ done }) => done.length > 0);
  for (const one of Object.values(fight.combatants)) {
    const { sheet } = one;
    sheet.close = sheet.close.filter((id) => id !== one.id && here(id) && sameZone(fight, one.id, id));
    const holder = sheet.held && sheet.held.by !== one.id ? fight.combatants[sheet.held.by] : undefined;
    if (sheet.held && !(holder && isUp(holder) && isUp(one))) sheet.held = null;
  }
}
