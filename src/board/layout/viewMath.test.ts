/** Tests the calculations of the view, on examples worked out by hand and on random views. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundedPixelRatio,
  centredOn,
  fitView,
  freePart,
  heldOnMap,
  NO_PANELS,
  pannedView,
  pictureTransform,
  shownPart,
  stillCovers,
  toMap,
  toWindow,
  viewBetween,
  wheelFactor,
  zoomAt,
} from './viewMath.ts';

const map = { x: 0, y: 0, width: 1600, height: 1000 };
const window = { width: 1000, height: 800 };
const view = fc.record({
  x: fc.double({ min: -500, max: 1500, noNaN: true }),
  y: fc.double({ min: -500, max: 1500, noNaN: true }),
  scale: fc.double({ min: 0.1, max: 4, noNaN: true }),
});
const spot = fc.record({
  x: fc.double({ min: 0, max: 1000, noNaN: true }),
  y: fc.double({ min: 0, max: 800, noNaN: true }),
});

describe('fitting the map into the window', () => {
  test('shows the whole map in the middle', () => {
    const fitted = fitView(map, window, NO_PANELS, 0);
    expect(fitted.scale).toBeCloseTo(0.625);
    expect(fitted.x).toBeCloseTo(0);
    // In 800 window pixels there are 1280 map pixels: 140 above and below the map's 1000.
    expect(fitted.y).toBeCloseTo(-140);
  });

  test('fits a part of the map where that part lies', () => {
    const part = { x: 400, y: 200, width: 800, height: 640 };
    expect(fitView(part, window, NO_PANELS, 0)).toEqual({ x: 400, y: 200, scale: 1.25 });
  });

  test('keeps the map off the window’s edge by the padding', () => {
    const corner = toWindow(fitView(map, window, NO_PANELS, 20), { x: 0, y: 0 });
    expect(corner.x).toBeCloseTo(20);
  });

  test('gives a small map in a window without size, rather than none', () => {
    expect(fitView(map, { width: 0, height: 0 }).scale).toBeGreaterThan(0);
  });
});

describe('the free part of the window', () => {
  const panels = { top: 50, right: 300, bottom: 100, left: 0 };

  test('is what panels leave, and at least a tenth of the window', () => {
    expect(freePart(window, panels)).toEqual({ x: 0, y: 50, width: 700, height: 650 });
    expect(freePart(window, { top: 0, right: 900, bottom: 0, left: 600 })).toEqual({
      x: 360,
      y: 0,
      width: 100,
      height: 800,
    });
  });

  test('holds all of a part that is fitted, in its middle', () => {
    const side = fc.integer({ min: 0, max: 350 });
    fc.assert(
      fc.property(fc.record({ top: side, right: side, bottom: side, left: side }), (covered) => {
        const fitted = fitView(map, window, covered, 0);
        const free = freePart(window, covered);
        const seen = shownPart(fitted, window, covered);
        expect(seen.width).toBeGreaterThanOrEqual(map.width - 1e-6);
        expect(seen.height).toBeGreaterThanOrEqual(map.height - 1e-6);
        expect(seen.x + seen.width / 2).toBeCloseTo(800, 4);
        const corner = toWindow(fitted, map);
        expect(corner.x).toBeGreaterThanOrEqual(free.x - 1e-6);
        expect(corner.y).toBeGreaterThanOrEqual(free.y - 1e-6);
      }),
    );
  });

  test('is where a point is brought to the middle, and where the map is kept', () => {
    const after = centredOn({ x: 0, y: 0, scale: 2 }, { x: 700, y: 300 }, window, panels);
    expect(toWindow(after, { x: 700, y: 300 })).toEqual({ x: 350, y: 375 });
    // The view is pulled far to the right. A quarter of what the free part can show is still map.
    const held = heldOnMap({ x: -9000, y: 0, scale: 1 }, map, window, panels);
    expect(toWindow(held, { x: 0, y: 0 }).x).toBeCloseTo(700 - 175);
  });
});

describe('gliding', () => {
  test('starts and ends at the two views, and the middle of the window moves in a straight line', () => {
    const [from, to] = [fitView(map, window), { x: 900, y: 100, scale: 3 }];
    expect(viewBetween(from, to, 0, window).x).toBeCloseTo(from.x);
    expect(viewBetween(from, to, 1, window)).toMatchObject({ scale: 3 });
    expect(viewBetween(from, to, 1, window).x).toBeCloseTo(900);
    const middle = (at: typeof to) => toMap(at, { x: 500, y: 400 });
    expect(middle(viewBetween(from, to, 0.5, window)).x).toBeCloseTo((middle(from).x + middle(to).x) / 2);
  });
});

describe('zooming', () => {
  test('keeps the map point under the pointer where it is', () => {
    fc.assert(
      fc.property(view, spot, fc.double({ min: 0.3, max: 3, noNaN: true }), (before, at, factor) => {
        const after = zoomAt(before, at, factor);
        const held = toWindow(after, toMap(before, at));
        expect(held.x).toBeCloseTo(at.x, 5);
        expect(held.y).toBeCloseTo(at.y, 5);
      }),
    );
  });

  test('stops at the smallest and the largest scale', () => {
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, { x: 0, y: 0 }, 1000).scale).toBe(6);
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, { x: 0, y: 0 }, 0.0001).scale).toBe(0.05);
  });

  test('the wheel zooms in when turned away and out by as much when turned back', () => {
    const away = wheelFactor({ deltaY: -100, deltaMode: 0, ctrlKey: false });
    const back = wheelFactor({ deltaY: 100, deltaMode: 0, ctrlKey: false });
    expect(away).toBeGreaterThan(1);
    expect(away * back).toBeCloseTo(1);
  });

  test('three lines of a wheel count as seventy-two pixels', () => {
    const lines = wheelFactor({ deltaY: 3, deltaMode: 1, ctrlKey: false });
    expect(lines).toBeCloseTo(wheelFactor({ deltaY: 72, deltaMode: 0, ctrlKey: false }));
  });
});

describe('moving the view', () => {
  test('the map follows the pointer', () => {
    const after = pannedView({ x: 100, y: 50, scale: 2 }, { x: 30, y: -10 });
    expect(after).toEqual({ x: 85, y: 55, scale: 2 });
  });

  test('centring puts a point in the middle', () => {
    const after = centredOn({ x: 0, y: 0, scale: 2 }, { x: 700, y: 300 }, window);
    expect(toWindow(after, { x: 700, y: 300 })).toEqual({ x: 500, y: 400 });
  });

  test('the map cannot be moved out of the window', () => {
    fc.assert(
      fc.property(view, (wanted) => {
        const part = shownPart(heldOnMap(wanted, map, window), window);
        const across = Math.min(map.width, part.x + part.width) - Math.max(0, part.x);
        const down = Math.min(map.height, part.y + part.height) - Math.max(0, part.y);
        expect(across).toBeGreaterThan(0);
        expect(down).toBeGreaterThan(0);
      }),
    );
  });

  test('a view that shows enough of the map stays as it is', () => {
    const whole = fitView(map, window);
    expect(heldOnMap(whole, map, window)).toEqual(whole);
  });
});

describe('a painted picture that CSS moves', () => {
  const margin = { x: 150, y: 120 };

  /** The point of the page at which CSS shows a point of the picture. */
  const through = (transform: string, at: { x: number; y: number }) => {
    const [x = 0, y = 0, k = 1] = (transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    return { x: at.x * k + x, y: at.y * k + y };
  };

  test('shows every map point where the wanted view has it', () => {
    fc.assert(
      fc.property(view, view, spot, (painted, wanted, point) => {
        const onPicture = toWindow(painted, point);
        const css = through(pictureTransform(painted, wanted, margin), {
          x: onPicture.x + margin.x,
          y: onPicture.y + margin.y,
        });
        const right = toWindow(wanted, point);
        // The picture begins a margin to the left of the window and above it.
        expect(css.x - margin.x).toBeCloseTo(right.x, 3);
        expect(css.y - margin.y).toBeCloseTo(right.y, 3);
      }),
    );
  });

  test('covers the window up to its margin and no further', () => {
    const painted = { x: 0, y: 0, scale: 1 };
    expect(stillCovers(painted, { x: 150, y: 0, scale: 1 }, window, margin)).toBe(true);
    expect(stillCovers(painted, { x: 151, y: 0, scale: 1 }, window, margin)).toBe(false);
    expect(stillCovers(painted, { x: 0, y: -121, scale: 1 }, window, margin)).toBe(false);
    expect(stillCovers(painted, { x: 100, y: 100, scale: 2 }, window, margin)).toBe(true);
    expect(stillCovers(painted, { x: -300, y: -300, scale: 0.5 }, window, margin)).toBe(false);
  });
});

describe('the pixel ratio', () => {
  test('is the device’s own on a small window, at most two, and less on a huge window', () => {
    expect(boundedPixelRatio(1.5, { width: 800, height: 600 })).toBe(1.5);
    expect(boundedPixelRatio(3, { width: 800, height: 600 })).toBe(2);
    expect(boundedPixelRatio(2, { width: 3840, height: 2160 })).toBe(1);
  });
});
