/** Tests of the part of a picture that a figure shows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropBox, heldView, WHOLE_VIEW, zoomedView } from './crop.ts';
import { initialsOf } from './initials.ts';

const wide = { width: 800, height: 400 };

describe('the part of a picture under the circle', () => {
  it('is its middle at first, as large as fits', () => {
    expect(cropBox(wide, WHOLE_VIEW)).toEqual({ x: 200, y: 0, side: 400 });
  });
  it('moves against the hand, and no further than the picture goes', () => {
    expect(cropBox(wide, { x: 0.25, y: 0, zoom: 1 })).toEqual({ x: 100, y: 0, side: 400 });
    expect(cropBox(wide, { x: 9, y: 9, zoom: 1 })).toEqual({ x: 0, y: 0, side: 400 });
  });
  it('is smaller when zoomed, about the middle', () => {
    expect(cropBox(wide, zoomedView(wide, WHOLE_VIEW, 2))).toEqual({ x: 300, y: 100, side: 200 });
    expect(zoomedView(wide, WHOLE_VIEW, 0.2)).toEqual(WHOLE_VIEW);
  });
  it('lies on the picture, whatever the hand does', () => {
    const number = fc.double({ min: -20, max: 20, noNaN: true });
    const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
    fc.assert(
      fc.property(size, number, number, fc.double({ min: 0.01, max: 50, noNaN: true }), (picture, x, y, zoom) => {
        const box = cropBox(picture, heldView(picture, { x, y, zoom }));
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(-1e-6);
        expect(box.x + box.side).toBeLessThanOrEqual(picture.width + 1e-6);
        expect(box.y + box.side).toBeLessThanOrEqual(picture.height + 1e-6);
      }),
    );
  });
});

it('takes initials from names: the first and the last word, or two letters of one', () => {
  expect(['Ottilie of the Marsh', 'Brünhild', 'guard 2', 'Ø', '   '].map(initialsOf)).toEqual([
    'OM',
    'BR',
    'G2',
    'Ø',
    '?',
  ]);
});
