/** Rounds and turns (FF-01 to FF-06): who may act, the end of a turn, and the next turn. */
import { combatantOf, everyone } from '../../../engine/fight.ts';
import { type Flow, letNewcomersIn } from '../../../engine/flow.ts';
import { personRef, sentence, sideRef } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { askingOf, choosePerson, membersOf, nameOf, personByRuling } from '../../common/people.ts';
import { tellPassed } from '../../common/turns.ts';
import type { FreeformFight } from '../fight.ts';
import type { Order } from '../sheet/orders.ts';
import { type Fighter, isUp } from '../sheet/sheet.ts';
import { chooseOrder, dealCards, isQueued, joinOrder, makeNumbers, makeOrder, sidesIn } from './order.ts';
import { countRoundsDown, endStates } from './states.ts';
import { tell } from './telling.ts';

/** The combatants in the fight who have had no turn in this round, in the order of play. */
export function waitingFighters(fight: FreeformFight): Fighter[] {
  const { queue, acted } = fight.state;
  const ids = isQueued(fight) ? [...queue, ...fight.order.filter((id) => !queue.includes(id))] : fight.order;
  return ids.flatMap((id) => fight.combatants[id] ?? []).filter((one) => isUp(one) && !acted.includes(one.id));
}

/** The combatants of the acting side who have had no turn (FF-05). */
export const waitingOfSide = (fight: FreeformFight): Fighter[] =>
  waitingFighters(fight).filter(({ side }) => side === fight.state.side);

/** FF-01: whether a combatant has the turn, alone or with its side. */
export function mayAct(fight: FreeformFight, who: Id): Verdict {
  const { way, acting, acted, side } = fight.state;
  const one = combatantOf(fight, who);
  if (way !== 'sides') return acting === who || notAllowed('FF-01', 'Has not got the turn.');
  return allOf(
    isUp(one) || notAllowed('FF-13', 'Is out of the fight.'),
    one.side === side || notAllowed('FF-05', 'It is the turn of another side.'),
    !acted.includes(who) || notAllowed('FF-05', 'Has had its turn this round.'),
  );
}

/** From set-up to the first turn. */
export function* beginFight(fight: FreeformFight): Flow<void> {
  fight.stage = 'running';
  fight.state.way = yield* chooseOrder(fight);
  yield* makeOrder(fight);
  fight.state.round = 1;
  tell(fight, 'FF-01', sentence`Round 1.`, { tone: 'turn' });
  yield* firstTurn(fight);
}

/** Begins the first turn of a round. `by` names the first combatant, where the order is popcorn. */
function* firstTurn(fight: FreeformFight, by?: Id): Flow<void> {
  const { state } = fight;
  if (state.way === 'sides') {
    const [first] = sidesIn(fight);
    const side = state.first !== null && sidesIn(fight).includes(state.first) ? state.first : first;
    if (side !== undefined) beginSide(fight, side);
  } else if (state.way === 'popcorn') yield* nameNext(fight, by);
  else giveNext(fight);
}

/** Gives a combatant the turn, and ends its states that last until then. */
export function giveTurn(fight: FreeformFight, who: Id): void {
  fight.state.acting = who;
  tell(fight, 'FF-01', sentence`${personRef(who)} has the turn.`, { tone: 'turn' });
  endStates(fight, who, ({ ends }) => ends === 'turn-start');
}

/** FF-03, FF-04: gives the turn to the next combatant in the order. */
function giveNext(fight: FreeformFight): void {
  const [next] = waitingFighters(fight);
  if (next) giveTurn(fight, next.id);
}

/** FF-05: begins the turn of a whole side. */
function beginSide(fight: FreeformFight, side: Id): void {
  fight.state.side = side;
  tell(fight, 'FF-05', sentence`${sideRef(side)} act.`, { tone: 'turn' });
  for (const { id } of membersOf(fight, side).filter((one) => isUp(one)))
    endStates(fight, id, ({ ends }) => ends === 'turn-start');
}

/**
 * FF-06: the combatant who has acted names the next. Before the first turn the game master does.
 */
function* nameNext(fight: FreeformFight, by?: Id): Flow<void> {
  const next = waitingFighters(fight);
  const [only, ...others] = next;
  if (!only) return;
  const { round } = fight.state;
  const title = by === undefined ? `Round ${round}: who is first?` : `${nameOf(fight, by)}: who is next?`;
  const chosen =
    others.length === 0
      ? only.id
      : by === undefined
        ? yield* personByRuling(fight, title, 'FF-06', next)
        : yield* choosePerson(fight, askingOf(by, title, 'FF-06'), next);
  giveTurn(fight, chosen);
}

/** Ends the turn of a combatant, and goes on to the next turn. */
export function* endTurn(fight: FreeformFight, who: Id): Flow<void> {
  const { state } = fight;
  endStates(fight, who, ({ ends }) => ends === 'turn-end');
  if (!state.acted.includes(who)) state.acted.push(who);
  state.acting = null;
  if (!isGoingOn(fight, who)) yield* goOn(fight, who);
}

/** FF-01: an interrupted turn goes on. Players are told unless they saw no interruption. */
function isGoingOn(fight: FreeformFight, who: Id): boolean {
  const { state } = fight;
  const back = state.interrupted;
  state.interrupted = null;
  if (back === null || state.acted.includes(back) || !isUp(combatantOf(fight, back))) return false;
  state.acting = back;
  const shown = combatantOf(fight, who).hidden ? { shown: 'gm' as const } : {};
  tell(fight, 'FF-01', sentence`${personRef(back)} goes on with the turn.`, { tone: 'turn', ...shown });
  return true;
}

/** Goes on after a turn: the next of the order, the next side, or the next round. */
function* goOn(fight: FreeformFight, by?: Id): Flow<void> {
  const { state } = fight;
  if (state.way === 'sides') {
    if (waitingOfSide(fight).length === 0) yield* endSide(fight);
    return;
  }
  if (waitingFighters(fight).length === 0) yield* nextRound(fight, by);
  else if (state.way === 'popcorn') yield* nameNext(fight, by);
  else giveNext(fight);
}

/** FF-05: ends the turn of the side that acts. The next side follows, or the next round. */
function* endSide(fight: FreeformFight): Flow<void> {
  const { state } = fight;
  tellPassed(fight, 'FF-05', waitingOfSide(fight), tell);
  for (const { id } of waitingOfSide(fight)) {
    endStates(fight, id, ({ ends }) => ends === 'turn-end');
    state.acted.push(id);
  }
  const [next] = waitingFighters(fight);
  if (next) beginSide(fight, next.side);
  else yield* nextRound(fight);
}

/** The move of the Next button between two turns. */
export function* nextTurn(fight: FreeformFight): Flow<void> {
  if (fight.state.way === 'sides' && waitingOfSide(fight).length > 0) yield* endSide(fight);
  else yield* goOn(fight);
}

/**
 * FF-01: begins the next round. The combatant who had the last turn names the first one, where the
 * order is popcorn.
 */
export function* nextRound(fight: FreeformFight, by?: Id): Flow<void> {
  const { state, house } = fight;
  tellPassed(fight, 'FF-01', waitingFighters(fight), tell);
  countRoundsDown(fight);
  state.round += 1;
  state.acting = null;
  state.interrupted = null;
  state.side = null;
  state.acted = [];
  tell(fight, 'FF-01', sentence`Round ${state.round}.`, { tone: 'turn' });
  const come = yield* letNewcomersIn(fight);
  if (state.way === 'number' && house.again) yield* makeNumbers(fight, everyone(fight));
  else if (state.way === 'cards' && house.redeal) yield* dealCards(fight, everyone(fight));
  else yield* joinOrder(fight, come);
  yield* firstTurn(fight, by !== undefined && isUp(combatantOf(fight, by)) ? by : undefined);
}

/**
 * FF-02: changes to another order from now on. Turns that were taken in this round count as taken.
 */
export function* changeOrder(fight: FreeformFight, way: Order): Flow<void> {
  const { state } = fight;
  state.way = way;
  state.acting = null;
  state.interrupted = null;
  state.side = null;
  tell(fight, 'FF-02', sentence`The order is changed: ${ORDER_WORDS[way]}.`, { tone: 'turn' });
  yield* makeOrder(fight);
  if (way === 'sides') {
    const [next] = waitingFighters(fight);
    const first = waitingFighters(fight).find(({ side }) => side === state.first) ?? next;
    if (first) beginSide(fight, first.side);
    else yield* nextRound(fight);
  } else yield* goOn(fight);
}
const ORDER_WORDS: Readonly<Record<Order, string>> = {
  number: 'by number',
  cards: 'by cards',
  sides: 'by sides',
  popcorn: 'whoever acts names the next',
};

export const mayTakeTurn = (fight: FreeformFight, who: Id): Verdict =>
  allOf(
    isUp(combatantOf(fight, who)) || notAllowed('FF-13', 'Is out of the fight.'),
    fight.state.way !== 'sides' || notAllowed('FF-05', 'A whole side has the turn.'),
    fight.state.acting !== who || notAllowed('FF-01', 'Has the turn.'),
  );

/**
 * FF-01: the game master gives a combatant the turn. The combatant who had the turn goes on with it
 * afterwards.
 */
export function takeTurn(fight: FreeformFight, who: Id): void {
  const { state } = fight;
  if (state.acting !== null) state.interrupted ??= state.acting;
  if (state.interrupted === who) state.interrupted = null;
  state.acted = state.acted.filter((id) => id !== who);
  giveTurn(fight, who);
}

const laterFighters = (fight: FreeformFight, who: Id): Fighter[] =>
  waitingFighters(fight).filter(({ id }) => id !== who);

export const mayWait = (fight: FreeformFight, who: Id): Verdict =>
  allOf(
    isQueued(fight) || notAllowed('FF-03', 'Nobody waits in this order.'),
    mayAct(fight, who),
    () => laterFighters(fight, who).length > 0 || notAllowed('FF-03', 'Nobody comes later in this round.'),
  );

/** FF-03: lets a combatant wait until after somebody who comes later in this round. */
export function* waitAfter(fight: FreeformFight, who: Id): Flow<void> {
  const { state } = fight;
  const later = laterFighters(fight, who);
  const [only, ...others] = later;
  const asking = askingOf(who, `${nameOf(fight, who)}: wait until after whom?`, 'FF-03');
  const whom = only && others.length === 0 ? only.id : yield* choosePerson(fight, asking, later);
  const queue = state.queue.filter((id) => id !== who);
  queue.splice(queue.indexOf(whom) + 1, 0, who);
  state.queue = queue;
  state.acting = null;
  tell(fight, 'FF-03', sentence`${personRef(who)} waits until after ${personRef(whom)}.`);
  giveNext(fight);
}

export const maySwap = (fight: FreeformFight, who: Id): Verdict =>
  allOf(
    isQueued(fight) || notAllowed('FF-03', 'There are no places to change in this order.'),
    () => fight.state.queue.includes(who) || notAllowed('FF-03', 'Has no place in the order.'),
    () => fight.state.queue.length > 1 || notAllowed('FF-03', 'Nobody else has a place in the order.'),
  );

/** FF-03: two combatants exchange their places in the order. */
export function* swapPlaces(fight: FreeformFight, who: Id): Flow<void> {
  const { queue } = fight.state;
  const others = queue.filter((id) => id !== who);
  const title = `${nameOf(fight, who)}: change places with whom?`;
  const other = yield* personByRuling(fight, title, 'FF-03', others);
  fight.state.queue = queue.map((id) => (id === who ? other : id === other ? who : id));
  tell(fight, 'FF-03', sentence`${personRef(who)} and ${personRef(other)} change places in the order.`);
}
