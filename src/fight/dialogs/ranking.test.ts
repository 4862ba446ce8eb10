/** The order of what a search finds. */
import { describe, expect, it } from 'vitest';
import { ranked, ruleTag } from './ranking.ts';

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
  it('puts a name before words about something else', () => {
    expect(names(ranked(all, 'dodge'))).toEqual(['Dodge', 'Dodge blows', 'Swift dodge', 'Reactions']);
  });
  it('finds a number, and letters without their accents', () => {
    expect(names(ranked(all, 'mu-10'))).toEqual(['Reactions']);
    expect(names(ranked(all, ' elan '))).toEqual(['Élan']);
  });
  it('finds nothing for words that nothing has, and everything without words', () => {
    expect(ranked(all, 'zzz')).toEqual([]);
    expect(ranked(all, '  ')).toBe(all);
  });
});

describe('what stands beside a rule', () => {
  it('is its number, or what its page is about', () => {
    expect(['MU-20', 'MU:skill-dodge-blows', 'MU:riding'].map(ruleTag)).toEqual(['MU-20', 'skill', 'page']);
  });
});
