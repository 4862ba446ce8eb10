/** Tests the line across the way that an obstacle makes in front of a target. */
import { expect, test } from 'vitest';
import type { Place, SquareScene } from '../../../space/scene.ts';
import { lineAcross } from './drawShields.ts';

const scene: SquareScene = {
  kind: 'squares',
  name: 'A test',
  columns: 9,
  rows: 9,
  pixels: 10,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: {},
};
const at = (column: number, row: number): Place => ({ kind: 'square', column, row });

test('beside the target the line runs along the three squares that could block the way', () => {
  // The target is at 4,4 and its cover is to the west: the line runs down column 3, from the top of
  // row 3 to the foot of row 5.
  const [a, b] = lineAcross(scene, { place: at(3, 4), before: at(4, 4) })!;
  expect([a, b].map(({ x }) => x)).toEqual([35, 35]);
  expect([a, b].map(({ y }) => y).sort()).toEqual([30, 60]);
});
test('at a corner of the target the line runs along the other diagonal', () => {
  const [a, b] = lineAcross(scene, { place: at(3, 3), before: at(4, 4) })!;
  expect((a.x + b.x) / 2).toBe(35);
  expect((a.y + b.y) / 2).toBe(35);
  expect(a.x - b.x).toBe(-(a.y - b.y));
  expect(Math.abs(a.x - b.x)).toBe(30);
});
test('there is no line for squares that are not beside the target, and none on zones', () => {
  expect(lineAcross(scene, { place: at(4, 4), before: at(4, 4) })).toBeUndefined();
  expect(lineAcross(scene, { place: at(1, 4), before: at(4, 4) })).toBeUndefined();
  expect(lineAcross(scene, { place: { kind: 'zone', zone: 'a' }, before: at(4, 4) })).toBeUndefined();
});
