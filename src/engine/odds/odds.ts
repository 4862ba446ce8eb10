/**
 * Exact odds: a move is run over every answer, weighted by chance. Dice branch by what the rule can
 * tell apart; a policy answers choices.
 */

import type { Input } from '../byHand/inputs.ts';
import type { Command } from '../command.ts';
import type { Fight } from '../fight.ts';
import { deepFreeze } from '../forms/held.ts';
import type { Outcome, Ruleset } from '../ruleset.ts';
import { decliningPolicy, type Policy } from '../running/decliningPolicy.ts';
import { baseWithRulings, playOnward } from '../running/playOnward.ts';
import type { Id } from '../words.ts';
import { answerOfFalls, type DicePart, dicePartsOf } from './diceOutcomes.ts';
import { heapOf } from './heap.ts';

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
  /**
   * What happens at dice that decide nothing but the order of turns (`Ask.order`). `ends`: the
   * branch ends there, so a new order for ten people costs one branch. `rolled`: like all dice.
   */
  order: 'ends' | 'rolled';
}
const USUAL_LIMITS: OddsLimits = { branches: 4000, goesOn: () => true, order: 'ends' };

/** If the branches within the limit cannot cover this share, none of them is worth its time. */
const LEAST_COVERED = 0.01;

/** A fall of a part of the dice, on the way from the first dice of the move to a branch. */
interface Step {
  readonly before: Step | undefined;
  /** The parts of the question's dice, and which of them this is. */
  readonly parts: readonly DicePart[];
  readonly part: number;
  /** The number of the fall that the part shows. */
  readonly at: number;
  /** The chance of all falls up to this one. */
  readonly chance: number;
  /** The chance of the likeliest branch that may lead on from here. */
  readonly most: number;
}

function stepTo(before: Step | undefined, parts: readonly DicePart[], part: number, at: number): Step | undefined {
  const one = parts[part];
  const fall = one?.falls[at];
  if (!fall) return undefined;
  const chance = (before?.chance ?? 1) * fall.chance;
  return { before, parts, part, at, chance, most: chance * one.rest };
}

/** The steps that lead to a step, the first one first, and the step itself. */
function wayTo(step: Step | undefined): Step[] {
  const way: Step[] = [];
  for (let at = step; at; at = at.before) way.push(at);
  return way.reverse();
}

/**
 * The exact chances of a command's outcomes, from the answers given so far. `read` turns the fight
 * after the command into an outcome; the chances of outcomes with equal keys are added. A branch is
 * a complete fall of the dice, up to dice for a new order of turns. The likeliest branches are run
 * first, so that a limit costs little. `covered` is the share of the whole that the branches within
 * the limits make up. Where they could cover next to nothing, as with ten dice of twenty sides, the
 * calculation ends at once. The function freezes the given fight.
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
  const { branches: most, goesOn, order } = { ...USUAL_LIMITS, ...limits };
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
  // Steps that no branch has taken yet. A branch takes the likeliest fall of all dice after its
  // step, and leaves a step for the next fall of each of them. So every branch is run once.
  const waiting = heapOf<Step>((one, other) => one.most > other.most);
  const leave = ({ before, parts, part, at }: Step) => {
    const next = stepTo(before, parts, part, at + 1);
    if (next) waiting.push(next);
  };
  let step: Step | undefined;
  do {
    branches += 1;
    const way = wayTo(step);
    const given = way.length;
    let rolled = 0;
    // Time is up, or there are more dice than can be counted: the branch ends before them, and is
    // not covered.
    let counted = true;
    const after = playOnward(ruleset, base, command, answers, (asked, fight) => {
      if (!goesOn()) {
        counted = false;
        return undefined;
      }
      if (asked.order && order === 'ends') return undefined;
      if (asked.kind !== 'dice') return policy(asked, fight);
      const parts = way[rolled]?.parts ?? dicePartsOf(asked);
      if (!parts) {
        counted = false;
        return undefined;
      }
      const first = rolled;
      rolled += parts.length;
      for (let part = way.length - first; part < parts.length; part += 1) {
        const likeliest = stepTo(way.at(-1), parts, part, 0);
        if (likeliest) way.push(likeliest);
      }
      const shown = parts.flatMap(({ falls }, part) => falls[way[first + part]?.at ?? 0] ?? []);
      return answerOfFalls(asked, parts, shown);
    });
    if (after && counted) end(after as Fight<Sheet, State, House>, way.at(-1)?.chance ?? 1);
    for (const one of way.slice(Math.max(0, given - 1))) leave(one);
    step = waiting.pop();
  } while (step && branches < most && covered + step.most * (most - branches) >= LEAST_COVERED && goesOn());
  return { outcomes: [...found.values()], covered, branches };
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
  let before: Fight | undefined;
  const read = (after: Fight) => {
    before ??= baseWithRulings(ruleset, base, command, answers);
    return ruleset.outcome(before, after, about);
  };
  const result = oddsOf(ruleset, base, command, answers, read, policy);
  result.outcomes.sort((a, b) => a.outcome.rank - b.outcome.rank);
  return result;
}
