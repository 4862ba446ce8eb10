/** Plays one fight to its end and tells what became of everybody. */
import { seededDice } from '../../dice/dice.ts';
import type { Encounter } from '../../encounter.ts';
import { everyone, type Fight } from '../../fight.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Id } from '../../words.ts';
import { sidesAtWar } from '../judge.ts';
import { plainFightOf } from '../plainFight.ts';
import { playOut } from '../playOut.ts';
import { chanceFrom, type PolicyOfSide } from '../policy.ts';
import { knownMovesOf } from '../trials/knownMoves.ts';
import { type FirstEvents, firstEventsWatcher } from './firstEvents.ts';

/**
 * How a fight ended. `won`: nobody who is left has an enemy who is left, or the game says who won.
 * `settled`: the game ended the fight while enemies stood. `undecided`: it went on for too long.
 */
export type RunEnding = 'won' | 'settled' | 'nobody' | 'undecided';

/** What became of one combatant. */
export interface PersonRun {
  /** How often the combatant fell. */
  fell: number;
  /** The combatant was dead, down or gone at the end, in the game's word; left out: on its feet. */
  end?: string;
  /** The harm that the combatant did and took, in the game's unit of harm. */
  dealt: number;
  taken: number;
  /** What each of its tracks lost from the beginning to the end; below 0: it was regained. */
  lost: Record<Id, number>;
}

export interface FightRun {
  ending: RunEnding;
  /** The sides that won, sorted; nobody unless the ending is `won`. */
  winners: readonly Id[];
  /** The round in which the fight ended. */
  round: number;
  moves: number;
  people: Record<Id, PersonRun>;
  /** Who fell, fled or gave up first. */
  firstLoss?: Id;
  /** The side to which each kind of event came first, before the fight was decided. */
  firsts: FirstEvents;
}

/** Numbers of runs are spread over the seeds, so that neighbouring runs have nothing in common. */
const seedOf = (seed: number, run: number): number =>
  (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(run + 1, 0x85ebca6b)) >>> 1;

/** Everybody's tracks as numbers of what is left: more is better. */
const leftOf = (ruleset: Ruleset, fight: Fight, who: Id): Map<Id, number> =>
  new Map(
    ruleset.tracks(fight, who).map(({ id, kind, value }) => [id, kind === 'boxes' || kind === 'load' ? -value : value]),
  );

const LOSSES: readonly string[] = ['fell', 'died', 'fled', 'surrendered'];

/**
 * Plays run number `run` of a fight, from where the encounter is, in the middle of a move too. The
 * same encounter, policies, seed and number always bring the same run. The encounter's own dice are
 * never used: nobody can foresee them.
 */
export function fightRun(
  ruleset: Ruleset,
  encounter: Pick<Encounter, 'fight' | 'open'>,
  policyOf: PolicyOfSide,
  seed: number,
  run: number,
): FightRun {
  const own = seedOf(seed, run);
  const known = () => knownMovesOf(ruleset, encounter);
  const play = plainFightOf(ruleset, { ...encounter, dice: [...seededDice(own)] }, { known });
  const { happened } = play;
  play.fight.facts = [];
  const people: FightRun['people'] = {};
  const before = new Map<Id, Map<Id, number>>();
  for (const { id } of everyone(encounter.fight)) {
    people[id] = { fell: 0, dealt: 0, taken: 0, lost: {} };
    before.set(id, leftOf(ruleset, encounter.fight, id));
  }
  let moves = 0;
  let firsts: FirstEvents = {};
  const eventsSoFar = firstEventsWatcher(play);
  playOut(play, policyOf, chanceFrom(own), () => {
    moves += 1;
    firsts = eventsSoFar();
    return undefined;
  });
  const { fight } = play;
  let firstLoss: Id | undefined;
  for (const one of happened) {
    if (!LOSSES.includes(one.is)) continue;
    firstLoss ??= one.whom[0];
    if (one.is === 'fell') for (const id of one.whom) if (people[id]) people[id].fell += 1;
  }
  for (const fact of fight.facts ?? []) {
    if (fact.kind !== 'harm') continue;
    if (people[fact.to]) people[fact.to]!.taken += fact.amount;
    if (fact.by !== undefined && people[fact.by]) people[fact.by]!.dealt += fact.amount;
  }
  for (const [id, person] of Object.entries(people)) {
    if (!fight.combatants[id]) {
      person.end = 'gone';
      continue;
    }
    const { at, word } = ruleset.standing(fight, id);
    if (at !== 'up') person.end = word;
    const left = leftOf(ruleset, fight, id);
    for (const [track, had] of before.get(id) ?? []) {
      const lost = had - (left.get(track) ?? had);
      if (lost !== 0) person.lost[track] = lost;
    }
  }
  return {
    ...endingOf(ruleset, fight, sidesAtWar(play)),
    round: ruleset.order(fight).round,
    moves,
    people,
    firsts,
    ...(firstLoss === undefined ? {} : { firstLoss }),
  };
}

function endingOf(ruleset: Ruleset, fight: Fight, atWar: readonly Id[]): Pick<FightRun, 'ending' | 'winners'> {
  const { won } = ruleset.order(fight);
  if (won) return { ending: 'won', winners: [...won].sort() };
  if (atWar.length > 0) return { ending: fight.stage === 'over' ? 'settled' : 'undecided', winners: [] };
  const up = everyone(fight).filter(({ id }) => ruleset.standing(fight, id).at === 'up');
  if (up.length === 0) return { ending: 'nobody', winners: [] };
  return { ending: 'won', winners: [...new Set(up.map(({ side }) => side))].sort() };
}
