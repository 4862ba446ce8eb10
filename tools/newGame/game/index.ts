/** Skirmish: the game in one declaration. */

import { defineGame } from '../../../src/rulesets/common/defineGame.ts';
import { gameActions } from './actions/actions.ts';
import { afterRules } from './after.ts';
import { creatures } from './data/creatures.ts';
import { readyFights } from './examples/ready.ts';
import { houseRules } from './house.ts';
import { nextRound, settleHandEdit } from './play/rounds.ts';
import { sheetRecord } from './sheet.ts';
import { stateRecord } from './state.ts';
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
  about: 'Everybody acts once a round. A die against Guard, and one dodge.',
  prefix: 'SK',
  scenes: ['zones'],
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
