/** Freeform: a game without rules except those of the table, in one declaration. */
import { defineGame } from '../common/defineGame.ts';
import { gameActions } from './actions/actions.ts';
import { afterRules } from './after.ts';
import { creatures } from './data/creatures.ts';
import { readyFights } from './examples/ready.ts';
import { houseRules } from './house.ts';
import { finishFight } from './play/ending.ts';
import { rulerWords } from './play/ground.ts';
import { onFoot } from './play/onFoot.ts';
import { joinOrder } from './play/order.ts';
import { settleHandEdit } from './play/settle.ts';
import { beginFight } from './play/turns.ts';
import { heldFields, sheetRecord } from './sheet/sheet.ts';
import { stateRecord } from './state.ts';
import { turnOrder } from './view/order.ts';
import {
  aimPreview,
  combatantBadges,
  combatantFigures,
  combatantHealth,
  combatantTracks,
  moraleRows,
  moveOutcome,
  reactionsLeft,
  standingOf,
  tableTracks,
} from './view/panels.ts';

export const freeform = defineGame({
  id: 'freeform',
  name: 'Freeform',
  about: 'No rules but yours: any order of play, any dice, your own tracks and states. For whatever your table plays.',
  prefix: 'FF',
  scenes: ['squares', 'hexes', 'zones'],
  sheet: sheetRecord,
  state: stateRecord,
  house: houseRules,
  heldFields,
  book: async () => (await import('./book.ts')).gameBook,
  after: afterRules,
  creatures,
  heroes: ['Heroes'],
  ready: readyFights,
  begin: beginFight,
  *end(fight) {
    finishFight(fight);
  },
  actions: gameActions,
  order: turnOrder,
  standing: standingOf,
  tracks: combatantTracks,
  tableTracks,
  health: combatantHealth,
  badges: combatantBadges,
  figures: combatantFigures,
  reactionsLeft,
  morale: moraleRows,
  aim: aimPreview,
  ruler: rulerWords,
  onFoot,
  areaCounting: ({ house }) => ({ diagonals: house.diagonals, turns: 'any', rule: 'FF-07' }),
  size: ({ sheet }) => ({ room: sheet.squares ** 2, squares: sheet.squares }),
  harmWord: 'hit points',
  unlimitedTurns: true,
  outcome: moveOutcome,
  join: joinOrder,
  settle: settleHandEdit,
  notByHand: { 'state.rolled': 'It only tells the odds which roll of the move fell; the next roll sets it.' },
  reconcile({ state, combatants, sides }) {
    state.numbers = Object.fromEntries(Object.entries(state.numbers).filter(([id]) => combatants[id]));
    if (state.rolled && !combatants[state.rolled.by]) state.rolled = null;
    if (state.side !== null && !sides[state.side]) state.side = null;
    if (state.first !== null && !sides[state.first]) state.first = null;
    state.ended = state.ended.filter((side) => sides[side]);
    state.looked = state.looked.filter((side) => sides[side]);
  },
});
