/** Ingenuity: teams that alternate member by member, three actions, attribute and skill dice with a luck die beside them. */

import { defineGame } from '../common/defineGame.ts';
import { actions } from './actions/actions.ts';
import { begin } from './actions/begin.ts';
import { creatures } from './data/creatures.ts';
import { ready } from './examples/ready.ts';
import { house, type IngenuityHouse } from './house/house.ts';
import { ruler, squaresOf } from './play/ground/ground.ts';
import { seen } from './play/table/tell.ts';
import { reconcile } from './play/turns/reconcile.ts';
import { finish } from './play/turns/turns.ts';
import { type IngenuitySheet, ingenuitySheet } from './sheet/sheet.ts';
import { type IngenuityState, ingenuityState } from './state.ts';
import { badges } from './view/badges.ts';
import { fieldsWith, heldFields } from './view/form.ts';
import { health } from './view/health.ts';
import { aim, figures, order, outcome, reactionsLeft, standingOf, tracks } from './view/panels.ts';

export const ingenuity = defineGame<IngenuitySheet, IngenuityState, IngenuityHouse>({
  id: 'ingenuity',
  name: 'Ingenuity',
  about: 'Teams take turns member by member. Three actions, a luck die beside every test, shields that break.',
  prefix: 'IN',
  scenes: ['squares'],
  sheet: ingenuitySheet,
  state: ingenuityState,
  house,
  heldFields,
  notByHand: {
    'sheet.tierLine': 'written down as the sheet follows its tier',
    'state.declined': 'the end of the fight that was last offered and declined: offered anew as the field changes',
  },
  makes: ['items', 'maneuvers'],
  fieldsWith,
  book: async () => (await import('./book.ts')).book,
  after: async () => (await import('./after.ts')).after,
  creatures,
  heroes: ['Character'],
  ready,
  begin,
  *end(fight) {
    finish(fight, 'the GM ends it');
  },
  actions,
  order,
  standing: standingOf,
  seenByPlayers: seen,
  tracks,
  health,
  badges,
  figures,
  reactionsLeft,
  aim,
  ruler,
  size: (one) => ({ room: squaresOf(one) ** 2, squares: squaresOf(one) }),
  idle: ['drop-prone', 'drop-item'],
  harmWord: 'damage',
  // IN-23: endurance first, the excess to health.
  harmed: [{ track: 'endurance' }, { track: 'health' }],
  outcome,
  reconcile,
});
