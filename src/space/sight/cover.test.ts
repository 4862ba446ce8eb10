/**
 * Tests which part of a map's picture may be shown: the known ground and nothing else, on the map
 * and beyond it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fogKeysOf } from '../fogged.ts';
import type { SquareScene } from '../scene.ts';
import { zonesNamed } from '../scenes/scenes.testing.ts';
import { contains } from '../shapes/polygon.ts';
import { clearPart, coverOf } from './cover.ts';

const chapelCryptScene = zonesNamed('chapel-crypt');

const room: SquareScene = {
  kind: 'squares',
  name: 'Room',
  columns: 6,
  rows: 4,
  pixels: 50,
  ground: { kind: 'picture', picture: 'a'.repeat(64), at: { x: -100, y: -100, width: 600, height: 500 } },
  cells: {},
  walls: {},
};

describe('the clear part of a covered map', () => {
  it('is the known squares, and nothing of the picture beyond the map', () => {
    fc.assert(
      fc.property(fc.subarray(fogKeysOf(room), { minLength: 1 }), (hidden) => {
        const unknown = new Set(hidden);
        const cover = coverOf(room, unknown);
        if (!cover) throw new Error('Something is hidden.');
        const clear = clearPart(room, cover);
        for (let row = -2; row < 8; row += 1)
          for (let column = -2; column < 10; column += 1) {
            const within = column >= 0 && column < 6 && row >= 0 && row < 4;
            const middle = { x: column * 50 + 25, y: row * 50 + 25 };
            const times = clear.filter((outline) => contains(outline, middle)).length;
            expect(times).toBe(within && !unknown.has(`${column},${row}`) ? 1 : 0);
          }
      }),
    );
  });
  it('is the zones that the players know, on a map of zones', () => {
    const [first, second] = Object.values(chapelCryptScene.zones);
    if (!first || !second) throw new Error('The crypt has zones.');
    const known = { ...chapelCryptScene, zones: { [first.id]: first } };
    expect(clearPart(known, { kind: 'rest' })).toEqual([first.polygon]);
    expect(clearPart({ ...chapelCryptScene, zones: {} }, { kind: 'rest' })).toEqual([]);
  });
});
