/** The first question that a command would ask, found without carrying the command out. */
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { deepFreeze } from '../forms/held.ts';
import { copyOfJson } from '../forms/schema.ts';
import type { Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { procedure } from './procedure.ts';
import { runCommand } from './run.ts';

/**
 * The first question of a command; undefined where the command asks nothing or fails. Most moves
 * ask before they change anything. So the move runs on the frozen fight itself, which is many times
 * faster than a draft. A move that changes something first cannot run there, and is run in the
 * usual way.
 */
export function firstAsked(ruleset: Ruleset, base: Fight, command: Command): Question | undefined {
  try {
    const step = procedure(ruleset, deepFreeze(base), command).next();
    if (step.done) return undefined;
    if (step.value.kind !== 'coming in') return copyOfJson({ ...step.value, id: '0.0' });
  } catch {
    // The move changes something before it asks, so it needs a draft.
  }
  return runCommand(ruleset, base, command, []).question;
}
