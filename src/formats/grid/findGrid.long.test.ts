/**
 * Tests finding grids on forty pictures made by a script: where it says that it is sure, it is
 * right to half a pixel a square; where there is no grid, it is never sure.
 */
import { describe, expect, it } from 'vitest';
import { findGrid } from './findGrid.ts';
import { type Ground, griddedPicture, type PictureRecipe } from './griddedPictures.testing.ts';

const GROUNDS: readonly Ground[] = ['flat', 'blotches', 'rooms', 'planks', 'slope', 'crowd'];
const STEPS = [24, 35, 41.3, 50, 63.7, 70, 72.25, 84, 100, 128];
const STRENGTHS = [-0.6, 0.5, -0.3, 0.28, -0.2, 0.9];

/** Twenty-eight pictures with a grid: of all sizes, offsets, colours, grounds and noises. */
const withGrid: readonly PictureRecipe[] = Array.from({ length: 28 }, (_, n): PictureRecipe => {
  const pixels = STEPS[n % STEPS.length] ?? 70;
  const how = n % 9 === 4 ? 'checks' : n % 7 === 3 ? 'broken lines' : 'lines';
  const ground = GROUNDS[n % GROUNDS.length] ?? 'flat';
  return {
    name: `${how} of ${pixels} on ${ground}`,
    width: Math.round(pixels * (9 + (n % 5)) + ((n * 17) % 40)),
    height: Math.round(pixels * (8.6 + (n % 3)) + ((n * 29) % 33)),
    ground,
    noise: [0, 4, 10, 18][n % 4] ?? 0,
    seed: n + 1,
    grid: {
      pixels,
      x: (n * 11.7) % pixels,
      y: (n * 7.3) % pixels,
      strength: STRENGTHS[n % STRENGTHS.length] ?? 0.5,
      thick: [1, 1.5, 2, 3][n % 4] ?? 1,
      how,
    },
  };
});

/** Twelve pictures without one: noise, patches, boards, bricks, rings, packing, boxes anywhere. */
const without: readonly PictureRecipe[] = (
  [
    'flat',
    'blotches',
    'rooms',
    'planks',
    'slope',
    'crowd',
    'bricks',
    'blocks',
    'rings',
    'rooms',
    'crowd',
    'blotches',
  ] as const
).map((ground, n) => ({
  name: `no grid on ${ground} (${n})`,
  width: 640 + n * 37,
  height: 520 + n * 23,
  ground,
  noise: [12, 0, 6, 20][n % 4] ?? 0,
  seed: 100 + n,
}));

/** How far an offset is from another on a grid of this step. */
const apart = (one: number, two: number, step: number): number => {
  const off = Math.abs(one - two) % step;
  return Math.min(off, step - off);
};

describe('a grid in a picture', () => {
  const found = withGrid.map((recipe) => ({ recipe, grid: recipe.grid!, has: findGrid(griddedPicture(recipe)) }));
  it.each(found.map((one) => [one.recipe.name, one] as const))(
    'of %s is right where it is sure',
    (_name, { grid, has }) => {
      if (!has?.sure) return expect(has?.sure ?? false).toBe(false);
      expect(Math.abs(has.pixels - grid.pixels)).toBeLessThanOrEqual(0.5);
      expect(apart(has.x, grid.x, grid.pixels)).toBeLessThanOrEqual(2);
      expect(apart(has.y, grid.y, grid.pixels)).toBeLessThanOrEqual(2);
    },
  );
  it('is found surely in most pictures, and is right in most others that offer one', () => {
    const sure = found.filter(({ has }) => has?.sure);
    const right = found.filter(({ has, grid }) => has && Math.abs(has.pixels - grid.pixels) <= 0.5);
    if (process.env.TOLD) console.log(`${found.length} grids: ${sure.length} sure, ${right.length} right`);
    expect(sure.length).toBeGreaterThanOrEqual(22);
    expect(right.length).toBeGreaterThanOrEqual(sure.length);
  });
  it.each(without.map((recipe) => [recipe.name, recipe] as const))('is never sure: %s', (_name, recipe) => {
    expect(findGrid(griddedPicture(recipe))?.sure ?? false).toBe(false);
  });
  it('is not looked for in a picture too small for one', () => {
    expect(findGrid({ width: 40, height: 900, grey: new Uint8Array(36_000) })).toBeUndefined();
    expect(findGrid({ width: 400, height: 300, grey: new Uint8Array(120_000).fill(90) })?.sure ?? false).toBe(false);
  });
});
