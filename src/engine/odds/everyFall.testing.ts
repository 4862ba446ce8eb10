/** Lists every fall of a question's dice with its chance, to count odds by hand. */
import type { Answer, Ask } from '../question.ts';
import { answerOfFalls, type DicePart, dicePartsOf } from './diceOutcomes.ts';

/** Every fall of all dice of a question; none if there are too many dice to count. */
export function everyFall(question: Extract<Ask, { kind: 'dice' }>): { answer: Answer; chance: number }[] {
  const parts = dicePartsOf(question);
  if (!parts) return [];
  const falls = parts.reduce<DicePart['falls'][]>(
    (so, part) => so.flatMap((shown) => part.falls.map((fall) => [...shown, fall])),
    [[]],
  );
  return falls.map((shown) => ({
    answer: answerOfFalls(question, parts, shown),
    chance: shown.reduce((product, { chance }) => product * chance, 1),
  }));
}
