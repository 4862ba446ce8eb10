/**
 * Teams and turns (IN-01 to IN-08): who may go now, how teams alternate, rounds, surprise, the end.
 */

import { combatantOf, everyone, explicitRelationBetween } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { setBetween } from '../../../../engine/hostility.ts';
import { personRef, sentence, sentenceList, sideRef, writtenRef } from '../../../../engine/log/sentence.ts';
import { type Id, notAllowed, type Verdict, withinSentence } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { nameOf, sideName } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, isUp, liftState } from '../../sheet/sheet.ts';
import { newTurn, type Turn } from '../../state.ts';
import { isSeenByPlayers, standingFighters, tell } from '../table/tell.ts';
import { offerEnd } from './ending.ts';
import { ambushers, isSeenTeam } from './seenTeams.ts';

/** IN-08: the number of actions in a turn. */
export const ACTIONS = 3;
/** IN-07: the length of a round in seconds. */
export const SECONDS = 6;

/** IN-06: tells whether a combatant is awake and has no turn in this surprise round. */
export const isSurprised = ({ state }: IngenuityFight, one: Fighter): boolean =>
  state.surprise !== null &&
  one.side !== state.surprise &&
  !state.surprising.includes(one.side) &&
  !one.sheet.alert &&
  isUp(one);

/** Tells whether a combatant still has a turn this round. */
export const canAct = (fight: IngenuityFight, one: Fighter): Verdict => {
  const { state } = fight;
  if (one.sheet.gone !== 'no') return notAllowed('IN-05', `Is out of the fight: ${one.sheet.gone}.`);
  if (!isUp(one)) return notAllowed('IN-05', 'Is unconscious, and acts again once brought back.');
  if (state.acted.includes(one.id)) return notAllowed('IN-03', 'Has had a turn this round.');
  if (isSurprised(fight, one)) return notAllowed('IN-06', 'Is surprised and does not act in this round.');
  return true;
};

/** Gives the members of a team who still have a turn this round. */
export const waitingMembers = (fight: IngenuityFight, side: Id): Fighter[] =>
  everyone(fight).filter((one) => one.side === side && canAct(fight, one) === true);

/** Gives the turn in which a combatant acts now: its own, or its commanded action. */
export const turnOf = (fight: IngenuityFight, who: Id): Turn | undefined => {
  const now = fight.state.ordered ?? fight.state.acting;
  return now?.who === who ? now : undefined;
};

/** Tells whether a combatant may take a turn, or go on with it, right now. */
export function mayTurn(fight: IngenuityFight, who: Id): Verdict {
  const one = combatantOf(fight, who);
  const { acting, ordered, teams, team } = fight.state;
  if (ordered)
    return ordered.who === who || notAllowed('IN-10', `${nameOf(fight, ordered.who)} has been given an action first.`);
  if (acting) return acting.who === who || notAllowed('IN-03', `${nameOf(fight, acting.who)} is taking a turn.`);
  const able = canAct(fight, one);
  if (able !== true) return able;
  const now = teams[team];
  return (
    now === one.side ||
    notAllowed('IN-03', `It is for ${now ? withinSentence(sideName(fight, now)) : 'nobody'} to pick who goes.`)
  );
}

/**
 * Begins a combatant's turn with its first act; later acts find the turn begun. Effects that last
 * until the next turn end here.
 */
export function beginTurn(fight: IngenuityFight, who: Id): Turn {
  const { state } = fight;
  const now = turnOf(fight, who);
  if (now) return now;
  const one = combatantOf(fight, who);
  const turn = newTurn(who, ACTIONS);
  state.acting = turn;
  state.picked = { who, side: state.teams[state.team] ?? one.side };
  // IN-17, IN-16: the combatant has its reaction again, and loses the extra one from Wait.
  state.reacted[who] = 0;
  state.waits = state.waits.filter((id) => id !== who);
  if (state.opening?.who === who) state.opening = null;
  liftState(one, 'guarding');
  liftState(one, 'cover');
  tell(fight, 'IN-03', sentence`${personRef(who)} takes a turn.`, { tone: 'turn' });
  const readied = state.readied[who];
  if (readied) {
    delete state.readied[who];
    const lapses = sentence`What ${personRef(who)} had readied lapses`;
    const words = sentence`${lapses}: ${writtenRef(readied.words)}.`;
    tell(fight, 'IN-12', words, unlessTheirs(fight, who, sentence`${lapses}.`));
  }
  // The draft's own object is returned, so that Immer sees later changes.
  return state.acting ?? turn;
}

/** Takes actions from the running turn. */
export function spendActions(fight: IngenuityFight, who: Id, actions: number): Turn {
  const turn = beginTurn(fight, who);
  turn.actions = Math.max(0, turn.actions - actions);
  return turn;
}

/**
 * Ends the running turn, and the next team picks. While a commanded action waits, only that action
 * ends.
 */
export function* endTurn(fight: IngenuityFight): Flow<void> {
  const { state } = fight;
  if (state.ordered) {
    tell(fight, 'IN-10', sentence`${personRef(state.ordered.who)} lets the commanded action go.`);
    state.ordered = null;
    return;
  }
  if (!state.acting) return;
  state.acted.push(state.acting.who);
  state.acting = null;
  state.team += 1;
  yield* goOn(fight);
}

/**
 * Runs after every act: ends turns that are over, asks about the end, and finds the next team or
 * round. `lost`: whom a hand edit has just removed from the fight.
 */
export function* goOn(fight: IngenuityFight, lost: 'the last enemies' | 'nobody' = 'nobody'): Flow<void> {
  const { state } = fight;
  joinTeams(fight);
  if (state.ordered && (state.ordered.actions === 0 || !isUp(combatantOf(fight, state.ordered.who))))
    state.ordered = null;
  if (state.acting && !isUp(combatantOf(fight, state.acting.who))) {
    // A combatant who falls in its own turn has had that turn.
    state.acted.push(state.acting.who);
    state.acting = null;
    state.ordered = null;
    state.team += 1;
  }
  yield* offerEnd(fight, lost);
  if (fight.stage !== 'running' || state.acting) return;
  for (let n = 0; n < state.teams.length; n += 1) {
    const at = (state.team + n) % state.teams.length;
    if (waitingMembers(fight, state.teams[at] ?? '').length === 0) continue;
    state.team = at;
    return;
  }
  newRound(fight);
}

/** Starts the next round, unless nobody is left who could act. */
export function newRound(fight: IngenuityFight): void {
  const { state } = fight;
  if (standingFighters(fight).length === 0) return;
  state.round += 1;
  state.seconds += SECONDS;
  beginRound(fight);
}

/**
 * IN-03: begins a round: the first team picks and nobody has acted. IN-26: attacks are counted
 * anew.
 */
export function beginRound(fight: IngenuityFight): void {
  const { state } = fight;
  if (state.round > 0) {
    state.surprise = null;
    state.surprising = [];
  }
  state.acted = [];
  state.acting = null;
  state.ordered = null;
  state.attacks = {};
  const at = state.teams.findIndex((side) => waitingMembers(fight, side).length > 0);
  state.team = Math.max(0, at);
  const first = state.teams[state.team];
  const shown = state.teams.find(
    (side) => isSeenTeam(fight, side) && waitingMembers(fight, side).some(({ id }) => isSeenByPlayers(fight, id)),
  );
  if (state.round === 0) {
    const named = [state.surprise ?? '', ...state.surprising];
    const unseen = [...new Set([first, ...state.surprising])].flatMap((side) => ambushers(fight, side));
    const surprisers = sentenceList(named.map((side) => [sideRef(side)]));
    tell(fight, 'IN-06', sentence`A surprise round for ${surprisers}.`, {
      who: unseen,
      tone: 'turn',
    });
    return;
  }
  const words = (side: Id | undefined) =>
    side
      ? sentence`Round ${state.round} begins; first to pick: ${sideRef(side)}.`
      : sentence`Round ${state.round} begins.`;
  // The players read nothing of a team in ambush: the first team they read of is the first that
  // they see.
  tell(fight, 'IN-03', words(first), { tone: 'turn', shown: words(shown) });
}

/**
 * The team that picks after the present one; undefined if no other team has anybody left to act
 * (IN-04).
 */
export function teamAfter(fight: IngenuityFight): Id | undefined {
  const { teams, team } = fight.state;
  const others = teams.slice(1).map((_, n) => teams[(team + 1 + n) % teams.length] ?? '');
  return others.find((side) => waitingMembers(fight, side).length > 0);
}

/**
 * Teams that came into the fight after its beginning pick last. IN-01: every team is for itself, so
 * two teams of foes are enemies unless the table has said otherwise of the two.
 */
export function joinTeams(fight: IngenuityFight): void {
  const { state } = fight;
  for (const side of fight.sideOrder)
    if (!state.teams.includes(side) && everyone(fight).some((one) => one.side === side)) state.teams.push(side);
  const foes = state.teams.filter((side) => fight.sides[side]?.stance === 'foe');
  for (const [n, a] of foes.entries())
    for (const b of foes.slice(n + 1))
      if (explicitRelationBetween(fight, a, b) === undefined) {
        setBetween(fight, a, b, 'foe');
        tell(fight, 'IN-01', sentence`Each for itself: ${sideRef(a)} and ${sideRef(b)}.`);
      }
}
