/** After a hand edit: nobody and no team is spoken of who is not there, a turn is its team's, and foes of a tier follow it. */
import type { IngenuityFight } from '../../fight.ts';
import type { IngenuitySheet } from '../../sheet/sheet.ts';
import { follow } from './tiers.ts';
import { joinTeams, waiting } from './turns.ts';

export function reconcile(fight: IngenuityFight): void {
  const { state } = fight;
  const here = (id: string) => fight.combatants[id] !== undefined;
  const now = state.teams[state.team];
  state.acted = state.acted.filter(here);
  state.waits = state.waits.filter(here);
  for (const kept of [state.attacks, state.reacted, state.readied, state.longs])
    for (const id of Object.keys(kept)) if (!here(id)) delete kept[id];
  if (state.acting && !here(state.acting.who)) state.acting = null;
  if (state.ordered && !(state.acting && here(state.ordered.who))) state.ordered = null;
  if (state.surprise !== null && !fight.sides[state.surprise]) state.surprise = null;
  state.surprising = state.surprising.filter((side) => fight.sides[side] && side !== state.surprise);
  state.teams = state.teams.filter((side) => fight.sides[side]);
  const acting = state.acting && fight.combatants[state.acting.who]?.side;
  const picks = acting ?? now;
  state.team = Math.max(0, picks ? state.teams.indexOf(picks) : 0);
  for (const { sheet } of Object.values(fight.combatants)) {
    forget(sheet, here);
    if (sheet.tier !== 'none') follow(sheet, fight.house.tiers[sheet.tier]);
  }
  // While the fight still begins the teams are being asked for.
  if (fight.stage !== 'running' || state.teams.length === 0) return;
  joinTeams(fight);
  if (!state.acting) state.team = nextToPick(fight);
}

/** The place of the team that picks: the one whose turn it is, or the next with somebody left to act. */
function nextToPick(fight: IngenuityFight): number {
  const { teams, team } = fight.state;
  const order = teams.map((_, n) => (team + n) % teams.length);
  return order.find((at) => waiting(fight, teams[at] ?? '').length > 0) ?? team;
}

/** Who is gone is neither seen nor unseen by. */
function forget(sheet: IngenuitySheet, here: (id: string) => boolean): void {
  for (const list of ['unseenBy', 'seenBy'] as const) {
    const ids = sheet[list] ?? [];
    if (!ids.every(here)) sheet[list] = ids.filter(here);
  }
}
