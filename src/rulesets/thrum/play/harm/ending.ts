/** TH-08, TH-09: how a fight ends: looked at as it happens, with what carries over. */

import { everyone, type Relation, relationOfSides } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import type { Id } from '../../../../engine/words.ts';
import type { ThrumFight, Who } from '../../fight.ts';
import { paint } from '../ground/terrain.ts';
import { isHere, isMinion, isUp, nameOf, tell } from '../table/table.ts';
import { goalWords, reachedGoal } from './goals.ts';

/** Leaves whatever procedure runs when the fight has ended in it: nothing that would have followed happens any more. */
const OVER = new Error('The fight is over.');

/** TH-08: somebody has just fallen or been removed: if that ends the fight, it ends here and now. */
export function checkEnd(fight: ThrumFight): void {
  if (over(fight)) throw OVER;
}

/** Runs a procedure until it is done, or until the fight ends in it. */
export function* whileItLasts(procedure: Flow<void>): Flow<void> {
  try {
    yield* procedure;
  } catch (thrown) {
    if (thrown !== OVER) throw thrown;
  }
}

/** TH-08: a goal by a round is met when that round has ended. */
export function roundsGoal(fight: ThrumFight): void {
  const goal = fight.state.goals.find((one) => one.kind === 'rounds' && fight.state.round > one.rounds);
  if (goal) finish(fight, goalWords(goal));
}

/** TH-08: a goal of reaching ground is met at the end of a turn. */
export function reachGoal(fight: ThrumFight, who: Id): void {
  const goal = reachedGoal(fight, who);
  if (goal) finish(fight, goalWords(goal));
}

/** TH-08: one side is incapacitated or removed to the last, or a named one has fallen. Ends the fight; gives whether it is over. */
export function over(fight: ThrumFight): boolean {
  if (fight.stage !== 'running') return true;
  if (fight.state.round < 1) return false;
  for (const goal of fight.state.goals) {
    const who = goal.kind === 'fallen' ? fight.combatants[goal.who] : undefined;
    if (who && (who.sheet.incapacitated || who.sheet.removed)) {
      finish(fight, goalWords(goal));
      return true;
    }
  }
  const fallen = (who: Who) => who.sheet.removed || (isHere(who) && who.sheet.incapacitated);
  for (const { members, words } of camps(fight))
    if (members.some(fallen) && !members.some(isUp)) {
      finish(fight, words);
      return true;
    }
  return false;
}

/** Those whose fall ends a fight: the player characters, and all who are their enemies, of however many sides. */
function camps(fight: ThrumFight): { members: Who[]; words: string }[] {
  const all = everyone(fight).filter((who) => !isMinion(who));
  const of = (stance: string) =>
    Object.values(fight.sides).flatMap((side) => (side.stance === stance ? [side.id] : []));
  const theirs = all.some(({ side }) => of('party').includes(side)) ? of('party') : of('ally');
  const toward = ({ side, toward: own }: Who): Relation => {
    const each = theirs.map((other) =>
      side === other ? 'friend' : (own?.[other] ?? relationOfSides(fight, side, other)),
    );
    return each.includes('foe') ? 'foe' : each.includes('friend') ? 'friend' : 'neutral';
  };
  const ours = all.filter((who) => toward(who) === 'friend');
  // It is the player characters who count: others who fight beside them do so only where there is no such one.
  const characters = ours.filter(({ sheet }) => sheet.kind === 'character');
  return [
    {
      members: characters.length > 0 ? characters : ours,
      words: 'Every player character is incapacitated or out of the fight.',
    },
    { members: all.filter((who) => toward(who) === 'foe'), words: 'Every foe is incapacitated or out of the fight.' },
  ];
}

/** Whether somebody is a player’s: has a player, or is a character on the players’ side. The chapter’s end of combat speaks of those. */
const isPlayers = (fight: ThrumFight, { player, side, sheet }: Who): boolean =>
  player !== undefined || (sheet.kind === 'character' && fight.sides[side]?.stance === 'party');

/** TH-09: the incapacitated recover, loads go to 0; tolerances and wounds stay as they are, on the sheet. */
export function finish(fight: ThrumFight, words: string): void {
  if (fight.stage === 'over') return;
  fight.state.ending = words.slice(0, 200);
  fight.state.turn = null;
  fight.state.terrains = [];
  fight.state.holds = [];
  paint(fight);
  tell(fight, 'TH-08', `The fight is over. ${/[.!?]$/.test(words) ? words : `${words}.`}`, { tone: 'turn' });
  for (const who of everyone(fight)) {
    const { sheet } = who;
    if (sheet.kind === 'minion') continue;
    // The chapter's own proviso: whoever has no Fatigue Tolerance left does not return to action at once.
    const spent = sheet.incapacitated && !sheet.removed && sheet.tolerance.fatigue === 0;
    const roused = sheet.incapacitated && !sheet.removed && !spent;
    sheet.incapacitated = spent;
    sheet.load = { fatigue: 0, stress: 0 };
    sheet.conditions = {};
    sheet.stance = null;
    sheet.oldStance = null;
    sheet.buff = null;
    sheet.novaSpent = false;
    sheet.notes = {};
    if (!isPlayers(fight, who)) continue;
    if (roused) tell(fight, 'TH-09', `${nameOf(fight, who.id)} recovers.`, { who: [who.id], tone: 'good' });
    if (spent)
      tell(fight, 'TH-09', `${nameOf(fight, who.id)} stays down: no Fatigue Tolerance is left.`, {
        who: [who.id],
        tone: 'bad',
      });
    tell(
      fight,
      'TH-09',
      `${nameOf(fight, who.id)} carries on with Tolerances ${sheet.tolerance.fatigue} and ${sheet.tolerance.stress}${sheet.wounds > 0 ? `, Wounds ${sheet.wounds}` : ''}.`,
      { who: [who.id] },
    );
  }
  for (const who of everyone(fight).filter(isMinion)) {
    delete fight.combatants[who.id];
    fight.order = fight.order.filter((id) => id !== who.id);
  }
  fight.stage = 'over';
}
