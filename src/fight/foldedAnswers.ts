/** Which answers of a question fold behind one row, so that a long list stays short. */
import type { Option } from '../engine/question.ts';

/** This many answers stand in the list before the others fold. */
const MOST_ANSWERS = 6;

/** Whether an answer is a place alone. Many of those are chosen on the map. */
export const isPlaceAlone = ({ place, combatant }: Option): boolean => place !== undefined && combatant === undefined;

/**
 * The answers beyond the first six. A single one is no reason to fold: the row that unfolds it is
 * as high. What is picked stays in sight, and so does what declines.
 */
export function foldedAnswers(free: readonly Option[], picked: readonly string[]): readonly Option[] {
  const answers = free.filter((option) => option.tone !== 'pass' && !isPlaceAlone(option));
  return answers.length > MOST_ANSWERS + 1 ? answers.slice(MOST_ANSWERS).filter(({ id }) => !picked.includes(id)) : [];
}
