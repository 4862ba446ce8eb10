/** Tests of plain ground: it fits the scene's schema, and every neighbour is linked. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sceneSchema } from '../../space/scene.ts';
import { pictureScene, plainSquares, plainZones } from './plainScenes.ts';

const ground = { kind: 'plain', look: 'stone' } as const;

describe('plain ground', () => {
  it('has zones of any size that fit the schema, with a way between all neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (columns, rows) => {
        const scene = plainZones({ name: 'Field', columns, rows, ground });
        expect(sceneSchema.safeParse(scene).success).toBe(true);
        expect(Object.keys(scene.zones)).toHaveLength(columns * rows);
        expect(Object.keys(scene.borders)).toHaveLength((columns - 1) * rows + columns * (rows - 1));
        for (const { between, line } of Object.values(scene.borders))
          for (const id of between) for (const end of line) expect(scene.zones[id]?.polygon).toContainEqual(end);
      }),
    );
  });
  it('changes a size beyond the limits to the nearest one that fits', () => {
    expect(plainSquares({ name: 'Hall', columns: 500, rows: 0, ground })).toMatchObject({ columns: 200, rows: 1 });
    expect(Object.keys(plainZones({ name: 'Field', columns: 99, rows: 1, ground }).zones)).toHaveLength(8);
  });
  it('has squares to the edges of a picture, as many down as the picture is high', () => {
    const crypt = { name: 'crypt', picture: 'abc', width: 3000, height: 2200 };
    const scene = pictureScene('squares', crypt, 30);
    expect(scene).toMatchObject({ kind: 'squares', columns: 30, rows: 22, pixels: 100 });
    expect(scene?.ground).toEqual({ kind: 'picture', picture: 'abc', at: { x: 0, y: 0, width: 3000, height: 2200 } });
  });
  it('shows a picture without zones, and refuses a picture that is too small for a map', () => {
    const picture = { name: 'yard', picture: 'abc', width: 1000, height: 700 };
    const scene = pictureScene('zones', picture, 24);
    expect(scene).toMatchObject({ width: 1000, height: 700, zones: {}, borders: {} });
    expect(sceneSchema.safeParse(scene).success).toBe(true);
    expect(pictureScene('zones', { ...picture, width: 99 }, 24)).toBeUndefined();
  });
});
