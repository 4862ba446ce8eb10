/** Skirmish: the game in one declaration. */

import { defineGame } from '../../../src/rulesets/common/defineGame.ts';
import { afterRules } from '../game/after.ts';
import { creatures } from '../game/data/creatures.ts';
import { houseRules } from '../game/house.ts';
import { nextRound, settleHandEdit } from '../game/play/rounds.ts';
import { sheetRecord } from '../game/sheet.ts';
import { stateRecord } from '../game/state.ts';
import { gameActions } from './actions/actions.ts';
import { readyFights } from './examples/ready.ts';
import {
  aimPreview,
  combatantBadges,
  combatantFigures,
  combatantHealth,
  combatantTracks,
  moveOutcome,
  reactionsLeft,
  rulerWords,
  standing,
  turnOrder,
} from './view/panels.ts';

export const skirmish = defineGame({
  id: 'skirmish',
  name: 'Skirmish',
  about: 'Everybody acts once a round, on squares. A die against Guard, one dodge, and a push.',
  prefix: 'SK',
  scenes: ['squares'],
  sheet: sheetRecord,
  state: stateRecord,
  house: houseRules,
  book: async () => (await import('./book.ts')).gameBook,
  after: afterRules,
  creatures,
  heroes: ['Heroes'],
  ready: readyFights,
  *begin(fight) {
    fight.stage = 'running';
    nextRound(fight);
  },
  actions: gameActions,
  settle: settleHandEdit,
  order: turnOrder,
  standing,
  tracks: combatantTracks,
  health: combatantHealth,
  badges: combatantBadges,
  reactionsLeft,
  figures: combatantFigures,
  aim: aimPreview,
  ruler: rulerWords,
  outcome: moveOutcome,
  harmWord: 'harm',
});
