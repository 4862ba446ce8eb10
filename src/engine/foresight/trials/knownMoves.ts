/**
 * Learns from a few trial fights what the moves of an encounter are worth: which harm nobody, and
 * what each kind of blow of each creature brings. So a policy need not find it out in every run.
 */
import { seededDice } from '../../dice/dice.ts';
import type { Encounter } from '../../encounter.ts';
import type { Ruleset } from '../../ruleset.ts';
import { scratchCopyOf } from '../firstQuestion.ts';
import { keyOfBlow } from '../freeMoves.ts';
import { balanceFor } from '../judge.ts';
import { plainFightOf } from '../plainFight.ts';
import { playOut } from '../playOut.ts';
import { chanceFrom, type FightPolicy, type KnownMoves, type PlannedMove, type Position } from '../policy.ts';
import { harmfulMovesOf, simplePolicy } from '../simplePolicy.ts';
import { tryMove } from './tryMove.ts';

/** The seeds of the trial fights. They are the same for all runs and on all cores. */
const SEEDS = [101];
/** How many blows of a kind are struck at one moment, and in all. */
const AT_ONCE = 3;
const IN_ALL = 9;
/** A trial fight ends after so many moves: by then everybody has had a few turns. */
const MOST_MOVES = 60;

interface Trial {
  blows: number;
  gain: number;
}

/** What a blow changes in the balance of its striker, by dice of this seed. */
function gainOf(position: Position, base: Position['fight'], move: PlannedMove['move'], seed: number): number {
  const before = balanceFor({ ruleset: position.ruleset, fight: base }, move.actor);
  return balanceFor(tryMove(position, { move }, seed, { base }), move.actor) - before;
}

/** Plays simply, and tries every blow that somebody could strike and that was tried too seldom. */
const tryingPolicy = (trials: Map<string, Trial>): FightPolicy => ({
  move(position, actor, chance) {
    let base: Position['fight'] | undefined;
    let best: { move: PlannedMove['move']; worth: number } | undefined;
    for (const { move } of harmfulMovesOf(position, actor)) {
      const key = keyOfBlow(position.fight, move);
      const trial = trials.get(key) ?? { blows: 0, gain: 0 };
      trials.set(key, trial);
      base ??= scratchCopyOf(position.fight);
      for (let n = 0; n < AT_ONCE && trial.blows < IN_ALL; n += 1) {
        trial.gain += gainOf(position, base, move, 1000 + trial.blows);
        trial.blows += 1;
      }
      const worth = trial.gain / trial.blows;
      if (!best || worth > best.worth) best = { move, worth };
    }
    return best && best.worth > 0 ? { move: best.move } : simplePolicy.move(position, actor, chance);
  },
  answer: simplePolicy.answer,
});

function learnt(ruleset: Ruleset, encounter: Pick<Encounter, 'fight' | 'open'>): KnownMoves {
  const trials = new Map<string, Trial>();
  const harmless = new Set<string>();
  const policy = tryingPolicy(trials);
  for (const seed of SEEDS) {
    const play = plainFightOf(ruleset, { ...encounter, dice: [...seededDice(seed)] }, { harmless });
    let left = MOST_MOVES;
    playOut(
      play,
      () => policy,
      chanceFrom(seed),
      () => (left-- > 0 ? undefined : 'stop'),
    );
  }
  return { harmless, worths: new Map([...trials].map(([key, { blows, gain }]) => [key, gain / blows])) };
}

const kept = new WeakMap<Encounter['fight'], KnownMoves>();

/**
 * What trial fights show of an encounter. They are played once and kept as long as its fight. The
 * same encounter always shows the same, whichever run asks first.
 */
export function knownMovesOf(ruleset: Ruleset, encounter: Pick<Encounter, 'fight' | 'open'>): KnownMoves {
  const found = kept.get(encounter.fight) ?? learnt(ruleset, encounter);
  kept.set(encounter.fight, found);
  return found;
}
