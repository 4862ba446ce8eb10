/** TH-08, TH-09: ends a fight as soon as its end comes, and tells what carries over. */

import { everyone, type Relation, relationOfSides } from '../../../../engine/fight.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { peopleRef, personRef, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import { countWords, type Id } from '../../../../engine/words.ts';
import type { ThrumFight, Who } from '../../fight.ts';
import type { Sheet } from '../../sheet/sheet.ts';
import type { Goal } from '../../state.ts';
import { paintTerrain } from '../ground/terrain.ts';
import { isHere, isMinion, isUp, tell } from '../table/table.ts';
import { goalWords, reachedGoal } from './goals.ts';

/**
 * Leaves the running procedure when the fight ends in it, so that its remaining steps do not
 * happen.
 */
const OVER = new Error('The fight is over.');

/**
 * TH-08: called when somebody has fallen or been removed. If that ends the fight, the fight ends at
 * once.
 */
export function checkEnd(fight: ThrumFight): void {
  if (endIfOver(fight)) throw OVER;
}

/** Runs a procedure until it is done, or until the fight ends in it. */
export function* untilFightEnds(procedure: Flow<void>): Flow<void> {
  try {
    yield* procedure;
  } catch (thrown) {
    if (thrown !== OVER) throw thrown;
  }
}

/**
 * TH-08: ends the fight if a goal by a round is met. Such a goal is met when its round has ended.
 */
export function roundsGoal(fight: ThrumFight): void {
  const goal = fight.state.goals.find((one) => one.kind === 'rounds' && fight.state.round > one.rounds);
  if (goal) finishFight(fight, goalWords(goal), endByGoal(goal));
}

/** TH-08: ends the fight if a combatant who ends its turn meets a goal of reaching ground. */
export function reachGoal(fight: ThrumFight, who: Id): void {
  const goal = reachedGoal(fight, who);
  if (goal) finishFight(fight, goalWords(goal), endByGoal(goal));
}

/**
 * TH-08: ends the fight when a camp has nobody left on their feet, or a named combatant has fallen.
 * Gives whether the fight is over.
 */
export function endIfOver(fight: ThrumFight): boolean {
  if (fight.stage !== 'running') return true;
  if (fight.state.round < 1) return false;
  for (const goal of fight.state.goals) {
    const who = goal.kind === 'fallen' ? fight.combatants[goal.who] : undefined;
    if (who && (who.sheet.incapacitated || who.sheet.removed)) {
      finishFight(fight, goalWords(goal), endByGoal(goal));
      return true;
    }
  }
  return camps(fight).some((camp) => isBeaten(fight, camp));
}

/**
 * TH-08: the people whose defeat ends a fight. `counts` says who of those still to come belongs to
 * them.
 */
interface Camp {
  id: 'characters' | 'ours' | 'foes';
  members: Who[];
  words: string;
  counts(who: Pick<Who, 'side' | 'toward' | 'sheet'>): boolean;
}

/**
 * TH-08: whether nobody of a camp is on its feet any more: each has fallen, was removed, left the
 * map or changed sides. A camp that never stood in the fight has not lost. Announced reinforcements
 * keep the fight open; the log says so once. Ends the fight, and gives whether it has ended.
 */
function isBeaten(fight: ThrumFight, { id, members, words, counts }: Camp): boolean {
  const { state } = fight;
  const waits = `${id} waits`;
  const fallen = (who: Who) => who.sheet.removed || (isHere(who) && who.sheet.incapacitated);
  if (members.some(isUp)) {
    if (!state.stood.includes(id)) state.stood.push(id);
    if (state.stood.includes(waits)) state.stood = state.stood.filter((one) => one !== waits);
    return false;
  }
  if (!state.stood.includes(id) && !members.some(fallen)) return false;
  const next = (fight.coming ?? []).filter(({ combatants }) => combatants.some(counts)).map(({ round }) => round);
  if (next.length === 0) {
    finishFight(fight, words, { wonBy: id === 'foes' ? 'ours' : 'foes' });
    return true;
  }
  if (state.stood.includes(waits)) return false;
  state.stood.push(waits);
  tell(fight, 'TH-08', sentence`${words} The fight goes on: others come in round ${Math.min(...next)}.`, {
    shown: 'gm',
    tone: 'turn',
  });
  return false;
}

/** The camps: the player characters, and all of their enemies, of any number of sides. */
function camps(fight: ThrumFight): Camp[] {
  const { stood } = fight.state;
  const all = everyone(fight).filter((who) => !isMinion(who));
  const of = (stance: string) =>
    Object.values(fight.sides).flatMap((side) => (side.stance === stance ? [side.id] : []));
  const party = of('party');
  const isParty = all.some(({ side }) => party.includes(side)) || stood.includes('characters');
  const theirs = isParty ? party : of('ally');
  const toward = ({ side, toward: own }: Pick<Who, 'side' | 'toward'>): Relation => {
    const each = theirs.map((other) =>
      side === other ? 'friend' : (own?.[other] ?? relationOfSides(fight, side, other)),
    );
    return each.includes('foe') ? 'foe' : each.includes('friend') ? 'friend' : 'neutral';
  };
  const ours = all.filter((who) => toward(who) === 'friend');
  // Only the player characters count. Others who fight beside them count where there is no player
  // character.
  const characters = ours.filter(({ sheet }) => sheet.kind === 'character');
  const theyCount = characters.length > 0 || stood.includes('characters');
  return [
    {
      id: theyCount ? 'characters' : 'ours',
      members: theyCount ? characters : ours,
      words: 'Every player character is incapacitated or out of the fight.',
      counts: (who) => toward(who) === 'friend' && (!theyCount || who.sheet.kind === 'character'),
    },
    {
      id: 'foes',
      members: all.filter((who) => toward(who) === 'foe'),
      words: 'Every foe is incapacitated or out of the fight.',
      counts: (who) => toward(who) === 'foe' && who.sheet.kind !== 'minion',
    },
  ];
}

/**
 * Whether a combatant is a player’s: it has a player, or is a character on the players’ side. The
 * chapter’s end of combat speaks of these.
 */
const isPlayers = (fight: ThrumFight, { player, side, sheet }: Who): boolean =>
  player !== undefined || (sheet.kind === 'character' && fight.sides[side]?.stance === 'party');

/** Both Tolerances by name: “Fatigue Tolerance 3, Stress Tolerance 2”. */
export const tolerancesInWords = ({ tolerance }: Sheet): string =>
  `Fatigue Tolerance ${tolerance.fatigue}, Stress Tolerance ${tolerance.stress}`;

/** How a fight ended: by a goal, and who won. Neither where the GM ended it. */
interface FightEnd {
  goal?: Goal;
  wonBy?: 'ours' | 'foes';
}

/** TH-08: the end that a goal brings, won or lost as the goal says. */
export const endByGoal = (goal: Goal): FightEnd => ({ goal, wonBy: goal.outcome === 'win' ? 'ours' : 'foes' });

/**
 * TH-09: the incapacitated come round and loads go to 0. Tolerances and wounds stay on the sheet.
 */
export function finishFight(fight: ThrumFight, words: string, { goal, wonBy }: FightEnd = {}): void {
  if (fight.stage === 'over') return;
  fight.state.ending = words.slice(0, 200);
  fight.state.wonBy = wonBy ?? '';
  fight.state.turn = null;
  fight.state.terrains = [];
  fight.state.holds = [];
  paintTerrain(fight);
  const text = goal?.text ?? words;
  const what = writtenRef(text);
  const closed = goal
    ? sentence`The fight is ${goal.outcome === 'win' ? 'won' : 'lost'}: ${what}`
    : sentence`The fight is over. ${what}`;
  tell(fight, 'TH-08', sentence`${closed}${/[.!?]$/.test(text) ? '' : '.'}`, { tone: 'turn' });
  // TH-09 brings everybody round who has Tolerance left. After a victory of ours that is no standing
  // up of the fallen foes: TH-08 ended the fight because they lay there.
  const foes = wonBy === 'ours' ? (camps(fight).find(({ id }) => id === 'foes')?.members ?? []) : [];
  const beaten = foes.filter(({ sheet }) => sheet.incapacitated && !sheet.removed).map(({ id }) => id);
  if (beaten.length > 0) fight.state.beaten = beaten;
  for (const who of everyone(fight)) {
    const { sheet } = who;
    if (sheet.kind === 'minion') continue;
    // The chapter's own exception: a combatant without any Fatigue Tolerance left does not return
    // to action at once.
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
    // TH-38: a Load of 0 brings foes round as well, and the table has to know that.
    if (!isPlayers(fight, who)) {
      if (roused && !beaten.includes(who.id))
        tell(fight, 'TH-38', sentence`${personRef(who.id)} comes round: no Fatigue Load is left.`, {
          happened: { is: 'rose', whom: [who.id] },
        });
      if (spent) tell(fight, 'TH-09', sentence`${personRef(who.id)} stays down: no Fatigue Tolerance is left.`);
      continue;
    }
    if (roused)
      tell(fight, 'TH-09', sentence`${personRef(who.id)} recovers.`, {
        happened: { is: 'rose', whom: [who.id] },
        tone: 'good',
      });
    if (spent)
      tell(fight, 'TH-09', sentence`${personRef(who.id)} stays down: no Fatigue Tolerance is left.`, {
        tone: 'bad',
      });
    tell(
      fight,
      'TH-09',
      sentence`${personRef(who.id)} carries on with ${tolerancesInWords(sheet)}${sheet.wounds > 0 ? `, ${countWords(sheet.wounds, 'Wound')}` : ''}.`,
    );
  }
  const later = beaten.filter((id) => fight.combatants[id]?.sheet.incapacitated === false);
  if (later.length > 0)
    tell(
      fight,
      'TH-09',
      sentence`${peopleRef(later)} ${later.length === 1 ? 'is' : 'are'} beaten, and ${later.length === 1 ? 'comes' : 'come'} round after the fight.`,
    );
  for (const who of everyone(fight).filter(isMinion)) {
    delete fight.combatants[who.id];
    fight.order = fight.order.filter((id) => id !== who.id);
  }
  fight.stage = 'over';
}

/** TH-08: the sides that won: the party with its allies, or its foes. */
export const winnersOf = ({ sides, sideOrder }: ThrumFight, wonBy: 'ours' | 'foes'): Id[] =>
  sideOrder.filter((side) => {
    const stance = sides[side]?.stance;
    return wonBy === 'ours' ? stance === 'party' || stance === 'ally' : stance === 'foe';
  });
