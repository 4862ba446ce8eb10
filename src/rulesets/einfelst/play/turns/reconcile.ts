/** After a hand edit: who is gone leaves cards, turns and holds, a turn finds its card, and nobody is close to who is elsewhere. */

import type { EinfelstFight } from '../../fight.ts';
import { isUp } from '../../sheet/sheet.ts';
import { sameZone } from '../ground/ground.ts';
import { turnOver } from './rounds.ts';

/** Cards of which nobody is left go with them; one that was just laid down, held by nobody yet, stays. */
function cards(fight: EinfelstFight): void {
  const { state } = fight;
  const here = (id: string) => fight.combatants[id] !== undefined;
  state.slots = state.slots.filter(({ holders }) => holders.length === 0 || holders.some(here));
  for (const slot of state.slots) {
    slot.holders = slot.holders.filter(here);
    slot.done = slot.done.filter(here);
  }
}

/** The turn of somebody who is out or gone is over; of one who is up, it is on a card of its own. */
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

export function reconcile(fight: EinfelstFight): void {
  const { state } = fight;
  const here = (id: string) => fight.combatants[id] !== undefined;
  cards(fight);
  state.left = Object.fromEntries(Object.entries(state.left).filter(([id]) => here(id)));
  state.tried = state.tried.filter(here);
  for (const one of state.circumstances) one.exempt = one.exempt.filter(here);
  turn(fight);
  for (const one of Object.values(fight.combatants)) {
    const { sheet } = one;
    sheet.close = sheet.close.filter((id) => id !== one.id && here(id) && sameZone(fight, one.id, id));
    const holder = sheet.held && sheet.held.by !== one.id ? fight.combatants[sheet.held.by] : undefined;
    if (sheet.held && !(holder && isUp(holder) && isUp(one))) sheet.held = null;
  }
}
