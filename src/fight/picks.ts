/**
 * Picking several options: what is picked so far, what still fits and why not, and what is left of
 * a budget.
 */
import type { Option, Question } from '../engine/question.ts';
import { countWords } from '../engine/words.ts';
import type { FightUi } from './fightUi.ts';

type Pick = Extract<Question, { kind: 'pick' }>;

/**
 * The picks of a question: the GM's picks, or the usual ones while the GM has picked nothing yet.
 */
export function pickedOf(picks: FightUi['picks'], question: Question | undefined): readonly string[] {
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

/** How much of the budget is left. Undefined where there is no budget. */
export const leftOf = (question: Pick, picked: readonly string[]): number | undefined =>
  question.budget && question.budget.of - spent(question, picked);

/**
 * Says in a few words why an option does not fit the other picks. Undefined when the option fits,
 * or is picked already.
 */
export function whyNotWith(question: Pick, picked: readonly string[], option: Option): string | undefined {
  if (picked.includes(option.id)) return undefined;
  const left = leftOf(question, picked);
  if (left !== undefined && question.budget && (option.price ?? 0) > left)
    return left <= 0
      ? `No ${question.budget.word} is left.`
      : `It takes ${countWords(option.price ?? 0, question.budget.word)}, ${left} ${left === 1 ? 'is' : 'are'} left.`;
  // With room for one the new pick replaces the old one.
  return question.max > 1 && picked.length >= question.max
    ? `${question.max} is the most; take one back first.`
    : undefined;
}

/** The words beside the button: what is left of the budget, or how many are picked of how many. */
export function standWords(question: Pick, picked: readonly string[]): string {
  const { min, max, budget } = question;
  const left = leftOf(question, picked);
  if (budget && left !== undefined) return `${left} of ${countWords(budget.of, budget.word)} left`;
  const free = question.options.filter(({ blocked }) => !blocked).length;
  if (min === max) return `${picked.length} of ${min}`;
  if (picked.length < min) return `${picked.length} picked, at least ${min}`;
  return max >= free ? `${picked.length} picked` : `${picked.length} of at most ${max}`;
}

/**
 * The label of the button that takes the picks. With nothing picked the label says what that means.
 */
export const takeWords = ({ none: words = 'Nobody and nothing', options }: Pick, picked: readonly string[]): string => {
  if (picked.length === 0) return words;
  const [only] = picked;
  const label = options.find(({ id }) => id === only)?.label;
  return picked.length === 1 && label ? `Take ${label}` : `Take these ${picked.length}`;
};
