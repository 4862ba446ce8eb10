/**
 * Ways over squares where every second diagonal counts two. The tests show the costs as readable
 * tables.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squarePlan } from '../scenes/plans/squarePlan.ts';
import { metrePathTo, metreReach, metresBetween, metresTo } from './metrePaths.ts';
import { BARRED, PASS } from './squarePaths.ts';
import { gridOf, indexOf, type Square } from './squares.ts';

const grid = (ground: string, heights = ground.replace(/\S/g, '.')) =>
  gridOf(squarePlan({ name: 'Test', ground: { kind: 'plain', look: 'grass' } }, heights, ground));
const walker = (map: ReturnType<typeof grid>, from: Square, budget: number, size = 1) => ({
  from,
  size,
  budget,
  passage: new Uint8Array(map.columns * map.rows),
});
/** The metres to each square; `.` is out of reach. */
const picture = (map: ReturnType<typeof grid>, who: ReturnType<typeof walker>) => {
  const reach = metreReach(map, who);
  return Array.from({ length: map.rows }, (_, row) =>
    Array.from({ length: map.columns }, (_, column) => metresTo(reach, { column, row }) ?? '.').join(''),
  ).join('\n');
};
const table = (text: string) => text.trim().replace(/^\s+/gm, '');

describe('metres', () => {
  it('count a diagonal as 1, two as 3, three as 4, four as 6', () => {
    const map = grid(`
      ......
      ......
      ......
      ......
      ......
      ......`);
    expect(picture(map, walker(map, { column: 0, row: 0 }, 6))).toBe(
      table(`
        012345
        112345
        223456
        334456
        44556.
        5566..`),
    );
  });
  it('are counted step by step around an obstacle', () => {
    const map = grid(`
      .....
      .###.
      .....`);
    expect(picture(map, walker(map, { column: 0, row: 1 }, 9))).toBe(
      table(`
        11234
        0...5
        11234`),
    );
  });
  it('cost one more when leaving difficult ground, and one for each level of height beyond the first', () => {
    const map = grid('.~...', '.....');
    expect(picture(map, walker(map, { column: 0, row: 0 }, 9))).toBe('01345');
    const steep = grid('.....', '.133.');
    expect(picture(steep, walker(steep, { column: 0, row: 0 }, 9))).toBe('01347');
    const reach = metreReach(steep, walker(steep, { column: 0, row: 0 }, 9), () => 0);
    expect(metresTo(reach, { column: 4, row: 0 })).toBe(4);
  });
  it('do not lead past enemies, and lead past allies without stopping there', () => {
    const map = grid('.....');
    const who = walker(map, { column: 0, row: 0 }, 9);
    who.passage[indexOf(map, { column: 1, row: 0 })] = PASS;
    who.passage[indexOf(map, { column: 3, row: 0 })] = BARRED;
    expect(metreReach(map, who).stops).toEqual([2]);
    expect(picture(map, who)).toBe('012..');
  });
  it('need room for the whole of a token of two squares', () => {
    const map = grid(`
      .....
      ..#..
      .....
      .....`);
    expect(picture(map, walker(map, { column: 0, row: 2 }, 9, 2))).toBe(
      table(`
        2..4.
        1..3.
        0123.
        .....`),
    );
  });
  it('do not lead anywhere from off the map', () => {
    const map = grid('...');
    expect(metreReach(map, walker(map, { column: 9, row: 9 }, 5)).stops).toEqual([]);
  });
  it('are the straight distance on open ground, and the way has that many metres', () => {
    const map = grid(Array.from({ length: 12 }, () => '............').join(' '));
    const side = fc.integer({ min: 0, max: 11 });
    fc.assert(
      fc.property(side, side, side, side, (a, b, c, d) => {
        const [from, to] = [
          { column: a, row: b },
          { column: c, row: d },
        ];
        const reach = metreReach(map, walker(map, from, 40));
        const straight = metresBetween(from, 1, to, 1);
        expect(metresTo(reach, to)).toBe(straight);
        let [diagonals, metres] = [0, 0];
        let last = from;
        for (const step of metrePathTo(reach, to) ?? []) {
          const diagonal = step.column !== last.column && step.row !== last.row;
          diagonals += diagonal ? 1 : 0;
          metres += diagonal && diagonals % 2 === 0 ? 2 : 1;
          last = step;
        }
        expect([metres, last]).toEqual([straight, to]);
      }),
      { numRuns: 200 },
    );
  });
  it('are measured between the nearest squares of two tokens', () => {
    expect(metresBetween({ column: 0, row: 0 }, 2, { column: 4, row: 0 }, 1)).toBe(3);
    expect(metresBetween({ column: 0, row: 0 }, 2, { column: 3, row: 3 }, 2)).toBe(3);
    expect(metresBetween({ column: 1, row: 1 }, 1, { column: 2, row: 2 }, 1)).toBe(1);
  });
});
