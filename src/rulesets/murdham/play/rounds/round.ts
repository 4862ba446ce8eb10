/**
 * Rounds, phases and factions: which side has the chance, what a pass does, when a phase and a
 * round end (MU-01 to MU-05, MU-51).
 */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence, sideRef } from '../../../../engine/log/sentence.ts';
import { gmSeat, type Id, notAllowed, seatOfSide, type Verdict, withinSentence } from '../../../../engine/words.ts';
import { dieGroup, rollFor } from '../../../common/dice.ts';
import { nameOf, plainFight } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { healthOf } from '../../sheet/scores.ts';
import { conditionOf, hasTrait, isConditionActive, isGone, isHelpless, loseCondition } from '../../sheet/standing.ts';
import { breathAtRoundEnd } from '../harm/breath.ts';
import { killFighter, refusesDeath } from '../harm/decline.ts';
import { moralePhase } from '../nerve/morale.ts';
import { boatsAtRoundStart } from '../perils/driving.ts';
import { burnsAtRoundEnd, hazardsAtRoundEnd, hazardsAtRoundStart } from '../perils/hazards.ts';
import { allFighters, isSecret, isThere, sideOf, tell } from '../table/table.ts';
import { regenerate } from '../turns/opening.ts';
import { couldAct, isAble } from '../turns/turn.ts';
import { passedOver } from './broken.ts';

/**
 * Lists the factions in the order in which they get their chance: the first of the round, then
 * around the table. A side with nobody there is none.
 */
export function factions(fight: MurdhamFight, from: Id | null = fight.state.first): Id[] {
  const seen = plainFight(fight);
  const at = Math.max(0, seen.sideOrder.indexOf(from ?? ''));
  const around = [...seen.sideOrder.slice(at), ...seen.sideOrder.slice(0, at)];
  return around.filter((side) => sideOf(seen, side).some(({ id }) => isThere(seen, id)));
}
/** MU-01: the faction whose chance follows a side's, which may itself have nobody left. */
export const sideAfter = (fight: MurdhamFight, side: Id): Id | null => {
  const around = factions(fight, side);
  return around.find((other) => other !== side) ?? around[0] ?? null;
};
/** Tells whether a side has a fighter who could take a turn in this phase. */
function hasSomebody(live: MurdhamFight, side: Id): boolean {
  const fight = plainFight(live);
  return sideOf(fight, side).some(({ id }) => couldAct(fight, id));
}

/** MU-03: a side may pass when it has the chance and nobody is acting. */
export function mayPass(fight: MurdhamFight, side: Id): Verdict {
  const { turn, chance } = fight.state;
  if (turn) return notAllowed('MU-01', `${nameOf(fight, turn.who)} is taking a turn: end it first.`);
  if (chance !== side)
    return notAllowed(
      'MU-03',
      chance === null
        ? 'The round is over.'
        : `The chance to act lies with ${withinSentence(fight.sides[chance]?.name ?? chance)}.`,
    );
  return true;
}

/** MU-03: passes for a side, which may still act when its chance comes back. */
export function* passChance(fight: MurdhamFight, side: Id): Flow<void> {
  // Where the players see no fighter of a side who can still act, a pass must not tell them that
  // there is one.
  const now = plainFight(fight);
  const left = sideOf(now, side).filter(({ id }) => couldAct(now, id));
  const who = left.every(({ id }) => isSecret(now, id)) ? left.map(({ id }) => id) : [];
  tell(fight, 'MU-03', sentence`The chance to act is passed on by ${sideRef(side)}.`, { tone: 'turn', who });
  fight.state.passed.push(side);
  fight.state.chance = sideAfter(fight, side);
  yield* settleChances(fight);
}

/** Ends a turn: fliers that stood still land, and the next side gets the chance. */
export function* finishTurn(fight: MurdhamFight): Flow<void> {
  const { turn } = fight.state;
  const sheet = turn ? fight.combatants[turn.who]?.sheet : undefined;
  if (turn && sheet && isConditionActive(sheet, 'aloft') && !hasTrait(sheet, 'hovering') && turn.moved === 0) {
    loseCondition(sheet, 'aloft');
    tell(fight, 'MU', sentence`${personRef(turn.who)} cannot stand still in the air and lands.`);
  }
  yield* endTurn(fight);
}

/** MU-06: ends the turn of a fighter who was felled in it. The next side gets the chance. */
export function* endFelledTurn(fight: MurdhamFight): Flow<void> {
  const { turn } = fight.state;
  if (!turn || fight.stage !== 'running') return;
  if (fight.combatants[turn.who] && isAble(fight, turn.who) === true) return;
  yield* endTurn(fight);
}

/** Drops the open turn and gives the chance to the next faction. */
export function giveOn(fight: MurdhamFight): void {
  const { turn } = fight.state;
  if (!turn) return;
  // The side that gave the turn keeps it, because its fighter may have changed sides during the
  // turn.
  const side = fight.state.chance ?? fight.combatants[turn.who]?.side ?? '';
  const taunted = fight.combatants[turn.who]?.sheet;
  if (taunted) loseCondition(taunted, 'taunted');
  fight.state.turn = null;
  fight.state.passed = [];
  fight.state.chance = sideAfter(fight, side);
}
function* endTurn(fight: MurdhamFight): Flow<void> {
  if (!fight.state.turn) return;
  giveOn(fight);
  yield* settleChances(fight);
}

/**
 * Lets sides with nobody left to act pass by themselves. When all sides have passed one after
 * another, the phase ends.
 */
export function* settleChances(fight: MurdhamFight): Flow<void> {
  const { state } = fight;
  for (;;) {
    const sides = factions(fight);
    if (sides.length === 0 || state.chance === null) {
      state.chance = null;
      return;
    }
    if (sides.every((side) => state.passed.includes(side))) {
      const stopped = yield* endPhase(fight);
      if (stopped) return;
      continue;
    }
    if (hasSomebody(fight, state.chance)) return;
    state.passed.push(state.chance);
    state.chance = sideAfter(fight, state.chance);
  }
}

/** MU-51: each phase ends as a round does. Gives true when nothing can go on by itself. */
function* endPhase(fight: MurdhamFight): Flow<boolean> {
  const { state } = fight;
  if (state.phase === 'fast') {
    state.phase = 'slow';
    tell(fight, 'MU-51', sentence`The slow phase begins: everyone who has not acted may.`, { tone: 'turn' });
    return open(fight);
  }
  if (state.phase === 'bonus') {
    tell(fight, 'MU-40', sentence`The bonus turn is over.`, { tone: 'turn' });
    yield* startRound(fight);
    return state.chance === null;
  }
  // MU-45: a broken fighter decides even when its side passes it over.
  if (yield* passedOver(fight)) return true;
  yield* endRound(fight);
  yield* startRound(fight);
  return state.chance === null;
}

/**
 * Gives the chance to the first side, or to nobody when nobody can act: then the round waits for
 * the GM. Gives false, so that the chances are settled anew.
 */
function open(fight: MurdhamFight): boolean {
  const { state } = fight;
  state.passed = [];
  state.chance = factions(fight)[0] ?? null;
  return false;
}

/**
 * Ends the round, in this order: the dying, breath, climbs, wards, conditions that lasted a round,
 * then morale (MU-04).
 */
export function* endRound(fight: MurdhamFight): Flow<void> {
  tell(fight, 'MU-03', sentence`Round ${fight.state.round} ends.`, { tone: 'turn' });
  // No chapter gives the order (ruling 57). Morale comes last, or by house rule before the dying
  // are dead.
  if (fight.house.moraleAt === 'first') yield* moralePhase(fight);
  yield* regenerateTheDown(fight);
  for (const one of allFighters(fight)) {
    const dying = conditionOf(one.sheet, 'dying');
    if (!dying || isGone(one.sheet)) continue;
    if (healthOf(one.sheet) > 0) {
      loseCondition(one.sheet, 'dying');
      continue;
    }
    dying.rounds = (dying.rounds ?? 1) - 1;
    if (dying.rounds > 0 || (yield* refusesDeath(fight, one.id))) continue;
    killFighter(fight, one.id, 'not healed before the end of the round');
  }
  yield* breathAtRoundEnd(fight);
  yield* hazardsAtRoundEnd(fight);
  yield* burnsAtRoundEnd(fight);
  for (const one of allFighters(fight))
    one.sheet.conditions = one.sheet.conditions.filter(({ until }) => until !== 'round');
  if (fight.house.moraleAt === 'last') yield* moralePhase(fight);
}

/**
 * Lets fighters who are down regenerate at the round's end, since they have no turn to begin
 * (ruling 48). A house rule can forbid it.
 */
function* regenerateTheDown(fight: MurdhamFight): Flow<void> {
  if (!fight.house.downRegenerate) return;
  for (const { id, sheet } of allFighters(fight))
    if (isHelpless(sheet) && isThere(fight, id)) yield* regenerate(fight, id);
}

/**
 * Starts a round: the threshold if the option is on, the first side, and what the round's start
 * does to people.
 */
export function* startRound(fight: MurdhamFight): Flow<void> {
  const { state, house } = fight;
  state.round += 1;
  state.used = {};
  state.free = {};
  state.moved = {};
  state.turn = null;
  tell(fight, 'MU-01', sentence`Round ${state.round} begins.`, { tone: 'turn' });
  for (const one of allFighters(fight)) {
    const lost = one.sheet.conditions.find(
      ({ id, until }) => (id === 'stunned' || id === 'distracted') && until === 'cause',
    );
    if (!lost) continue;
    state.used[one.id] = 'lost';
    lost.until = 'round';
  }
  state.threshold = null;
  state.phase = 'whole';
  if (house.fastAndSlow) {
    const asking = { seat: gmSeat, title: 'Fast action threshold', rule: 'MU-51' };
    const { value, dice } = yield* rollFor(asking, 'Threshold', [dieGroup('threshold', 20)]);
    state.threshold = value;
    state.phase = 'fast';
    tell(
      fight,
      'MU-51',
      sentence`The fast action threshold is ${state.threshold}: WIT ${state.threshold} or more may act now.`,
      {
        dice,
        tone: 'turn',
      },
    );
  }
  yield* hazardsAtRoundStart(fight);
  yield* boatsAtRoundStart(fight);
  state.first = yield* firstSide(fight);
  open(fight);
  // When nobody can act in any phase, the round stands still until the GM goes on by hand.
  if (!allFighters(fight).some(({ id }) => isThere(fight, id) && awake(fight, id))) state.chance = null;
}
const awake = (fight: MurdhamFight, id: Id): boolean =>
  fight.state.used[id] === undefined && isAble(fight, id) === true;

/**
 * Tells whether nobody has taken a turn this round. The chance is then still with the first side
 * that could take one.
 */
function isUnopened(fight: MurdhamFight): boolean {
  const { phase, turn, used, chance } = fight.state;
  if (turn || phase === 'before' || phase === 'bonus') return false;
  if (Object.values(used).some((how) => how !== 'lost')) return false;
  return chance !== null && chance === factions(fight).find((side) => hasSomebody(fight, side));
}
/**
 * MU-05: lists the sides that the side with the initiative may send first, itself included. The
 * side that goes first now is not among them.
 */
export const couldGoFirst = (fight: MurdhamFight): Id[] =>
  factions(fight).filter((side) => side !== fight.state.chance && hasSomebody(fight, side));

/**
 * MU-05: the side with the initiative decides which side goes first, until somebody has taken a
 * turn in the round.
 */
export function maySendFirst(fight: MurdhamFight, side: Id): Verdict {
  if (fight.state.initiative !== side) return notAllowed('MU-05', 'Another side has the initiative.');
  return isUnopened(fight) ? true : notAllowed('MU-05', 'Only before anybody has acted in the round.');
}
export function* sendFirst(fight: MurdhamFight, first: Id): Flow<void> {
  const { state } = fight;
  state.first = first;
  state.chance = first;
  state.passed = [];
  tell(fight, 'MU-05', sentence`The round begins with ${sideRef(first)}.`, { tone: 'turn' });
  yield* settleChances(fight);
}

/**
 * MU-05: the side with the initiative goes first itself unless it acts to send another; by the
 * house rule it is asked.
 */
function* firstSide(fight: MurdhamFight): Flow<Id | null> {
  const { initiative } = fight.state;
  const sides = fight.sideOrder.filter((side) => sideOf(fight, side).some(({ id }) => isThere(fight, id)));
  if (initiative === null || fight.house.sideThatStarts === 'initiative' || sides.length < 2) return initiative;
  const first = yield* askChoice(
    { seat: seatOfSide(initiative), title: `Round ${fight.state.round}: which side goes first?`, rule: 'MU-05' },
    sides.map((side) => ({ id: side, label: fight.sides[side]?.name ?? side })),
  );
  tell(fight, 'MU-05', sentence`The round begins with ${sideRef(first)}.`, { tone: 'turn' });
  return first;
}
