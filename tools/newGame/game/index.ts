/** Skirmish: the game in one declaration. */
import { defineGame } from '../../../src/rulesets/common/defineGame.ts';
import { actions } from './actions/actions.ts';
import { creatures } from './data/creatures.ts';
import { ready } from './examples/ready.ts';
import { house } from './house.ts';
import { nextRound } from './play/rounds.ts';
import { sheet } from './sheet.ts';
import { state } from './state.ts';
import * as view from './view/panels.ts';

export const skirmish = defineGame({
  id: 'skirmish',
  name: 'Skirmish',
  about: 'Everybody acts once a round. A die against Guard, and one dodge.',
  prefix: 'SK',
  scenes: ['zones'],
  sheet,
  state,
  house,
  book: async () => (await import('./book.ts')).book,
  after: async () => (await import('./after.ts')).after,
  creatures,
  heroes: ['Heroes'],
  ready,
  *begin(fight) {
    fight.stage = 'running';
    nextRound(fight);
  },
  actions,
  ...view,
  harmWord: 'harm',
});
