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
import { diceOutcomes } from './diceOutcomes.ts';
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
  /**
   * The share of all branches that was followed to an end: 1 unless there were more than `most`.
   */
  covered: number;
  branches: number;
}

/**
 * The exact chances of a command's outcomes, from the answers given so far. `read` turns the fight
 * after the command into an outcome; the chances of outcomes with equal keys are added. At most
 * `most` branches are run, each a complete fall of the dice; `covered` is their share of the whole.
 * The function freezes the given fight.
 */
export function oddsOf<Sheet, State, House, T extends { key: string }>(
  ruleset: Ruleset<Sheet, State, House>,
  base: Fight<Sheet, State, House>,
  command: Command,
  answers: readonly Input[],
  read: (after: Fight<Sheet, State, House>) => T,
  policy: Policy = decliningPolicy,
  most = 4000,
): Odds<T> {
  // Values derived from a scene are only cached while the scene cannot change. A scene that came to
  // a worker as a message is not frozen yet.
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
  // Branches still to be run, each with the dice that fell on the way to it. A run follows the
  // first fall of each roll and leaves the other falls here.
  const left: { fell: readonly Answer[]; chance: number }[] = [{ fell: [], chance: 1 }];
  for (let branch = left.pop(); branch && branches < most; branch = left.pop()) {
    branches += 1;
    const fell = [...branch.fell];
    let { chance } = branch;
    let rolled = 0;
    const after = playOnward(ruleset, base, command, answers, (asked, fight) => {
      if (asked.kind !== 'dice') return policy(asked, fight);
      if (rolled === fell.length) {
        const [first, ...others] = diceOutcomes(asked);
        // Reversed, because the last branch is run first.
        for (const { answer, chance: share } of others.reverse())
          left.push({ fell: [...fell, answer], chance: chance * share });
        if (first) fell.push(first.answer);
        chance *= first?.chance ?? 1;
      }
      rolled += 1;
      return fell[rolled - 1];
    });
    if (after) end(after as Fight<Sheet, State, House>, chance);
  }
  return { outcomes: [...found.values()], covered, branches };
}

/**
 * The odds of a move for one combatant, as outcomes of the game; the best for that combatant come
 * first.
 */
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
