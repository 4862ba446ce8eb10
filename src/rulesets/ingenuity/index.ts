/**
 * Ingenuity: teams that alternate member by member, three actions, attribute and skill dice with a
 * luck die beside them.
 */

import { sentence } from '../../engine/log/sentence.ts';
import { defineGame } from '../common/defineGame.ts';
import { gameActions } from './actions/actions.ts';
import { beginFight } from './actions/begin.ts';
import { afterRules } from './after.ts';
import { creatures } from './data/creatures.ts';
import { readyFights } from './examples/ready.ts';
import { houseRules, type IngenuityHouse } from './house/house.ts';
import { rulerWords, squaresOf } from './play/ground/ground.ts';
import { looksOf } from './play/ground/sight.ts';
import { settleHandEdit } from './play/settle/settle.ts';
import { isSeenByPlayers } from './play/table/tell.ts';
import { finishFight } from './play/turns/ending.ts';
import { reconcile } from './play/turns/reconcile.ts';
import { type IngenuitySheet, ingenuitySheet } from './sheet/sheet.ts';
import { type IngenuityState, ingenuityState } from './state.ts';
import { combatantBadges } from './view/badges.ts';
import { fieldsWith, heldFields } from './view/form.ts';
import { combatantHealth } from './view/health.ts';
import { onFoot } from './view/onFoot.ts';
import {
  aimPreview,
  combatantFigures,
  combatantTracks,
  moveOutcome,
  reactionsLeft,
  standingOf,
  turnOrder,
} from './view/panels.ts';

export const ingenuity = defineGame<IngenuitySheet, IngenuityState, IngenuityHouse>({
  id: 'ingenuity',
  name: 'Ingenuity',
  about: 'Teams take turns member by member. Three actions, a luck die beside every test, shields that break.',
  prefix: 'IN',
  scenes: ['squares'],
  sheet: ingenuitySheet,
  state: ingenuityState,
  house: houseRules,
  heldFields,
  notByHand: {
    'sheet.tierLine': 'written down as the sheet follows its tier',
    'state.picked': 'written down as a turn begins: it follows the turn when that is set by hand',
    'state.declined': 'the end of the fight that was last offered and declined: offered anew as the field changes',
  },
  makes: ['items', 'maneuvers'],
  fieldsWith,
  book: async () => (await import('./book.ts')).gameBook,
  after: afterRules,
  creatures,
  heroes: ['Character'],
  ready: readyFights,
  begin: beginFight,
  *end(fight) {
    finishFight(fight, sentence`the GM ends it`);
  },
  actions: gameActions,
  order: turnOrder,
  standing: standingOf,
  seenByPlayers: isSeenByPlayers,
  looks: looksOf,
  tracks: combatantTracks,
  health: combatantHealth,
  badges: combatantBadges,
  figures: combatantFigures,
  reactionsLeft,
  aim: aimPreview,
  ruler: rulerWords,
  onFoot,
  // IN-21: every second slanted step of an area counts two metres.
  areaCounting: () => ({ diagonals: 'one or two', turns: 'any', rule: 'IN-21' }),
  size: (one) => ({ room: squaresOf(one) ** 2, squares: squaresOf(one) }),
  idle: ['drop-prone', 'drop-item'],
  harmWord: 'damage',
  // IN-23: damage takes endurance first, and the excess takes health.
  harmed: [{ track: 'endurance' }, { track: 'health' }],
  outcome: moveOutcome,
  reconcile,
  settle: settleHandEdit,
});
