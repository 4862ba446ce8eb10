/**
 * Rounds and turns (EW-02, EW-14, EW-15): lowest card first, a budget of maneuvers for the round,
 * fire and poison at its start.
 */

import { countReaction } from '../../../../engine/facts.ts';
import { combatantOf, everyone } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { personRef, type Sentence, sentence } from '../../../../engine/log/sentence.ts';
import { allOf, countWords, type Id, notAllowed, type RuleId, type Verdict } from '../../../../engine/words.ts';
import { nameOf } from '../../../common/people.ts';
import type { EinfelstFight } from '../../fight.ts';
import { type Fighter, isUp, turnOf } from '../../sheet/sheet.ts';
import type { Slot } from '../../state.ts';
import { inOrder } from '../cards.ts';
import { settleHands } from '../ground/hands.ts';
import { workOn } from '../harm/hazards.ts';
import { dealNewcomers } from '../laterCards.ts';
import { tell } from '../table/tell.ts';

/** The card whose turn it is: the lowest card with a holder who has not acted. */
export const currentSlot = (fight: EinfelstFight): Slot | undefined =>
  inOrder(fight).find((slot) => waitingHolders(fight, slot).length > 0);
export const waitingHolders = (fight: EinfelstFight, slot: Slot): Fighter[] =>
  slot.holders.flatMap((id) => {
    const one = fight.combatants[id];
    return one && isUp(one) && !slot.done.includes(id) ? [one] : [];
  });

/** Whether a combatant may begin or go on with a turn now. */
export function mayTurn(fight: EinfelstFight, who: Id): Verdict {
  const one = combatantOf(fight, who);
  const { turn } = fight.state;
  if (!isUp(one)) return notAllowed('EW-02', 'Is out of the fight.');
  if (turn) return turn.who === who || notAllowed('EW-02', `It is the turn of ${nameOf(fight, turn.who)}.`);
  const slot = currentSlot(fight);
  return (
    (slot !== undefined && waitingHolders(fight, slot).some(({ id }) => id === who)) ||
    notAllowed(
      'EW-02',
      fight.state.slots.some(({ holders, done }) => holders.includes(who) && !done.includes(who))
        ? 'The card has not come up yet.'
        : fight.state.slots.some(({ holders }) => holders.includes(who))
          ? 'Has had a turn this round.'
          : 'Has no card yet.',
    )
  );
}

/** The maneuvers left for the round. EW-14, EW-15: a newcomer has all of them and may react. */
export const turnBudget = (fight: EinfelstFight, who: Id): { slow: number; fast: number } =>
  fight.state.left[who] ?? (fight.state.round > 0 ? roundOf(fight, combatantOf(fight, who)) : { slow: 0, fast: 0 });

/**
 * EW-14: a turn has two maneuvers, or as many as the monster has. Where several turns share the
 * round's maneuvers (EW-05), or a fresh card brings new ones (EW-07 by the house rule), one turn
 * takes no more of them. In the only turn of a round all that the card shows may be taken, also
 * what the GM has added by hand.
 */
const inATurn = (fight: EinfelstFight, one: Fighter): { slow: number; all: number } => {
  const { slow, fast } = turnOf(one);
  const severalTurns = setsOf(fight, one) > 1 || fight.house.actAgain;
  return severalTurns ? { slow, all: slow + fast } : { slow: Infinity, all: Infinity };
};
/**
 * The fast maneuvers that a combatant could still spend: those of the round's budget (EW-15), and
 * in its own turn no more than a turn holds.
 */
export const fastLeft = (fight: EinfelstFight, who: Id): number => {
  const { slow, fast } = turnBudget(fight, who);
  const used = fight.state.turn?.who === who ? fight.state.turn.used : 0;
  return Math.max(0, Math.min(slow + fast, inATurn(fight, combatantOf(fight, who)).all - used));
};

/** EW-14: whether a slow maneuver is left: one in a turn, more for some monsters. */
export const maySlow = (fight: EinfelstFight, who: Id): Verdict => {
  const most = inATurn(fight, combatantOf(fight, who));
  const spent = fight.state.turn?.who === who ? fight.state.turn.slow : 0;
  return allOf(
    mayTurn(fight, who),
    () => turnBudget(fight, who).slow > 0 || notAllowed('EW-14', 'The slow maneuver of this round is spent.'),
    () =>
      spent < most.slow ||
      notAllowed('EW-14', `Has taken ${countWords(most.slow, 'slow maneuver')}, as many as a turn has.`),
    () =>
      fastLeft(fight, who) > 0 ||
      notAllowed('EW-14', `Has taken ${countWords(most.all, 'maneuver')}, as many as a turn has.`),
  );
};
/**
 * EW-15: whether a fast maneuver, or the slow one in its place, is left for the round, which is
 * enough to react.
 */
export const hasFast = (fight: EinfelstFight, who: Id): boolean =>
  turnBudget(fight, who).fast + turnBudget(fight, who).slow > 0;
export const mayReact = (fight: EinfelstFight, who: Id): Verdict =>
  hasFast(fight, who) || notAllowed('EW-15', 'The maneuvers of this round are spent.');
export const mayFast = (fight: EinfelstFight, who: Id): Verdict =>
  allOf(
    mayTurn(fight, who),
    () => hasFast(fight, who) || notAllowed('EW-14', 'The maneuvers of this round are spent.'),
    () =>
      fastLeft(fight, who) > 0 ||
      notAllowed(
        'EW-14',
        `Has taken ${countWords(inATurn(fight, combatantOf(fight, who)).all, 'maneuver')}, as many as a turn has.`,
      ),
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
  tell(fight, 'EW-02', sentence`${personRef(who)} acts on card ${slot.card}.`, { tone: 'turn' });
}
export function spendSlow(fight: EinfelstFight, who: Id): void {
  beginTurn(fight, who);
  const left = turnBudget(fight, who);
  fight.state.left[who] = { ...left, slow: Math.max(0, left.slow - 1) };
  if (!fight.state.turn) return;
  fight.state.turn.slow += 1;
  fight.state.turn.used += 1;
}
/** EW-14: the price of a fast maneuver in words, for a combatant who is asked to spend one. */
export const maneuverPrice = (fight: EinfelstFight, who: Id): string =>
  turnBudget(fight, who).fast > 0 ? 'a fast maneuver' : 'the slow maneuver';
/**
 * EW-14: spends a fast maneuver, or the slow one where no fast one is left. Reactions are paid in
 * the same way, at any moment of the round.
 */
export function spendFast(fight: EinfelstFight, who: Id): void {
  const left = turnBudget(fight, who);
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

/**
 * Ends a turn on a card, taken or passed. A pin that lasts one turn ends, and everybody may try to
 * break free again (EW-31).
 */
export function turnOver(fight: EinfelstFight, slot: Slot, who: Id): void {
  slot.done.push(who);
  if (fight.house.breakFree === 'turn') fight.state.tried = [];
  const one = fight.combatants[who];
  if (one && fight.house.pinLasts === 'turn') one.sheet.pinned = false;
}

/**
 * Goes on after somebody has fallen or left: drops the turn of an actor who fell, and begins the
 * next round when all are done.
 */
export function* goOn(fight: EinfelstFight): Flow<void> {
  if (fight.stage !== 'running') return;
  const { turn } = fight.state;
  if (turn && isUp(combatantOf(fight, turn.who))) return;
  if (turn) {
    const slot = fight.state.slots.find(({ id }) => id === turn.slot);
    if (slot) turnOver(fight, slot, turn.who);
    fight.state.turn = null;
  }
  if (!currentSlot(fight) && everyone(fight).some(isUp)) yield* beginRound(fight);
}

/**
 * EW-05: how many sets of maneuvers a combatant has each round: one for each card, or only one by
 * house rule.
 */
const setsOf = (fight: EinfelstFight, one: Fighter): number =>
  fight.house.turnsOnCards === 'each' ? one.sheet.cards : 1;

/** EW-14, EW-15: the maneuvers that a combatant has for a whole round. */
export const roundOf = (fight: EinfelstFight, one: Fighter): { slow: number; fast: number } => {
  const sets = setsOf(fight, one);
  const { slow, fast } = turnOf(one);
  return { slow: sets * slow, fast: sets * fast };
};

/**
 * EW-02, EW-43, EW-47: begins a round in the same order. Burning and poisoned combatants take Harm
 * at its start.
 */
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
  tell(fight, 'EW-02', sentence`Round ${state.round} begins.`, { tone: 'turn' });
  yield* workOn(fight);
}

/**
 * EW-14, EW-15, EW-36: newcomers, in ambush or not, draw at once and get the maneuvers of this
 * round. Before the first round this does nothing.
 */
export function* comeIn(fight: EinfelstFight, who: readonly Id[]): Flow<void> {
  if (fight.state.round < 1) return;
  const late = who.map((id) => combatantOf(fight, id));
  yield* dealNewcomers(fight, late);
  // A combatant set on the map by hand may have reacted already, and keeps the maneuvers that are
  // left.
  for (const one of late.filter(({ id }) => fight.state.left[id] === undefined)) {
    settleHands(fight, one);
    fight.state.left[one.id] = roundOf(fight, one);
  }
}

/**
 * Spends a maneuver for a reaction outside the combatant's own turn. The combatant can be seen from
 * now on (EW-36), and the log says so.
 */
export function spendReaction(fight: EinfelstFight, who: Id, rule: RuleId, words: Sentence): void {
  countReaction(fight, who);
  spendFast(fight, who);
  fight.state.started = true;
  combatantOf(fight, who).sheet.lurking = false;
  tell(fight, rule, words, { who: [who] });
}
