/**
 * Exact odds: a move is run over every answer, weighted by chance. Dice branch by what the rule can
 * tell apart; a policy answers choices.
 */

import type { Input } from '../byHand/inputs.ts';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { deepFreeze } from '../forms/held.ts';
import type { Answer, Ask } from '../question.ts';
import type { Outcome, Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { type DiceOutcome, diceOutcomes } from './diceOutcomes.ts';
import { playOnward } from './playOnward.ts';

/**
 * Answers choices while odds are worked out. A policy is asked again on every branch, must give the
 * same answer each time, and must not change the fight. With undefined the branch stops at the
 * question, and its outcome is read from the fight at that moment.
 */
export type Policy = (question: Ask, fight: Fight) => Answer | undefined;

/**
 * Takes the usual answer of a question. Without one it declines if it can, and otherwise takes the
 * first free option or the suggested number.
 */
export const decliningPolicy: Policy = (question) => {
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
  /** The possible outcomes, with their chances (0 to 1). */
  outcomes: { outcome: T; chance: number }[];
  /** The share of all branches that was followed to an end: 1 unless a limit was reached. */
  covered: number;
  branches: number;
}

/** The limits at which the calculation stops although branches are left. */
export interface OddsLimits {
  /** The most branches that are run. */
  branches: number;
  /**
   * Asked before each branch and at each of its questions: false when the time is up. A branch that
   * is stopped on its way is not covered.
   */
  goesOn: () => boolean;
}
const USUAL_LIMITS: OddsLimits = { branches: 4000, goesOn: () => true };

/**
 * The exact chances of a command's outcomes, from the answers given so far. `read` turns the fight
 * after the command into an outcome; the chances of outcomes with equal keys are added. A branch is
 * a complete fall of the dice. `covered` is the share of the whole that the branches within the
 * limits make up. The function freezes the given fight.
 */
export function oddsOf<Sheet, State, House, T extends { key: string }>(
  ruleset: Ruleset<Sheet, State, House>,
  base: Fight<Sheet, State, House>,
  command: Command,
  answers: readonly Input[],
  read: (after: Fight<Sheet, State, House>) => T,
  policy: Policy = decliningPolicy,
  limits: Partial<OddsLimits> = {},
): Odds<T> {
  const { branches: most, goesOn } = { ...USUAL_LIMITS, ...limits };
  // Values derived from a scene are kept only while the scene cannot change. A scene that came to a
  // worker as a message is not frozen yet.
  deepFreeze(base);
  const found = new Map<string, { outcome: T; chance: number }>();
  let branches = 0;
  let covered = 0;
  const end = (fight: Fight<Sheet, State, House>, chance: number) => {
    const outcome = read(fight);
    const same = found.get(outcome.key);
    if (same) same.chance += chance;
    else found.set(outcome.key, { outcome, chance });
    covered += chance;
  };
  // The rolls on the way to the branch that is run, the first roll first. Each has the fall that it
  // shows now, and its remaining falls. The next branch moves the last roll on.
  const path: { now: DiceOutcome; more: Iterator<DiceOutcome, void> }[] = [];
  do {
    branches += 1;
    let chance = 1;
    let rolled = 0;
    // Time is up, or there are more dice than can be counted: the branch ends before them, and is
    // not covered.
    let counted = true;
    const after = playOnward(ruleset, base, command, answers, (asked, fight) => {
      if (!goesOn()) {
        counted = false;
        return undefined;
      }
      if (asked.kind !== 'dice') return policy(asked, fight);
      if (rolled === path.length) {
        const more = diceOutcomes(asked);
        const first = more.next();
        if (first.done) {
          counted = false;
          return undefined;
        }
        path.push({ now: first.value, more });
      }
      const roll = path[rolled];
      rolled += 1;
      chance *= roll?.now.chance ?? 1;
      return roll?.now.answer;
    });
    if (after && counted) end(after as Fight<Sheet, State, House>, chance);
  } while (turnOn(path) && branches < most && goesOn());
  return { outcomes: [...found.values()], covered, branches };
}

/** Moves the last roll of a path on to its next fall; false when no branch is left. */
function turnOn(path: { now: DiceOutcome; more: Iterator<DiceOutcome, void> }[]): boolean {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const next = last.more.next();
    if (!next.done) {
      last.now = next.value;
      return true;
    }
    path.pop();
  }
  return false;
}

/** The odds of a move for one combatant in the game's outcomes, best first for that combatant. */
export function forecast(
  ruleset: Ruleset,
  base: Fight,
  command: Command,
  answers: readonly Input[],
  about: Id,
  policy: Policy = decliningPolicy,
): Odds<Outcome> {
  const result = oddsOf(ruleset, base, command, answers, (after) => ruleset.outcome(base, after, about), policy);
  result.outcomes.sort((a, b) => a.outcome.rank - b.outcome.rank);
  return result;
}
