/** Options in the order in which the tray shows them and the number keys choose them. */
import type { Option, Question } from '../../engine/question.ts';

type Options = Extract<Question, { kind: 'choose' | 'pick' }>;

/** The free options in the order of the number keys: what declines comes last. */
export const numberedOptions = (question: Options): Option[] => {
  const free = question.options.filter(({ blocked }) => !blocked);
  return [...free.filter(({ tone }) => tone !== 'pass'), ...free.filter(({ tone }) => tone === 'pass')];
};
