/** The GLOG hack of Hestia: blocks by Savvy each round, Grit, Flesh and Stress, morale that watches by itself. */

import { combatantOf } from '../../engine/fight.ts';
import { defineGame } from '../common/defineGame.ts';
import { actions } from './actions/actions.ts';
import { creatures } from './data/creatures.ts';
import { ready } from './examples/ready.ts';
import { type HestiaHouse, house } from './house.ts';
import { roomOf, ruler, squaresOf } from './play/table/distance.ts';
import { tell } from './play/table/tell.ts';
import { begin } from './play/turns/begin.ts';
import { join } from './play/turns/rounds.ts';
import { type HestiaSheet, hestiaSheet, isUp } from './sheet/sheet.ts';
import { type HestiaState, hestiaState } from './state.ts';
import { badges } from './view/badges.ts';
import { fieldsWith } from './view/form.ts';
import { health } from './view/health.ts';
import { order } from './view/order.ts';
import { aim, figures, morale, outcome, reactionsLeft, standingOf, tracks } from './view/panels.ts';

export const hestia = defineGame<HestiaSheet, HestiaState, HestiaHouse>({
  id: 'hestia',
  name: 'GLOG of Hestia',
  about: 'Savvy each round: before the enemies or after. Grit, then Flesh. Morale that comes up by itself.',
  prefix: 'HE',
  scenes: ['zones', 'squares'],
  sheet: hestiaSheet,
  state: hestiaState,
  house,
  fieldsWith,
  makes: ['weapons', 'spells and magic items'],
  book: async () => (await import('./book.ts')).book,
  after: async () => (await import('./after.ts')).after,
  creatures,
  heroes: ['Character', 'Hireling'],
  ready,
  begin,
  *end(fight) {
    fight.state.acting = null;
    fight.stage = 'over';
    const parley = fight.state.phase === 'parley';
    tell(fight, parley ? 'HE-05' : 'HE-06', parley ? 'They part without a fight.' : 'The fight is over.', {
      tone: 'turn',
    });
  },
  actions,
  order,
  standing: standingOf,
  tracks,
  health,
  badges,
  figures,
  reactionsLeft,
  morale,
  aim,
  ruler,
  size: (one) => ({ room: roomOf(one), squares: squaresOf(one) }),
  harmWord: 'Grit and Flesh',
  // HE-13: Grit goes first.
  harmed: [{ track: 'grit' }, { track: 'flesh' }],
  outcome,
  join,
  reconcile(fight) {
    const here = (id: string) => fight.combatants[id] !== undefined;
    const { state } = fight;
    for (const list of ['ready', 'surprised', 'acted', 'bled', 'broken', 'mourned'] as const)
      state[list] = state[list].filter(here);
    // Who is back on its feet can fall in this fight.
    state.corpses = state.corpses.filter((id) => here(id) && !isUp(combatantOf(fight, id)));
    if (state.acting && !here(state.acting.who)) state.acting = null;
  },
});
