/**
 * The GLOG hack of Hestia: blocks by Savvy each round, Grit, Flesh and Stress, and morale that the
 * program watches.
 */

import { combatantOf } from '../../engine/fight.ts';
import { sentence } from '../../engine/log/sentence.ts';
import { TORCH } from '../../space/sight/light.ts';
import { defineGame } from '../common/defineGame.ts';
import { gameActions } from './actions/actions.ts';
import { afterRules } from './after.ts';
import { creatures } from './data/creatures.ts';
import { readyFights } from './examples/ready.ts';
import { type HestiaHouse, houseRules } from './house.ts';
import { onFoot } from './play/onFoot.ts';
import { settleHandEdit } from './play/settle/settle.ts';
import { roomOf, rulerWords, squaresOf } from './play/table/distance.ts';
import { tell } from './play/table/tell.ts';
import { beginFight } from './play/turns/begin.ts';
import { joinRound } from './play/turns/rounds.ts';
import { type HestiaSheet, hestiaSheet, isUp } from './sheet/sheet.ts';
import { type HestiaState, hestiaState } from './state.ts';
import { combatantBadges } from './view/badges.ts';
import { fieldsWith } from './view/form.ts';
import { combatantHealth } from './view/health.ts';
import { turnOrder } from './view/order.ts';
import {
  aimPreview,
  combatantFigures,
  combatantTracks,
  moraleRows,
  moveOutcome,
  reactionsLeft,
  standingOf,
} from './view/panels.ts';

export const hestia = defineGame<HestiaSheet, HestiaState, HestiaHouse>({
  id: 'hestia',
  name: 'GLOG of Hestia',
  about: 'Savvy each round: before the enemies or after. Grit, then Flesh. Morale that comes up by itself.',
  prefix: 'HE',
  scenes: ['zones', 'squares'],
  sheet: hestiaSheet,
  state: hestiaState,
  house: houseRules,
  fieldsWith,
  notByHand: { 'state.failed?': 'Nobody who failed Savvy is an empty list.' },
  makes: ['weapons', 'spells and magic items'],
  book: async () => (await import('./book.ts')).gameBook,
  after: afterRules,
  creatures,
  heroes: ['Character', 'Hireling'],
  ready: readyFights,
  begin: beginFight,
  *end(fight) {
    fight.state.acting = null;
    fight.stage = 'over';
    const parley = fight.state.phase === 'parley';
    tell(
      fight,
      parley ? 'HE-05' : 'HE-06',
      parley ? sentence`Both sides part without a fight.` : sentence`The fight is over.`,
      {
        tone: 'turn',
      },
    );
  },
  actions: gameActions,
  order: turnOrder,
  standing: standingOf,
  // HE-07: a torch or lantern that somebody has lit sheds light. The chapter gives no reach.
  looks: ({ combatants }, who) => (combatants[who]?.sheet.states.includes('lit') ? { light: TORCH } : {}),
  tracks: combatantTracks,
  health: combatantHealth,
  badges: combatantBadges,
  figures: combatantFigures,
  reactionsLeft,
  morale: moraleRows,
  aim: aimPreview,
  ruler: rulerWords,
  onFoot,
  // HE-25: every square of an area counts 5 ft, also on a slant.
  areaCounting: () => ({ diagonals: 'one', turns: 'any', rule: 'HE-25' }),
  size: (one) => ({ room: roomOf(one), squares: squaresOf(one) }),
  harmWord: 'Grit and Flesh',
  // HE-13: Grit is lost before Flesh.
  harmed: [{ track: 'grit' }, { track: 'flesh' }],
  outcome: moveOutcome,
  join: joinRound,
  settle: settleHandEdit,
  reconcile(fight) {
    const here = (id: string) => fight.combatants[id] !== undefined;
    const { state } = fight;
    // A combatant who stands up again can become a casualty of this fight.
    state.corpses = state.corpses.filter((id) => here(id) && !isUp(combatantOf(fight, id)));
    if (state.acting && !here(state.acting.who)) state.acting = null;
  },
});
