/** Tests how the edges of zones are sorted into rim, walls and ways, on a small plan. */
import { describe, expect, test } from 'vitest';
import type { Border, Point, Zone, ZoneScene } from '../../space/scene.ts';
import { type Line, zoneEdges } from './zoneEdges.ts';

/*
 *   0     120    240
 *   +------+------+ 0
 *   |  a   =  b   |      a way between a and b from y 42 to 78
 *   +------+------+ 120
 *   |  c   |  d   |      a door between b and d over the whole edge; else walls
 *   +------+------+ 240
 */
const zone = (id: string, x: number, y: number): Zone => ({
  id,
  name: id,
  polygon: [
    { x, y },
    { x: x + 120, y },
    { x: x + 120, y: y + 120 },
    { x, y: y + 120 },
  ],
  capacity: 8,
  features: [],
});
const border = (between: [string, string], from: Point, to: Point, door: Border['door']): Border => ({
  id: between.join('-'),
  between,
  line: [from, to],
  capacity: 2,
  door,
  features: [],
});
const scene: ZoneScene = {
  kind: 'zones',
  name: 'Four rooms',
  width: 240,
  height: 240,
  ground: { kind: 'plain', look: 'stone' },
  zones: { a: zone('a', 0, 0), b: zone('b', 120, 0), c: zone('c', 0, 120), d: zone('d', 120, 120) },
  borders: {
    'a-b': border(['a', 'b'], { x: 120, y: 42 }, { x: 120, y: 78 }, 'none'),
    'b-d': border(['b', 'd'], { x: 120, y: 120 }, { x: 240, y: 120 }, 'closed'),
  },
};

const lengthOf = (lines: readonly Line[]): number =>
  lines
    .flatMap((line) =>
      line.slice(1).map((point, index) => Math.hypot(point.x - line[index]!.x, point.y - line[index]!.y)),
    )
    .reduce((sum, length) => sum + length, 0);
/**
 * Edges are examined in steps of six pixels, so each of the eight corners may be off by one step.
 */
const near = (length: number, wanted: number): void => expect(Math.abs(length - wanted)).toBeLessThanOrEqual(48);

describe('the edges of zones', () => {
  const edges = zoneEdges(scene);

  test('the rim goes once around the whole map', () => {
    near(lengthOf(edges.rim), 4 * 240);
  });

  test('each border has its way along the edge that it opens', () => {
    const ways = Object.fromEntries(edges.ways.map(({ border: { id }, line }) => [id, line]));
    near(lengthOf([ways['a-b']!]), 36 + 2 * 14);
    near(lengthOf([ways['b-d']!]), 120);
    expect(ways['a-b']!.every(({ x }) => x === 120)).toBe(true);
  });

  test('a shared edge without a border is a wall, and is drawn once', () => {
    // The edges a|c and c|d are walls as a whole, and a|b is one except for its way.
    near(lengthOf(edges.walls), 120 + 120 + (120 - 64));
  });

  test('zones that lie apart have no wall between them, and their border keeps its own line', () => {
    const apart: ZoneScene = {
      ...scene,
      zones: { a: zone('a', 0, 0), b: zone('b', 200, 0) },
      borders: { 'a-b': border(['a', 'b'], { x: 160, y: 40 }, { x: 160, y: 80 }, 'none') },
    };
    const { rim, walls, ways } = zoneEdges(apart);
    near(lengthOf(rim), 2 * 480);
    expect(walls).toEqual([]);
    expect(ways[0]?.line).toEqual(apart.borders['a-b']?.line);
  });

  test('a border between other zones opens no wall here', () => {
    const elsewhere: ZoneScene = {
      ...scene,
      borders: { 'a-d': border(['a', 'd'], { x: 120, y: 42 }, { x: 120, y: 78 }, 'none') },
    };
    near(lengthOf(zoneEdges(elsewhere).walls), 4 * 120);
  });
});
