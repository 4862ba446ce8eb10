/** Cover and obstruction compared with pictures worked out by hand. */
import { describe, expect, test } from 'vitest';
import type { SquareScene } from '../scene.ts';
import { coverOf, wallBetween } from './squareCover.ts';
import { gridOf } from './squares.ts';

/**
 * `T` the target, digits heights, `#` solid, `c` a character, `.` flat. Gives for each square what
 * an attacker there would find.
 */
function seen(drawing: string[], height?: { at: [number, number]; is: number }): string[] {
  const cells: SquareScene['cells'] = {};
  const columns = drawing[0]?.length ?? 1;
  const standers: (string | undefined)[] = Array.from({ length: columns * drawing.length }, () => undefined);
  let target = { column: 0, row: 0 };
  for (const [row, line] of drawing.entries())
    for (const [column, letter] of [...line].entries()) {
      if (/\d/.test(letter)) cells[`${column},${row}`] = { elevation: Number(letter) };
      if (letter === '#') cells[`${column},${row}`] = { blocked: true };
      if (letter === 'c') standers[row * columns + column] = `c${column},${row}`;
      if (letter === 'T') {
        target = { column, row };
        standers[row * columns + column] = 'target';
      }
    }
  if (height) cells[height.at.join(',')] = { elevation: height.is };
  const grid = gridOf({
    kind: 'squares',
    name: 't',
    columns,
    rows: drawing.length,
    pixels: 64,
    ground: { kind: 'plain', look: 'stone' },
    cells,
    walls: {},
  });
  return drawing.map((line, row) =>
    [...line]
      .map((letter, column) => {
        if (letter === 'T') return 'T';
        const found = coverOf(grid, standers, { column, row }, target, [
          'target',
          standers[row * columns + column] ?? '',
        ]);
        return found.obstructed ? 'X' : found.cover.length > 0 ? '+' : '.';
      })
      .join(''),
  );
}

describe('cover', () => {
  test('TH-23: the chapter: ground to the left covers from everywhere left of its column', () => {
    // 3 is ground three levels higher, directly left of T. The column of the 3 itself is not behind
    // the line.
    const map = ['......', '......', '..3T..', '......', '......'];
    expect(seen(map)).toEqual(['++....', '++....', '++.T..', '++....', '++....']);
  });
  test('TH-23: the chapter: ground up and left covers from north-west of the diagonal through it', () => {
    // The dividing diagonal runs from lower left to upper right through the 3 at 2,1: column + row
    // = 3.
    const map = ['......', '..3...', '...T..', '......'];
    expect(seen(map)).toEqual(['+++...', '++....', '+..T..', '......']);
  });
  test('TH-23: ground 1 higher covers nothing, 2 higher does', () => {
    expect(seen(['..1T.'])).toEqual(['...T.']);
    expect(seen(['..2T.'])).toEqual(['++.T.']);
  });
  test('TH-23: an attacker as high as the ground is not hindered, one lower is', () => {
    expect(seen(['..2T.'], { at: [0, 0], is: 2 })).toEqual(['.+.T.']);
    expect(seen(['..2T.'], { at: [0, 0], is: 1 })).toEqual(['++.T.']);
  });
  test('TH-23: another character covers, from attackers no higher than it stands (assumed)', () => {
    expect(seen(['..cT.'])).toEqual(['++.T.']);
    expect(seen(['..cT.'], { at: [0, 0], is: 1 })).toEqual(['.+.T.']);
    // A character on height 1 gives cover against an attacker at the same height.
    expect(seen(['1.cT.'], { at: [2, 0], is: 1 })).toEqual(['++.T.']);
  });
  test('TH-23: a character who is not next to the target gives no cover', () => {
    expect(seen(['.c.T.'])).toEqual(['...T.']);
  });
});

describe('obstruction', () => {
  test('TH-24: three in a row along the dividing line bar the way', () => {
    // A wall of three left of T: everything beyond its column is barred.
    const map = ['......', '..3...', '..3T..', '..3...', '......'];
    const found = seen(map);
    for (const row of found) expect(row.slice(0, 2)).toBe('XX');
    // Nothing lies between T and an attacker straight above. The corner square above gives cover
    // diagonally from the far upper left.
    expect(found[0]?.[3]).toBe('.');
  });
  test('TH-24: two of three only cover', () => {
    expect(seen(['..3...', '..3T..', '......']).map((row) => row.slice(0, 2))).toEqual(['++', '++', '++']);
  });
  test('TH-24: characters and ground make a row together', () => {
    expect(seen(['..c...', '..3T..', '..#...'])[1]?.slice(0, 2)).toBe('XX');
  });
  test('TH-24: a diagonal row bars too', () => {
    // S at 2,1 up and left of T at 3,2; its neighbours on the dividing diagonal are 3,0 and 1,2.
    const map = ['...3..', '..3...', '.3.T..', '......'];
    expect(seen(map)[0]?.slice(0, 2)).toBe('XX');
    expect(seen(map)[1]?.[0]).toBe('X');
  });
  test('a wall or shut door across the line is found, beside it is not', () => {
    const scene: SquareScene = {
      kind: 'squares',
      name: 't',
      columns: 5,
      rows: 3,
      pixels: 64,
      ground: { kind: 'plain', look: 'stone' },
      cells: {},
      walls: { '2,1,e': 'wall', '2,0,e': 'open' },
    };
    const grid = gridOf(scene);
    expect(wallBetween(grid, { column: 0, row: 1 }, { column: 4, row: 1 })).toEqual({
      from: { column: 2, row: 1 },
      to: { column: 3, row: 1 },
    });
    expect(wallBetween(grid, { column: 4, row: 1 }, { column: 0, row: 1 })).toBeDefined();
    expect(wallBetween(grid, { column: 0, row: 0 }, { column: 4, row: 0 })).toBeUndefined();
  });
});
