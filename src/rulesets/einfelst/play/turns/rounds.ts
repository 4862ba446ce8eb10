/** Rounds and turns (EW-02, EW-14, EW-15): lowest card first, maneuvers as a budget for the round, what burns and poisons at its start. */

import { countReaction } from '../../../../engine/facts.ts';
import { combatantOf, everyone } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { all, capital, count, type Id, no, type RuleId, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { type Fighter, isUp, turnOf } from '../../sheet/sheet.ts';
import type { Slot } from '../../state.ts';
import { dealNewcomers, inOrder } from '../cards.ts';
import { settleHands } from '../ground/hands.ts';
import { burn, festers } from '../harm/hazards.ts';
import { tell } from '../table/tell.ts';

/** The card whose turn it is: the lowest with somebody on it who has not acted. */
export const currentSlot = (fight: EinfelstFight): Slot | undefined =>
  inOrder(fight).find((slot) => waiting(fight, slot).length > 0);
export const waiting = (fight: EinfelstFight, slot: Slot): Fighter[] =>
  slot.holders.flatMap((id) => {
    const one = fight.combatants[id];
    return one && isUp(one) && !slot.done.includes(id) ? [one] : [];
  });

/** Whether somebody may begin or go on with a turn now. */
export function mayTurn(fight: EinfelstFight, who: Id): Verdict {
  const one = combatantOf(fight, who);
  const { turn } = fight.state;
  if (!isUp(one)) return no('EW-02', 'Is out of the fight.');
  if (turn) return turn.who === who || no('EW-02', `It is the turn of ${nameOf(fight, turn.who)}.`);
  const slot = currentSlot(fight);
  return (
    (slot !== undefined && waiting(fight, slot).some(({ id }) => id === who)) ||
    no('EW-02', 'Its card has not come up, or it has had its turn.')
  );
}

export const budget = (fight: EinfelstFight, who: Id) => fight.state.left[who] ?? { slow: 0, fast: 0 };

/** EW-14: two maneuvers make a turn, or as many as a monster has; also for who has several turns a round and more left. */
const inATurn = (one: Fighter): number => turnOf(one).slow + turnOf(one).fast;
/** Fast maneuvers that somebody could still spend now: of the round's budget (EW-15), and in its own turn no more than a turn holds. */
export const fastLeft = (fight: EinfelstFight, who: Id): number => {
  const { slow, fast } = budget(fight, who);
  const used = fight.state.turn?.who === who ? fight.state.turn.used : 0;
  return Math.max(0, Math.min(slow + fast, inATurn(combatantOf(fight, who)) - used));
};

/** EW-14: a slow maneuver is left, one to a turn but for some monsters. */
export const maySlow = (fight: EinfelstFight, who: Id): Verdict => {
  const one = combatantOf(fight, who);
  const spent = fight.state.turn?.who === who ? fight.state.turn.slow : 0;
  return all(
    mayTurn(fight, who),
    () => budget(fight, who).slow > 0 || no('EW-14', 'Its slow maneuver is spent.'),
    () => spent < turnOf(one).slow || no('EW-14', `${capital(count(turnOf(one).slow, 'slow maneuver'))} a turn.`),
    () => fastLeft(fight, who) > 0 || no('EW-14', `${capital(count(inATurn(one), 'maneuver'))} a turn.`),
  );
};
/** EW-15: a fast maneuver, or the slow one in its place, is left for the round: enough to react. */
export const hasFast = (fight: EinfelstFight, who: Id): boolean =>
  budget(fight, who).fast + budget(fight, who).slow > 0;
export const mayReact = (fight: EinfelstFight, who: Id): Verdict =>
  hasFast(fight, who) || no('EW-15', 'Its maneuvers of the round are spent.');
export const mayFast = (fight: EinfelstFight, who: Id): Verdict =>
  all(
    mayTurn(fight, who),
    () => hasFast(fight, who) || no('EW-14', 'Its maneuvers are spent.'),
    () =>
      fastLeft(fight, who) > 0 ||
      no('EW-14', `${capital(count(inATurn(combatantOf(fight, who)), 'maneuver'))} a turn.`),
  );

/** Begins a turn with its first maneuver. */
export function beginTurn(fight: EinfelstFight, who: Id): void {
  if (fight.state.turn?.who === who) return;
  const slot = currentSlot(fight);
  if (!slot) return;
  const one = combatantOf(fight, who);
  const from = one.place.kind === 'zone' ? one.place.zone : null;
  fight.state.turn = { slot: slot.id, who, from, slow: 0, used: 0 };
  fight.state.started = true;
  one.sheet.lurking = false;
  tell(fight, 'EW-02', `${nameOf(fight, who)} acts on the ${slot.card}.`, { who: [who], tone: 'turn' });
}
export function spendSlow(fight: EinfelstFight, who: Id): void {
  beginTurn(fight, who);
  const left = budget(fight, who);
  fight.state.left[who] = { ...left, slow: Math.max(0, left.slow - 1) };
  if (!fight.state.turn) return;
  fight.state.turn.slow += 1;
  fight.state.turn.used += 1;
}
/** EW-14: what a fast maneuver would be paid with now, in words for those who are asked to spend it. */
export const price = (fight: EinfelstFight, who: Id): string =>
  budget(fight, who).fast > 0 ? 'a fast maneuver' : 'its slow maneuver';
/** EW-14: a fast maneuver; with none left the slow one is given up for it. Reactions are spent so too, at any moment of the round. */
export function spendFast(fight: EinfelstFight, who: Id): void {
  const left = budget(fight, who);
  const own = fight.state.turn?.who === who ? fight.state.turn : undefined;
  if (left.fast > 0) fight.state.left[who] = { ...left, fast: left.fast - 1 };
  else {
    fight.state.left[who] = { ...left, slow: Math.max(0, left.slow - 1) };
    if (own) own.slow += 1;
  }
  if (own) own.used += 1;
}

/** Ends the running turn, and the round when nobody is left. */
export function* endTurn(fight: EinfelstFight): Flow<void> {
  const { turn } = fight.state;
  if (turn) {
    const slot = fight.state.slots.find(({ id }) => id === turn.slot);
    if (slot) turnOver(fight, slot, turn.who);
    fight.state.turn = null;
  }
  yield* goOn(fight);
}

/** A turn on a card is over, taken or passed: a pin that lasts as long ends, and breaking free may be tried again (EW-31). */
export function turnOver(fight: EinfelstFight, slot: Slot, who: Id): void {
  slot.done.push(who);
  if (fight.house.breakFree === 'turn') fight.state.tried = [];
  const one = fight.combatants[who];
  if (one && fight.house.pinLasts === 'turn') one.sheet.pinned = false;
}

/** After anything that may have changed who is left: drops the turn of one who fell in it, and begins the next round when all are done. */
export function* goOn(fight: EinfelstFight): Flow<void> {
  const { turn } = fight.state;
  if (turn && isUp(combatantOf(fight, turn.who))) return;
  if (turn) {
    const slot = fight.state.slots.find(({ id }) => id === turn.slot);
    if (slot) turnOver(fight, slot, turn.who);
    fight.state.turn = null;
  }
  if (!currentSlot(fight) && everyone(fight).some(isUp)) yield* beginRound(fight);
}

/** EW-05: sets of maneuvers a round: one for each card, or one in all by house rule. */
const setsOf = (fight: EinfelstFight, one: Fighter): number =>
  fight.house.turnsOnCards === 'each' ? one.sheet.cards : 1;

/** EW-14, EW-15: the maneuvers that somebody has for a whole round. */
export const roundOf = (fight: EinfelstFight, one: Fighter): { slow: number; fast: number } => {
  const sets = setsOf(fight, one);
  const { slow, fast } = turnOf(one);
  return { slow: sets * slow, fast: sets * fast };
};

/** EW-02, EW-43, EW-47: a new round in the same order; who burns or is poisoned suffers at its start. */
export function* beginRound(fight: EinfelstFight): Flow<void> {
  const { state } = fight;
  state.round += 1;
  state.started = false;
  state.turn = null;
  state.tried = [];
  for (const slot of state.slots) slot.done = [];
  if (state.round > 1) yield* dealNewcomers(fight, everyone(fight));
  for (const one of everyone(fight)) {
    if (state.left[one.id] === undefined) settleHands(fight, one);
    state.left[one.id] = roundOf(fight, one);
    if (state.round > 1) one.sheet.firstDice = 0;
  }
  tell(fight, 'EW-02', `Round ${state.round} begins.`, { tone: 'turn' });
  for (const one of everyone(fight)) {
    if (isUp(one) && one.sheet.fire) yield* burn(fight, one.id);
    if (isUp(one) && one.sheet.poison > 0) yield* festers(fight, one.id);
  }
}

/** EW-36: ambushers who have no card yet draw theirs at once, and have the maneuvers of this round. Before the first round all have. */
export function* comeIn(fight: EinfelstFight, who: readonly Id[]): Flow<void> {
  if (fight.state.round < 1) return;
  const late = who.map((id) => combatantOf(fight, id)).filter(({ id }) => fight.state.left[id] === undefined);
  yield* dealNewcomers(fight, late);
  for (const one of late) {
    settleHands(fight, one);
    fight.state.left[one.id] = roundOf(fight, one);
  }
}

/** Somebody reacts outside its turn: spends the maneuver, is seen (EW-36), and says so. */
export function react(fight: EinfelstFight, who: Id, rule: RuleId, text: string): void {
  countReaction(fight, who);
  spendFast(fight, who);
  fight.state.started = true;
  combatantOf(fight, who).sheet.lurking = false;
  tell(fight, rule, text, { who: [who] });
}
