/** Picking several: a budget, what is usual, and the words that say where one stands. */
import { describe, expect, it } from 'vitest';
import type { Option, Question } from '../engine/question.ts';
import { gm } from '../engine/words.ts';
import { leftOf, pickedOf, standWords, takeWords, whyNotBeside } from './picks.ts';

type Pick = Extract<Question, { kind: 'pick' }>;
const option = (id: string, price: number): Option => ({ id, label: id, price });
const question = (more: Partial<Pick> = {}): Pick => ({
  id: '1.0',
  kind: 'pick',
  seat: gm,
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
  return one && whyNotBeside(asked, picked, one);
};

describe('picking with a budget', () => {
  it('says what is left, and locks what no longer fits with the reason', () => {
    expect(standWords(question(budget), ['cheap'])).toBe('2 of 3 levels left');
    expect(why(question(budget), ['cheap'], 'dear')).toBe('It takes 3 levels, 2 are left.');
    expect(why(question(budget), ['dear'], 'cheap')).toBe('No level is left.');
  });
  it('leaves what costs nothing and what is picked already', () => {
    expect(why(question(budget), ['dear'], 'free')).toBeUndefined();
    expect(why(question(budget), ['dear'], 'dear')).toBeUndefined();
    expect(leftOf(question(), ['dear'])).toBeUndefined();
  });
});

describe('picking so many', () => {
  it('locks the rest at the most, but lets one take the place of the only one', () => {
    expect(why(question({ max: 2 }), ['cheap', 'free'], 'dear')).toBe('2 is the most; take one back first.');
    expect(why(question({ max: 1 }), ['cheap'], 'dear')).toBeUndefined();
  });
  it('begins with what is usual until a hand has chosen, be it nothing', () => {
    const asked = question({ options: [{ ...option('cheap', 0), usual: true }, option('dear', 0)] });
    expect(pickedOf({ question: '', options: [] }, asked)).toEqual(['cheap']);
    expect(pickedOf({ question: '1.0', options: [] }, asked)).toEqual([]);
  });
  it('says what the button does, also with nothing picked', () => {
    expect(takeWords(question({ none: 'All of them' }), [])).toBe('All of them');
    expect(takeWords(question(), ['cheap'])).toBe('Take cheap');
    expect(takeWords(question(), ['cheap', 'dear'])).toBe('Take these 2');
  });
});
