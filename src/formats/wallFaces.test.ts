/** Tests finding rooms from walls. */
import { describe, expect, it } from 'vitest';
import { area, type Segment } from '../space/polygon.ts';
import { facesBeside, facesOf, liesIn, MOST_WALLS } from './wallFaces.ts';

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
const areas = (walls: Segment[], tolerance = 2): number[] =>
  facesOf(walls, tolerance, 10).map((face) => Math.round(area(face)));

describe('areas closed round by walls', () => {
  it('are the rooms, not the outside', () => {
    expect(areas(box(0, 0, 100, 100))).toEqual([10000]);
  });
  it('are parted where a wall ends on another', () => {
    /*  +---+--+
     *  |   |  |    the inner wall ends on the outer ones, which have no corner there
     *  +---+--+
     */
    expect(areas([...box(0, 0, 100, 100), wall(60, 0, 60, 100)])).toEqual([6000, 4000]);
    // Walls that cross part into four.
    expect(areas([...box(0, 0, 100, 100), wall(60, -20, 60, 120), wall(-20, 50, 120, 50)])).toEqual([
      3000, 3000, 2000, 2000,
    ]);
  });
  it('are closed over small gaps, not over wide ones', () => {
    const gap = (wide: number): Segment[] => [...box(0, 0, 100, 100).slice(0, 3), wall(0, 100, 0, wide)];
    expect(areas(gap(1.5))).toHaveLength(1);
    expect(areas(gap(8))).toEqual([]);
  });
  it('do not mind loose ends', () => {
    expect(areas([...box(0, 0, 100, 100), wall(50, 0, 50, 40), wall(50, 40, 70, 60), wall(300, 0, 400, 0)])).toEqual([
      10000,
    ]);
  });
  it('keep a room inside another, both whole', () => {
    const faces = facesOf([...box(0, 0, 100, 100), ...box(40, 40, 60, 60)], 2, 10);
    expect(faces.map(area)).toEqual([10000, 400]);
    expect(liesIn(faces[1]!, faces[0]!)).toBe(true);
    expect(liesIn(faces[0]!, faces[1]!)).toBe(false);
    // Off the inner room's wall: inside, and out in the outer one.
    expect(facesBeside(faces, wall(60, 45, 60, 55), 5).sort()).toEqual([0, 1]);
    expect(facesBeside(faces, wall(0, 45, 0, 55), 5).sort()).toEqual([-1, 0]);
  });
  it('leave out slivers, and more walls than can be tried', () => {
    expect(facesOf(box(0, 0, 3, 3), 0.1, 10)).toEqual([]);
    expect(
      facesOf(
        Array.from({ length: MOST_WALLS + 1 }, () => wall(0, 0, 1, 1)),
        1,
        1,
      ),
    ).toEqual([]);
    expect(facesOf([wall(5, 5, 5, 5)], 1, 1)).toEqual([]);
  });
});
