/** Tests polygons: area, middle, shared edges, snapping, splitting, joining. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaOf,
  boxOf,
  centroid,
  contains,
  crossesItself,
  crossing,
  edgeDistance,
  innerPoint,
  lengthOf,
  nearestOn,
  type Polygon,
  signedArea,
} from './polygon.ts';
import { cutAway, insetPolygon, joinPolygons } from './polygonClip.ts';
import { alongShared, gapIn, sharedEdge, snapPoint, splitPolygon } from './polygonEdges.ts';

const shape = (...pairs: [number, number][]): { x: number; y: number }[] => pairs.map(([x, y]) => ({ x, y }));
const square = shape([0, 0], [100, 0], [100, 100], [0, 100]);
/*  An L: the upper right quarter is missing.
 *   ##
 *   ####
 */
const ell = shape([0, 0], [50, 0], [50, 50], [100, 50], [100, 100], [0, 100]);

/** A star-shaped polygon around the middle, which never crosses itself. */
const star = fc.array(fc.integer({ min: 60, max: 300 }), { minLength: 3, maxLength: 14 }).map((radii) =>
  radii.map((radius, at) => ({
    x: 400 + radius * Math.cos((at * 2 * Math.PI) / radii.length),
    y: 400 + radius * Math.sin((at * 2 * Math.PI) / radii.length),
  })),
);

describe('polygons', () => {
  it('have an area, which is positive when they run clockwise on the screen', () => {
    expect(signedArea(square)).toBe(10000);
    expect(signedArea([...square].reverse())).toBe(-10000);
    expect(areaOf(ell)).toBe(7500);
  });
  it('have a centre of gravity', () => {
    expect(centroid(square)).toEqual({ x: 50, y: 50 });
    // Three quarters of 50 by 50, with their middles at (25,25), (25,75) and (75,75).
    expect(centroid(ell).x).toBeCloseTo(125 / 3);
    expect(centroid(ell).y).toBeCloseTo(175 / 3);
    expect(centroid(shape([0, 0], [10, 0], [20, 0]))).toEqual({ x: 10, y: 0 });
  });
  it('have an inside and a box around them', () => {
    expect(contains(ell, { x: 25, y: 25 })).toBe(true);
    expect(contains(ell, { x: 75, y: 25 })).toBe(false);
    expect(boxOf(ell)).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
  });
  it('give the distance of a point from their edge', () => {
    expect(edgeDistance(square, { x: 50, y: 30 })).toBe(30);
    expect(edgeDistance(square, { x: 130, y: 140 })).toBe(50);
    expect(
      nearestOn(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
        ],
        { x: 4, y: 7 },
      ),
    ).toEqual({ x: 4, y: 0 });
  });
  it('tell where segments cross, and nothing for segments side by side', () => {
    expect(
      crossing(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
        ],
        [
          { x: 5, y: -5 },
          { x: 5, y: 15 },
        ],
      ),
    ).toEqual({ first: 0.5, second: 0.25 });
    expect(
      crossing(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
        ],
        [
          { x: 0, y: 1 },
          { x: 10, y: 1 },
        ],
      ),
    ).toBeUndefined();
    expect(
      crossing(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
        ],
        [
          { x: 11, y: -5 },
          { x: 11, y: 5 },
        ],
      ),
    ).toBeUndefined();
  });
  it('are recognised when they cross themselves', () => {
    expect(crossesItself(square)).toBe(false);
    expect(crossesItself(shape([0, 0], [100, 100], [100, 0], [0, 100]))).toBe(true);
  });
  it('have a point well inside, also where the centre of gravity is outside', () => {
    expect(lengthOf(innerPoint(square), { x: 50, y: 50 })).toBeLessThan(1);
    // A thin L whose centre of gravity lies outside.
    const thin = shape([0, 0], [20, 0], [20, 180], [200, 180], [200, 200], [0, 200]);
    expect(contains(thin, centroid(thin))).toBe(false);
    expect(contains(thin, innerPoint(thin))).toBe(true);
    expect(edgeDistance(thin, innerPoint(thin))).toBeGreaterThan(9);
  });
  it('have that point inside whatever their shape', () => {
    fc.assert(fc.property(star, (polygon) => contains(polygon, innerPoint(polygon))));
  });
});

describe('shared edges', () => {
  it('are the stretch that two polygons have in common', () => {
    const beside = shape([100, 20], [200, 20], [200, 70], [100, 70]);
    const edge = sharedEdge(square, beside);
    expect(edge?.length).toBeCloseTo(50);
    expect(edge?.line).toEqual([
      { x: 100, y: 20 },
      { x: 100, y: 70 },
    ]);
  });
  it('are found across a narrow gap and not across a wide one', () => {
    const at = (x: number) => shape([x, 0], [x + 100, 0], [x + 100, 100], [x, 100]);
    expect(sharedEdge(square, at(103))?.length).toBeCloseTo(100);
    expect(sharedEdge(square, at(105))).toBeUndefined();
  });
  it('are missing where polygons meet only in one corner', () => {
    expect(sharedEdge(square, shape([100, 100], [200, 100], [200, 200], [100, 200]))).toBeUndefined();
  });
  it('follow bends, and give the straight line from end to end', () => {
    // The L and the square that fills its gap share two sides.
    const filler = shape([50, 0], [100, 0], [100, 50], [50, 50]);
    const edge = sharedEdge(ell, filler);
    expect(edge?.length).toBeCloseTo(100);
    expect(edge?.line).toEqual([
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ]);
    expect(edge && alongShared(edge, 0.5)).toEqual({ x: 50, y: 50 });
    expect(edge && alongShared(edge, 0.25)).toEqual({ x: 50, y: 25 });
  });
  it('leave space for a gap of some width, away from the ends', () => {
    const edge = sharedEdge(square, shape([100, 0], [200, 0], [200, 100], [100, 100]));
    expect(edge && gapIn(edge, 20)).toEqual([
      { x: 100, y: 40 },
      { x: 100, y: 60 },
    ]);
    expect(edge && gapIn(edge, 20, 0)[0]).toEqual({ x: 100, y: 0 });
    expect(edge && gapIn(edge, 500)).toEqual(edge?.line);
  });
});

describe('snapping a point', () => {
  it('moves it to a corner first, else to an edge, else not at all', () => {
    expect(snapPoint({ x: 94, y: 5 }, [square], 10)).toEqual({ x: 100, y: 0 });
    expect(snapPoint({ x: 50, y: 5 }, [square], 10)).toEqual({ x: 50, y: 0 });
    expect(snapPoint({ x: 50, y: 15 }, [square], 10)).toEqual({ x: 50, y: 15 });
  });
});

describe('splitting', () => {
  it('cuts along the line, and both parts share its ends', () => {
    const parts = splitPolygon(square, { x: -10, y: 30 }, { x: 110, y: 30 });
    expect(parts?.map(areaOf).sort((a, b) => a - b)).toEqual([3000, 7000]);
    expect(parts && sharedEdge(...parts, 0.01)?.length).toBeCloseTo(100);
  });
  it('cuts from corner to corner', () => {
    const parts = splitPolygon(square, { x: 0, y: 0 }, { x: 100, y: 100 });
    expect(parts?.map(areaOf)).toEqual([5000, 5000]);
    expect(parts?.every((part) => part.length === 3)).toBe(true);
  });
  it('cuts through a corner that the line misses by no more than rounding', () => {
    const triangle = shape(
      [460, 400],
      [273.00000000000006, 619.9704525612474],
      [272.9999999999999, 180.02954743875262],
    );
    const middle = innerPoint(triangle);
    expect(splitPolygon(triangle, { x: middle.x - 1, y: middle.y }, { x: middle.x + 1, y: middle.y })).toHaveLength(2);
  });
  it('cuts a bent polygon once, where the line was drawn', () => {
    // A comb with two teeth. The line crosses both, but the GM drew it over the left one.
    const comb = shape([0, 0], [20, 0], [20, 80], [80, 80], [80, 0], [100, 0], [100, 100], [0, 100]);
    const parts = splitPolygon(comb, { x: -5, y: 40 }, { x: 25, y: 40 });
    expect(parts?.map(areaOf).sort((a, b) => a - b)).toEqual([800, areaOf(comb) - 800]);
  });
  it('refuses a line that misses the polygon', () => {
    expect(splitPolygon(square, { x: -10, y: 200 }, { x: 110, y: 200 })).toBeUndefined();
    expect(splitPolygon(square, { x: 5, y: 5 }, { x: 5, y: 5 })).toBeUndefined();
    // A line along a side cuts nothing off.
    expect(splitPolygon(square, { x: 0, y: 0 }, { x: 100, y: 0 })).toBeUndefined();
  });
  it('keeps the area, and joining the parts gives the polygon back', () => {
    fc.assert(
      fc.property(star, fc.double({ min: 0, max: Math.PI, noNaN: true }), (polygon, turn) => {
        const centre = innerPoint(polygon);
        const to = { x: centre.x + Math.cos(turn), y: centre.y + Math.sin(turn) };
        const from = { x: centre.x - Math.cos(turn), y: centre.y - Math.sin(turn) };
        const parts = splitPolygon(polygon, from, to);
        if (!parts) throw new Error('A line through the middle cuts every polygon.');
        expect(areaOf(parts[0]) + areaOf(parts[1])).toBeCloseTo(areaOf(polygon), 3);
        const joined = joinPolygons(...parts);
        expect(typeof joined).toBe('object');
        expect(Math.abs(areaOf(joined as Polygon) - areaOf(polygon))).toBeLessThan(30);
      }),
    );
  });
});

describe('joining and cutting away', () => {
  it('makes one outline of two that touch', () => {
    const beside = shape([100, 0], [200, 0], [200, 100], [100, 100]);
    const joined = joinPolygons(square, beside);
    expect(areaOf(joined as Polygon)).toBe(20000);
    expect(joined).toHaveLength(4);
  });
  it('is refused for two that are apart or that would enclose a hole', () => {
    expect(joinPolygons(square, shape([150, 0], [200, 0], [200, 50]))).toBe('apart');
    const clasp = shape([0, 0], [100, 0], [100, 20], [20, 20], [20, 80], [100, 80], [100, 100], [0, 100]);
    expect(joinPolygons(clasp, shape([100, 0], [120, 0], [120, 100], [100, 100]))).toBe('ring');
  });
  it('cuts other polygons away and keeps the largest piece', () => {
    const left = cutAway(shape([50, 0], [150, 0], [150, 100], [50, 100]), [square]);
    expect(areaOf(left as Polygon)).toBe(5000);
    expect(cutAway(square, [shape([-5, -5], [105, -5], [105, 105], [-5, 105])])).toBe('nothing');
    expect(cutAway(square, [shape([40, 40], [60, 40], [60, 60], [40, 60])])).toBe('ring');
    expect(cutAway(square, [])).toEqual(square);
  });
  it('moves an outline inwards, in whichever direction it runs', () => {
    expect(areaOf(insetPolygon(square, 10))).toBeCloseTo(6400);
    expect(areaOf(insetPolygon([...square].reverse(), 10))).toBeCloseTo(6400);
    expect(insetPolygon(square, 60)).toEqual([]);
  });
});
