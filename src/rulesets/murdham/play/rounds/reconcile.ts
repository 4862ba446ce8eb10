/** Corrects a fight after a hand edit that added, removed, moved or changed somebody. */

import type { MurdhamFight } from '../../fight.ts';
import type { GearItem } from '../../sheet/carried.ts';
import { maxHealth } from '../../sheet/scores.ts';
import { regainShape } from '../harm/shape.ts';
import { recountGroups } from '../nerve/groups.ts';
import { allFighters } from '../table/table.ts';
import { isAble } from '../turns/turn.ts';
import { factions, giveOn, sideAfter } from './round.ts';

/**
 * Renews an item of the table's own from the catalogue. An item that is not in the catalogue any
 * more stays as it was.
 */
function renew(fight: MurdhamFight, item: GearItem): void {
  const now = fight.house.items.find(({ id }) => id === item.made?.id);
  if (now) item.made = now;
}

/**
 * Mends references to fighters who are gone, keeps harm within bounds, and lets newcomers count for
 * their group's morale. A turn whose fighter cannot act any more goes on to the next side, except
 * in the players' view, where others are only left out.
 */
export function reconcile(fight: MurdhamFight, why?: 'left out' | 'within'): void {
  const { state } = fight;
  const known = (id: string) => fight.combatants[id] !== undefined;
  for (const { sheet } of allFighters(fight)) {
    regainShape(sheet);
    for (const item of sheet.gear) renew(fight, item);
    // Traits of the table's own are renewed from the catalogue. A trait that is not in the
    // catalogue any more stays as it was.
    if (sheet.made) sheet.made = sheet.made.map((one) => fight.house.traits.find(({ id }) => id === one.id) ?? one);
    sheet.harm = Math.min(sheet.harm, maxHealth(sheet).total);
    if (sheet.mount !== undefined && !known(sheet.mount)) delete sheet.mount;
    if (sheet.aboard !== undefined && fight.combatants[sheet.aboard.craft]?.sheet.craft === undefined)
      delete sheet.aboard;
    sheet.conditions = sheet.conditions.filter(({ by }) => by === undefined || known(by));
  }
  for (const { item } of fight.state.dropped) renew(fight, item);
  if (fight.stage !== 'running') return;
  const keeps = (who: string) => known(who) && (why !== undefined || isAble(fight, who) === true);
  if (state.turn && !keeps(state.turn.who)) giveOn(fight);
  for (const id of Object.keys(state.used)) if (!known(id)) delete state.used[id];
  state.ambushers = state.ambushers.filter(known);
  for (const id of Object.keys(state.turned ?? {})) if (!known(id)) delete state.turned?.[id];
  recountGroups(fight);
  if (state.turn || why === 'within') return;
  if (state.chance === null || factions(fight).includes(state.chance)) return;
  state.chance = sideAfter(fight, state.chance);
}
