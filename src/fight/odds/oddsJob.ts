/**
 * What the odds worker is asked, and what the worker answers: the outcomes of each option of an
 * open question. Only the worker computes odds.
 */

import type { Input } from '../../engine/byHand/inputs.ts';
import type { Command } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Answer, Question } from '../../engine/question.ts';
import type { Outcome, Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';

/**
 * Plain data for the worker. The fight comes without its log, because the log is long and changes
 * no odds.
 */
export interface OddsJob {
  /** The id of the question. Results of another question are dropped. */
  question: string;
  ruleset: string;
  base: Fight;
  command: Command;
  answers: Input[];
  /** What to work out: the option's answer, and the combatant whom the odds are about. */
  branches: { option: string; answer: Answer; about: Id }[];
}

/**
 * An outcome, and whether the combatant stood before this outcome and no longer stands after it.
 */
export type OptionOutcome = Outcome & { falls: boolean };

/** The outcomes of one option. */
export interface OptionOdds {
  option: string;
  about: Id;
  outcomes: { outcome: OptionOutcome; chance: number }[];
  /**
   * The share of chances that was followed to an end. Under 1 the listed chances are only part of
   * the whole.
   */
  covered: number;
  /** What the combatant loses on average, over the share that was followed. */
  harm: number;
}

export interface OddsResult {
  question: string;
  odds: OptionOdds[];
}

/** More options than this get no odds: nobody weighs the options of such a long list. */
const MOST_OPTIONS = 24;

/**
 * The job for an open question. Undefined where odds would say nothing: dice, words, options about
 * nobody.
 */
export function oddsJob(
  ruleset: Ruleset,
  fight: Fight,
  open: { base: Fight; command: Command; answers: Input[] },
  question: Question,
): OddsJob | undefined {
  if (question.kind !== 'choose') return undefined;
  const free = question.options.filter(({ blocked }) => !blocked);
  if (free.length === 0 || free.length > MOST_OPTIONS) return undefined;
  // The odds of a target or a reaction are about that combatant. The odds of declining are about
  // the one who is asked.
  const { seat } = question;
  const asked = [...(seat.kind === 'combatant' ? [seat.combatant] : []), ...(question.about ?? [])];
  const actor = open.command.type === 'act' ? open.command.actor : undefined;
  // The odds of a target tell nothing about the acting combatant itself.
  const fallback = asked.find((id) => fight.combatants[id] !== undefined && id !== actor) ?? asked[0];
  const branches = free.flatMap((option) => {
    const about = option.combatant ?? fallback;
    return about === undefined || fight.combatants[about] === undefined
      ? []
      : [{ option: option.id, answer: { kind: 'choose' as const, option: option.id }, about }];
  });
  if (branches.length === 0) return undefined;
  return {
    question: question.id,
    ruleset: ruleset.id,
    base: { ...open.base, log: [], fog: {}, drawings: {}, areas: undefined, notes: {} },
    command: open.command,
    answers: open.answers,
    branches,
  };
}

/** Tells whether the odds are worth showing: an option is left to chance, or the options differ. */
export function worthShowing(result: OddsResult): boolean {
  const told = result.odds.map(({ outcomes }) => outcomes.map(({ outcome }) => outcome.key).join());
  return result.odds.some(({ outcomes }) => outcomes.length > 1) || new Set(told).size > 1;
}
