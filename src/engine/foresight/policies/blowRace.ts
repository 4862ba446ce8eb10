/**
 * The policies that try blows before they strike: each blow is struck several times over on copies,
 * by drawn dice, and the one is taken after which its side stands best on average.
 */

import type { Act } from '../../command.ts';
import type { Fight } from '../../fight.ts';
import type { Option } from '../../question.ts';
import { scratchCopyOf } from '../firstQuestion.ts';
import { balanceFor } from '../judge.ts';
import { playOut } from '../playOut.ts';
import { type ChanceSource, chanceFrom, type FightPolicy, type PlannedMove, type Position } from '../policy.ts';
import { harmfulMovesOf, isBlow, simplePolicy, WALK } from '../simplePolicy.ts';
import { tryMove } from '../trials/tryMove.ts';

/**
 * A part of the trial. Each blow that is left is tried `times` more, every time with the next
 * `moves` moves of everybody after it, and the best `keep` go on.
 */
export interface RaceRound {
  readonly times: number;
  readonly moves: number;
  readonly keep: number;
}

/** A blow, and the option that it is aimed at; without one the policy of answers aims it. */
interface Blow {
  readonly move: Act;
  readonly option?: Option;
}

/** The blows that one may strike now: each move at each foe or area that it offers. */
export function* blowsOf(position: Position, actor: Act['actor']): Generator<Blow> {
  for (const { move, asked } of harmfulMovesOf(position, actor)) {
    if (asked.kind !== 'choose') yield { move };
    else
      for (const option of asked.options)
        if (!option.blocked && isBlow(position.fight, actor, option)) yield { move, option };
  }
}

/** The blow as a move, with its aim as the answer to the first question. */
export const plannedBlow = ({ move, option }: Blow): PlannedMove => ({
  move,
  ...(option ? { first: { kind: 'choose', option: option.id } } : {}),
});

/** How the striker's side stands after a blow and some moves more, with dice of this seed. */
function balanceAfter(position: Position, base: Fight, blow: Blow, moves: number, seed: number): number {
  const luck = chanceFrom(seed);
  const play = tryMove(position, plannedBlow(blow), seed, { base, luck });
  let left = moves;
  if (moves > 0)
    playOut(
      play,
      () => simplePolicy,
      luck,
      () => (left-- > 0 ? undefined : 'stop'),
    );
  return balanceFor(play, blow.move.actor);
}

/** How often the winner of the race is compared with the usual blow. */
const DUELS = 12;

/**
 * Whether a blow is better than the usual one. Of many blows the best of a race owes a part of its
 * lead to luck, so both are struck anew with the same dice, and the lead must be twice its error.
 */
function isClearlyBetter(position: Position, blow: Blow, usual: Blow, moves: number, chance: ChanceSource): boolean {
  const base = scratchCopyOf(position.fight);
  let [sum, squares] = [0, 0];
  for (let n = 0; n < DUELS; n += 1) {
    const seed = chance.int(1, 2 ** 30);
    const lead = balanceAfter(position, base, blow, moves, seed) - balanceAfter(position, base, usual, moves, seed);
    sum += lead;
    squares += lead * lead;
  }
  const mean = sum / DUELS;
  return mean > 2 * Math.sqrt(Math.max(0, squares / DUELS - mean * mean) / DUELS);
}

/**
 * The best of some blows. In each round all are tried with the same seeds, so that luck weighs on
 * none alone, and the poor ones drop out early. Of equal ones the first on the card is taken.
 */
function bestBlow(
  position: Position,
  blows: readonly Blow[],
  rounds: readonly RaceRound[],
  chance: ChanceSource,
): Blow | undefined {
  const base = scratchCopyOf(position.fight);
  let left = blows.map((blow) => ({ blow, sum: 0 }));
  let moves = 0;
  for (const round of rounds) {
    if (left.length <= 1) break;
    // Balances some moves later cannot be added to those right after the blow.
    if (round.moves !== moves) left = left.map(({ blow }) => ({ blow, sum: 0 }));
    moves = round.moves;
    for (let n = 0; n < round.times; n += 1) {
      const seed = chance.int(1, 2 ** 30);
      for (const one of left) one.sum += balanceAfter(position, base, one.blow, moves, seed);
    }
    left = left.toSorted((a, b) => b.sum - a.sum).slice(0, round.keep);
  }
  return left[0]?.blow;
}

/**
 * A policy that tries its blows in these rounds. It walks when the simple policy walks, and strikes
 * the simple policy's blow unless another is clearly better. Everybody else is taken to fight
 * simply.
 */
export const blowRacePolicy = (rounds: readonly RaceRound[]): FightPolicy => ({
  move(position, actor, chance) {
    const usual = simplePolicy.move(position, actor, chance);
    if (!usual || usual.move.action === WALK) return usual;
    const best = bestBlow(position, [...blowsOf(position, actor)], rounds, chance);
    const moves = rounds.at(-1)?.moves ?? 0;
    return best && isClearlyBetter(position, best, usual, moves, chance) ? plannedBlow(best) : usual;
  },
  answer: simplePolicy.answer,
});

/** The greedy policy looks at the fight right after its blow. */
export const GREEDY: readonly RaceRound[] = [
  { times: 2, moves: 0, keep: 8 },
  { times: 4, moves: 0, keep: 3 },
  { times: 6, moves: 0, keep: 1 },
];

/** The policy that looks ahead tries what the greedy one finds best, with what comes after it. */
export const AHEAD: readonly RaceRound[] = [
  { times: 2, moves: 0, keep: 8 },
  { times: 4, moves: 0, keep: 4 },
  { times: 4, moves: 6, keep: 2 },
  { times: 6, moves: 6, keep: 1 },
];
