/** Tests walking the map by arrow keys. */
import { describe, expect, it } from 'vitest';
import { toyScene } from '../../engine/toy.testing.ts';
import type { SquareScene } from '../../space/scene.ts';
import { neighbourPlace } from './walk.ts';

const yard = { kind: 'zone', zone: 'yard' } as const;
const squares: SquareScene = {
  kind: 'squares',
  name: 'Floor',
  columns: 3,
  rows: 2,
  pixels: 64,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: {},
};

describe('the next place in the direction of an arrow key', () => {
  it('is the zone that lies that way', () => {
    expect(neighbourPlace(toyScene, yard, 1, 0)).toEqual({ kind: 'zone', zone: 'hall' });
  });
  it('is the same zone when none lies that way', () => {
    expect(neighbourPlace(toyScene, yard, -1, 0)).toBeUndefined();
    expect(neighbourPlace(toyScene, yard, 0, 1)).toBeUndefined();
    expect(neighbourPlace(toyScene, { kind: 'off' }, 1, 0)).toBeUndefined();
  });
  it('is from a border the zone on that side', () => {
    expect(neighbourPlace(toyScene, { kind: 'border', border: 'gate' }, -1, 0)).toEqual(yard);
  });
  it('is the next square, and never beyond the edge', () => {
    const at = { kind: 'square', column: 2, row: 0 } as const;
    expect(neighbourPlace(squares, at, 0, 1)).toEqual({ kind: 'square', column: 2, row: 1 });
    expect(neighbourPlace(squares, at, 1, 0)).toBeUndefined();
    expect(neighbourPlace(squares, at, 0, -1)).toBeUndefined();
  });
});
