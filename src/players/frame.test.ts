/** Tests of where the players' map lies on the screen, and of real inches. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PANELS } from '../board/layout/viewMath.ts';
import { pannedFrame, viewOf, wholeMap, zoomedFrame } from './frame.ts';
import { displayKey, perInchOf, rememberedPerInch, rememberPerInch } from './inches.ts';
import { plainScene as scene } from './testView.testing.ts';

describe('the frame of the map', () => {
  it('is shown whole, in the middle of the part that panels leave', () => {
    const view = viewOf(scene, { x: 100, y: 50, width: 200, height: 100 }, { width: 800, height: 800 }, NO_PANELS);
    expect(view).toEqual({ x: 100, y: 0, scale: 4 });
  });
  it('lies inside the part that panels leave, whatever the shapes of both', () => {
    const side = fc.integer({ min: 200, max: 1200 });
    fc.assert(
      fc.property(side, side, side, side, (width, height, paneWidth, paneHeight) => {
        const frame = { x: 7, y: -3, width, height };
        const view = viewOf(scene, frame, { width: paneWidth, height: paneHeight }, NO_PANELS);
        expect(view.x).toBeLessThanOrEqual(frame.x + 1e-6);
        expect(view.y).toBeLessThanOrEqual(frame.y + 1e-6);
        expect(view.x + paneWidth / view.scale).toBeGreaterThanOrEqual(frame.x + width - 1e-6);
        expect(view.y + paneHeight / view.scale).toBeGreaterThanOrEqual(frame.y + height - 1e-6);
      }),
    );
  });
  it('leaves room above the first row for the pointer over whoever acts there, and above no other', () => {
    const window = { width: 1600, height: 800 };
    // The pointer reaches three tenths of a square above the square of its figure.
    const reach = 0.3 * 50;
    const whole = viewOf(scene, wholeMap(scene), window, NO_PANELS);
    expect(whole.y).toBeLessThan(-reach);
    expect(whole.y + window.height / whole.scale).toBeCloseTo(500);
    const lower = viewOf(scene, { x: 0, y: 100, width: 1000, height: 400 }, { width: 1600, height: 640 }, NO_PANELS);
    expect(lower.y).toBeCloseTo(100);
  });
  it('keeps squares at one inch, and keeps its top left corner in place', () => {
    const frame = { x: 150, y: 100, width: 700, height: 300 };
    const panels = { top: 9, right: 300, bottom: 60, left: 9 };
    for (const covered of [NO_PANELS, panels])
      expect(viewOf(scene, frame, { width: 1920, height: 1080 }, covered, 40)).toEqual({ x: 150, y: 100, scale: 0.8 });
  });
  it('moves by whole squares and comes to rest on a square', () => {
    expect(pannedFrame(scene, { x: 12, y: 149, width: 9, height: 9 }, { right: 1, down: -1 })).toMatchObject({
      x: 50,
      y: 100,
    });
    const there = pannedFrame(scene, { x: 50, y: 100, width: 9, height: 9 }, { right: 3, down: 2 });
    expect(pannedFrame(scene, there, { right: -3, down: -2 })).toMatchObject({ x: 50, y: 100 });
  });
  it('becomes smaller and larger around its middle, within limits', () => {
    const near = zoomedFrame(scene, { x: 0, y: 0, width: 1000, height: 500 }, 0.5);
    expect(near).toEqual({ x: 250, y: 125, width: 500, height: 250 });
    expect(zoomedFrame(scene, near, 0.0001).width).toBe(150);
    expect(zoomedFrame(scene, near, 10_000).width).toBe(3000);
  });
  it('can hold the whole map', () => {
    expect(wholeMap(scene)).toEqual({ x: 0, y: 0, width: 1000, height: 500 });
  });
});

describe('real inches', () => {
  const store = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };
  const television = { width: 1920, height: 1080, density: 1 };
  it('follow from the diagonal: a Full HD television of 43 inches has 51 pixels in an inch', () => {
    expect(perInchOf(television, 43)).toBeCloseTo(51.23, 2);
    expect(perInchOf(television, 2)).toBeUndefined();
    expect(perInchOf(television, Number.NaN)).toBeUndefined();
  });
  it('are remembered for each display separately, and can be forgotten', () => {
    const kept = store();
    const laptop = { width: 1366, height: 768, density: 1.25 };
    rememberPerInch(kept, television, 51);
    rememberPerInch(kept, laptop, 112);
    expect(displayKey(laptop)).toBe('1366x768@1.25');
    expect([rememberedPerInch(kept, television), rememberedPerInch(kept, laptop)]).toEqual([51, 112]);
    rememberPerInch(kept, television, undefined);
    expect([rememberedPerInch(kept, television), rememberedPerInch(kept, laptop)]).toEqual([undefined, 112]);
  });
  it('start with nothing when the stored text is nonsense or storage is denied', () => {
    expect(rememberedPerInch({ getItem: () => '{"a":"b"}' }, television)).toBeUndefined();
    expect(rememberedPerInch({ getItem: () => '{{' }, television)).toBeUndefined();
    const refuses = {
      getItem: () => null,
      setItem: () => {
        throw new Error('denied');
      },
    };
    expect(() => rememberPerInch(refuses, television, 51)).not.toThrow();
  });
});
