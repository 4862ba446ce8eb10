/** What the odds worker is asked and what it gives back: for each option of an open question, what it leads to. It is worked out there alone. */
import type { Command } from '../../engine/command.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Answer, Question } from '../../engine/question.ts';
import type { Outcome, Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';

/** Plain data for the worker. The log is left out of the fight: it is long and changes no odds. */
export interface OddsJob {
  /** The id of the question; results of another one are dropped. */
  question: string;
  ruleset: string;
  base: Fight;
  command: Command;
  answers: Answer[];
  /** What to work out: an option's answer, and whom it is told about. */
  branches: { option: string; answer: Answer; about: Id }[];
}

/** An outcome, and whether the one it is told about no longer stands after it, having stood before. */
export type OptionOutcome = Outcome & { falls: boolean };

/** What one option leads to. */
export interface OptionOdds {
  option: string;
  about: Id;
  outcomes: { outcome: OptionOutcome; chance: number }[];
  /** The share that was followed to an end; under 1 the chances are a part of the whole. */
  covered: number;
  /** What it loses on average, over the share that was followed. */
  harm: number;
}

export interface OddsResult {
  question: string;
  odds: OptionOdds[];
}

/** More options than this are left without odds: a list that long is read, not weighed. */
const MOST_OPTIONS = 24;

/** The job for an open question; undefined where odds would say nothing (no options about anybody, dice, words). */
export function oddsJob(
  ruleset: Ruleset,
  fight: Fight,
  open: { base: Fight; command: Command; answers: Answer[] },
  question: Question,
): OddsJob | undefined {
  if (question.kind !== 'choose') return undefined;
  const free = question.options.filter(({ blocked }) => !blocked);
  if (free.length === 0 || free.length > MOST_OPTIONS) return undefined;
  // A target and whoever reacts are told of themselves; declining is told of the one who is asked.
  const { seat } = question;
  const asked = [...(seat.kind === 'combatant' ? [seat.combatant] : []), ...(question.about ?? [])];
  const actor = open.command.type === 'act' ? open.command.actor : undefined;
  // The one who acts learns nothing of itself from the choice of a target.
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
    base: { ...open.base, log: [], fog: {}, drawings: {}, notes: {} },
    command: open.command,
    answers: open.answers,
    branches,
  };
}

/** Odds worth showing: something is left to chance or differs between options. */
export function worthShowing(result: OddsResult): boolean {
  const told = result.odds.map(({ outcomes }) => outcomes.map(({ outcome }) => outcome.key).join());
  return result.odds.some(({ outcomes }) => outcomes.length > 1) || new Set(told).size > 1;
}
