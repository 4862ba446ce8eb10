/** Begins a move on a copy of a position, up to its first question. */
import type { Act } from '../command.ts';
import type { Fight } from '../fight.ts';
import { keepHappeningsOnly } from '../log/tell.ts';
import type { Ask } from '../question.ts';
import { moveOnward, plainCopyOf } from '../running/playOnward.ts';
import type { BegunMove, Position } from './policy.ts';

/** A copy of a fight on which something can be tried: it keeps neither a log nor facts. */
export function scratchCopyOf(fight: Fight): Fight {
  const { facts: _, ...rest } = fight;
  const copy = plainCopyOf({ ...rest, log: [] });
  keepHappeningsOnly(copy);
  return copy;
}

/** What a move is begun in: no policy's habits matter. */
type Played = Pick<Position, 'ruleset' | 'fight'>;

/** Begins a move on a copy; undefined where the move asks nothing or fails. */
export function begunOnCopy({ ruleset, fight }: Played, move: Act): BegunMove | undefined {
  const copy = plainCopyOf({ ...fight, log: [], facts: fight.facts && [] });
  const happened = keepHappeningsOnly(copy);
  try {
    const flow = moveOnward(ruleset, fight, copy, move);
    const asked = flow.next().value;
    return asked ? { fight: copy, happened, flow, asked } : undefined;
  } catch {
    return undefined;
  }
}

/** The first question of a move; undefined where the move asks nothing or fails. */
export const firstQuestionOf = (position: Played, move: Act): Ask | undefined => begunOnCopy(position, move)?.asked;
