/** Tests which figures fan out when somebody points at them, and where they stand then. */
import { describe, expect, test } from 'vitest';
import type { BoardToken } from '../types.ts';
import { fanOf, meantInFan } from './fan.ts';
import { onSquares } from './onGrid.ts';

const token = (id: string, change: Partial<BoardToken> = {}): BoardToken => ({
  id,
  name: `Guard ${id}`,
  place: { kind: 'square', column: 2, row: 2 },
  stance: 'foe',
  icon: 'imp',
  size: { room: 1, squares: 1 },
  standing: 'down',
  turn: 'waiting',
  badges: [],
  hidden: false,
  selected: false,
  draggable: false,
  ...change,
});
const fan = (id: string, tokens: readonly BoardToken[]) => fanOf(id, tokens, onSquares(60, tokens), 24);

describe('a fan', () => {
  const fallen = ['1', '2', '3'].map((id) => token(id));

  test('holds the fallen of one square, none of them over another, and nobody else', () => {
    const tokens = [
      ...fallen,
      token('4', { standing: 'up' }),
      token('5', { place: { kind: 'square', column: 6, row: 2 } }),
    ];
    const spots = [...(fan('1', tokens)?.spots ?? [])];
    expect(spots.map(([id]) => id)).toEqual(['1', '2', '3']);
    spots.forEach(([, a], at) => {
      for (const [, b] of spots.slice(at + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(48);
    });
  });

  test('holds everybody for whom one figure with a number stands', () => {
    const many = Array.from({ length: 12 }, (_, n) => token(String(n), { standing: 'up' }));
    const spots = onSquares(60, many);
    const front = many.find(({ id }) => (spots.get(id)?.count ?? 1) > 1)?.id ?? '';
    expect(fanOf(front, many, spots, 24)?.spots.size).toBe(spots.get(front)?.count);
  });

  test('is not made of one figure alone, nor of those who stand side by side', () => {
    expect(fan('1', [token('1'), token('2', { place: { kind: 'square', column: 3, row: 2 } })])).toBeUndefined();
    expect(fan('1', [token('1', { standing: 'up' }), token('2', { standing: 'up' })])).toBeUndefined();
  });

  test('means the figure nearest to a point within it, and nobody further away', () => {
    const open = fan('1', fallen);
    const second = open?.spots.get('2');
    expect(open && second && meantInFan(open, { x: second.x + 5, y: second.y })).toBe('2');
    expect(open && meantInFan(open, { x: 900, y: 900 })).toBeUndefined();
  });
});
