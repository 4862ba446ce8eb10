/**
 * Moves that players propose on their own turn. A proposal changes nothing: the GM makes the move
 * or says no. It is forgotten as soon as the fight goes on.
 */
import type { Act } from '../../../engine/command.ts';
import { knownOf, withoutUnseen } from '../../../engine/public/known.ts';
import { publicWords } from '../../../engine/public/publicWords.ts';
import { type MoveOdds, proposableMoves } from '../../../engine/seat/seatMoves.ts';
import type { Id } from '../../../engine/words.ts';
import type { OpenEncounter } from '../../types.ts';

/** What a player proposes. */
export interface Proposal {
  who: string;
  name: string;
  label: string;
  act: Act;
  /** The odds for the player's phone: undefined until they are worked out. */
  odds?: readonly MoveOdds[];
}

/** The proposal of a phone; undefined where its player may not make that move now. */
export function proposalOf(
  { ruleset, fight, question }: OpenEncounter,
  seat: { who: string; name: string; combatant: Id | undefined },
  wish: { move: string; label: string },
): Proposal | undefined {
  const { who, name, combatant } = seat;
  if (question || combatant === undefined) return undefined;
  const known = knownOf(ruleset, fight);
  const moves = proposableMoves(ruleset, withoutUnseen(ruleset, fight, known), combatant, publicWords(fight, known));
  const found = moves.find(({ move }) => move.id === wish.move && move.label === wish.label);
  return found && { who, name, label: found.move.label, act: found.act };
}
