/** What a command would ask first, without doing it. */
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { copy } from '../forms/schema.ts';
import type { Question } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import { held } from './held.ts';
import { procedure, run } from './run.ts';

/**
 * The first question of a command; undefined where it asks nothing, or stumbles. Most moves ask before they change anything: they read
 * the fight itself, many times as fast as a draft of it. One that changes something first cannot, for it is held, and is run as ever.
 */
export function firstAsked(ruleset: Ruleset, base: Fight, command: Command): Question | undefined {
  try {
    const step = procedure(ruleset, held(base), command).next();
    return step.done ? undefined : copy({ ...step.value, id: '0.0' });
  } catch {
    return run(ruleset, base, command, []).question;
  }
}
