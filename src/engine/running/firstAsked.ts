/** The first question that a command would ask, found without carrying the command out. */
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { deepFreeze } from '../forms/held.ts';
import { copyOfJson } from '../forms/schema.ts';
import type { Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { moveOnward, plainCopyOf } from './playOnward.ts';

/**
 * A copy in which the actor and the table's own state may change. Everybody else is shared and
 * frozen: to copy a crowd for each move that is only tried would take most of the time.
 */
function copyOfActor(base: Fight, { type, ...who }: Command): Fight {
  const { scene, log, combatants, fog, drawings, notes, ...rest } = base;
  const actor = type === 'act' && 'actor' in who ? combatants[who.actor] : undefined;
  const own = actor ? { [actor.id]: copyOfJson(actor) } : {};
  return { ...copyOfJson(rest), combatants: { ...combatants, ...own }, log: [...log], scene, fog, drawings, notes };
}

/** Runs a move to its first question. Throws where the move may not change the given fight. */
function ask(ruleset: Ruleset, fight: Fight, command: Command): Question | undefined {
  const step = moveOnward(ruleset, fight, fight, command).next();
  return step.done ? undefined : copyOfJson({ ...step.value, id: '0.0' });
}

/**
 * The first question of a command; undefined where the command asks nothing or fails. Most moves
 * ask before they change anything, or change their actor alone. So the move runs on the frozen
 * fight itself, then on a copy of the actor, and on a whole copy only if it must: nobody keeps what
 * it changes, and a draft would be many times slower.
 */
export function firstAsked(ruleset: Ruleset, base: Fight, command: Command): Question | undefined {
  const frozen = deepFreeze(base);
  for (const copied of [() => frozen, () => copyOfActor(frozen, command), () => plainCopyOf(frozen)])
    try {
      return ask(ruleset, copied(), command);
    } catch {
      // The move changes what it must not, so it needs more of a copy; or it fails in any case.
    }
  return undefined;
}
