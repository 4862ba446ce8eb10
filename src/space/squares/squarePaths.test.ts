/** Ways over squares, each compared with a table of costs worked out by hand. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SquareScene } from '../scene.ts';
import { BARRED, costTo, PASS, pathTo, reachOf, stepCost, type Walker } from './squarePaths.ts';
import { distance, type Grid, gridOf, indexOf, squareKey } from './squares.ts';

/**
 * `.` open, digits the height, `~` difficult, `#` solid, `E` an enemy, `A` an ally, `@` the walker.
 */
function from(drawing: string[], budget: number, more: Partial<Walker> = {}) {
  const cells: SquareScene['cells'] = {};
  const passage = new Uint8Array(drawing.length * (drawing[0]?.length ?? 0));
  let start = { column: 0, row: 0 };
  for (const [row, line] of drawing.entries())
    for (const [column, letter] of [...line].entries()) {
      const key = `${column},${row}`;
      if (/\d/.test(letter)) cells[key] = { elevation: Number(letter) };
      if (letter === '~') cells[key] = { difficult: true };
      if (letter === '#') cells[key] = { blocked: true };
      if (letter === 'E') passage[row * line.length + column] = BARRED;
      if (letter === 'A') passage[row * line.length + column] = PASS;
      if (letter === '@') start = { column, row };
    }
  const scene: SquareScene = {
    kind: 'squares',
    name: 't',
    columns: drawing[0]?.length ?? 1,
    rows: drawing.length,
    pixels: 64,
    ground: { kind: 'plain', look: 'stone' },
    cells,
    walls: {},
  };
  return reachOf(gridOf(scene), { from: start, size: 1, budget, passage, ...more });
}
/** The costs as a picture: digits, `x` out of reach, `o` passed but not stopped on. */
function costs(reach: ReturnType<typeof from>): string[] {
  const { grid } = reach;
  const stops = new Set(reach.stops);
  return Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (__, column) => {
      const cost = costTo(reach, { column, row });
      if (cost === undefined) return 'x';
      return cost > 0 && !stops.has(indexOf(grid, { column, row })) ? 'o' : `${cost}`;
    }).join(''),
  );
}

describe('reach', () => {
  test('TH-11: each step costs 1, diagonals too', () => {
    expect(costs(from(['.....', '.....', '..@..', '.....'], 2))).toEqual(['22222', '21112', '21012', '21112']);
  });
  test('TH-11: a walker passes allies but does not stop there, and does not enter squares of enemies', () => {
    //  @ A .      through the ally; round the enemy there is no way.
    //  # E #
    //  . . .
    expect(costs(from(['@A.', '#E#', '...'], 5))).toEqual(['0o2', 'xxx', 'xxx']);
  });
  test('TH-16: leaving difficult ground costs 1 more, entering it does not', () => {
    expect(costs(from(['@~~.'], 9))).toEqual(['0135']);
  });
  test('TH-14: one step of height is free, each more costs 1', () => {
    // Heights 0 1 3 3 0: steps of 1, 2, 0, 3 cost 1, 2, 1, 3.
    expect(costs(from(['@133.'], 9))).toEqual(['01347']);
  });
  test('TH-11: squares that cost more than the budget are out of reach', () => {
    expect(costs(from(['@~~.'], 4))).toEqual(['013x']);
    expect(from(['@..'], 0).stops).toEqual([]);
  });
  test('TH-12: nothing stops a walker who passes everything', () => {
    expect(costs(from(['@E~3.'], 9, { ignores: 'all' }))).toEqual(['0o234']);
  });
  test('ignored ground costs nothing to leave, but heights still count', () => {
    expect(costs(from(['@~~3.'], 9, { ignores: 'ground' }))).toEqual(['01258']);
  });
  test('a tax on squares and a price for each step add up', () => {
    const tax = Uint8Array.from([0, 1, 0]);
    // Leaving the middle square costs 1 and a tax of 1, and each step costs 1 more.
    expect(costs(from(['@..'], 9, { tax, perStep: 1 }))).toEqual(['025']);
  });
  test('a token of 2 by 2 needs room for all of it', () => {
    //  @ . . .      the gap of one row below the rock is too narrow.
    //  . . # .
    //  . . . .
    expect(costs(from(['@...', '..#.', '....'], 9, { size: 2 }))).toEqual(['0xxx', '1xxx', 'xxxx']);
  });
  test('each step gives the reasons for its cost', () => {
    const reach = from(['@3'], 9);
    expect(stepCost(reach.grid, reach.walker, { column: 0, row: 0 }, { column: 1, row: 0 })).toEqual({
      cost: 3,
      reasons: ['3 steps of height +2'],
    });
  });

  test('a path leads step by step to its square and adds up to its cost', () => {
    const row = fc.array(fc.constantFrom('.', '.', '.', '~', '#', '1', '2', '3', 'A', 'E'), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(row, { minLength: 6, maxLength: 6 }), fc.integer({ min: 1, max: 12 }), (rows, budget) => {
        const drawing = rows.map((line, n) => (n === 0 ? ['@', ...line.slice(1)] : line).join(''));
        const reach = from(drawing, budget);
        for (const index of reach.stops) {
          const to = { column: index % 8, row: Math.floor(index / 8) };
          const path = pathTo(reach, to) ?? [];
          let sum = 0;
          let before = { column: 0, row: 0 };
          for (const step of path) {
            expect(distance(before, step)).toBe(1);
            sum += stepCost(reach.grid, reach.walker, before, step)?.cost ?? 999;
            before = step;
          }
          expect(squareKey(before)).toBe(squareKey(to));
          expect(sum).toBe(costTo(reach, to));
          expect(sum).toBeLessThanOrEqual(budget);
          expect(sum).toBeGreaterThanOrEqual(distance({ column: 0, row: 0 }, to));
        }
      }),
      { numRuns: 60 },
    );
  });
  test('no cheaper way exists, compared with a search that tries every way', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom('.', '~', '#', '2', '3', 'E'), { minLength: 5, maxLength: 5 }), {
          minLength: 4,
          maxLength: 4,
        }),
        (rows) => {
          const reach = from(
            rows.map((line, n) => (n === 0 ? ['@', ...line.slice(1)] : line).join('')),
            30,
          );
          const best = slow(reach.grid, reach.walker);
          for (let index = 0; index < 20; index += 1)
            expect(costTo(reach, { column: index % 5, row: Math.floor(index / 5) })).toBe(best.get(index));
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** Finds the cheapest cost of every square by trying all steps until nothing changes. */
function slow(grid: Grid, walker: Walker): Map<number, number> {
  const best = new Map<number, number>([[indexOf(grid, walker.from), 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [index, cost] of [...best])
      for (let across = -1; across <= 1; across += 1)
        for (let down = -1; down <= 1; down += 1) {
          const at = { column: index % grid.columns, row: Math.floor(index / grid.columns) };
          const to = { column: at.column + across, row: at.row + down };
          const next = indexOf(grid, to);
          const step = next < 0 || (across === 0 && down === 0) ? undefined : stepCost(grid, walker, at, to);
          if (!step || cost + step.cost >= (best.get(next) ?? 999) || cost + step.cost > walker.budget) continue;
          best.set(next, cost + step.cost);
          changed = true;
        }
  }
  return best;
}
