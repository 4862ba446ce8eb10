/**
 * Tests where tokens stand: without overlap, inside their zone, and on the same spots as before.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeInZone, arrangeOnBorder, fittingRadius, radiusOf, type Spots, type TokenToArrange } from './arrange.ts';
import { readyScenes } from './scenes/index.ts';
import { areaOf, contains, edgeDistance, lengthOf, type Polygon } from './shapes/polygon.ts';

const square = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 300 },
  { x: 0, y: 300 },
];
const named = (...rooms: number[]): TokenToArrange[] => rooms.map((room, at) => ({ id: `t${at}`, room }));
const medium = (n: number): TokenToArrange[] => named(...Array.from({ length: n }, () => 1));

function overlapping(spots: Spots): string[] {
  const all = [...spots];
  return all.flatMap(([one, a], at) =>
    all.slice(at + 1).flatMap(([two, b]) => (lengthOf(a, b) < a.radius + b.radius - 1e-6 ? [`${one} and ${two}`] : [])),
  );
}
const outside = (polygon: Polygon, spots: Spots): string[] =>
  [...spots].flatMap(([id, spot]) =>
    contains(polygon, spot) && edgeDistance(polygon, spot) >= spot.radius - 1e-6 ? [] : [id],
  );
const anyRooms = fc.array(fc.constantFrom(1 / 16, 1 / 4, 1, 1, 1, 4), { minLength: 1, maxLength: 12 });
const zones = Object.values(readyScenes).flatMap((scene) => (scene.kind === 'zones' ? Object.values(scene.zones) : []));

describe('tokens in a zone', () => {
  it('stand in the middle, and the next one beside it', () => {
    const spots = arrangeInZone(square, medium(2), 30);
    const [first, second] = [...spots.values()];
    expect(first).toMatchObject({ radius: 30 });
    expect(lengthOf(first!, { x: 150, y: 150 })).toBeLessThan(2);
    expect(second!.y).toBeCloseTo(first!.y);
    expect(second!.x - first!.x).toBeGreaterThan(60);
  });
  it('are larger where there is more space, and small ones are not too small', () => {
    expect(radiusOf(1, 30)).toBe(30);
    expect(radiusOf(4, 30)).toBeGreaterThan(45);
    expect(radiusOf(1 / 16, 30)).toBeCloseTo(16.8);
  });
  it('never overlap and stay inside, in every zone of the ready-made maps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), anyRooms, (zone, rooms) => {
        const spots = arrangeInZone(zone.polygon, named(...rooms), fittingRadius(zone.polygon, zone.capacity, 34));
        expect(spots.size).toBe(rooms.length);
        expect(overlapping(spots)).toEqual([]);
        expect(outside(zone.polygon, spots)).toEqual([]);
      }),
    );
  });
  it('fit in a zone up to its capacity without shrinking much', () => {
    for (const zone of zones) {
      const size = fittingRadius(zone.polygon, zone.capacity, 34);
      const spots = arrangeInZone(zone.polygon, medium(zone.capacity), size);
      expect([zone.name, Math.min(...[...spots.values()].map(({ radius }) => radius)) >= size * 0.7]).toEqual([
        zone.name,
        true,
      ]);
    }
  });
  it('stay in place when another one comes last and nobody has to shrink', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (n) => {
        const before = arrangeInZone(square, medium(n), 30);
        const after = arrangeInZone(square, medium(n + 1), 30);
        for (const [id, spot] of before) expect(after.get(id)).toEqual(spot);
      }),
    );
  });
  it('stay in place when one of them leaves, if their old spots are given', () => {
    const before = arrangeInZone(square, medium(6), 30);
    const after = arrangeInZone(
      square,
      medium(6).filter(({ id }) => id !== 't0'),
      30,
      { before },
    );
    expect(after.size).toBe(5);
    for (const [id, spot] of after) expect(spot).toEqual(before.get(id));
  });
  it('stand on the same spots every time', () => {
    const rooms = named(1, 4, 0.25, 1, 1, 16);
    expect([...arrangeInZone(square, rooms, 30)]).toEqual([...arrangeInZone(square, rooms, 30)]);
  });
  it('shrink together in a crowded zone', () => {
    const spots = arrangeInZone(square, medium(30), 40);
    const radii = new Set([...spots.values()].map(({ radius }) => radius));
    expect(radii.size).toBe(1);
    expect([...radii][0]).toBeLessThan(40);
    expect(overlapping(spots)).toEqual([]);
    expect(outside(square, spots)).toEqual([]);
  });
  it('all have a spot even when there is no space at all', () => {
    const nook = square.map(({ x, y }) => ({ x: x / 30, y: y / 30 }));
    const spots = arrangeInZone(nook, medium(40), 30);
    expect(spots.size).toBe(40);
    expect([...spots.values()].every(({ x, y, radius }) => Number.isFinite(x + y + radius))).toBe(true);
    expect(arrangeInZone(square, [], 30).size).toBe(0);
  });
  it('have a size that fits the zone', () => {
    expect(fittingRadius(square, 8, 500) ** 2 * Math.PI * 8).toBeCloseTo(areaOf(square) / 2);
    expect(fittingRadius(square, 8, 20)).toBe(20);
  });
});

describe('tokens on a border', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 0, y: 200 },
  ] as const;
  it('stand in a row along the border, centred', () => {
    expect([...arrangeOnBorder(line, medium(1), 30).values()]).toEqual([{ x: 0, y: 100, radius: 30 }]);
    const two = [...arrangeOnBorder(line, medium(2), 30).values()];
    expect(two.map(({ x }) => x)).toEqual([0, 0]);
    expect((two[0]!.y + two[1]!.y) / 2).toBeCloseTo(100);
  });
  it('never overlap, and shrink to half their size at most to stay on the line', () => {
    fc.assert(
      fc.property(anyRooms, (rooms) => {
        const spots = arrangeOnBorder(line, named(...rooms), 30);
        expect(overlapping(spots)).toEqual([]);
        const smallest = Math.min(...[...spots.values()].map(({ radius }) => radius));
        expect(smallest).toBeGreaterThanOrEqual(radiusOf(Math.min(...rooms), 15) - 1e-9);
      }),
    );
    const four = [...arrangeOnBorder(line, medium(4), 30).values()];
    expect(four[0]!.y - four[0]!.radius).toBeGreaterThanOrEqual(-1e-6);
    expect(four[3]!.y + four[3]!.radius).toBeLessThanOrEqual(200 + 1e-6);
  });
  it('have spots even on a line without length', () => {
    const spots = arrangeOnBorder([line[0], line[0]], medium(2), 30);
    expect(overlapping(spots)).toEqual([]);
  });
});
