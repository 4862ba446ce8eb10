/** Exact odds: a move is run over every answer, weighted. Dice by what the rule can tell apart; choices by a policy. */
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import type { Answer, Ask } from '../question.ts';
import type { Outcome, Ruleset } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { falls } from './falls.ts';
import { held } from './held.ts';
import { onward } from './onward.ts';

/**
 * How choices are answered while odds are worked out: asked anew on every branch, it answers the same each time, and changes nothing of the fight.
 * Undefined stops there, and the branch is read as it stands.
 */
export type Policy = (question: Ask, fight: Fight) => Answer | undefined;

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
 * equal keys are added up. `most`: how many branches, each a way the dice fall to the end, are run at most; how much they cover is said.
 * The fight given is frozen.
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
  // What is worked out from a scene is kept by whoever does so only while nothing can change it; what came to a worker as a message still can.
  held(base);
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
  // Branches still to be run, by the dice that fell on the way to them: a run follows the first fall of each roll and leaves the others here.
  const left: { fell: readonly Answer[]; chance: number }[] = [{ fell: [], chance: 1 }];
  for (let branch = left.pop(); branch && branches < most; branch = left.pop()) {
    branches += 1;
    const fell = [...branch.fell];
    let { chance } = branch;
    let rolled = 0;
    const after = onward(ruleset, base, command, answers, (asked, fight) => {
      if (asked.kind !== 'dice') return policy(asked, fight);
      if (rolled === fell.length) {
        const [first, ...others] = falls(asked);
        // The last one is taken up first.
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
