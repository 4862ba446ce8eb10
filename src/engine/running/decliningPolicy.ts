/** The answers to choices that nobody is asked: what a table would mostly give. */
import type { Fight } from '../fight.ts';
import type { Answer, Ask } from '../question.ts';

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
