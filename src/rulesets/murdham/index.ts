/**
 * Murdham as one ruleset: factions alternate, d20 under an ability, exploding damage, reactions
 * that take the turn.
 */

import { defineGame } from '../common/defineGame.ts';
import { gameActions } from './actions/actions.ts';
import { afterRules } from './after/after.ts';
import { creatures } from './data/creatures.ts';
import { readyFights } from './examples/ready.ts';
import { houseRules, type MurdhamHouse } from './house/house.ts';
import { onFoot } from './play/moving/onFoot.ts';
import { joinGroups } from './play/nerve/groups.ts';
import { moraleRows } from './play/nerve/morale.ts';
import { endFight } from './play/rounds/aftermath.ts';
import { beginFight } from './play/rounds/begin.ts';
import { reconcile } from './play/rounds/reconcile.ts';
import { settleHandEdit } from './play/settle/settle.ts';
import { roomOf } from './play/table/figures.ts';
import { looksOf } from './play/table/ground.ts';
import { isSecret } from './play/table/table.ts';
import { type MurdhamSheet, murdhamSheet } from './sheet/sheet.ts';
import { type MurdhamState, murdhamState } from './state.ts';
import { fieldsWith, heldFields } from './view/form.ts';
import { combatantHealth } from './view/health.ts';
import {
  aimPreview,
  combatantBadges,
  combatantFigures,
  combatantTracks,
  moveOutcome,
  reactionsLeft,
  rulerWords,
  standing,
} from './view/panels.ts';
import { turnOrder } from './view/turnOrder.ts';

/**
 * The board draws tokens with the room that the house rules assume; a drawing knows no table's own
 * house rules.
 */
const assumed = houseRules.start();

export const murdham = defineGame<MurdhamSheet, MurdhamState, MurdhamHouse>({
  id: 'murdham',
  name: 'Murdham',
  about: 'Late-medieval and grim. Factions alternate or pass; attacks hit unless somebody reacts, and damage explodes.',
  prefix: 'MU',
  scenes: ['zones'],
  sheet: murdhamSheet,
  state: murdhamState,
  house: houseRules,
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
    'state.apart?': 'Nobody out of it before the fight is an empty list.',
    'state.turned?': 'Nobody who changed sides is an empty record.',
    'state.turn.mates?': 'Nobody else acting in a turn is an empty record.',
  },
  book: async () => (await import('./book.ts')).gameBook,
  after: afterRules,
  creatures,
  heroes: ['Adventurers', 'Folk'],
  ready: readyFights,
  begin: beginFight,
  end: endFight,
  actions: gameActions,
  order: turnOrder,
  standing,
  seenByPlayers: (fight, who) => !isSecret(fight, who),
  looks: looksOf,
  tracks: combatantTracks,
  health: combatantHealth,
  badges: combatantBadges,
  figures: combatantFigures,
  reactionsLeft,
  morale: moraleRows,
  aim: aimPreview,
  ruler: rulerWords,
  onFoot,
  // MU-30: an area takes in everyone in its zones and on their borders.
  areaCounting: () => ({ diagonals: 'one', turns: 'any', rule: 'MU-30' }),
  size: ({ sheet }) => ({
    // A fighter aboard a vehicle is drawn small beside it, so that all find room.
    room: sheet.aboard !== undefined && sheet.aboard.as !== 'puller' ? 1 / 4 : roomOf(sheet, assumed),
    squares: sheet.size === 'massive' ? 4 : sheet.size === 'large' || sheet.craft !== undefined ? 2 : 1,
  }),
  idle: ['say', 'put-down', 'stow', 'surrender'],
  harmWord: 'health',
  outcome: moveOutcome,
  reconcile,
  *join(fight, who) {
    joinGroups(fight, who);
  },
  settle: settleHandEdit,
});
