/** Tests of painting squares. */
import { describe, expect, it } from 'vitest';
import { editSchema } from '../engine/command.ts';
import { plainSquares } from '../map/scenes/plainScenes.ts';
import type { SquareScene } from '../space/scene.ts';
import { editOfCells, editOfWalls, paintedCell } from './paint.ts';

const flat = plainSquares({ name: 'Hall', columns: 6, rows: 4, ground: { kind: 'plain', look: 'stone' } });
const scene: SquareScene = { ...flat, cells: { '1,1': { blocked: true } }, walls: { '1,1,e': 'wall' } };

describe('a brush', () => {
  it('adds to a square and keeps the square’s other values', () => {
    expect(paintedCell(undefined, { paint: 'difficult' })).toEqual({ difficult: true });
    expect(paintedCell({ start: true }, { paint: 'elevation', height: 2 })).toEqual({ start: true, elevation: 2 });
    expect(paintedCell({ terrain: 'mud' }, { paint: 'terrain', name: ' altar ' })).toEqual({ terrain: 'altar' });
  });
  it('removes a square’s record when the square is plain again', () => {
    expect(paintedCell({ elevation: 2 }, { paint: 'elevation', height: 0 })).toBeNull();
    expect(paintedCell({ terrain: 'mud' }, { paint: 'terrain', name: ' ' })).toBeNull();
    expect(paintedCell({ blocked: true, start: true }, { paint: 'clear' })).toBeNull();
  });
});

describe('a stroke', () => {
  it('changes only squares that differ from the brush', () => {
    expect(editOfCells(scene, ['1,1', '2,1'], { paint: 'blocked' })).toEqual({
      edit: 'cells',
      cells: { '2,1': { blocked: true } },
    });
    expect(editOfCells(scene, ['1,1', '2,1'], { paint: 'clear' })).toEqual({ edit: 'cells', cells: { '1,1': null } });
  });
  it('is no edit when it changes nothing', () => {
    expect(editOfCells(scene, ['1,1'], { paint: 'blocked' })).toBeUndefined();
    expect(editOfCells(scene, ['2,2'], { paint: 'clear' })).toBeUndefined();
    expect(editOfWalls(scene, ['1,1,e'], 'wall')).toBeUndefined();
    expect(editOfWalls(scene, ['2,2,s'], null)).toBeUndefined();
  });
  it('puts walls and doors on edges and removes them', () => {
    const edit = editOfWalls(scene, ['1,1,e', '2,1,s'], 'door');
    expect(edit).toEqual({ edit: 'walls', walls: { '1,1,e': 'door', '2,1,s': 'door' } });
    expect(editSchema.safeParse(edit).success).toBe(true);
    expect(editOfWalls(scene, ['1,1,e'], null)).toEqual({ edit: 'walls', walls: { '1,1,e': null } });
  });
});
