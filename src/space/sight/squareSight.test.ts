/**
 * Tests sight on squares: small plans worked out by hand, and random plans against a slow
 * reference.
 */
import { describe, expect, it } from 'vitest';
import type { SquareScene } from '../scene.ts';
import { squareAt, squareKey } from '../squares/squares.ts';
import { barredBetween, sightGridOf } from './sightGrid.ts';
import { planOf, randomPlan, slowSight } from './squareSight.testing.ts';
import { squaresInSight } from './squareSight.ts';

/** `PLANS=2000` compares so many random plans. */
const PLANS = Number(process.env.PLANS ?? 60);

/** What is seen from a square, drawn: `o` in sight, `.` not. */
function seenFrom(scene: SquareScene, column: number, row: number, size = 1): string[] {
  const found = squaresInSight(sightGridOf(scene), { column, row }, size);
  return Array.from({ length: scene.rows }, (_, at) =>
    [...found.slice(at * scene.columns, (at + 1) * scene.columns)].map((one) => (one ? 'o' : '.')).join(''),
  );
}
const walled = (walls: SquareScene['walls'], more: Partial<SquareScene> = {}) =>
  planOf(['.....', '.....', '.....'], { walls, ...more });
const across = { '1,0,e': 'wall', '1,1,e': 'wall', '1,2,e': 'wall' } as const;

describe('sight on squares', () => {
  it('ends at a wall and at a shut door, and passes an open door', () => {
    expect(seenFrom(walled(across), 0, 1)).toEqual(['oo...', 'oo...', 'oo...']);
    expect(seenFrom(walled({ ...across, '1,1,e': 'door' }), 0, 1)).toEqual(['oo...', 'oo...', 'oo...']);
    expect(seenFrom(walled({ ...across, '1,1,e': 'open' }), 1, 1)).toEqual(['ooooo', 'ooooo', 'ooooo']);
  });
  it('passes a window and a portcullis, but not a window that conceals, which is shuttered', () => {
    const window = (more: object = {}) =>
      walled(across, { scenery: [{ kind: 'window', at: [100, 75], turn: 90, ...more }] });
    expect(seenFrom(window(), 0, 1)[1]).toBe('ooooo');
    expect(seenFrom(window({ means: ['conceals'] }), 0, 1)[1]).toBe('oo...');
    const bars = planOf(['..#..'], { scenery: [{ kind: 'portcullis', at: [125, 25] }] });
    expect(seenFrom(bars, 0, 0)).toEqual(['ooooo']);
  });
  it('shows the face of a solid square, and not what lies behind it', () => {
    expect(seenFrom(planOf(['..#..']), 0, 0)).toEqual(['ooo..']);
    expect(seenFrom(planOf(['###', '#.#', '###']), 1, 1)).toEqual(['ooo', 'ooo', 'ooo']);
  });
  it('passes over ground of one step, ends behind ground of two, and sees from above', () => {
    expect(seenFrom(planOf(['..1..']), 0, 0)).toEqual(['ooooo']);
    expect(seenFrom(planOf(['..2..']), 0, 0)).toEqual(['ooo..']);
    expect(seenFrom(planOf(['..2..']), 2, 0)).toEqual(['ooooo']);
    expect(seenFrom(planOf(['..2.2']), 0, 0)).toEqual(['ooo.o']);
  });
  it('looks from every square of a large token, and from a solid one on which it stands', () => {
    expect(seenFrom(planOf(['..#.', '....']), 0, 0, 1)[0]).toBe('ooo.');
    expect(seenFrom(planOf(['..#.', '....']), 0, 0, 2)[0]).toBe('oooo');
    expect(seenFrom(planOf(['#..']), 0, 0)).toEqual(['ooo']);
    expect(seenFrom(planOf(['...']), 7, 7)).toEqual(['...']);
  });
  it(`agrees with the slow reference on ${PLANS} random plans, square for square`, { timeout: 600_000 }, () => {
    for (let seed = 1; seed <= PLANS; seed += 1) {
      const scene = randomPlan(seed);
      const from = { column: (seed * 7) % scene.columns, row: (seed * 5) % scene.rows };
      const size = seed % 5 === 0 ? 2 : 1;
      const found = squaresInSight(sightGridOf(scene), from, size);
      const keys = [...found].flatMap((is, at) => (is ? [squareKey(squareAt(scene, at))] : []));
      expect(keys.sort(), `plan ${seed}`).toEqual([...slowSight(scene, from, size)].sort());
    }
  });
});

describe('what bars a look', () => {
  const barred = (scene: SquareScene) =>
    barredBetween(sightGridOf(scene), { column: 0, row: 1 }, { column: 4, row: 1 });
  it('is the first wall, solid square or height on the straight line', () => {
    expect(barred(walled(across))).toEqual({ by: 'wall', before: { column: 1, row: 1 }, at: { column: 2, row: 1 } });
    expect(barred(planOf(['.....', '..#..', '.....']))).toMatchObject({ by: 'solid', at: { column: 2, row: 1 } });
    expect(barred(planOf(['.....', '...2.', '.....']))).toMatchObject({ by: 'height', at: { column: 3, row: 1 } });
    expect(barred(planOf(['.....', '...1.', '.....']))).toBeUndefined();
  });
});
