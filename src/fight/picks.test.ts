/** Tests picking several: a budget, the usual picks, and the words that say how many are picked. */
import { describe, expect, it } from 'vitest';
import type { Option, Question } from '../engine/question.ts';
import { gmSeat } from '../engine/words.ts';
import { leftOf, pickedOf, standWords, takeWords, whyNotWith } from './picks.ts';

type Pick = Extract<Question, { kind: 'pick' }>;
const option = (id: string, price: number): Option => ({ id, label: id, price });
const question = (more: Partial<Pick> = {}): Pick => ({
  id: '1.0',
  kind: 'pick',
  seat: gmSeat,
  title: 'Which?',
  rule: 'TY-01',
  audience: 'all',
  options: [option('cheap', 1), option('dear', 3), option('free', 0)],
  min: 0,
  max: 3,
  ...more,
});
const budget = { budget: { of: 3, word: 'level' } };
const why = (asked: Pick, picked: string[], id: string) => {
  const one = asked.options.find((other) => other.id === id);
  return one && whyNotWith(asked, picked, one);
};

describe('picking with a budget', () => {
  it('shows what is left, and locks options that no longer fit with the reason', () => {
    expect(standWords(question(budget), ['cheap'])).toBe('2 of 3 levels left');
    expect(why(question(budget), ['cheap'], 'dear')).toBe('It takes 3 levels, 2 are left.');
    expect(why(question(budget), ['dear'], 'cheap')).toBe('No level is left.');
  });
  it('leaves options that cost nothing or are picked already', () => {
    expect(why(question(budget), ['dear'], 'free')).toBeUndefined();
    expect(why(question(budget), ['dear'], 'dear')).toBeUndefined();
    expect(leftOf(question(), ['dear'])).toBeUndefined();
  });
});

describe('picking a fixed number of options', () => {
  it('locks the rest at the maximum, but where only one may be picked another replaces it', () => {
    expect(why(question({ max: 2 }), ['cheap', 'free'], 'dear')).toBe('2 is the most; take one back first.');
    expect(why(question({ max: 1 }), ['cheap'], 'dear')).toBeUndefined();
  });
  it('begins with the usual choice until the user picks, even if the user picks nothing', () => {
    const asked = question({ options: [{ ...option('cheap', 0), usual: true }, option('dear', 0)] });
    expect(pickedOf({ question: '', options: [] }, asked)).toEqual(['cheap']);
    expect(pickedOf({ question: '1.0', options: [] }, asked)).toEqual([]);
  });
  it('has a button that says what it does, also with nothing picked', () => {
    expect(takeWords(question({ none: 'All of them' }), [])).toBe('All of them');
    expect(takeWords(question(), ['cheap'])).toBe('Take cheap');
    expect(takeWords(question(), ['cheap', 'dear'])).toBe('Take these 2');
  });
});
