/** Ingenuity: teams that alternate member by member, three actions, attribute and skill dice with a luck die beside them. */

import type { Ruleset } from '../../engine/ruleset.ts';
import { actions } from './actions.ts';
import { badges } from './badges.ts';
import { begin } from './begin.ts';
import { creatures } from './creatures.ts';
import { examples } from './examples.ts';
import { fields, fieldsWith, heldFields } from './fields.ts';
import { ruler, squaresOf } from './ground.ts';
import { health } from './health.ts';
import { house, type IngenuityHouse } from './house/house.ts';
import { itemLibrary, maneuverLibrary } from './library.ts';
import { aim, figures, order, outcome, reactionsLeft, standingOf, tracks } from './panels.ts';
import { ready } from './ready.ts';
import { reconcile } from './reconcile.ts';
import { rules } from './rules.ts';
import { blankSheet, type IngenuitySheet, ingenuitySheet } from './sheet.ts';
import { blankState, type IngenuityState, ingenuityState } from './state.ts';
import { stateFields } from './stateFields.ts';
import { seen } from './tell.ts';
import { finish } from './turns.ts';

export const ingenuity: Ruleset<IngenuitySheet, IngenuityState, IngenuityHouse> = {
  id: 'ingenuity',
  name: 'Ingenuity',
  about: 'Teams take turns member by member. Three actions, a luck die beside every test, shields that break.',
  prefix: 'IN',
  scenes: ['squares'],
  sheet: ingenuitySheet,
  state: ingenuityState,
  house: house.schema,
  fields,
  heldFields,
  stateFields,
  notByHand: {
    'sheet.tierLine': 'written down as the sheet follows its tier',
    'state.declined': 'the end of the fight that was last offered and declined: offered anew as the field changes',
  },
  libraries: [itemLibrary, maneuverLibrary],
  fieldsWith,
  houseRules: house.fields,
  rules,
  creatures,
  heroes: ['Character'],
  ready,
  examples,
  blank: () => ({ sheet: blankSheet(), state: blankState(), house: house.start() }),
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
  morale: () => [],
  aim,
  ruler,
  size: (one) => ({ room: squaresOf(one) ** 2, squares: squaresOf(one) }),
  harmWord: 'damage',
  outcome,
  reconcile,
};
