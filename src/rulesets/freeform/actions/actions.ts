/**
 * The moves on a card: for each when it is allowed, and the procedure that it calls. The rules are
 * in those procedures.
 */
import { combatantOf } from '../../../engine/fight.ts';
import { type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { actionsLike } from '../../common/actions.ts';
import type { FreeformAction, FreeformFight } from '../fight.ts';
import { clockSteps, makeClock, mayMakeClock, mayStepClock, stepClock } from '../play/clocks.ts';
import { mayTestMorale, noteMorale } from '../play/ending.ts';
import { mayMove, moveTo } from '../play/moving.ts';
import { NOTE_READERS, writeNote } from '../play/notes.ts';
import { changeTyped, rollSomething, rollVariants } from '../play/rolls.ts';
import { gainState, loseState, mayGainState, mayLoseState } from '../play/states.ts';
import {
  changeOrder,
  endTurn,
  mayAct,
  maySwap,
  mayTakeTurn,
  mayWait,
  nextRound,
  nextTurn,
  swapPlaces,
  takeTurn,
  waitAfter,
} from '../play/turns.ts';
import { ORDERS, type Order } from '../sheet/orders.ts';
import { isUp } from '../sheet/sheet.ts';
import { ruledActions } from './ruled.ts';

const action = actionsLike<FreeformAction>({ scope: 'combatant', group: 'Turn' });
const stateAction = actionsLike<FreeformAction>({ scope: 'combatant', group: 'States and notes' });
const orderAction = actionsLike<FreeformAction>({ scope: 'combatant', group: 'Order', anytime: true });
const tableAction = actionsLike<FreeformAction>({ scope: 'table', group: 'Round' });

const mayDo = (fight: FreeformFight, who: Id): Verdict =>
  isUp(combatantOf(fight, who)) || notAllowed('FF-13', 'Is out of the fight.');
const otherOrders = ({ state }: FreeformFight) =>
  (Object.keys(ORDERS) as Order[]).filter((id) => id !== state.way).map((id) => ({ id, label: ORDERS[id] }));

export const gameActions: readonly FreeformAction[] = [
  action('roll', 'Roll', 'Rolls dice by a formula: one of the sheet, or any other.', 'FF-08', {
    variants: rollVariants,
    allowed: mayDo,
    perform: rollSomething,
  }),
  action('harm', 'Harm', 'Harms somebody by a number or by dice.', 'FF-10', {
    allowed: mayDo,
    perform: (fight, who) => changeTyped(fight, who, 'harm'),
  }),
  action('heal', 'Heal', 'Heals somebody by a number or by dice.', 'FF-10', {
    allowed: mayDo,
    perform: (fight, who) => changeTyped(fight, who, 'heal'),
  }),
  action('move', 'Move', 'Goes anywhere on the map; the distance is told.', 'FF-07', {
    group: 'Move',
    allowed: mayMove,
    perform: moveTo,
  }),
  action('end-turn', 'End the turn', 'Ends the turn.', 'FF-01', { allowed: mayAct, perform: endTurn }),
  action('wait', 'Wait', 'Acts later in the round, after somebody else.', 'FF-03', {
    allowed: mayWait,
    perform: waitAfter,
  }),
  stateAction('state', 'A state', 'Gives a state, with its end.', 'FF-12', {
    allowed: mayGainState,
    perform: gainState,
  }),
  stateAction('end-state', 'End a state', 'Ends a state.', 'FF-12', { allowed: mayLoseState, perform: loseState }),
  stateAction('note', 'Note', 'Writes a note into the log.', 'FF-16', {
    variants: () => NOTE_READERS,
    allowed: () => true,
    perform: writeNote,
  }),
  orderAction('take-turn', 'Give the turn', 'Gives this one the turn now.', 'FF-01', {
    allowed: mayTakeTurn,
    *perform(fight, who) {
      takeTurn(fight, who);
    },
  }),
  orderAction('swap', 'Change places', 'Changes places with another in the order.', 'FF-03', {
    allowed: maySwap,
    perform: swapPlaces,
  }),
  ruledActions,
  {
    id: 'morale',
    scope: 'side',
    label: 'Morale was tested',
    help: 'Says that the table has tested the morale of this side in its own way.',
    rule: 'FF-14',
    group: 'Morale',
    anytime: true,
    allowed: mayTestMorale,
    *perform(fight, side) {
      noteMorale(fight, side);
    },
  },
  tableAction('next-turn', 'Next', 'Goes on to the next turn.', 'FF-01', {
    allowed: ({ state }) => state.acting === null || notAllowed('FF-01', 'A turn is running: end it first.'),
    perform: nextTurn,
  }),
  tableAction('next-round', 'Next round', 'Begins the next round, whoever has not acted yet.', 'FF-01', {
    allowed: () => true,
    perform: (fight) => nextRound(fight),
  }),
  tableAction('change-order', 'Order', 'Changes the order of play from now on.', 'FF-02', {
    variants: otherOrders,
    allowed: (fight, _, way) =>
      otherOrders(fight).some(({ id }) => id === way) || notAllowed('FF-02', 'They act in this order already.'),
    perform: (fight, _, way) => changeOrder(fight, way as Order),
  }),
  tableAction('new-clock', 'A track of the table', 'Makes a track that the whole table shares.', 'FF-11', {
    group: 'Table',
    allowed: mayMakeClock,
    perform: makeClock,
  }),
  tableAction('clock', 'Step', 'Moves a track of the table by a step.', 'FF-11', {
    group: 'Table',
    variants: clockSteps,
    allowed: (fight, _, step) => mayStepClock(fight, step),
    *perform(fight, _, step) {
      stepClock(fight, step);
    },
  }),
];
