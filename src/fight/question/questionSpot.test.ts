/**
 * Tests where a question stands: near the combatant who is asked and over nobody, or otherwise in
 * the question form.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, isFreeSpot, questionSpot } from './questionSpot.ts';

const free: Box = { x: 60, y: 60, width: 960, height: 640 };
const size = { width: 300, height: 200 };
const figure = (x: number, y: number): Box => ({ x: x - 30, y: y - 30, width: 60, height: 80 });

describe('where a question stands', () => {
  it('is beside the combatant who is asked, as near as the figure and its name allow', () => {
    const spot = questionSpot(size, { x: 400, y: 400 }, free, [figure(400, 400)]);
    expect(spot).toBeDefined();
    const near = Math.max((spot?.x ?? 0) - 430, 370 - (spot?.x ?? 0) - size.width);
    expect(near).toBeGreaterThanOrEqual(12);
    expect(near).toBeLessThanOrEqual(12 + 24);
  });
  it('is the other side when somebody stands on the first one', () => {
    const others = [460, 560].flatMap((x) => [250, 325, 400, 475, 550].map((y) => figure(x, y)));
    const spot = questionSpot(size, { x: 460, y: 400 }, free, others);
    expect(spot && spot.x + size.width).toBeLessThan(430);
  });
  it('is missing when the free part is too small, or when figures stand all around', () => {
    expect(questionSpot(size, { x: 80, y: 80 }, { ...free, width: 280 }, [])).toBeUndefined();
    const crowd = Array.from({ length: 60 }, (_, at) => figure(100 + (at % 10) * 100, 100 + Math.floor(at / 10) * 110));
    expect(questionSpot(size, { x: 500, y: 430 }, free, crowd)).toBeUndefined();
  });
  it('never covers a figure and never leaves the free part', () => {
    const at = fc.record({ x: fc.integer({ min: 60, max: 1020 }), y: fc.integer({ min: 60, max: 700 }) });
    fc.assert(
      fc.property(at, fc.array(at, { maxLength: 12 }), (who, others) => {
        const taken = [who, ...others].map(({ x, y }) => figure(x, y));
        const spot = questionSpot(size, who, free, taken);
        expect(spot === undefined || isFreeSpot(spot, free, taken)).toBe(true);
      }),
    );
  });
});
