/**
 * Tests odds in words: from nothing to the worst, similar outcomes together, the most wanted
 * outcome alone.
 */
import { describe, expect, it } from 'vitest';
import type { OptionOdds } from './oddsJob.ts';
import { meanWords, oddsInBrief, oddsParts, oddsText, spanWords } from './oddsWords.ts';

type Tone = 'good' | 'bad' | 'plain';
const one = (label: string, tone: Tone, rank: number, chance: number, falls = false) => ({
  outcome: { key: label, label, tone, rank, falls },
  chance,
});
const odds = (...outcomes: OptionOdds['outcomes']): OptionOdds => ({
  option: 'a',
  about: 'a',
  covered: 1,
  harm: 0,
  outcomes,
});
const parts = (...outcomes: OptionOdds['outcomes']) => oddsParts(odds(...outcomes));
const labels = (...outcomes: OptionOdds['outcomes']) => parts(...outcomes).map(({ label }) => label);

describe('odds in words', () => {
  it('begin with no harm and end with the worst, in whatever order the results came', () => {
    const told = parts(one('dies', 'bad', 9, 0.6, true), one('missed', 'good', 0, 0.4));
    expect(told.map(({ label, kind }) => `${label}: ${kind}`)).toEqual(['missed: nothing', 'dies: falls']);
  });
  it('join harm into a range, and keep the sum of its chances', () => {
    const told = parts(
      one('unhurt', 'good', 0, 0.5),
      ...[1, 2, 3].map((n) => one(`loses ${n}`, 'bad', n, 0.1)),
      one('dies', 'bad', 9, 0.2, true),
    );
    expect(told.map(({ label }) => label)).toEqual(['unhurt', 'loses 1–3', 'dies']);
    expect(told[1]?.chance).toBeCloseTo(0.3, 9);
  });
  it('join all ways to fall, also where a fall is less bad than a wound', () => {
    expect(
      labels(
        one('unhurt', 'plain', 0, 0.5),
        one('down', 'bad', 3, 0.2, true),
        one('loses 9', 'bad', 4, 0.1),
        one('dies', 'bad', 9, 0.2, true),
      ),
    ).toEqual(['unhurt', 'loses 9', 'falls']);
  });
  it('keep the best result apart even when all results hurt', () => {
    const told = parts(...[1, 2, 3, 4].map((n) => one(`${n} harm`, 'bad', n, 0.25)));
    expect(told.map(({ label, kind }) => `${label}: ${kind}`)).toEqual(['1 harm: harm', '2–4 harm: harm']);
  });
  it('call regained health a gain and not harm', () => {
    const healed = {
      outcome: { key: 'r', label: 'regains 3', tone: 'good' as const, rank: -3, harm: -3, falls: false },
    };
    expect(parts({ ...healed, chance: 1 })[0]?.kind).toBe('gain');
  });
});

describe('odds that are not whole yet', () => {
  const partly = (covered: number): OptionOdds => ({
    ...odds(one('unhurt', 'good', 0, 0.713), one('loses 4', 'bad', 4, 0.049)),
    covered,
    harm: 0.2,
  });
  const whole = { ...odds(one('unhurt', 'good', 0, 0.73), one('loses 4', 'bad', 4, 0.27)), option: 'pass', harm: 1 };
  const told = (mine: OptionOdds) =>
    oddsText({
      odds: mine,
      all: { question: '1.0', odds: [mine, whole] },
      passes: ['pass'],
      unit: 'health',
      about: undefined,
    });

  it('are told as “at least”, with no mean, and are compared with nothing', () => {
    expect(told(partly(0.762))).toBe('at least 71 % unhurt · at least 4 % loses 4');
    expect(told(whole)).toBe('73 % unhurt · 27 % loses 4 · 1.0 health on average');
  });
  it('are told plainly once they are whole', () => {
    expect(told({ ...whole, option: 'a', harm: 0.2 })).toBe(
      '73 % unhurt · 27 % loses 4 · 0.2 health on average, 0.8 less than without',
    );
  });
});

describe('odds beside an answer', () => {
  const hurt = [one('unhurt', 'good', 0, 0.5), one('loses 4', 'bad', 4, 0.3)];
  it('have their unit: what is lost, and how often somebody falls', () => {
    const mine = { ...odds(...hurt, one('dies', 'bad', 9, 0.2, true)), harm: 3.84 };
    expect(oddsInBrief(mine, 'health')).toEqual(['−3.8 health', 'falls 20 %']);
  });
  it('say what is regained with a plus, and too little to count without a sign', () => {
    expect(oddsInBrief({ ...odds(one('regains 3', 'good', -3, 1)), harm: -3 }, 'Harm')).toEqual(['+3.0 Harm']);
    expect(oddsInBrief({ ...odds(...hurt), harm: 0.01 }, 'load')).toEqual(['<0.1 load']);
  });
  it('say nothing where nothing is lost, or where they are not whole yet', () => {
    expect(oddsInBrief(odds(...hurt), 'health')).toEqual([]);
    expect(oddsInBrief({ ...odds(...hurt), harm: 2, covered: 0.6 }, 'health')).toEqual([]);
  });
});

describe('two labels joined to one', () => {
  it('show a range where only a number differs', () => {
    expect(spanWords('loses 2', 'loses 5')).toBe('loses 2–5');
  });
  it('are joined where words differ', () => {
    expect(spanWords('is dying', 'dies')).toBe('is dying or dies');
    expect(spanWords('hit once', 'hit twice')).toBe('hit once or hit twice');
  });
  it('are joined by “or” for combatants who are already down, and show only the first and last of more than two', () => {
    const down = [one('is no worse', 'good', 0, 0.1), one('is dying', 'bad', 880, 0.4), one('dies', 'bad', 900, 0.5)];
    expect(labels(...down)).toEqual(['is no worse', 'is dying or dies']);
    expect(labels(...down, one('loses 1', 'bad', 1, 0.1))).toEqual(['is no worse', 'loses 1 up to dies']);
  });
});

describe('a mean', () => {
  it('has one decimal while it is small, and is never rounded down to nothing', () => {
    expect([0, 0.01, 0.26, 9.94, 9.96, 12.4, -1.5].map(meanWords)).toEqual([
      '0',
      '<0.1',
      '0.3',
      '9.9',
      '10',
      '12',
      '−1.5',
    ]);
  });
});
