/** Tests which place lies under a point, on small maps drawn in comments. */
import { describe, expect, test } from 'vitest';
import type { SquareScene, ZoneScene } from '../../space/scene.ts';
import { BORDER_REACH, mapSize, placeAt, placeOutline, playedPart } from './placeAt.ts';

/*
 *   0        200       400
 *   +---------+---------+ 0
 *   |  west   |  east   |
 *   |         = gap     |     the gap: x 200, y 80 to 120
 *   +---------+---------+ 200
 */
const rooms: ZoneScene = {
  kind: 'zones',
  name: 'Two rooms',
  width: 500,
  height: 300,
  ground: { kind: 'plain', look: 'stone' },
  zones: {
    west: {
      id: 'west',
      name: 'West',
      polygon: [
        { x: 0, y: 0 },
        { x: 200, y: 0 },
        { x: 200, y: 200 },
        { x: 0, y: 200 },
      ],
      capacity: 8,
      features: [],
    },
    east: {
      id: 'east',
      name: 'East',
      polygon: [
        { x: 200, y: 0 },
        { x: 400, y: 0 },
        { x: 400, y: 200 },
        { x: 200, y: 200 },
      ],
      capacity: 8,
      features: [],
    },
  },
  borders: {
    gap: {
      id: 'gap',
      between: ['west', 'east'],
      line: [
        { x: 200, y: 80 },
        { x: 200, y: 120 },
      ],
      capacity: 2,
      door: 'none',
      features: [],
    },
  },
};

const yard: SquareScene = {
  kind: 'squares',
  name: 'Yard',
  columns: 10,
  rows: 6,
  pixels: 50,
  ground: { kind: 'plain', look: 'grass' },
  cells: {},
  walls: {},
};

describe('zones', () => {
  test('a point inside a zone belongs to that zone', () => {
    expect(placeAt(rooms, { x: 50, y: 50 })).toEqual({ kind: 'zone', zone: 'west' });
    expect(placeAt(rooms, { x: 350, y: 150 })).toEqual({ kind: 'zone', zone: 'east' });
  });

  test('a point near the way through is the border, up to its reach on either side', () => {
    expect(placeAt(rooms, { x: 200 - BORDER_REACH, y: 100 })).toEqual({ kind: 'border', border: 'gap' });
    expect(placeAt(rooms, { x: 200 + BORDER_REACH, y: 100 })).toEqual({ kind: 'border', border: 'gap' });
    expect(placeAt(rooms, { x: 199 - BORDER_REACH, y: 100 })).toEqual({ kind: 'zone', zone: 'west' });
  });

  test('the wall beside the way through is not the border', () => {
    expect(placeAt(rooms, { x: 190, y: 180 })).toEqual({ kind: 'zone', zone: 'west' });
  });

  test('a point beside all zones has no place', () => {
    expect(placeAt(rooms, { x: 450, y: 100 })).toBeUndefined();
  });

  test('near two borders the nearer one counts', () => {
    const far = {
      ...rooms.borders.gap!,
      id: 'far',
      line: [
        { x: 240, y: 80 },
        { x: 240, y: 120 },
      ] as const,
    };
    const both: ZoneScene = { ...rooms, borders: { ...rooms.borders, far: { ...far, line: [...far.line] } } };
    expect(placeAt(both, { x: 225, y: 100 })).toEqual({ kind: 'border', border: 'far' });
    expect(placeAt(both, { x: 215, y: 100 })).toEqual({ kind: 'border', border: 'gap' });
  });
});

describe('squares', () => {
  test('a square’s first and last pixel belong to it', () => {
    expect(placeAt(yard, { x: 50, y: 0 })).toEqual({ kind: 'square', column: 1, row: 0 });
    expect(placeAt(yard, { x: 99.9, y: 299.9 })).toEqual({ kind: 'square', column: 1, row: 5 });
  });

  test('a point outside the map has no place', () => {
    expect(placeAt(yard, { x: -1, y: 10 })).toBeUndefined();
    expect(placeAt(yard, { x: 500, y: 10 })).toBeUndefined();
    expect(placeAt(yard, { x: 10, y: 300 })).toBeUndefined();
  });
});

describe('outlines', () => {
  test('a zone has its own outline, a square is a square, and a border is a band around its line', () => {
    expect(placeOutline(rooms, { kind: 'zone', zone: 'west' })).toBe(rooms.zones.west!.polygon);
    expect(placeOutline(yard, { kind: 'square', column: 1, row: 2 }, 2)).toEqual([
      { x: 50, y: 100 },
      { x: 150, y: 100 },
      { x: 150, y: 200 },
      { x: 50, y: 200 },
    ]);
    expect(placeOutline(rooms, { kind: 'border', border: 'gap' })?.map(({ x }) => x)).toEqual([174, 174, 226, 226]);
  });

  test('places of another kind of map have no outline', () => {
    expect(placeOutline(rooms, { kind: 'square', column: 0, row: 0 })).toBeUndefined();
    expect(placeOutline(yard, { kind: 'zone', zone: 'west' })).toBeUndefined();
    expect(placeOutline(rooms, { kind: 'zone', zone: 'gone' })).toBeUndefined();
    expect(placeOutline(rooms, { kind: 'off' })).toBeUndefined();
  });
});

test('the part that is played on is the zones and a rim of ground around them, inside the map', () => {
  expect(playedPart(rooms)).toEqual({ x: 0, y: 0, width: 440, height: 240 });
  expect(playedPart({ ...rooms, zones: {} })).toEqual({ x: 0, y: 0, width: 500, height: 300 });
  expect(playedPart(yard)).toEqual({ x: 0, y: 0, width: 500, height: 300 });
});

test('a map of squares is as large as its squares', () => {
  expect(mapSize(yard)).toEqual({ width: 500, height: 300 });
  expect(mapSize(rooms)).toEqual({ width: 500, height: 300 });
});
