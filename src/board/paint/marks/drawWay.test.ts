/** Tests where the line of a way leads: through the middle of the token that walks the way. */
import { describe, expect, test } from 'vitest';
import type { Place, SquareScene } from '../../../space/scene.ts';
import { wayPoints } from './drawWay.ts';

const scene: SquareScene = {
  kind: 'squares',
  name: 'Grid',
  columns: 8,
  rows: 8,
  pixels: 50,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: {},
};
const at = (column: number, row: number): Place => ({ kind: 'square', column, row });

describe('the line of a way', () => {
  test('leads through the middles of its squares', () => {
    expect(wayPoints(scene, { places: [at(0, 0), at(1, 1)], squares: 1 })).toEqual([
      { x: 25, y: 25 },
      { x: 75, y: 75 },
    ]);
  });
  test('leads through the corner between the four squares of a token that is two squares wide', () => {
    expect(wayPoints(scene, { places: [at(0, 0)], squares: 2 })).toEqual([{ x: 50, y: 50 }]);
  });
  test('leaves out places that are not on the map', () => {
    expect(wayPoints(scene, { places: [{ kind: 'off' }, at(2, 0)], squares: 1 })).toHaveLength(1);
  });
});
