/**
 * Plays a fight on to its end without people: whoever is next decides by the policy of their side.
 */
import type { Act } from '../command.ts';
import type { Fight } from '../fight.ts';
import { TABLE } from '../legality.ts';
import type { Id } from '../words.ts';
import { answerAll } from './answerAll.ts';
import { commonMoveByChance, freeMoveByChance, type Movers, moversOf, nextMoveOf, turnMoveOf } from './freeMoves.ts';
import { isAtWar } from './judge.ts';
import { adoptMove, beginMove, type PlainFight } from './plainFight.ts';
import {
  type ChanceSource,
  oneByChance,
  type PlannedMove,
  type PolicyOfSide,
  type Position,
  shuffled,
} from './policy.ts';
import { randomPolicy } from './randomPolicy.ts';

/**
 * The most moves of a fight, and of one turn, that are played before a fight counts as undecided.
 */
const MOST_MOVES = 1500;
const MOST_IN_TURN = 12;

/** Whose turn it is, and the actions that were done in it. */
export interface TurnSoFar {
  who: Id;
  done: string[];
}

/** Called after each finished move of a fight that goes on; `stop` ends the play there. */
type AfterMove = (fight: Fight) => 'stop' | undefined;

/**
 * Plays on from where the plain fight is, in the middle of a move too, until nobody who is up has
 * an enemy who is up, the rules end the fight, or the most moves are made. Changes the fight.
 */
export function playOut(play: PlainFight, policyOf: PolicyOfSide, chance: ChanceSource, afterMove?: AfterMove): void {
  if (play.fight.stage === 'setup' && !play.open) beginMove(play, { type: 'begin' });
  answerAll(play, policyOf, chance);
  let turn: TurnSoFar | undefined;
  for (let moves = 0; moves < MOST_MOVES && play.fight.stage === 'running'; moves += 1) {
    if (!isAtWar(play) || afterMove?.(play.fight) === 'stop') return;
    const movers = moversOf(play);
    const who = oneByChance(chance, movers.who);
    if (who === undefined) turn = undefined;
    else if (turn?.who !== who) turn = { who, done: [] };
    const own = turn && moveInTurn(play, turn, movers.state, policyOf, chance);
    const planned =
      own ??
      planOf(nextMoveOf(play)) ??
      (turn && randomPolicy.move(play, turn.who, chance)) ??
      planOf(commonMoveByChance(play, chance));
    if (!planned) return;
    if (own) turn?.done.push(planned.move.action);
    else turn = undefined;
    if (planned.begun) adoptMove(play, planned.begun);
    else beginMove(play, planned.move);
    answerAll(play, policyOf, chance, planned.first);
  }
}

const planOf = (move: Act | undefined): PlannedMove | undefined => move && { move };

/**
 * A combatant's next move; undefined where the policy finds none, or the turn has gone on too long.
 */
export function moveInTurn(
  play: Position,
  { who, done }: TurnSoFar,
  state: Movers['state'],
  policyOf: PolicyOfSide,
  chance: ChanceSource,
): PlannedMove | undefined {
  const turn = planOf(state === 'may' ? turnMoveOf(play, who) : undefined);
  if (turn || done.length >= MOST_IN_TURN) return turn;
  const planned = policyOf(play.fight.combatants[who]?.side).move(play, who, chance);
  return planned && play.ruleset.unlimitedTurns && done.includes(planned.move.action) ? undefined : planned;
}

/**
 * Plays at most this many moves of anybody who may act now, of the sides and of the table; who and
 * what is left to chance. Gives the number of moves.
 */
export function playMoves(play: PlainFight, most: number, chance: ChanceSource): number {
  if (play.fight.stage === 'setup' && !play.open) beginMove(play, { type: 'begin' });
  answerAll(play, () => randomPolicy, chance);
  for (let moves = 0; moves < most; moves += 1) {
    const move = play.fight.stage === 'running' ? anyMoveOf(play, chance) : undefined;
    if (!move) return moves;
    beginMove(play, move);
    answerAll(play, () => randomPolicy, chance);
  }
  return most;
}

/** A move by chance of anybody who may act now, of a side or of the table. */
function anyMoveOf(play: PlainFight, chance: ChanceSource): Act | undefined {
  const actors = new Set([...moversOf(play).who, ...play.fight.sideOrder, TABLE]);
  for (const actor of shuffled(chance, [...actors])) {
    const move = freeMoveByChance(play, actor, chance);
    if (move) return move;
  }
  return undefined;
}
