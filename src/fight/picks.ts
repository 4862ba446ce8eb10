/** Picking several: what is picked so far, what still fits beside it and why not, and what is left of a budget. */
import type { Option, Question } from '../engine/question.ts';
import { count } from '../engine/words.ts';
import type { Desk } from './desk.ts';

type Pick = Extract<Question, { kind: 'pick' }>;

/** What is picked of a question: what the hand chose, or what is usual while it has chosen nothing yet. */
export function pickedOf(picks: Desk['picks'], question: Question | undefined): readonly string[] {
  if (question?.kind !== 'pick') return none;
  return picks.question === question.id ? picks.options : usualOf(question);
}
const none: readonly string[] = [];
const usual = new WeakMap<Question, readonly string[]>();

function usualOf(question: Pick): readonly string[] {
  const known =
    usual.get(question) ??
    question.options.flatMap((one) => (one.usual && !one.blocked ? [one.id] : [])).slice(0, question.max);
  usual.set(question, known);
  return known;
}

const spent = ({ options }: Pick, picked: readonly string[]): number =>
  options.filter(({ id }) => picked.includes(id)).reduce((sum, { price = 0 }) => sum + price, 0);

/** How much of the budget is left; undefined where there is none. */
export const leftOf = (question: Pick, picked: readonly string[]): number | undefined =>
  question.budget && question.budget.of - spent(question, picked);

/** Why an option does not fit beside what is picked, as a few words; undefined when it fits, or is picked itself. */
export function whyNotBeside(question: Pick, picked: readonly string[], option: Option): string | undefined {
  if (picked.includes(option.id)) return undefined;
  const left = leftOf(question, picked);
  if (left !== undefined && question.budget && (option.price ?? 0) > left)
    return left <= 0
      ? `No ${question.budget.word} is left.`
      : `It takes ${count(option.price ?? 0, question.budget.word)}, ${left} ${left === 1 ? 'is' : 'are'} left.`;
  // With room for one the new pick takes the old one's place.
  return question.max > 1 && picked.length >= question.max
    ? `${question.max} is the most; take one back first.`
    : undefined;
}

/** What stands beside the button: what is left, or how many are picked of how many. */
export function standWords(question: Pick, picked: readonly string[]): string {
  const { min, max, budget } = question;
  const left = leftOf(question, picked);
  if (budget && left !== undefined) return `${left} of ${count(budget.of, budget.word)} left`;
  const free = question.options.filter(({ blocked }) => !blocked).length;
  if (min === max) return `${picked.length} of ${min}`;
  if (picked.length < min) return `${picked.length} picked, at least ${min}`;
  return max >= free ? `${picked.length} picked` : `${picked.length} of at most ${max}`;
}

/** What the button says that takes them: also with nothing picked it says what that means. */
export const takeWords = ({ none: words = 'Nobody and nothing', options }: Pick, picked: readonly string[]): string => {
  if (picked.length === 0) return words;
  const [only] = picked;
  const label = options.find(({ id }) => id === only)?.label;
  return picked.length === 1 && label ? `Take ${label}` : `Take these ${picked.length}`;
};
