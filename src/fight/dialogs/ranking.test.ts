/** Tests the order of search results. */
import { describe, expect, it } from 'vitest';
import { rankedByWords, ruleTag } from './ranking.ts';

const item = (name: string, kind = '', words = '') => ({ name, kind, words });
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('what a search finds', () => {
  const all = [
    item('Reactions', 'MU-10', 'There are five: dodge, counter'),
    item('Swift dodge', 'skill'),
    item('Dodge', 'MU-20'),
    item('Dodge blows', 'skill'),
    item('Élan', 'trait'),
  ];
  it('has a matching name before other matching words', () => {
    expect(names(rankedByWords(all, 'dodge'))).toEqual(['Dodge', 'Dodge blows', 'Swift dodge', 'Reactions']);
  });
  it('includes a rule’s number, and words without their accents', () => {
    expect(names(rankedByWords(all, 'mu-10'))).toEqual(['Reactions']);
    expect(names(rankedByWords(all, ' elan '))).toEqual(['Élan']);
  });
  it('is empty for words that occur nowhere, and everything without words', () => {
    expect(rankedByWords(all, 'zzz')).toEqual([]);
    expect(rankedByWords(all, '  ')).toBe(all);
  });
});

describe('what stands beside a rule', () => {
  it('is its number, or the subject of its page', () => {
    expect(['MU-20', 'MU:skill-dodge-blows', 'MU:riding'].map(ruleTag)).toEqual(['MU-20', 'skill', 'page']);
  });
});
