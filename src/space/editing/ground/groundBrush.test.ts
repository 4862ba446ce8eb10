/** Tests the brush: the materials that strokes lay, join, erase and leave alone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../scene.ts';
import { isInside } from '../../scenery/lines.ts';
import { type GroundLayer, materialsSchema, type Spot } from '../../scenery/scenery.ts';
import { basedGround, erasedGround, filledGround, layerOutlines, paintedGround, pathedGround } from './groundBrush.ts';

const at = (x: number, y: number): Point => ({ x, y });
const stroke = (points: Point[], material = 'mud', across = 80, strength = 1) => ({
  material,
  points,
  across,
  strength,
});
const laid = (result: ReturnType<typeof paintedGround>): GroundLayer[] => {
  if (!result.ok) throw new Error(result.fault);
  return result.value;
};
/** The uppermost material at a point. */
const topAt = (layers: readonly GroundLayer[], spot: Spot): string | undefined =>
  layers.findLast((layer) => {
    const outlines = layerOutlines(layer);
    return (
      !outlines ||
      outlines.some((outline) =>
        isInside(
          outline.map(({ x, y }): Spot => [x, y]),
          spot,
        ),
      )
    );
  })?.material;

describe('the brush', () => {
  it('lays a material where it passes, and nowhere else', () => {
    const layers = laid(paintedGround([{ material: 'grass' }], stroke([at(100, 100), at(300, 100)])));
    expect(topAt(layers, [200, 130])).toBe('mud');
    expect(topAt(layers, [200, 150])).toBe('grass');
    expect(topAt(layers, [345, 100])).toBe('grass');
  });

  it('leaves a disc with a single press', () => {
    const layers = laid(paintedGround([], stroke([at(100, 100)])));
    expect(topAt(layers, [100, 136])).toBe('mud');
    expect(topAt(layers, [100, 144])).toBeUndefined();
  });

  it('makes one patch of strokes that touch, and two of those that do not or are weaker', () => {
    const one = laid(paintedGround([], stroke([at(100, 100), at(200, 100)])));
    expect(laid(paintedGround(one, stroke([at(200, 100), at(200, 300)])))).toHaveLength(1);
    expect(laid(paintedGround(one, stroke([at(600, 600)])))).toHaveLength(2);
    expect(laid(paintedGround(one, stroke([at(200, 100)], 'mud', 80, 0.5)))).toHaveLength(2);
  });

  it('lies on top where another material lies between', () => {
    const mud = laid(paintedGround([], stroke([at(100, 100), at(300, 100)])));
    const sand = laid(paintedGround(mud, stroke([at(200, 100)], 'sand')));
    const again = laid(paintedGround(sand, stroke([at(200, 100)])));
    expect(topAt(again, [200, 100])).toBe('mud');
    expect(again).toHaveLength(3);
  });

  it('keeps the middle of a ring free', () => {
    const ring = [at(100, 100), at(500, 100), at(500, 500), at(100, 500), at(100, 100)];
    const layers = laid(paintedGround([{ material: 'grass' }], stroke(ring)));
    expect(topAt(layers, [300, 300])).toBe('grass');
    for (const spot of [
      [100, 300],
      [300, 100],
      [500, 300],
      [300, 500],
    ] as const)
      expect(topAt(layers, [...spot])).toBe('mud');
  });

  it('rubs out patches and paths, and leaves what lies over the whole map', () => {
    const patch = laid(paintedGround([{ material: 'grass' }], stroke([at(100, 100), at(500, 100)])));
    const path = laid(pathedGround(patch, stroke([at(300, 0), at(300, 400)], 'road', 60)));
    const rubbed = laid(erasedGround(path, { points: [at(300, 0), at(300, 200)], across: 120 }));
    expect(topAt(rubbed, [300, 100])).toBe('grass');
    expect(topAt(rubbed, [150, 100])).toBe('mud');
    expect(topAt(rubbed, [450, 100])).toBe('mud');
    expect(topAt(rubbed, [300, 350])).toBe('road');
  });

  it('refuses a path that goes nowhere and an area of two corners, in a sentence', () => {
    expect(pathedGround([], stroke([at(5, 5), at(6, 6)]))).toMatchObject({
      ok: false,
      fault: expect.stringMatching(/\.$/),
    });
    expect(filledGround([], { material: 'planks', points: [at(0, 0), at(9, 9)], strength: 1 })).toMatchObject({
      ok: false,
    });
  });

  it('refuses more patches than a map holds, and changes nothing', () => {
    const many = Array.from({ length: 400 }, (): GroundLayer => ({ material: 'mud', means: [] }));
    expect(paintedGround(many, stroke([at(1, 1)], 'sand'))).toMatchObject({
      ok: false,
      fault: expect.stringContaining('400'),
    });
  });

  it('puts a material under all that is painted, in place of the one there', () => {
    const layers = laid(paintedGround([{ material: 'grass' }], stroke([at(100, 100)])));
    const based = basedGround(layers, 'snow');
    expect(based.map(({ material }) => material)).toEqual(['snow', 'mud']);
  });

  it('gives ground that the schema takes, whatever is painted and rubbed out', () => {
    const point = fc.record({ x: fc.integer({ min: -50, max: 900 }), y: fc.integer({ min: -50, max: 900 }) });
    const step = fc.record({
      way: fc.constantFrom('paint', 'erase', 'path'),
      points: fc.array(point, { minLength: 1, maxLength: 12 }),
      material: fc.constantFrom('mud', 'sand', 'grass'),
      across: fc.integer({ min: 10, max: 300 }),
      strength: fc.constantFrom(1, 0.5),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let layers: GroundLayer[] = [];
        for (const { way, ...one } of steps) {
          const next = { paint: paintedGround, erase: erasedGround, path: pathedGround }[way](layers, one);
          if (next.ok) layers = next.value;
        }
        expect(materialsSchema.safeParse(layers).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
