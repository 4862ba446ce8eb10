/**
 * Fitting the grid to a picture: a block of known squares, small moves, offsets, fractions of a
 * pixel. An impossible value becomes the nearest possible one.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SquareScene, squareSceneSchema } from '../scene.ts';
import { fittedTo, frameOf, gridLaid, nudgedGrid, offsetOf, withColumns, withOffset, withPixels } from './gridFit.ts';

/** A picture of 1000 by 800 pixels with a grid of 24 squares across. */
const scene = withColumns(
  {
    kind: 'squares',
    name: 'Yard',
    columns: 1,
    rows: 1,
    pixels: 100,
    ground: { kind: 'picture', picture: 'abc', at: { x: 0, y: 0, width: 1000, height: 800 } },
    cells: { '1,1': { blocked: true } },
    walls: {},
  },
  24,
);

describe('the grid', () => {
  it('follows the number of squares across, and the rows follow the picture', () => {
    expect(scene).toMatchObject({ columns: 24, rows: 19, pixels: 41.67 });
    expect(withColumns(scene, 10)).toMatchObject({ columns: 10, rows: 8, pixels: 100 });
  });
  it('is fitted by a block of known squares, from whichever corner the GM drags it', () => {
    const block = { columns: 3, rows: 2 };
    const fitted = fittedTo(scene, { from: { x: 112.5, y: 230 }, to: { x: 337.5, y: 380 }, ...block });
    expect(fitted).toMatchObject({ pixels: 75 });
    // The line at 112.5 lies 37.5 from the picture's edge, the one at 230 lies 5 from its top.
    expect(fitted && offsetOf(fitted)).toEqual({ x: 37.5, y: 5 });
    expect(fittedTo(scene, { from: { x: 337.5, y: 380 }, to: { x: 112.5, y: 230 }, ...block })).toEqual(fitted);
    expect(fitted?.cells).toBe(scene.cells);
    expect(fittedTo(scene, { from: { x: 5, y: 5 }, to: { x: 6, y: 6 }, ...block })).toBeUndefined();
  });
  it('moves by fractions and by its offset, with at least half of each square on the picture', () => {
    const ten = withColumns(scene, 10);
    const moved = nudgedGrid(ten, { x: 12.25, y: -3 });
    expect(offsetOf(moved)).toEqual({ x: 12.25, y: 97 });
    expect(moved).toMatchObject({ columns: 10, rows: 8, pixels: 100 });
    expect(frameOf(moved)).toEqual({ x: -12.25, y: 3, width: 1000, height: 800 });
    expect(nudgedGrid(moved, { x: -12.25, y: 3 })).toEqual(ten);
    expect(withOffset(ten, { x: 30, y: 0 })).toMatchObject({ columns: 10 });
    expect(offsetOf(withPixels(moved, 50.5))).toMatchObject({ x: 12.25 });
  });
  it('keeps the picture whole and the scene valid for any input', () => {
    const n = fc.double({ min: -3000, max: 3000, noNaN: true });
    fc.assert(
      fc.property(n, n, fc.double({ min: 2, max: 2000, noNaN: true }), (x, y, size) => {
        const next: SquareScene = gridLaid(scene, { x, y }, size);
        expect(squareSceneSchema.safeParse(next).success).toBe(true);
        const { width, height } = frameOf(next);
        expect(width / height).toBeCloseTo(1000 / 800, 1);
      }),
    );
  });
});
