/** Where a question stands: near the one asked, over nobody, or nowhere, and then in the tray. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, besideSpot, mayStand } from './beside.ts';

const free: Box = { x: 60, y: 60, width: 960, height: 640 };
const size = { width: 300, height: 200 };
const figure = (x: number, y: number): Box => ({ x: x - 30, y: y - 30, width: 60, height: 80 });

describe('where a question stands', () => {
  it('is beside the one asked, as near as its figure and name let it', () => {
    const spot = besideSpot(size, { x: 400, y: 400 }, free, [figure(400, 400)]);
    expect(spot).toBeDefined();
    const near = Math.max((spot?.x ?? 0) - 430, 370 - (spot?.x ?? 0) - size.width);
    expect(near).toBeGreaterThanOrEqual(12);
    expect(near).toBeLessThanOrEqual(12 + 24);
  });
  it('is the other side where somebody stands on this one', () => {
    const others = [460, 560].flatMap((x) => [250, 325, 400, 475, 550].map((y) => figure(x, y)));
    const spot = besideSpot(size, { x: 460, y: 400 }, free, others);
    expect(spot && spot.x + size.width).toBeLessThan(430);
  });
  it('is nowhere where the free part is too small, or everybody stands about', () => {
    expect(besideSpot(size, { x: 80, y: 80 }, { ...free, width: 280 }, [])).toBeUndefined();
    const crowd = Array.from({ length: 60 }, (_, at) => figure(100 + (at % 10) * 100, 100 + Math.floor(at / 10) * 110));
    expect(besideSpot(size, { x: 500, y: 430 }, free, crowd)).toBeUndefined();
  });
  it('is never over anybody nor out of the free part', () => {
    const at = fc.record({ x: fc.integer({ min: 60, max: 1020 }), y: fc.integer({ min: 60, max: 700 }) });
    fc.assert(
      fc.property(at, fc.array(at, { maxLength: 12 }), (who, others) => {
        const taken = [who, ...others].map(({ x, y }) => figure(x, y));
        const spot = besideSpot(size, who, free, taken);
        expect(spot === undefined || mayStand(spot, free, taken)).toBe(true);
      }),
    );
  });
});
