/**
 * Corrects the state after a hand edit: it names only people and teams that are there, the turn
 * belongs to its team, and foes of a tier follow the tier.
 */
import type { IngenuityFight } from '../../fight.ts';
import type { IngenuitySheet } from '../../sheet/sheet.ts';
import { followTier } from './tiers.ts';
import { joinTeams, waitingMembers } from './turns.ts';

export function reconcile(fight: IngenuityFight, why?: 'left out' | 'within'): void {
  const { state } = fight;
  const here = (id: string) => fight.combatants[id] !== undefined;
  const now = state.teams[state.team];
  state.acted = state.acted.filter(here);
  state.waits = state.waits.filter(here);
  for (const kept of [state.attacks, state.reacted, state.readied, state.longs])
    for (const id of Object.keys(kept)) if (!here(id)) delete kept[id];
  if (state.acting && !here(state.acting.who)) {
    state.acting = null;
    state.ordered = null;
  }
  if (state.ordered && !here(state.ordered.who)) state.ordered = null;
  if (state.surprise !== null && !fight.sides[state.surprise]) state.surprise = null;
  state.surprising = state.surprising.filter((side) => fight.sides[side] && side !== state.surprise);
  state.teams = state.teams.filter((side) => fight.sides[side]);
  if (state.opening && !here(state.opening.who)) state.opening = null;
  if (state.picked && !here(state.picked.who)) state.picked = null;
  const picks = sideOfTurn(fight) ?? now;
  state.team = Math.max(0, picks ? state.teams.indexOf(picks) : 0);
  for (const { sheet } of Object.values(fight.combatants)) {
    forget(sheet, here);
    if (sheet.tier !== 'none') followTier(sheet, fight.house.tiers[sheet.tier]);
  }
  // While the fight is still beginning, the GM is being asked for the teams.
  if (fight.stage !== 'running' || state.teams.length === 0 || why === 'within') return;
  joinTeams(fight);
  if (!state.acting) state.team = nextToPick(fight);
}

/**
 * IN-03: the side whose pick the running turn is. A turn given by hand belongs to the combatant's
 * own side; a change of sides during the turn changes nothing.
 */
function sideOfTurn({ state, combatants }: IngenuityFight): string | undefined {
  const side = state.acting && combatants[state.acting.who]?.side;
  if (!state.acting || !side) return undefined;
  const isSame = state.picked?.who === state.acting.who && state.teams.includes(state.picked.side);
  if (!isSame) state.picked = { who: state.acting.who, side };
  return state.picked?.side;
}

/**
 * The place of the team that picks: the present team, or the next one with somebody left to act.
 */
function nextToPick(fight: IngenuityFight): number {
  const { teams, team } = fight.state;
  const order = teams.map((_, n) => (team + n) % teams.length);
  return order.find((at) => waitingMembers(fight, teams[at] ?? '').length > 0) ?? team;
}

/** Removes combatants who are gone from the lists of who sees whom. */
function forget(sheet: IngenuitySheet, here: (id: string) => boolean): void {
  for (const list of ['unseenBy', 'seenBy'] as const) {
    const ids = sheet[list] ?? [];
    if (!ids.every(here)) sheet[list] = ids.filter(here);
  }
}
