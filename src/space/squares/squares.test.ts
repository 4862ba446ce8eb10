/** Squares compared with pictures worked out by hand: distance, areas, lines, auras, walls. */
import * as fc from 'fast-check';
import { freeze, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { SquareScene } from '../scene.ts';
import {
  areaCorners,
  areaSquares,
  auraSquares,
  distance,
  gridOf,
  isWallBetween,
  linePlacings,
  lineSquares,
  squareGap,
  squareKey,
} from './squares.ts';

const scene = (columns: number, rows: number, more: Partial<SquareScene> = {}): SquareScene => ({
  kind: 'squares',
  name: 't',
  columns,
  rows,
  pixels: 64,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: {},
  ...more,
});
const at = (column: number, row: number) => ({ column, row });

describe('the grid of a map', () => {
  test('is read once, also in the middle of a move that leaves the map unchanged', () => {
    const fight = freeze({ scene: scene(3, 3, { cells: { '1,1': { blocked: true } } }), moves: 0 }, true);
    produce(fight, (draft) => {
      draft.moves += 1;
      expect(gridOf(draft.scene)).toBe(gridOf(fight.scene));
    });
  });
  test('is read again in a move that has changed the map, and not stored', () => {
    const fight = freeze({ scene: scene(3, 3) }, true);
    produce(fight, (draft) => {
      draft.scene.cells['1,1'] = { blocked: true };
      expect(gridOf(draft.scene).ground[4]).not.toBe(gridOf(fight.scene).ground[4]);
    });
    expect(gridOf(fight.scene).ground[4]).toBe(0);
  });
});

describe('distance', () => {
  // From the marked square, by hand: rings of the longer axis.
  //
  //     3 3 3 3 3 3 3
  //     3 2 2 2 2 2 3
  //     3 2 1 1 1 2 3
  //     3 2 1 @ 1 2 3
  //     3 2 1 1 1 2 3
  const picture = ['3333333', '3222223', '3211123', '3210123', '3211123'];
  test('TH-10: distance is the longer of the two axes', () => {
    for (const [row, line] of picture.entries())
      for (const [column, digit] of [...line].entries())
        expect(distance(at(3, 3), at(column, row))).toBe(Number(digit));
    // The chapter's own: 7 west and 4 north is 7 away.
    expect(distance(at(10, 10), at(3, 6))).toBe(7);
  });
  test('TH-10: between big tokens the nearest squares count', () => {
    // AA...BBB    A is 2 by 2 at 0,0; B is 3 by 3 at 5,1: from column 1 to column 5 is 4.
    expect(squareGap(at(0, 0), 2, at(5, 1), 3)).toBe(4);
    expect(squareGap(at(5, 1), 3, at(0, 0), 2)).toBe(4);
    expect(squareGap(at(2, 2), 1, at(2, 2), 3)).toBe(0);
  });
  test('TH-10: distance is never negative, is the same in both directions, and has no shortcut through a third square', () => {
    const square = fc.record({ column: fc.integer({ min: 0, max: 60 }), row: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(square, square, square, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        expect(distance(a, b) === 0).toBe(a.column === b.column && a.row === b.row);
      }),
    );
  });
});

describe('areas, lines and auras', () => {
  const grid = gridOf(scene(9, 9));
  test('TH-13: an Area 2 with range 0 holds the user: four places', () => {
    // The user at 4,4; corners that keep it inside: 3,3  4,3  3,4  4,4.
    expect(areaCorners(grid, at(4, 4), 0, 2).map(squareKey).sort()).toEqual(['3,3', '3,4', '4,3', '4,4']);
  });
  test('TH-13: an Area 3 within range 1 touches one of the eight neighbours or the user’s own square', () => {
    // Corners from 1,1 (its far corner 3,3 touches) to 5,5: 5 by 5 places.
    expect(areaCorners(grid, at(4, 4), 1, 3)).toHaveLength(25);
    expect(areaSquares(grid, at(1, 1), 3).map(squareKey)).toContain('3,3');
  });
  test('TH-13: an area is cut off at the edge of the map', () => {
    expect(areaSquares(grid, at(8, 8), 3).map(squareKey)).toEqual(['8,8']);
  });
  test('TH-13: an Aura 1 is the ring of eight, an Aura 2 has 24 squares, both with a hole', () => {
    const one = auraSquares(grid, at(4, 4), 1).map(squareKey);
    expect(one).toHaveLength(8);
    expect(one).not.toContain('4,4');
    expect(auraSquares(grid, at(4, 4), 2)).toHaveLength(24);
    // Round a token of 2 by 2 the first ring has 12.
    expect(auraSquares(grid, at(4, 4), 1, 2)).toHaveLength(12);
    expect(auraSquares(grid, at(0, 0), 1)).toHaveLength(3);
  });
  test('TH-13: a Line 4 runs along a row, a column or a diagonal', () => {
    expect(lineSquares(grid, at(1, 1), at(1, 1), 4).map(squareKey)).toEqual(['1,1', '2,2', '3,3', '4,4']);
    expect(lineSquares(grid, at(7, 1), at(1, 0), 4).map(squareKey)).toEqual(['7,1', '8,1']);
  });
  test('TH-13: lines of 3 with range 0 through one square: 3 for each of 4 ways', () => {
    const lines = linePlacings(grid, at(4, 4), 0, 3);
    expect(lines).toHaveLength(12);
    for (const { squares } of lines) expect(squares.map(squareKey)).toContain('4,4');
    expect(new Set(lines.map(({ squares }) => squares.map(squareKey).sort().join(' '))).size).toBe(12);
    expect(linePlacings(grid, at(4, 4), 1, 1)).toHaveLength(9);
  });
});

describe('walls', () => {
  // A|B    a wall on A's east edge, a shut door under A, an open one under B.
  // -
  // C D
  const grid = gridOf(scene(2, 2, { walls: { '0,0,e': 'wall', '0,0,s': 'door', '1,0,s': 'open' } }));
  test('a wall and a shut door separate two squares, and an open door does not', () => {
    expect(isWallBetween(grid, at(0, 0), at(1, 0))).toBe(true);
    expect(isWallBetween(grid, at(1, 0), at(0, 0))).toBe(true);
    expect(isWallBetween(grid, at(0, 0), at(0, 1))).toBe(true);
    expect(isWallBetween(grid, at(1, 0), at(1, 1))).toBe(false);
    expect(isWallBetween(grid, at(0, 1), at(1, 1))).toBe(false);
  });
  test('a diagonal is open when one of the two ways around the corner is', () => {
    expect(isWallBetween(grid, at(0, 0), at(1, 1))).toBe(true);
    // B to C: by B, D, C nothing is in the way.
    expect(isWallBetween(grid, at(1, 0), at(0, 1))).toBe(false);
  });
});
