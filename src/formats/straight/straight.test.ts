/** Tests laying a picture straight: where corners land, what size comes, what is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../space/scene.ts';
import { faultOfCorners, type MapCorners, straightSize } from './corners.ts';
import { homographyOnto, pointThrough, straightRows } from './homography.ts';

const SQUARE: MapCorners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const PHOTO = { width: 4000, height: 3000 };
const near = (got: Point, wanted: Point, digits = 9) => {
  expect(got.x).toBeCloseTo(wanted.x, digits);
  expect(got.y).toBeCloseTo(wanted.y, digits);
};
const corners = (...at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => ({ x, y })) as unknown as MapCorners;

/** A map of one by `high`, photographed: turned about three axes, through a lens of this focus. */
function photographed(high: number, [tilt, swing, roll]: readonly [number, number, number], focus: number) {
  const turn = (a: number, b: number, by: number): [number, number] => [
    a * Math.cos(by) - b * Math.sin(by),
    a * Math.sin(by) + b * Math.cos(by),
  ];
  return ({ x, y }: Point): Point => {
    const [rx, ry] = turn(x - 0.5, (y - 0.5) * high, roll);
    const [ty, tz] = turn(ry, 0, tilt);
    const [sx, sz] = turn(rx, tz, swing);
    const depth = sz + 2.2 * focus;
    const long = Math.max(PHOTO.width, PHOTO.height);
    return {
      x: 0.5 + ((focus * sx) / depth) * (long / PHOTO.width),
      y: 0.5 + ((focus * ty) / depth) * (long / PHOTO.height),
    };
  };
}

describe('the transform', () => {
  it('leaves all as it is where the corners are those of the picture', () => {
    const same = homographyOnto(SQUARE);
    for (const at of [...SQUARE, { x: 0.3, y: 0.8 }]) near(pointThrough(same, at), at);
  });
  it('lays each corner of the result on the corner that was chosen, whatever they are', () => {
    const part = (least: number) => fc.double({ min: least, max: least + 0.3, noNaN: true });
    const chosen = fc
      .tuple(part(0), part(0), part(0.7), part(0), part(0.7), part(0.7), part(0), part(0.7))
      .map(([a, b, c, d, e, f, g, h]) => corners([a, b], [c, d], [e, f], [g, h]));
    fc.assert(
      fc.property(chosen, (all) => {
        fc.pre(faultOfCorners(all, PHOTO) === undefined);
        const onto = homographyOnto(all);
        for (const [n, corner] of SQUARE.entries()) near(pointThrough(onto, corner), all[n]!);
      }),
    );
  });
  it('undoes what a camera did: each point of the map lies where the photo shows it', () => {
    const camera = photographed(0.75, [0.5, -0.3, 0.2], 0.75);
    const onto = homographyOnto(SQUARE.map(camera) as unknown as MapCorners);
    for (const at of [
      { x: 0.5, y: 0.5 },
      { x: 0.1, y: 0.9 },
      { x: 0.77, y: 0.21 },
    ])
      near(pointThrough(onto, at), camera(at));
  });
});

describe('the size of the straight picture', () => {
  const sizeOf = (all: MapCorners, longest = 8192) => straightSize(all, PHOTO, longest);
  it('is that of the corners, on a scan that was only turned', () => {
    expect(sizeOf(SQUARE)).toEqual(PHOTO);
    // 2000 by 1000 pixels, turned by the angle whose tangent is 3/4.
    const turned = corners([0.25, 0.2], [0.65, 0.6], [0.5, 0.6 + 800 / 3000], [0.1, 0.2 + 800 / 3000]);
    expect(sizeOf(turned)).toEqual({ width: 2000, height: 1000 });
  });
  it('has the shape that the map had before the camera', () => {
    for (const [turns, focus, high] of [
      [[0.6, 0.4, 0.1], 1.2, 0.7],
      [[0.5, -0.5, 0.3], 0.75, 1.3],
      // A slant in one direction does not tell the focus: a usual one is right for a usual phone.
      [[0.7, 0, 0], 0.75, 0.7],
    ] as const) {
      const { width, height } = sizeOf(SQUARE.map(photographed(high, turns, focus)) as unknown as MapCorners);
      expect(height / width).toBeCloseTo(high, 2);
    }
  });
  it('has no longer side than a picture may have', () => {
    expect(sizeOf(SQUARE, 2000)).toEqual({ width: 2000, height: 1500 });
  });
});

describe('corners that are refused', () => {
  const faultOf = (...at: readonly (readonly [number, number])[]) => faultOfCorners(corners(...at), PHOTO);
  it('are those that cross or have changed sides', () => {
    expect(faultOf([0.9, 0.1], [0.1, 0.1], [0.9, 0.9], [0.1, 0.9])).toMatch(/changed places/);
    expect(faultOf([0.9, 0.1], [0.1, 0.1], [0.1, 0.9], [0.9, 0.9])).toMatch(/changed places/);
  });
  it('are those of which one is pushed in, or stands on the line between two others', () => {
    expect(faultOf([0.1, 0.1], [0.9, 0.1], [0.3, 0.3], [0.1, 0.9])).toMatch(/between the others/);
    expect(faultOf([0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9])).toMatch(/between the others/);
  });
  it('are those too near each other: 99 pixels are, 100 are not', () => {
    const high = (pixels: number) => 0.1 + pixels / PHOTO.height;
    const strip = (pixels: number) => faultOf([0.1, 0.1], [0.9, 0.1], [0.9, high(pixels)], [0.1, high(pixels)]);
    expect(strip(99)).toMatch(/too near each other/);
    expect(strip(100.001)).toBeUndefined();
  });
  it('are those outside the picture, or nowhere', () => {
    expect(faultOf([-0.1, 0], [1, 0], [1, 1], [0, 1])).toMatch(/outside the picture/);
    expect(faultOf([Number.NaN, 0], [1, 0], [1, 1], [0, 1])).toMatch(/outside the picture/);
  });
});

describe('the pixels', () => {
  const width = 4;
  const data = Uint8ClampedArray.from({ length: 4 * width * 3 }, (_, n) => (n * 37) % 256);
  const source = { width, height: 3, data };
  it('stay as they are through the transform that changes nothing, in rows of one and all at once', () => {
    const same = homographyOnto(SQUARE);
    expect([...straightRows(source, same, { width, height: 3, first: 0, count: 3 })]).toEqual([...data]);
    const rows = [0, 1, 2].flatMap((first) => [...straightRows(source, same, { width, height: 3, first, count: 1 })]);
    expect(rows).toEqual([...data]);
  });
  it('are turned with the corners', () => {
    const turned = homographyOnto([SQUARE[1], SQUARE[2], SQUARE[3], SQUARE[0]]);
    const rows = straightRows(source, turned, { width: 3, height: width, first: 0, count: width });
    // The upper left pixel is the one that stood at the upper right.
    expect([...rows.slice(0, 4)]).toEqual([...data.slice(12, 16)]);
    expect([...rows.slice(-4)]).toEqual([...data.slice(32, 36)]);
  });
});
