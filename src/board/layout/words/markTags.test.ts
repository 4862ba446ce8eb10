/** Tests where the label of a lit place stands. */
import { describe, expect, test } from 'vitest';
import type { ZoneScene } from '../../../space/scene.ts';
import { markTagBox } from './markTags.ts';

const scene: ZoneScene = {
  kind: 'zones',
  name: 'Yard',
  width: 600,
  height: 400,
  ground: { kind: 'plain', look: 'grass' },
  zones: {
    yard: {
      id: 'yard',
      name: 'Yard',
      capacity: 8,
      features: [],
      polygon: [
        { x: 0, y: 0 },
        { x: 600, y: 0 },
        { x: 600, y: 400 },
        { x: 0, y: 400 },
      ],
    },
  },
  borders: {},
};
const place = { kind: 'zone', zone: 'yard' } as const;
const size = { width: 30, height: 20 };
const name = { x: 260, y: 20, width: 80, height: 24 };
const at = { x: 300, y: 200 };
const beside = (...taken: { x: number; y: number; width: number; height: number }[]) =>
  markTagBox(scene, place, size, { name, at, taken: [name, ...taken] });

describe('the label of a lit zone', () => {
  test('stands in the line of the name, to its right, and to its left where somebody stands there', () => {
    const right = beside();
    expect(right.x).toBeGreaterThan(340);
    expect(right.y + right.height / 2).toBe(32);
    const left = beside({ x: 341, y: 0, width: 90, height: 60 });
    expect(left.x + left.width).toBeLessThan(260);
    expect(left.y + left.height / 2).toBe(32);
  });

  test('lies neither on the name nor on a figure when the line is full', () => {
    const row = { x: 0, y: 0, width: 600, height: 90 };
    const box = beside(row);
    expect(box.y).toBeGreaterThanOrEqual(90);
  });

  test('stands inside a zone without a name', () => {
    const box = markTagBox(scene, place, size, { name: undefined, at, taken: [] });
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThan(600);
  });
});
