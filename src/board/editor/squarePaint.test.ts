/** Tests which squares and edges the paint tools take, on a small map. */
import { describe, expect, test } from 'vitest';
import type { SquareScene } from '../../space/scene.ts';
import { brushedSquares, edgeNear, edgesAlong, filledSquares, inRectangle } from './squarePaint.ts';

/*
 *   0 1 2 3
 * 0 . .|. .     a wall east of 1,0 and 1,1; water at 0,2 and 1,2
 * 1 . .|. .
 * 2 w w . .
 */
const scene: SquareScene = {
  kind: 'squares',
  name: 'Small',
  columns: 4,
  rows: 3,
  pixels: 10,
  ground: { kind: 'plain', look: 'stone' },
  cells: { '0,2': { terrain: 'water', difficult: true }, '1,2': { difficult: true, terrain: 'water' } },
  walls: { '1,0,e': 'wall', '1,1,e': 'door' },
};

describe('the brush', () => {
  test('takes each square that it passes once', () => {
    expect(brushedSquares(scene, { x: 5, y: 5 }, { x: 35, y: 5 })).toEqual(['0,0', '1,0', '2,0', '3,0']);
  });
  test('takes the one square of a click, and no square off the map', () => {
    expect(brushedSquares(scene, { x: 15, y: 15 }, { x: 15, y: 15 })).toEqual(['1,1']);
    expect(brushedSquares(scene, { x: -5, y: 5 }, { x: -5, y: 5 })).toEqual([]);
  });
});

describe('the rectangle', () => {
  test('is the same from whichever corner it is drawn', () => {
    const one = inRectangle(scene, { x: 5, y: 5 }, { x: 15, y: 15 });
    expect(one).toEqual(['0,0', '1,0', '0,1', '1,1']);
    expect(inRectangle(scene, { x: 15, y: 15 }, { x: 5, y: 5 })).toEqual(one);
  });
  test('ends at the edge of the map', () => {
    expect(inRectangle(scene, { x: 35, y: 25 }, { x: 95, y: 95 })).toEqual(['3,2']);
  });
});

describe('the fill', () => {
  test('spreads over squares of the same ground and stops at walls and doors', () => {
    expect(filledSquares(scene, { x: 5, y: 5 }).sort()).toEqual(['0,0', '0,1', '1,0', '1,1']);
  });
  test('takes two squares of the same ground as alike, in whatever order their properties are written', () => {
    expect(filledSquares(scene, { x: 5, y: 25 }).sort()).toEqual(['0,2', '1,2']);
  });
  test('goes round the end of a wall', () => {
    const open: SquareScene = { ...scene, cells: {} };
    expect(filledSquares(open, { x: 5, y: 5 })).toHaveLength(12);
  });
  test('takes nothing when it begins off the map', () => {
    expect(filledSquares(scene, { x: 50, y: 5 })).toEqual([]);
  });
});

describe('the wall tool', () => {
  test('takes the edge that the pen goes along from corner to corner, and none across it, though the pen wavers', () => {
    const wavering = [
      { x: 2, y: 9 },
      { x: 14, y: 13 },
      { x: 26, y: 7 },
      { x: 31, y: 12 },
    ];
    const keys = wavering.slice(1).flatMap((to, n) => edgesAlong(scene, wavering[n] ?? to, to));
    expect(keys).toEqual(['0,0,s', '1,0,s', '2,0,s']);
  });
  test('turns at corners, takes an edge only once when the pen goes back over it, and leaves out the edge of the map', () => {
    expect(edgesAlong(scene, { x: 10, y: 1 }, { x: 10, y: 19 })).toEqual(['0,0,e', '0,1,e']);
    expect(edgesAlong(scene, { x: 10, y: 10 }, { x: 12, y: 11 })).toEqual([]);
    expect(edgesAlong(scene, { x: 1, y: 1 }, { x: 35, y: 1 })).toEqual([]);
    expect(edgesAlong(scene, { x: 30, y: 10 }, { x: 90, y: 10 })).toEqual(['3,0,s']);
  });
  test('takes the nearest edge between two squares, from either side', () => {
    expect(edgeNear(scene, { x: 9, y: 5 })).toBe('0,0,e');
    expect(edgeNear(scene, { x: 11, y: 5 })).toBe('0,0,e');
    expect(edgeNear(scene, { x: 5, y: 9 })).toBe('0,0,s');
  });
  test('takes nothing at the edge of the map, in the middle of a square, or off the map', () => {
    expect(edgeNear(scene, { x: 0.5, y: 5 })).toBeUndefined();
    expect(edgeNear(scene, { x: 39.5, y: 5 })).toBeUndefined();
    expect(edgeNear(scene, { x: 5, y: 5 })).toBeUndefined();
    expect(edgeNear(scene, { x: 45, y: 5 })).toBeUndefined();
  });
});
