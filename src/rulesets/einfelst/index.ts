/** Einfelst Wilds: initiative as cards on the table, maneuvers as a budget, Harm in rows. */

import type { Ruleset } from '../../engine/ruleset.ts';
import { begin } from './begin.ts';
import { creatures } from './creatures.ts';
import { examples } from './examples.ts';
import { fastDeeds } from './fastDeeds.ts';
import { fieldsWith } from './fields.ts';
import { groundDeeds } from './groundDeeds.ts';
import { health } from './health.ts';
import { type EinfelstHouse, house } from './house/house.ts';
import { spellLibrary } from './ownSpells.ts';
import { weaponLibrary } from './ownWeapons.ts';
import { aim, badges, figures, order, outcome, reactionsLeft, ruler, standingOf, tracks } from './panels.ts';
import { ready } from './ready.ts';
import { reconcile } from './reconcile.ts';
import { rules } from './rules.ts';
import { blankSheet, type EinfelstSheet, einfelstSheet } from './sheet.ts';
import { slowDeeds } from './slowDeeds.ts';
import { blankState, type EinfelstState, einfelstState } from './state.ts';
import { stateFields } from './stateFields.ts';
import { tableDeeds } from './tableDeeds.ts';
import { seen, tell } from './tell.ts';

export const einfelst: Ruleset<EinfelstSheet, EinfelstState, EinfelstHouse> = {
  id: 'einfelst',
  name: 'Einfelst Wilds',
  about: 'Cards from 1 to 10, lowest first. One slow and one fast maneuver, and reactions paid from the same purse.',
  prefix: 'EW',
  scenes: ['zones'],
  sheet: einfelstSheet,
  state: einfelstState,
  house: house.schema,
  fields: fieldsWith(house.start()),
  fieldsWith,
  libraries: [weaponLibrary, spellLibrary],
  stateFields,
  notByHand: {},
  houseRules: house.fields,
  rules,
  creatures,
  heroes: ['Character'],
  ready,
  examples,
  blank: () => ({ sheet: blankSheet(), state: blankState(), house: house.start() }),
  begin,
  *end(fight) {
    fight.state.turn = null;
    fight.stage = 'over';
    tell(fight, 'EW-02', 'The fight is over.', [], [], 'turn');
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
  // The chapter has no rule of morale.
  morale: () => [],
  aim,
  ruler,
  size: (one) => ({ room: one.sheet.cards > 1 ? 4 : 1, squares: one.sheet.cards > 1 ? 2 : 1 }),
  outcome,
  reconcile,
};
