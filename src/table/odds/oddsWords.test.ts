/** Odds in words: few outcomes stay themselves, many are taken together by their tone. */
import { describe, expect, it } from 'vitest';
import { oddsParts } from './oddsWords.ts';

const outcome = (label: string, tone: 'good' | 'bad' | 'plain', rank: number) => ({ key: label, label, tone, rank });

describe('odds in words', () => {
  it('tells few outcomes one by one, the worst first', () => {
    const parts = oddsParts({
      option: 'a',
      about: 'a',
      covered: 1,
      outcomes: [
        { outcome: outcome('missed', 'good', 0), chance: 0.4 },
        { outcome: outcome('falls', 'bad', 9), chance: 0.6 },
      ],
    });
    expect(parts.map(({ label }) => label)).toEqual(['falls', 'missed']);
  });
  it('takes many of one tone together and keeps their sum', () => {
    const hits = [1, 2, 3, 4, 5].map((n) => ({ outcome: outcome(`${n} harm`, 'bad', n), chance: 0.1 }));
    const parts = oddsParts({
      option: 'a',
      about: 'a',
      covered: 1,
      outcomes: [{ outcome: outcome('missed', 'good', 0), chance: 0.5 }, ...hits],
    });
    expect(parts.map(({ label }) => label)).toEqual(['1 harm to 5 harm', 'missed']);
    expect(parts[0]?.chance).toBeCloseTo(0.5, 9);
  });
  it('keeps the best outcome by itself even when all are of one tone', () => {
    const plain = [0, 1, 2, 3, 4].map((n) => ({ outcome: outcome(`${n} harm`, 'plain', n), chance: 0.2 }));
    const parts = oddsParts({ option: 'a', about: 'a', covered: 1, outcomes: plain });
    expect(parts.map(({ label }) => label)).toEqual(['1 harm to 4 harm', '0 harm']);
  });
});
