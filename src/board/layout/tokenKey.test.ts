/** Tests when a token needs a new picture, and when it must keep its present one. */
import { describe, expect, test } from 'vitest';
import type { BoardBadge, BoardToken } from '../types.ts';
import { badgesKey, bitmapRadius, splitNumber, tokenKey } from './tokenKey.ts';

const badge = (id: string): BoardBadge => ({ id, label: id, icon: id, tone: 'bad' });
const bandit: BoardToken = {
  id: 'b',
  name: 'Bandit 3',
  place: { kind: 'zone', zone: 'hall' },
  stance: 'foe',
  icon: 'bandit',
  size: { room: 1, squares: 1 },
  health: 0.5,
  standing: 'up',
  turn: 'waiting',
  badges: [badge('prone')],
  hidden: false,
  selected: false,
  draggable: true,
};
const look = { radius: 40, pixelRatio: 1, theme: 'dark', portrait: false } as const;

describe('the key of a token’s picture', () => {
  test.each<[string, Partial<BoardToken>]>([
    ['its place', { place: { kind: 'zone', zone: 'yard' } }],
    ['its id', { id: 'c' }],
    ['whether it can be dragged', { draggable: false }],
    ['a hair of health', { health: 0.505 }],
    ['a fifth badge', { badges: [badge('prone')] }],
    ['a picture that has not come', { picture: 'abc' }],
    ['its name', { name: 'Bandit 4' }],
    ['its turn', { turn: 'acting' }],
    ['being selected', { selected: true }],
    ['what a question wants of it', { mark: 'pick' }],
    ['its badges', { badges: [badge('prone'), badge('bleeding')] }],
  ])('stays when only %s changes', (_, change) => {
    expect(tokenKey({ ...bandit, ...change }, look)).toBe(tokenKey(bandit, look));
  });

  test.each<[string, Partial<BoardToken>]>([
    ['its side', { stance: 'ally' }],
    ['its icon', { icon: 'imp' }],
    ['its health', { health: 0.25 }],
    ['whether it stands', { standing: 'down' }],
    ['being hidden', { hidden: true }],
  ])('changes with %s', (_, change) => {
    expect(tokenKey({ ...bandit, ...change }, look)).not.toBe(tokenKey(bandit, look));
  });

  test('is another one for health that is not shown than for no health left', () => {
    const { health: _, ...unknown } = bandit;
    expect(tokenKey(unknown, look)).not.toBe(tokenKey({ ...bandit, health: 0 }, look));
  });

  test('changes with the size, the theme and a portrait that has been loaded', () => {
    const pictured = { ...bandit, picture: 'abc' };
    const keys = [
      tokenKey(pictured, look),
      tokenKey(pictured, { ...look, radius: 50 }),
      tokenKey(pictured, { ...look, theme: 'light' }),
      tokenKey(pictured, { ...look, portrait: true }),
      tokenKey(pictured, { ...look, pixelRatio: 2 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the key of a token’s badges', () => {
  const four = { ...bandit, badges: ['a', 'b', 'c', 'd'].map(badge) };

  test('is missing when a token has no badges and all may see the token', () => {
    expect(badgesKey({ ...bandit, badges: [] }, look)).toBeUndefined();
  });

  test('changes with the badges, and when the token is hidden or shown', () => {
    const keys = [
      badgesKey(four, look),
      badgesKey({ ...four, badges: [badge('a')] }, look),
      badgesKey({ ...four, hidden: true }, look),
      badgesKey({ ...bandit, badges: [], hidden: true }, look),
    ];
    expect(keys).not.toContain(undefined);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('stays the same when only the token’s health changes', () => {
    expect(badgesKey({ ...four, health: 0.25 }, look)).toBe(badgesKey(four, look));
  });

  test('is the same for five badges as for the first four of them', () => {
    expect(badgesKey({ ...four, badges: [...four.badges, badge('e')] }, look)).toBe(badgesKey(four, look));
  });
});

describe('sizes of pictures', () => {
  test('a picture is never smaller than it is shown and never more than a quarter larger, within its limits', () => {
    for (let shown = 9; shown < 150; shown += 0.7) {
      const radius = bitmapRadius(shown);
      expect(radius).toBeGreaterThanOrEqual(shown - 0.5);
      expect(radius).toBeLessThan(shown * 1.25 + 1);
    }
  });

  test('tiny tokens share the smallest picture, and huge ones the largest', () => {
    expect(bitmapRadius(1)).toBe(9);
    expect(bitmapRadius(9)).toBe(9);
    expect(bitmapRadius(5000)).toBe(170);
  });
});

describe('numbers of copies', () => {
  test('the number stands apart from the name', () => {
    expect(splitNumber('Bandit 3')).toEqual({ name: 'Bandit', number: '3' });
    expect(splitNumber('Road guard 12')).toEqual({ name: 'Road guard', number: '12' });
  });

  test('a name without a number stays whole, and a number alone is a name', () => {
    expect(splitNumber('Oda Brandt')).toEqual({ name: 'Oda Brandt' });
    expect(splitNumber('3')).toEqual({ name: '3' });
    expect(splitNumber('Unit 1984')).toEqual({ name: 'Unit 1984' });
  });
});
