/**
 * Tests the geometry of hexes against a plain reference: points, edges, and steps counted one by
 * one.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HexGrid, Point } from '../scene.ts';
import { areaOf, contains, middleOf } from '../shapes/polygon.ts';
import {
  allHexes,
  gridWithin,
  type Hex,
  hexAt,
  hexCentre,
  hexDistance,
  hexGridSize,
  hexId,
  hexNeighbours,
  hexOfId,
  hexOutline,
} from './hexGrid.ts';

const side = fc.integer({ min: 1, max: 9 });
const grids: fc.Arbitrary<HexGrid> = fc.record({
  turn: fc.constantFrom('pointed', 'flat'),
  columns: side,
  rows: side,
  across: fc.integer({ min: 8, max: 512 }),
  at: fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) }),
});
const gridsWithHex = grids.chain((grid) =>
  fc.record({
    grid: fc.constant(grid),
    hex: fc.record({
      column: fc.integer({ min: 0, max: grid.columns - 1 }),
      row: fc.integer({ min: 0, max: grid.rows - 1 }),
    }),
  }),
);

/** The reference: hexes whose outlines have two corners in common. */
const touching = (grid: HexGrid, hex: Hex): string[] => {
  const own = hexOutline(grid, hex);
  return allHexes(grid)
    .filter((other) => hexId(other) !== hexId(hex))
    .filter(
      (other) =>
        hexOutline(grid, other).filter(({ x, y }) => own.some((one) => one.x === x && one.y === y)).length === 2,
    )
    .map(hexId);
};

/** The reference: steps from edge to edge, counted ring by ring. */
function stepsByTouch(grid: HexGrid, from: Hex): Map<string, number> {
  const steps = new Map([[hexId(from), 0]]);
  const queue = [from];
  for (const hex of queue)
    for (const id of touching(grid, hex)) {
      const next = hexOfId(id);
      if (steps.has(id) || !next) continue;
      steps.set(id, (steps.get(hexId(hex)) ?? 0) + 1);
      queue.push(next);
    }
  return steps;
}

describe('a grid of hexes', () => {
  it('has as neighbours of a hex exactly those that share an edge with it: at most six, each the other’s', () => {
    fc.assert(
      fc.property(gridsWithHex, ({ grid, hex }) => {
        const next = hexNeighbours(grid, hex);
        expect(next.map(hexId).toSorted()).toEqual(touching(grid, hex).toSorted());
        expect(next.length).toBeLessThanOrEqual(6);
        for (const other of next) expect(hexNeighbours(grid, other).map(hexId)).toContain(hexId(hex));
      }),
      { numRuns: 60 },
    );
  });

  it('counts as the distance of two hexes the steps between them', () => {
    fc.assert(
      fc.property(gridsWithHex, ({ grid, hex }) => {
        const steps = stepsByTouch(grid, hex);
        for (const other of allHexes(grid)) {
          expect(hexDistance(grid, hex, other)).toBe(steps.get(hexId(other)));
          expect(hexDistance(grid, other, hex)).toBe(hexDistance(grid, hex, other));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('finds the hex under a point: at its centre, near its corners, and none beside the grid', () => {
    fc.assert(
      fc.property(gridsWithHex, ({ grid, hex }) => {
        const centre = hexCentre(grid, hex);
        expect(hexAt(grid, centre)).toEqual(hex);
        const outline = hexOutline(grid, hex);
        const towards = ({ x, y }: Point, share: number) => ({
          x: centre.x + (x - centre.x) * share,
          y: centre.y + (y - centre.y) * share,
        });
        outline.forEach((corner, n) => {
          expect(hexAt(grid, towards(corner, 0.97))).toEqual(hex);
          const beyond = towards(middleOf(corner, outline[(n + 1) % 6]!), 1.05);
          expect(hexAt(grid, beyond)).toEqual(allHexes(grid).find((one) => contains(hexOutline(grid, one), beyond)));
        });
        const { width, height } = hexGridSize(grid);
        expect(hexAt(grid, { x: grid.at.x - 1, y: grid.at.y - 1 })).toBeUndefined();
        expect(hexAt(grid, { x: grid.at.x + width + 1, y: grid.at.y + height + 1 })).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('covers its box with equal hexes that do not overlap', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const corners = allHexes(grid).flatMap((hex) => hexOutline(grid, hex));
        const { width, height } = hexGridSize(grid);
        expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(grid.at.x, 1);
        expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(grid.at.y, 1);
        expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(grid.at.x + width, 1);
        expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(grid.at.y + height, 1);
        const area = (Math.sqrt(3) / 2) * grid.across ** 2;
        for (const hex of allHexes(grid)) expect(areaOf(hexOutline(grid, hex)) / area).toBeCloseTo(1, 2);
      }),
      { numRuns: 60 },
    );
  });

  it('fits whole hexes into a box, and one more line or place would not fit', () => {
    const boxes = fc.record({
      width: fc.integer({ min: 700, max: 2000 }),
      height: fc.integer({ min: 700, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.constantFrom('pointed' as const, 'flat' as const), boxes, (turn, box) => {
        const grid = gridWithin({ turn, across: 60 }, box);
        const size = hexGridSize(grid);
        expect(size.width).toBeLessThanOrEqual(box.width);
        expect(size.height).toBeLessThanOrEqual(box.height);
        expect(hexGridSize({ ...grid, columns: grid.columns + 1 }).width).toBeGreaterThan(box.width);
        expect(hexGridSize({ ...grid, rows: grid.rows + 1 }).height).toBeGreaterThan(box.height);
      }),
    );
  });

  it('names a hex by its column and row from 1, and knows no other id', () => {
    expect(hexId({ column: 3, row: 4 })).toBe('h4-5');
    expect(hexOfId('h4-5')).toEqual({ column: 3, row: 4 });
    for (const id of ['h0-5', 'h4', 'yard', 'h4-5-6', 'h-1-2', 'H4-5']) expect(hexOfId(id)).toBeUndefined();
  });
});
