/** Ingenuity: teams that alternate member by member, three actions, attribute and skill dice with a luck die beside them. */
import type { Ruleset } from '../../engine/ruleset.ts';
import { actions } from './actions.ts';
import { badges } from './badges.ts';
import { begin } from './begin.ts';
import { creatures } from './creatures.ts';
import { examples } from './examples.ts';
import { fields, heldFields } from './fields.ts';
import { squaresOf } from './ground.ts';
import { houseRules } from './houseForm.ts';
import { blankHouse, type IngenuityHouse, ingenuityHouse } from './houseRules.ts';
import { aim, figures, order, outcome, reactionsLeft, standingOf, tracks } from './panels.ts';
import { ready } from './ready.ts';
import { rules } from './rules.ts';
import { blankSheet, type IngenuitySheet, ingenuitySheet } from './sheet.ts';
import { blankState, type IngenuityState, ingenuityState } from './state.ts';
import { seen } from './tell.ts';
import { follow } from './tiers.ts';
import { finish, joinTeams } from './turns.ts';

export const ingenuity: Ruleset<IngenuitySheet, IngenuityState, IngenuityHouse> = {
  id: 'ingenuity',
  name: 'Ingenuity',
  about: 'Teams take turns member by member. Three actions, a luck die beside every test, shields that break.',
  prefix: 'IN',
  scenes: ['squares'],
  sheet: ingenuitySheet,
  state: ingenuityState,
  house: ingenuityHouse,
  fields,
  heldFields,
  stateFields: [],
  notByHand: {},
  houseRules,
  rules,
  creatures,
  ready,
  examples,
  blank: () => ({ sheet: blankSheet(), state: blankState(), house: blankHouse() }),
  begin,
  *end(fight) {
    finish(fight, 'the GM ends it');
  },
  actions,
  order,
  standing: standingOf,
  seenByPlayers: seen,
  tracks,
  badges,
  figures,
  reactionsLeft,
  morale: () => [],
  aim,
  size: (one) => ({ room: squaresOf(one) ** 2, squares: squaresOf(one) }),
  outcome,
  reconcile(fight) {
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
    state.team = Math.max(0, now ? state.teams.indexOf(now) : 0);
    for (const { sheet } of Object.values(fight.combatants)) {
      if (sheet.unseenBy.some((id) => !here(id))) sheet.unseenBy = sheet.unseenBy.filter(here);
      if (sheet.seenBy.some((id) => !here(id))) sheet.seenBy = sheet.seenBy.filter(here);
      if (sheet.tier !== 'none') follow(sheet, fight.house.tiers[sheet.tier]);
    }
    if (fight.stage === 'running') joinTeams(fight);
  },
};
