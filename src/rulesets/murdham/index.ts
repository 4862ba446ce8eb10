/** Murdham: factions alternate, d20 under an ability, exploding damage, reactions that take the turn. The whole game as one ruleset. */

import { defineGame } from '../common/defineGame.ts';
import { actions } from './actions/actions.ts';
import { creatures } from './data/creatures.ts';
import { ready } from './examples/ready.ts';
import { house, type MurdhamHouse } from './house/house.ts';
import { moraleRows } from './play/nerve/morale.ts';
import { endFight } from './play/rounds/aftermath.ts';
import { begin } from './play/rounds/begin.ts';
import { reconcile } from './play/rounds/reconcile.ts';
import { roomOf } from './play/table/figures.ts';
import { isSecret } from './play/table/table.ts';
import { type MurdhamSheet, murdhamSheet } from './sheet/sheet.ts';
import { type MurdhamState, murdhamState } from './state.ts';
import { fieldsWith, heldFields } from './view/form.ts';
import { health } from './view/health.ts';
import { aim, badges, figures, order, outcome, reactionsLeft, ruler, standing, tracks } from './view/panels.ts';

/** Tokens are drawn in the room that is assumed. */
const assumed = house.start();

export const murdham = defineGame<MurdhamSheet, MurdhamState, MurdhamHouse>({
  id: 'murdham',
  name: 'Murdham',
  about: 'Late-medieval and grim. Factions alternate or pass; attacks hit unless somebody reacts, and damage explodes.',
  prefix: 'MU',
  scenes: ['zones'],
  sheet: murdhamSheet,
  state: murdhamState,
  house,
  makes: ['powers', 'traits', 'things'],
  fieldsWith,
  heldFields,
  notByHand: {
    'sheet.gear[].powers?': 'No powers written in a thing is an empty list.',
    'sheet.gear[].made': 'The table’s own thing says it: its form is among the things of our own.',
    'state.dropped[].item.made': 'As with what somebody carries.',
    'sheet.made': 'Traits of the table’s own are among the fields once some are made; the catalogue says what they do.',
    'state.dropped[].item.powers?': 'No powers written in a thing is an empty list.',
    'state.halved?': 'Nobody hurt to half is an empty list.',
    'state.turn.mates?': 'Nobody else acting in a turn is an empty record.',
  },
  book: async () => (await import('./book.ts')).book,
  after: async () => (await import('./after/after.ts')).after,
  creatures,
  heroes: ['Adventurers', 'Folk'],
  ready,
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
  idle: ['say', 'put-down', 'stow', 'surrender'],
  harmWord: 'health',
  outcome,
  reconcile,
});
