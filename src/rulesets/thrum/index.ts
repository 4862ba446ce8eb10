/** Thrum: a game on squares, where loads run against tolerances and the defender always chooses. */

import { defineGame } from '../common/defineGame.ts';
import { sheetOf } from '../common/people.ts';
import { gameActions } from './actions/actions.ts';
import { afterRules } from './after.ts';
import { creatures } from './data/creatures.ts';
import { readyFights } from './examples/ready.ts';
import type { ThrumFight } from './fight.ts';
import { type House, houseRules } from './house.ts';
import { aimPreview, rulerWords } from './play/aim/aim.ts';
import { onFoot } from './play/ground/onFoot.ts';
import { repaintTerrain } from './play/ground/terrain.ts';
import { finishFight } from './play/harm/ending.ts';
import { settleHandEdit } from './play/settle/settle.ts';
import { checkHolds } from './play/table/holds.ts';
import { fighterOf, isMinion } from './play/table/table.ts';
import { countPassives } from './play/table/tolerances.ts';
import { beginFight } from './play/turns/begin.ts';
import { lateComers, rollLate, takePlace } from './play/turns/initiative.ts';
import { comesAtStart, nextInOrder, startQuietly } from './play/turns/turn.ts';
import { hasCondition, type Sheet, thrumSheet } from './sheet/sheet.ts';
import { freshTurn, type State, thrumState } from './state.ts';
import { fieldsWith, notByHand, stateFields } from './view/form.ts';
import { combatantHealth } from './view/health.ts';
import { moraleRows } from './view/morale.ts';
import {
  combatantBadges,
  combatantFigures,
  combatantTracks,
  moveOutcome,
  reactionsLeft,
  standing,
  turnOrder,
} from './view/panels.ts';

/**
 * Corrects the fight after a hand edit: newcomers join the order, combatants who are gone leave it,
 * and holds that are out of reach end.
 */
function reconcile(fight: ThrumFight, why?: 'left out' | 'within'): void {
  const { state } = fight;
  state.order = state.order.filter((id) => fight.combatants[id]);
  state.done = state.done.filter((id) => fight.combatants[id]);
  state.delayed = state.delayed.filter((id) => fight.combatants[id]);
  if (state.beaten) state.beaten = state.beaten.filter((id) => fight.combatants[id]);
  state.holds = state.holds.filter(({ holder, held }) => fight.combatants[holder] && fight.combatants[held]);
  state.terrains = state.terrains.filter(({ owner }) => fight.combatants[owner]);
  for (const id of fight.order) {
    const { sheet } = fight.combatants[id] ?? {};
    if (sheet?.controller && !fight.combatants[sheet.controller]) sheet.controller = null;
    if (sheet?.buff && !fight.combatants[sheet.buff.from]) sheet.buff = null;
  }
  for (const { held } of state.holds)
    if (!hasCondition(sheetOf(fight, held), 'immobilized'))
      sheetOf(fight, held).conditions.immobilized = { n: 1, until: 'ended' };
  repaintTerrain(fight);
  countPassives(fight);
  if (fight.stage !== 'running') return;
  keepOrder(fight);
  checkHolds(fight);
  if (why === 'within') return;
  if (state.turn && !fight.combatants[state.turn.who]) state.turn = null;
  const next = state.turn ? undefined : nextInOrder(fight);
  // If the next turn starts with dice or questions, it has to wait for the table. Otherwise it
  // starts at once.
  if (next === undefined || comesAtStart(fight, next).length > 0 || lateComers(fight).length > 0) return;
  state.turn = freshTurn(next);
  if (state.round > 0 && !state.started.includes(next)) startQuietly(fight, next);
}

/**
 * TH-02: an initiative set by hand moves its bearer in the order. An initiative that was removed is
 * rolled anew.
 */
function keepOrder(fight: ThrumFight): void {
  const { state } = fight;
  state.order = state.order.filter((id) => sheetOf(fight, id).initiative !== null);
  for (const id of fight.order) {
    const { initiative } = sheetOf(fight, id);
    if (initiative === null || isMinion(fighterOf(fight, id))) continue;
    if (!state.order.includes(id)) takePlace(fight, id);
    else if (initiative !== (state.placed[id] ?? initiative)) takePlace(fight, id);
    else state.placed[id] = initiative;
  }
}

export const thrum = defineGame<Sheet, State, House>({
  id: 'thrum',
  name: 'Thrum',
  about:
    'Squares, heights and stances. Nobody has hit points: Fatigue and Stress pile up against what one can bear, and whoever is attacked always chooses how to defend.',
  prefix: 'TH',
  scenes: ['squares'],
  sheet: thrumSheet,
  state: { ...thrumState, fields: stateFields },
  house: houseRules,
  notByHand,
  book: async () => (await import('./book.ts')).gameBook,
  after: afterRules,
  creatures,
  heroes: ['Characters, level 1', 'Characters, level 3'],
  ready: readyFights,
  begin: beginFight,
  *end(fight) {
    finishFight(fight, 'Ended by the GM.');
  },
  actions: gameActions,
  order: turnOrder,
  standing,
  seenByPlayers: () => true,
  tracks: combatantTracks,
  health: combatantHealth,
  badges: combatantBadges,
  figures: combatantFigures,
  reactionsLeft,
  morale: moraleRows,
  aim: aimPreview,
  ruler: rulerWords,
  onFoot,
  // TH-13: areas are upright squares, lines run along rows, columns and diagonals.
  areaCounting: () => ({ diagonals: 'one', turns: 'eighths', rule: 'TH-13' }),
  size: ({ sheet }) => ({ room: sheet.squares * sheet.squares, squares: sheet.squares }),
  idle: ['delay'],
  harmWord: 'load',
  outcome: moveOutcome,
  reconcile,
  settle: settleHandEdit,
  join: rollLate,
  makes: ['abilities'],
  fieldsWith,
});
