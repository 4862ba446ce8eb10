/** Teams and turns (IN-01 to IN-08): who may go now, the alternation of teams, rounds, surprise, the end. */

import { areEnemies, combatantOf, everyone, saidBetween } from '../../../../engine/fight.ts';
import { choose, type Flow } from '../../../../engine/flow.ts';
import { setBetween } from '../../../../engine/hostility.ts';
import { gm, type Id, list, no, type Verdict, withinSentence } from '../../../../engine/words.ts';
import { nameOf, sideName } from '../../../common/people.ts';
import { unlessTheirs } from '../../../common/telling.ts';
import type { IngenuityFight } from '../../fight.ts';
import { type Fighter, isUp, lift } from '../../sheet/sheet.ts';
import { newTurn, type Turn } from '../../state.ts';
import { seen, tell, up } from '../table/tell.ts';

/** IN-08: actions in a turn. */
export const ACTIONS = 3;
/** IN-07: seconds of a round. */
export const SECONDS = 6;

/** IN-06: awake, and without a turn in this round of surprise. */
export const isSurprised = ({ state }: IngenuityFight, one: Fighter): boolean =>
  state.surprise !== null &&
  one.side !== state.surprise &&
  !state.surprising.includes(one.side) &&
  !one.sheet.alert &&
  isUp(one);

/** Whether somebody still has a turn this round. */
export const canAct = (fight: IngenuityFight, one: Fighter): Verdict => {
  const { state } = fight;
  if (one.sheet.gone !== 'no') return no('IN-05', `Is out of the fight: ${one.sheet.gone}.`);
  if (!isUp(one)) return no('IN-05', 'Is unconscious: it acts when it is brought back.');
  if (state.acted.includes(one.id)) return no('IN-03', 'Has had its turn this round.');
  if (isSurprised(fight, one)) return no('IN-06', 'Is surprised and does not act in this round.');
  return true;
};

/** Members of a team who still have a turn this round. */
export const waiting = (fight: IngenuityFight, side: Id): Fighter[] =>
  everyone(fight).filter((one) => one.side === side && canAct(fight, one) === true);

/** The turn in which somebody acts now: its own, or the action it was commanded to. */
export const turnOf = (fight: IngenuityFight, who: Id): Turn | undefined => {
  const now = fight.state.ordered ?? fight.state.acting;
  return now?.who === who ? now : undefined;
};

/** Whether somebody may take, or go on with, a turn right now. */
export function mayTurn(fight: IngenuityFight, who: Id): Verdict {
  const one = combatantOf(fight, who);
  const { acting, ordered, teams, team } = fight.state;
  if (ordered)
    return ordered.who === who || no('IN-10', `${nameOf(fight, ordered.who)} has been given an action first.`);
  if (acting) return acting.who === who || no('IN-03', `${nameOf(fight, acting.who)} is taking a turn.`);
  const able = canAct(fight, one);
  if (able !== true) return able;
  const now = teams[team];
  return (
    now === one.side ||
    no('IN-03', `It is for ${now ? withinSentence(sideName(fight, now)) : 'nobody'} to pick who goes.`)
  );
}

/** Begins somebody's turn with its first act; later acts find it begun. What lasts until the next turn ends here. */
export function beginTurn(fight: IngenuityFight, who: Id): Turn {
  const { state } = fight;
  const now = turnOf(fight, who);
  if (now) return now;
  const one = combatantOf(fight, who);
  const turn = newTurn(who, ACTIONS);
  state.acting = turn;
  // IN-17, IN-16: the reaction is back, and what Wait gave is gone.
  state.reacted[who] = 0;
  state.waits = state.waits.filter((id) => id !== who);
  lift(one, 'guarding');
  lift(one, 'cover');
  tell(fight, 'IN-03', `${nameOf(fight, who)} takes a turn.`, { who: [who], tone: 'turn' });
  const readied = state.readied[who];
  if (readied) {
    delete state.readied[who];
    const name = nameOf(fight, who);
    const lapses = unlessTheirs(fight, who, `What ${name} had readied lapses.`);
    tell(fight, 'IN-12', `What ${name} had readied lapses: ${readied.words}.`, { who: [who], ...lapses });
  }
  // The draft's own object, so that later changes are seen.
  return state.acting ?? turn;
}

/** Takes actions off the running turn. */
export function spend(fight: IngenuityFight, who: Id, actions: number): Turn {
  const turn = beginTurn(fight, who);
  turn.actions = Math.max(0, turn.actions - actions);
  return turn;
}

/** Ends the running turn; an action given by a command is let go first. Then the next team picks. */
export function* endTurn(fight: IngenuityFight): Flow<void> {
  const { state } = fight;
  if (state.ordered) {
    tell(fight, 'IN-10', `${nameOf(fight, state.ordered.who)} lets the action go.`, { who: [state.ordered.who] });
    state.ordered = null;
    return;
  }
  if (!state.acting) return;
  state.acted.push(state.acting.who);
  state.acting = null;
  state.team += 1;
  yield* goOn(fight);
}

/** After every act: ends what is over, finds the team that picks next, and the next round when nobody is left to act. */
export function* goOn(fight: IngenuityFight): Flow<void> {
  const { state } = fight;
  joinTeams(fight);
  if (state.ordered && (state.ordered.actions === 0 || !isUp(combatantOf(fight, state.ordered.who))))
    state.ordered = null;
  if (state.acting && !isUp(combatantOf(fight, state.acting.who))) {
    // Whoever falls in its own turn has begun it, and it is over.
    state.acted.push(state.acting.who);
    state.acting = null;
    state.ordered = null;
    state.team += 1;
  }
  yield* offerEnd(fight);
  if (fight.stage !== 'running' || state.acting) return;
  for (let n = 0; n < state.teams.length; n += 1) {
    const at = (state.team + n) % state.teams.length;
    if (waiting(fight, state.teams[at] ?? '').length === 0) continue;
    state.team = at;
    return;
  }
  newRound(fight);
}

/** Starts the next round; with nobody left who could act the old one stands. */
export function newRound(fight: IngenuityFight): void {
  const { state } = fight;
  if (up(fight).length === 0) return;
  state.round += 1;
  state.seconds += SECONDS;
  beginRound(fight);
}

/** IN-03: the teams in their order, nobody has acted; IN-26: attacks are counted from nought. */
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
  const at = state.teams.findIndex((side) => waiting(fight, side).length > 0);
  state.team = Math.max(0, at);
  const first = state.teams[state.team];
  const shown = state.teams.find(
    (side) => isSeenTeam(fight, side) && waiting(fight, side).some(({ id }) => seen(fight, id)),
  );
  if (state.round === 0) {
    const named = [state.surprise ?? '', ...state.surprising];
    const text = (sides: readonly Id[]) =>
      `A surprise round for ${list(sides.map((side) => withinSentence(sideName(fight, side))))}.`;
    const unseen = [...new Set([first, ...state.surprising])].flatMap((side) => ambushers(fight, side));
    tell(fight, 'IN-06', text(named), { who: unseen, tone: 'turn' });
    return;
  }
  const text = (side: Id | undefined) =>
    `Round ${state.round} begins; first to pick: ${side ? withinSentence(sideName(fight, side)) : 'nobody'}.`;
  // Of the teams that wait in ambush the players hear nothing: for them the first is the first they see.
  tell(fight, 'IN-03', text(first), { tone: 'turn', shown: { text: text(shown) } });
}

/** The members of a team of which the players see nobody: a sentence that names it is then the GM's alone. */
const ambushers = (fight: IngenuityFight, side: Id | undefined): Id[] => {
  const members = everyone(fight).filter((one) => one.side === side);
  return members.some(({ id }) => seen(fight, id)) ? [] : members.map(({ id }) => id);
};

/** Whether the players see anybody of a team. */
export const isSeenTeam = (fight: IngenuityFight, side: Id): boolean =>
  everyone(fight).some((one) => one.side === side && seen(fight, one.id));

/** Says a sentence that names teams. */
export const tellOf = (fight: IngenuityFight, rule: string, text: string, sides: readonly (Id | undefined)[]): void =>
  tell(fight, rule, text, { who: sides.flatMap((side) => ambushers(fight, side)) });

/** The team that would pick after the one that picks now; undefined when no other has anybody left to act (IN-04). */
export function teamAfter(fight: IngenuityFight): Id | undefined {
  const { teams, team } = fight.state;
  const others = teams.slice(1).map((_, n) => teams[(team + 1 + n) % teams.length] ?? '');
  return others.find((side) => waiting(fight, side).length > 0);
}

/**
 * Teams that came into the fight after it began go last. IN-01: every team is for itself, so two teams of foes are each other's, until
 * the table says otherwise of the two.
 */
export function joinTeams(fight: IngenuityFight): void {
  const { state } = fight;
  for (const side of fight.sideOrder)
    if (!state.teams.includes(side) && everyone(fight).some((one) => one.side === side)) state.teams.push(side);
  const foes = state.teams.filter((side) => fight.sides[side]?.stance === 'foe');
  for (const [n, a] of foes.entries())
    for (const b of foes.slice(n + 1))
      if (saidBetween(fight, a, b) === undefined) {
        setBetween(fight, a, b, 'foe');
        tellOf(
          fight,
          'IN-01',
          `Each for itself: ${withinSentence(sideName(fight, a))} and ${withinSentence(sideName(fight, b))}.`,
          [a, b],
        );
      }
}

/** IN-01: with no two enemies left awake the fight is over, when the table agrees. */
function* offerEnd(fight: IngenuityFight): Flow<void> {
  const left = up(fight);
  const enemies = left.some((a) => left.some((b) => areEnemies(fight, a.id, b.id)));
  const any = everyone(fight).some((a) => left.some((b) => areEnemies(fight, a.id, b.id)));
  if (enemies) fight.state.declined = '';
  if (enemies || left.length === 0 || !any) return;
  const sides = [...new Set(left.map(({ side }) => side))];
  const key = sides.join(' ').slice(0, 80);
  if (key === fight.state.declined) return;
  const names = list(sides.map((side) => withinSentence(sideName(fight, side))));
  const answer = yield* choose(
    { seat: gm, title: `Nobody stands against ${names} any more: is the fight over?`, rule: 'IN-01', audience: 'gm' },
    [
      { id: 'over', label: 'End the fight' },
      { id: 'on', label: 'Go on', tone: 'pass' as const },
    ],
  );
  if (answer === 'on') fight.state.declined = key;
  else finish(fight, `nobody stands against ${names} any more`, sides);
}

/** Ends the fight and says why; `sides` are the teams that this names. */
export function finish(fight: IngenuityFight, why: string, sides: readonly Id[] = []): void {
  fight.state.acting = null;
  fight.state.ordered = null;
  fight.stage = 'over';
  const unseen = sides.flatMap((side) => ambushers(fight, side));
  tell(fight, 'IN-01', `The fight is over: ${why}.`, { who: unseen, tone: 'turn' });
  // A team that the players have not seen is not named to them, and they are told the end all the same.
  if (unseen.length > 0) tell(fight, 'IN-01', 'The fight is over.', { tone: 'turn' });
}
