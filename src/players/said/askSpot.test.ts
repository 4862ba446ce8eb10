/** Tests of where the question stands on the players' screen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askSpot } from './askSpot.ts';

const free = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 300, height: 80 };
const figure = (x: number, y: number) => ({ x, y, width: 60, height: 60 });
const clear = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
  a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;

describe('the question on the players’ screen', () => {
  it('stands beside the combatant who is asked, and covers no figure', () => {
    const asked = figure(400, 300);
    const others = [asked, figure(480, 300), figure(400, 200)];
    const { box: spot, covers } = askSpot(size, free, asked, others, 10);
    expect(covers).toBe(0);
    for (const other of others) expect(clear(spot, other)).toBe(true);
    expect(Math.hypot(spot.x + 150 - 430, spot.y + 40 - 330)).toBeLessThan(260);
  });
  it('stands at the top in the middle when a side is asked, or beside whoever is there', () => {
    expect(askSpot(size, free, undefined, [], 10)).toEqual({ box: { x: 350, y: 0, ...size }, covers: 0 });
    const { box } = askSpot(size, free, undefined, [figure(480, 10)], 10);
    expect(clear(box, figure(480, 10))).toBe(true);
  });
  it('never leaves the free part, and covers nobody while a corner is free', () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 100, max: 440 }) });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 30 }), (spots) => {
        const figures = spots.map(({ x, y }) => figure(x, y));
        const { box } = askSpot(size, free, figures[0], figures, 10);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(1000);
        expect(box.y + box.height).toBeLessThanOrEqual(600);
        // Nobody stands in the top right corner, so that corner is always free.
        for (const other of figures) expect(clear(box, other)).toBe(true);
      }),
    );
  });
  it('finds the one free place, wherever that is, and says how much it covers where there is none', () => {
    const rows = Array.from({ length: 10 }, (_, row) => row).filter((row) => row !== 6 && row !== 7);
    const crowd = rows.flatMap((row) => Array.from({ length: 16 }, (_, column) => figure(column * 62, row * 60)));
    const { box, covers } = askSpot(size, free, crowd[0], crowd, 10);
    expect([covers, box.y > 360, box.y + box.height < 480]).toEqual([0, true, true]);
    const everywhere = [{ ...free }];
    expect(askSpot(size, free, undefined, everywhere, 10).covers).toBe(size.width * size.height);
  });
});
