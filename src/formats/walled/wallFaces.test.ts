/** Tests finding rooms from walls. */
import { describe, expect, it } from 'vitest';
import { areaOf, type Segment } from '../../space/shapes/polygon.ts';
import { segmentNet } from './segmentNet.ts';
import { FaceFinder, facesOf, MOST_PIECES, MOST_WALLS } from './wallFaces.ts';

const wall = (x1: number, y1: number, x2: number, y2: number): Segment => [
  { x: x1, y: y1 },
  { x: x2, y: y2 },
];
const box = (left: number, top: number, right: number, bottom: number): Segment[] => [
  wall(left, top, right, top),
  wall(right, top, right, bottom),
  wall(right, bottom, left, bottom),
  wall(left, bottom, left, top),
];
const found = (walls: Segment[], tolerance = 2) => {
  const faces = facesOf(walls, tolerance, 10);
  if (typeof faces === 'string') throw new Error(`Too many ${faces}.`);
  return faces;
};
const areas = (walls: Segment[], tolerance = 2): number[] =>
  found(walls, tolerance).map((face) => Math.round(areaOf(face)));

describe('areas that walls enclose', () => {
  it('are the rooms, and not the outside', () => {
    expect(areas(box(0, 0, 100, 100))).toEqual([10000]);
  });
  it('are divided where a wall ends on another wall', () => {
    /*  +---+--+
     *  |   |  |    the inner wall ends on the outer ones, which have no corner there
     *  +---+--+
     */
    expect(areas([...box(0, 0, 100, 100), wall(60, 0, 60, 100)])).toEqual([6000, 4000]);
    // Two walls that cross divide the area into four.
    expect(areas([...box(0, 0, 100, 100), wall(60, -20, 60, 120), wall(-20, 50, 120, 50)])).toEqual([
      3000, 3000, 2000, 2000,
    ]);
  });
  it('are closed over small gaps, and not over wide ones', () => {
    const gap = (wide: number): Segment[] => [...box(0, 0, 100, 100).slice(0, 3), wall(0, 100, 0, wide)];
    expect(areas(gap(1.5))).toHaveLength(1);
    expect(areas(gap(8))).toEqual([]);
  });
  it('ignore loose ends of walls', () => {
    expect(areas([...box(0, 0, 100, 100), wall(50, 0, 50, 40), wall(50, 40, 70, 60), wall(300, 0, 400, 0)])).toEqual([
      10000,
    ]);
  });
  it('keep a room inside another, both whole', () => {
    const faces = found([...box(0, 0, 100, 100), ...box(40, 40, 60, 60)]);
    expect(faces.map(areaOf)).toEqual([10000, 400]);
    const finder = new FaceFinder(faces);
    expect(finder.nested()).toBe(true);
    expect(new FaceFinder(found([...box(0, 0, 100, 100), ...box(200, 0, 230, 30)])).nested()).toBe(false);
    // The points beside the inner room's wall: one inside, and one in the outer room.
    expect(finder.beside(wall(60, 45, 60, 55), 5).sort()).toEqual([0, 1]);
    expect(finder.beside(wall(0, 45, 0, 55), 5).sort()).toEqual([-1, 0]);
  });
  it('leave out slivers, and are limited to a number of walls and pieces', () => {
    expect(facesOf(box(0, 0, 3, 3), 0.1, 10)).toEqual([]);
    expect(facesOf([wall(5, 5, 5, 5)], 1, 1)).toEqual([]);
    const same = Array.from({ length: MOST_WALLS + 1 }, () => wall(0, 0, 1, 1));
    expect(facesOf(same, 1, 1)).toBe('walls');
    const lattice = Array.from({ length: 620 }, (_, n) => [wall(n, -1, n, 620), wall(-1, n, 620, n)]).flat();
    expect(lattice.length ** 2 / 2).toBeGreaterThan(MOST_PIECES);
    expect(facesOf(lattice, 0.01, 0.1)).toBe('pieces');
  });
  it('cost more for walls that meet than for many walls: ten times the rooms look at about ten times the lines', () => {
    const looked = (rooms: number): number => {
      const walls = Array.from({ length: rooms }, (_, n) => {
        const [left, top] = [(n % 100) * 30, Math.floor(n / 100) * 30];
        return box(left, top, left + 20, top + 20);
      }).flat();
      let pairs = 0;
      const near = segmentNet(walls, 2);
      for (const n of walls.keys())
        near(n, () => {
          pairs += 1;
        });
      return pairs;
    };
    expect(looked(400)).toBe(400 * 8);
    expect(looked(4000)).toBe(4000 * 8);
  });
  it('report how far the search has come, and never go backwards', () => {
    const shares: number[] = [];
    facesOf(Array.from({ length: 60 }, (_, n) => box(n * 30, 0, n * 30 + 20, 20)).flat(), 2, 10, (share) => {
      shares.push(share);
    });
    expect(shares.at(-1)).toBe(1);
    expect([...shares].sort((one, two) => one - two)).toEqual(shares);
  });
});
