/** Exact odds: a move is run over every answer, weighted. Dice by what the rule can tell apart; choices by a policy. */
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import type { Answer, Question } from '../question.ts';
import type { Outcome, Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { falls } from './falls.ts';
import { run } from './run.ts';

/** How choices are answered while odds are worked out. Undefined stops there: that branch is read as it stands. */
export type Policy = (question: Question, fight: Fight) => Answer | undefined;

/** Takes what a question calls usual, else declines whatever can be declined, and otherwise takes the first free option or the suggested number. */
export const declining: Policy = (question) => {
  switch (question.kind) {
    case 'choose': {
      const free = question.options.filter(({ blocked }) => !blocked);
      const option = free.find(({ usual }) => usual) ?? free.find(({ tone }) => tone === 'pass') ?? free[0];
      return option ? { kind: 'choose', option: option.id } : undefined;
    }
    case 'pick':
      return {
        kind: 'pick',
        options: question.options
          .filter(({ blocked }) => !blocked)
          .slice(0, question.min)
          .map(({ id }) => id),
      };
    case 'number':
      return { kind: 'number', value: question.suggested };
    case 'text':
      return { kind: 'text', text: question.suggested };
    case 'dice':
      return undefined;
  }
};

export interface Odds<T> {
  /** What can happen, with its chance (0 to 1). */
  outcomes: { outcome: T; chance: number }[];
  /** The share of all that was followed to an end: 1 unless the branches ran over `most`. */
  covered: number;
  branches: number;
}

/**
 * The exact chances of what a command leads to, from the answers given so far. `read` turns the fight after it into an outcome,
 * equal keys are added up. Stops following when more than `most` branches were run, and says how much was covered.
 */
export function odds<Sheet, State, House, T extends { key: string }>(
  ruleset: Ruleset<Sheet, State, House>,
  base: Fight<Sheet, State, House>,
  command: Command,
  answers: readonly Answer[],
  read: (after: Fight<Sheet, State, House>) => T,
  policy: Policy = declining,
  most = 4000,
): Odds<T> {
  const found = new Map<string, { outcome: T; chance: number }>();
  let branches = 0;
  let covered = 0;
  const end = (fight: Fight, chance: number) => {
    const outcome = read(fight as Fight<Sheet, State, House>);
    const same = found.get(outcome.key);
    if (same) same.chance += chance;
    else found.set(outcome.key, { outcome, chance });
    covered += chance;
  };
  const walk = (given: readonly Answer[], chance: number): void => {
    if (branches >= most) return;
    branches += 1;
    const ran = run(ruleset, base, command, given);
    if (ran.fault) return;
    if (!ran.question) {
      end(ran.fight, chance);
      return;
    }
    if (ran.question.kind === 'dice') {
      for (const fall of falls(ran.question)) walk([...given, fall.answer], chance * fall.chance);
      return;
    }
    const choice = policy(ran.question, ran.fight);
    if (choice) walk([...given, choice], chance);
    else end(ran.fight, chance);
  };
  walk(answers, 1);
  return { outcomes: [...found.values()], covered, branches };
}

/** The odds of a move for one combatant, told as the game tells outcomes, best for it first. */
export function forecast(
  ruleset: Ruleset,
  base: Fight,
  command: Command,
  answers: readonly Answer[],
  about: Id,
  policy: Policy = declining,
): Odds<Outcome> {
  const result = odds(ruleset, base, command, answers, (after) => ruleset.outcome(base, after, about), policy);
  result.outcomes.sort((a, b) => a.outcome.rank - b.outcome.rank);
  return result;
}
