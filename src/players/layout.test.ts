/** Tests of how the players' screen is divided. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsIn, layoutOf, linesIn, smallCardsIn, smallCardWidth } from './layout.ts';

const plain = { turn: 0, margin: 0, textScale: 1 } as const;
const fullHd = { width: 1920, height: 1080 };

describe('the layout', () => {
  it('has letters of at least 2.5 % of the height, larger by the slider', () => {
    expect(layoutOf(fullHd, plain, 'strip')?.letter).toBe(27);
    expect(layoutOf(fullHd, { ...plain, textScale: 1.5 }, 'strip')?.letter).toBe(40.5);
    expect(layoutOf(fullHd, { ...plain, textScale: 0.2 }, 'strip')?.letter).toBe(27);
  });
  it('gives the map what the order and the foot leave', () => {
    expect(layoutOf(fullHd, plain, 'strip')?.pane.width).toBe(1920);
    expect(layoutOf(fullHd, plain, 'strip')?.pane.height).toBeCloseTo(1080 - 11.6 * 27);
    expect(layoutOf(fullHd, plain, 'list')?.pane.width).toBeCloseTo(1920 - 20 * 27);
    expect(layoutOf(fullHd, plain, 'list')?.pane.height).toBeCloseTo(1080 - 6.4 * 27);
  });
  it('swaps its sides when it is turned, and keeps margins free', () => {
    const turned = layoutOf(fullHd, { ...plain, turn: 90, margin: 5 }, 'ribbon');
    expect(turned?.upright).toEqual({ width: 972, height: 1812 });
    expect(turned).toMatchObject({ narrow: true, order: 'strip' });
    expect(layoutOf(fullHd, { ...plain, turn: 180 }, 'ribbon')).toMatchObject({ upright: fullHd, order: 'ribbon' });
  });
  it('is the same picture at any size: only the letters grow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.constantFrom('strip', 'ribbon', 'list'), (times, style) => {
        const small = layoutOf({ width: 480, height: 270 }, plain, style);
        const large = layoutOf({ width: 480 * times, height: 270 * times }, plain, style);
        expect(large?.pane.width).toBeCloseTo((small?.pane.width ?? 0) * times, 3);
        expect(large?.pane.height).toBeCloseTo((small?.pane.height ?? 0) * times, 3);
        expect(large?.rows).toBe(small?.rows);
      }),
    );
  });
  it('is nothing while there is no room', () => {
    expect(layoutOf({ width: 0, height: 0 }, plain, 'strip')).toBeUndefined();
  });
});

describe('the room of the order', () => {
  it('holds seven cards across a Full HD screen, or fourteen small ones', () => {
    const along = layoutOf(fullHd, plain, 'strip')?.along ?? 0;
    expect(cardsIn(along)).toBe(7);
    expect(smallCardsIn(along)).toBe(14);
    // Fewer small cards are wider, so that names are read whole; as many as fit never need more than there is.
    expect(smallCardWidth(along, 10, 0)).toBeGreaterThan(11);
    expect(smallCardWidth(along, 2, 0)).toBe(12);
    expect(7 * (smallCardWidth(along, 14, 3) + 0.4)).toBeLessThanOrEqual(along - 5.5 + 1e-9);
    expect(smallCardWidth(0, 2, 0)).toBe(8.2);
    // With nobody left out the room to say so goes to the names: six of a side in half of a ribbon.
    const half = (along - 5) / 2;
    expect(smallCardWidth(half, 6, 0)).toBeGreaterThan(10);
    expect(3 * (smallCardWidth(half, 6, 0) + 0.4)).toBeLessThanOrEqual(half);
  });
  it('always holds one', () => {
    expect([cardsIn(0), smallCardsIn(0), linesIn(0, 3, 9)]).toEqual([1, 2, 1]);
  });
  it('keeps room in a list to say how many more there are, and headings cost some', () => {
    const down = layoutOf(fullHd, plain, 'list')?.along ?? 0;
    expect(linesIn(down, 0, 13)).toBe(13);
    expect(linesIn(down, 0, 14)).toBe(11);
    expect(linesIn(down, 3, 99)).toBeLessThan(linesIn(down, 0, 99));
  });
});
