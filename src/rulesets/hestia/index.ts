/** The GLOG hack of Hestia: blocks by Savvy each round, Grit, Flesh and Stress, morale that watches by itself. */

import { combatantOf } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { actions } from './actions.ts';
import { badges } from './badges.ts';
import { begin } from './begin.ts';
import { creatures } from './creatures.ts';
import { roomOf, ruler, squaresOf } from './distance.ts';
import { examples } from './examples.ts';
import { fieldsWith } from './fields.ts';
import { health } from './health.ts';
import { type HestiaHouse, house } from './house.ts';
import { order } from './order.ts';
import { spellLibrary, weaponLibrary } from './ownThings.ts';
import { aim, figures, morale, outcome, reactionsLeft, standingOf, tracks } from './panels.ts';
import { ready } from './ready.ts';
import { rules } from './rules.ts';
import { blankSheet, type HestiaSheet, hestiaSheet, isUp } from './sheet.ts';
import { blankState, type HestiaState, hestiaState } from './state.ts';
import { stateFields } from './stateFields.ts';
import { tell } from './tell.ts';

export const hestia: Ruleset<HestiaSheet, HestiaState, HestiaHouse> = {
  id: 'hestia',
  name: 'GLOG of Hestia',
  about: 'Savvy each round: before the enemies or after. Grit, then Flesh. Morale that comes up by itself.',
  prefix: 'HE',
  scenes: ['zones', 'squares'],
  sheet: hestiaSheet,
  state: hestiaState,
  house: house.schema,
  fields: fieldsWith(house.start()),
  fieldsWith,
  stateFields,
  libraries: [weaponLibrary, spellLibrary],
  notByHand: {},
  houseRules: house.fields,
  rules,
  creatures,
  heroes: ['Character', 'Hireling'],
  ready,
  examples,
  blank: () => ({ sheet: blankSheet(), state: blankState(), house: house.start() }),
  begin,
  *end(fight) {
    fight.state.acting = null;
    fight.stage = 'over';
    const parley = fight.state.phase === 'parley';
    tell(
      fight,
      parley ? 'HE-05' : 'HE-06',
      parley ? 'They part without a fight.' : 'The fight is over.',
      [],
      [],
      'turn',
    );
  },
  actions,
  order,
  standing: standingOf,
  seenByPlayers: (fight, who) => !combatantOf(fight, who).hidden,
  tracks,
  health,
  badges,
  figures,
  reactionsLeft,
  morale,
  aim,
  ruler,
  size: (one) => ({ room: roomOf(one), squares: squaresOf(one) }),
  outcome,
  reconcile(fight) {
    const here = (id: string) => fight.combatants[id] !== undefined;
    const { state } = fight;
    for (const list of ['ready', 'surprised', 'acted', 'bled', 'broken', 'mourned'] as const)
      state[list] = state[list].filter(here);
    // Who is back on its feet can fall in this fight.
    state.corpses = state.corpses.filter((id) => here(id) && !isUp(combatantOf(fight, id)));
    if (state.acting && !here(state.acting.who)) state.acting = null;
  },
};
