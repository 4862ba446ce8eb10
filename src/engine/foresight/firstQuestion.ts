/** The first question of a move in a position, found on a copy without a log. */
import type { Act } from '../command.ts';
import type { Fight } from '../fight.ts';
import { keepHappeningsOnly } from '../log/tell.ts';
import type { Ask } from '../question.ts';
import { plainCopyOf } from '../running/playOnward.ts';
import { withRulings } from '../running/withRulings.ts';
import type { Position } from './policy.ts';

/** A copy of a fight on which something can be tried: it keeps neither a log nor facts. */
export function scratchCopyOf(fight: Fight): Fight {
  const { facts: _, ...rest } = fight;
  const copy = plainCopyOf({ ...rest, log: [] });
  keepHappeningsOnly(copy);
  return copy;
}

/** The first question of a move; undefined where the move asks nothing or fails. */
export function firstQuestionOf({ ruleset, fight }: Position, move: Act): Ask | undefined {
  try {
    return withRulings(ruleset, scratchCopyOf(fight), move).next().value ?? undefined;
  } catch {
    return undefined;
  }
}
