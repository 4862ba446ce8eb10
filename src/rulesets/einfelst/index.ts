/** Einfelst Wilds: initiative as cards on the table, maneuvers as a budget, Harm in rows. */

import { sentence } from '../../engine/log/sentence.ts';
import { defineGame } from '../common/defineGame.ts';
import { fastActions } from './actions/fast.ts';
import { groundActions } from './actions/ground.ts';
import { ruledActions } from './actions/ruled.ts';
import { slowActions } from './actions/slow.ts';
import { tableActions } from './actions/table.ts';
import { afterRules } from './after.ts';
import { creatures } from './data/creatures.ts';
import { readyFights } from './examples/ready.ts';
import { type EinfelstHouse, houseRules } from './house/house.ts';
import { onFoot } from './play/ground/onFoot.ts';
import { settleHandEdit } from './play/settle/settle.ts';
import { isSeenByPlayers, tell } from './play/table/tell.ts';
import { beginFight } from './play/turns/begin.ts';
import { dealToNewcomers } from './play/turns/join.ts';
import { reconcile } from './play/turns/reconcile.ts';
import { type EinfelstSheet, einfelstSheet } from './sheet/sheet.ts';
import { type EinfelstState, einfelstState } from './state.ts';
import { fieldsWith } from './view/form.ts';
import { combatantHealth } from './view/health.ts';
import { turnOrder } from './view/order.ts';
import {
  aimPreview,
  combatantBadges,
  combatantFigures,
  combatantTracks,
  moveOutcome,
  reactionsLeft,
  rulerWords,
  standingOf,
} from './view/panels.ts';

export const einfelst = defineGame<EinfelstSheet, EinfelstState, EinfelstHouse>({
  id: 'einfelst',
  name: 'Einfelst Wilds',
  about: 'Cards from 1 to 10, lowest first. One slow and one fast maneuver, and reactions paid from the same purse.',
  prefix: 'EW',
  scenes: ['zones'],
  sheet: einfelstSheet,
  state: einfelstState,
  house: houseRules,
  fieldsWith,
  makes: ['weapons', 'spells'],
  book: async () => (await import('./book.ts')).gameBook,
  after: afterRules,
  creatures,
  heroes: ['Character'],
  ready: readyFights,
  begin: beginFight,
  *end(fight) {
    fight.state.turn = null;
    fight.stage = 'over';
    tell(fight, 'EW-02', sentence`The fight is over.`, { tone: 'turn' });
  },
  actions: [...slowActions, ...groundActions, ...fastActions, ...tableActions, ruledActions],
  order: turnOrder,
  standing: standingOf,
  seenByPlayers: isSeenByPlayers,
  tracks: combatantTracks,
  health: combatantHealth,
  badges: combatantBadges,
  figures: combatantFigures,
  reactionsLeft,
  aim: aimPreview,
  ruler: rulerWords,
  onFoot,
  // EW-09: an area takes in whole zones, with everyone in them.
  areaCounting: () => ({ diagonals: 'one', turns: 'any', rule: 'EW-09' }),
  size: (one) => ({ room: one.sheet.cards > 1 ? 4 : 1, squares: one.sheet.cards > 1 ? 2 : 1 }),
  idle: ['shout', 'interact', 'turn-around', 'let-go'],
  harmWord: 'Harm',
  // EW-23, EW-24: Lesser Harm comes first, and a full row pushes Harm upward.
  harmed: [
    { track: 'points' },
    { track: 'physical.lesser' },
    { track: 'physical.moderate', worth: 2 },
    { track: 'physical.severe', worth: 3 },
  ],
  outcome: moveOutcome,
  reconcile,
  settle: settleHandEdit,
  join: dealToNewcomers,
});
