/** Tests which blows, misses and falls the board finds between two of its states. */
import { describe, expect, test } from 'vitest';
import type { BoardToken } from '../../types.ts';
import { fallsBetween, linesToAsked, strikesBetween } from './strikes.ts';

const token = (id: string, stance: BoardToken['stance'], change: Partial<BoardToken> = {}): BoardToken => ({
  id,
  name: id,
  place: { kind: 'zone', zone: 'yard' },
  stance,
  icon: 'imp',
  size: { room: 1, squares: 1 },
  health: 1,
  standing: 'up',
  turn: 'waiting',
  badges: [],
  hidden: false,
  selected: false,
  draggable: false,
  ...change,
});
const hero = token('hero', 'party', { turn: 'acting' });
const bandit = token('bandit', 'foe');
const bystander = token('friend', 'ally');
const before = [hero, bandit, bystander];
const told = (id: number, who: string[], is = 'moved') => ({
  id,
  who,
  happened: [{ id, is, whom: who.slice(-1) }],
});

describe('blows', () => {
  test('whoever is worse off than before was hit by the one who acts, and nobody else was', () => {
    const now = [hero, { ...bandit, health: 0.5 }, bystander];
    expect(strikesBetween(before, now, told(2, ['hero', 'bandit']), told(1, []))).toEqual([
      { from: 'hero', to: 'bandit', kind: 'hit' },
    ]);
  });

  test('a counter-attack comes from the one whom the sentence names first', () => {
    const now = [{ ...hero, health: 0.5 }, bandit, bystander];
    expect(strikesBetween(before, now, told(2, ['bandit', 'hero']), told(1, []))).toEqual([
      { from: 'bandit', to: 'hero', kind: 'hit' },
    ]);
  });

  test('a load that grows is a hit, and a load that sinks is none', () => {
    const [light, heavy] = [
      { ...bandit, loads: [0.2, 0] },
      { ...bandit, loads: [0.6, 0] },
    ];
    const strikes = (one: BoardToken, other: BoardToken) =>
      strikesBetween([hero, one], [hero, other], told(2, ['hero', 'bandit']), told(1, []));
    expect(strikes(light, heavy)).toHaveLength(1);
    expect(strikes(heavy, light)).toEqual([]);
  });

  test('a miss is shown only where the sentence says that somebody missed', () => {
    expect(strikesBetween(before, before, told(2, ['hero', 'bandit'], 'missed'), told(1, []))).toEqual([
      { from: 'hero', to: 'bandit', kind: 'miss' },
    ]);
    expect(strikesBetween(before, before, told(2, ['hero', 'bandit']), told(1, []))).toEqual([]);
  });

  test.each([
    ['taken back', told(1, ['hero', 'bandit']), told(2, [])],
    ['the same sentence', told(2, ['hero', 'bandit']), told(2, ['hero', 'bandit'])],
    ['a ruling of the GM', { ...told(3, ['hero', 'bandit']), ruled: true }, told(2, [])],
  ])('%s shows none', (_, now, then) => {
    expect(strikesBetween(before, [hero, { ...bandit, health: 0.5 }], now, then)).toEqual([]);
  });
});

test('falls and routs are told apart, and getting up is neither', () => {
  const [down, out] = [token('bandit', 'foe', { standing: 'down' }), token('bandit', 'foe', { standing: 'out' })];
  expect([fallsBetween(bandit, down), fallsBetween(bandit, out), fallsBetween(down, out)]).toEqual([
    'fall',
    'rout',
    'rout',
  ]);
  expect([fallsBetween(down, bandit), fallsBetween(bandit, bandit)]).toEqual([undefined, undefined]);
});

test('a line leads from the one who acts to each enemy who is asked, but not to friends, and no line starts from nobody', () => {
  const asked = [hero, { ...bandit, mark: 'asked' as const }, { ...bystander, mark: 'asked' as const }];
  expect(linesToAsked(asked).map(({ fromToken, toToken }) => [fromToken, toToken])).toEqual([['hero', 'bandit']]);
  expect(linesToAsked(asked.slice(1))).toEqual([]);
});
