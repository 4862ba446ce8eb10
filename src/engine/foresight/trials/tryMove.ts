/** Tries a move on a copy of a fight: everybody answers simply, and the fight itself stays. */
import { seededDice } from '../../dice/dice.ts';
import type { Fight } from '../../fight.ts';
import { answerAll } from '../answerAll.ts';
import { beginMove, type PlainFight, plainFightOf } from '../plainFight.ts';
import { type ChanceSource, chanceFrom, type PlannedMove, type Position } from '../policy.ts';
import { simplePolicy } from '../simplePolicy.ts';

/**
 * The fight after a move, with dice of this seed. `base` is the fight that the move is made in;
 * `luck` decides the answers, by the same seed where it is left out.
 */
export function tryMove(
  position: Position,
  { move, first }: PlannedMove,
  seed: number,
  { base = position.fight, luck = chanceFrom(seed) }: { base?: Fight; luck?: ChanceSource } = {},
): PlainFight {
  const play = plainFightOf(position.ruleset, { fight: base, dice: [...seededDice(seed)] }, position);
  beginMove(play, move);
  answerAll(play, () => simplePolicy, luck, first);
  return play;
}
