/** Odds in words: like outcomes are taken together, and what everybody asks for stays by itself. */
import { describe, expect, it } from 'vitest';
import type { OptionOdds } from './oddsJob.ts';
import { oddsParts, spanWords } from './oddsWords.ts';

type Tone = 'good' | 'bad' | 'plain';
const one = (label: string, tone: Tone, rank: number, chance: number, falls = false) => ({
  outcome: { key: label, label, tone, rank, falls },
  chance,
});
const odds = (...outcomes: OptionOdds['outcomes']): OptionOdds => ({ option: 'a', about: 'a', covered: 1, outcomes });
const labels = (...outcomes: OptionOdds['outcomes']) => oddsParts(odds(...outcomes)).map(({ label }) => label);

describe('odds in words', () => {
  it('tell few outcomes one by one, the worst first', () => {
    expect(labels(one('missed', 'good', 0, 0.4), one('dies', 'bad', 9, 0.6, true))).toEqual(['dies', 'missed']);
  });
  it('take harm together as a span, and keep the sum of its chances', () => {
    const parts = oddsParts(
      odds(
        one('unhurt', 'good', 0, 0.5),
        ...[1, 2, 3].map((n) => one(`loses ${n}`, 'bad', n, 0.1)),
        one('dies', 'bad', 9, 0.2, true),
      ),
    );
    expect(parts.map(({ label }) => label)).toEqual(['dies', 'loses 1–3', 'unhurt']);
    expect(parts[1]?.chance).toBeCloseTo(0.3, 9);
  });
  it('tell every way to fall as one, also where a fall is less bad than a wound', () => {
    expect(
      labels(
        one('unhurt', 'plain', 0, 0.5),
        one('down', 'bad', 3, 0.2, true),
        one('loses 9', 'bad', 4, 0.1),
        one('dies', 'bad', 9, 0.2, true),
      ),
    ).toEqual(['falls', 'loses 9', 'unhurt']);
  });
  it('keep the best outcome by itself even when all are of one tone', () => {
    expect(labels(...[0, 1, 2, 3, 4].map((n) => one(`${n} harm`, 'plain', n, 0.2)))).toEqual(['1–4 harm', '0 harm']);
  });
});

describe('two labels as one', () => {
  it('span the number that differs', () => {
    expect(spanWords('loses 2', 'loses 5')).toBe('loses 2–5');
  });
  it('are joined where words differ', () => {
    expect(spanWords('is dying', 'dies')).toBe('is dying or dies');
    expect(spanWords('hit once', 'hit twice')).toBe('hit once or hit twice');
  });
  it('of whoever is down already are joined by "or"; of more than two the ends are told', () => {
    const down = [one('is no worse', 'good', 0, 0.1), one('is dying', 'bad', 880, 0.4), one('dies', 'bad', 900, 0.5)];
    expect(labels(...down)).toEqual(['is dying or dies', 'is no worse']);
    expect(labels(...down, one('loses 1', 'bad', 1, 0.1))).toEqual(['loses 1 up to dies', 'is no worse']);
  });
});
