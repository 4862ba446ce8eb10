/** Einfelst Wilds: initiative as cards on the table, maneuvers as a budget, Harm in rows. */

import { defineGame } from '../common/defineGame.ts';
import { fastDeeds } from './actions/fast.ts';
import { groundDeeds } from './actions/ground.ts';
import { slowDeeds } from './actions/slow.ts';
import { tableDeeds } from './actions/table.ts';
import { creatures } from './data/creatures.ts';
import { ready } from './examples/ready.ts';
import { type EinfelstHouse, house } from './house/house.ts';
import { seen, tell } from './play/table/tell.ts';
import { begin } from './play/turns/begin.ts';
import { join } from './play/turns/join.ts';
import { reconcile } from './play/turns/reconcile.ts';
import { type EinfelstSheet, einfelstSheet } from './sheet/sheet.ts';
import { type EinfelstState, einfelstState } from './state.ts';
import { fieldsWith } from './view/form.ts';
import { health } from './view/health.ts';
import { order } from './view/order.ts';
import { aim, badges, figures, outcome, reactionsLeft, ruler, standingOf, tracks } from './view/panels.ts';

export const einfelst = defineGame<EinfelstSheet, EinfelstState, EinfelstHouse>({
  id: 'einfelst',
  name: 'Einfelst Wilds',
  about: 'Cards from 1 to 10, lowest first. One slow and one fast maneuver, and reactions paid from the same purse.',
  prefix: 'EW',
  scenes: ['zones'],
  sheet: einfelstSheet,
  state: einfelstState,
  house,
  fieldsWith,
  makes: ['weapons', 'spells'],
  book: async () => (await import('./book.ts')).book,
  after: async () => (await import('./after.ts')).after,
  creatures,
  heroes: ['Character'],
  ready,
  begin,
  *end(fight) {
    fight.state.turn = null;
    fight.stage = 'over';
    tell(fight, 'EW-02', 'The fight is over.', { tone: 'turn' });
  },
  actions: [...slowDeeds, ...groundDeeds, ...fastDeeds, ...tableDeeds],
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
  size: (one) => ({ room: one.sheet.cards > 1 ? 4 : 1, squares: one.sheet.cards > 1 ? 2 : 1 }),
  idle: ['shout', 'interact', 'turn-around', 'let-go'],
  harmWord: 'Harm',
  // EW-23, EW-24: the many small ones first, a full row pushes upward.
  harmed: [
    { track: 'points' },
    { track: 'physical.lesser' },
    { track: 'physical.moderate', worth: 2 },
    { track: 'physical.severe', worth: 3 },
  ],
  outcome,
  reconcile,
  join,
});
