/** Murdham: factions alternate, d20 under an ability, exploding damage, reactions that take the turn. The whole game as one ruleset. */

import type { Ruleset } from '../../engine/ruleset.ts';
import { actions } from './actions.ts';
import { endFight } from './aftermath.ts';
import { begin } from './begin.ts';
import { creatures } from './creatures.ts';
import { examples } from './examples/index.ts';
import { fields, fieldsWith } from './fields.ts';
import { heldFields } from './fieldsHeld.ts';
import { roomOf } from './figures.ts';
import { health } from './health.ts';
import { house, type MurdhamHouse } from './house/house.ts';
import { itemLibrary } from './itemsLibrary.ts';
import { isSecret } from './kit.ts';
import { moraleRows } from './morale.ts';
import { aim, badges, figures, order, outcome, reactionsLeft, ruler, standing, tracks } from './panels.ts';
import { powerLibrary } from './powersLibrary.ts';
import { ready } from './ready.ts';
import { reconcile } from './reconcile.ts';
import { rules } from './rules.ts';
import { blankSheet, type MurdhamSheet, murdhamSheet } from './sheet.ts';
import { blankState, type MurdhamState, murdhamState } from './state.ts';
import { stateFields } from './stateFields.ts';
import { traitLibrary } from './traitsLibrary.ts';

/** Tokens are drawn in the room that is assumed. */
const assumed = house.start();

export const murdham: Ruleset<MurdhamSheet, MurdhamState, MurdhamHouse> = {
  id: 'murdham',
  name: 'Murdham',
  about: 'Late-medieval and grim. Factions alternate or pass; attacks hit unless somebody reacts, and damage explodes.',
  prefix: 'MU',
  scenes: ['zones'],
  sheet: murdhamSheet,
  state: murdhamState,
  house: house.schema,
  fields,
  libraries: [powerLibrary, traitLibrary, itemLibrary],
  fieldsWith,
  heldFields,
  stateFields,
  notByHand: {
    'sheet.gear[].powers?': 'No powers written in a thing is an empty list.',
    'sheet.gear[].made': 'The table’s own thing says it: its form is among the things of our own.',
    'state.dropped[].item.made': 'As with what somebody carries.',
    'sheet.made': 'Traits of the table’s own are among the fields once some are made; the library says what they do.',
    'state.dropped[].item.powers?': 'No powers written in a thing is an empty list.',
    'state.halved?': 'Nobody hurt to half is an empty list.',
    'state.turn.mates?': 'Nobody else acting in a turn is an empty record.',
  },
  houseRules: house.fields,
  rules,
  creatures,
  heroes: ['Adventurers', 'Folk'],
  ready,
  examples,
  blank: () => ({ sheet: blankSheet(), state: blankState(), house: house.start() }),
  begin,
  end: endFight,
  actions,
  order,
  standing,
  seenByPlayers: (fight, who) => !isSecret(fight, who),
  tracks,
  health,
  badges,
  figures,
  reactionsLeft,
  morale: moraleRows,
  aim,
  ruler,
  size: ({ sheet }) => ({
    // Who sits on a vehicle is drawn small beside it, and takes little room.
    room: sheet.aboard !== undefined && sheet.aboard.as !== 'puller' ? 1 / 4 : roomOf(sheet, assumed),
    squares: sheet.size === 'massive' ? 4 : sheet.size === 'large' || sheet.craft !== undefined ? 2 : 1,
  }),
  harmWord: 'health',
  outcome,
  reconcile,
};
