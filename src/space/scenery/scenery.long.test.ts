/**
 * Tests scenery as data: what a file may hold, and that code which reads a file survives any
 * content.
 */
import { describe, expect, it } from 'vitest';
import { mapPaintingOf } from '../../scenery/mapPainting.ts';
import { withSceneryFacts } from '../painted/sceneryFacts.ts';
import { type Scene, sceneSchema } from '../scene.ts';
import { readyScenes } from '../scenes/index.ts';
import { squaresNamed, zonesNamed } from '../scenes/scenes.testing.ts';
import { kindNames, sceneryKind } from './kinds/sceneryKinds.ts';
import { materialNames } from './materials.ts';

const crossroadsScene = zonesNamed('crossroads');
const watchYardScene = squaresNamed('watch-yard');

const yard = (more: object): unknown => ({ ...structuredClone(watchYardScene), ...more });
const faultOf = (more: object): string | undefined => {
  const read = sceneSchema.safeParse(yard(more));
  return read.success ? undefined : (read.error.issues[0]?.message ?? 'a fault');
};
const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
const line = (many: number) => Array.from({ length: many }, (_, n): [number, number] => [n, n]);

describe('scenery', () => {
  it('has at least seventy kinds, each with a size and a name of its own, and materials', () => {
    expect(new Set(kindNames).size).toBe(kindNames.length);
    expect(kindNames.length).toBeGreaterThanOrEqual(70);
    expect(materialNames.length).toBeGreaterThanOrEqual(20);
    for (const kind of kindNames) expect(Math.min(...sceneryKind(kind).size)).toBeGreaterThan(0);
  });
  it('is read as it was written, in every ready map', () => {
    for (const scene of Object.values(readyScenes))
      expect(sceneSchema.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
  });
  it('may be left out: a flat map opens as it always did', () => {
    const { materials: _m, scenery: _s, setting: _l, ...flat } = crossroadsScene;
    expect(sceneSchema.parse(flat)).toEqual(flat);
    expect(mapPaintingOf(flat as Scene)).toBeUndefined();
  });
  it('keeps a kind and a material that nobody knows', () => {
    const more = { scenery: [{ kind: 'space shuttle', at: [10, 10] }], materials: [{ material: 'moon dust' }] };
    const read = sceneSchema.parse(yard(more));
    expect(read).toMatchObject(more);
    expect(mapPaintingOf(read)?.things).toHaveLength(1);
    expect(withSceneryFacts(read).scenery).toEqual(more.scenery);
  });
  it.each([
    ['a point that is no number', { scenery: [{ kind: 'oak', at: [Number.NaN, 0] }] }],
    ['a point beyond all maps', { scenery: [{ kind: 'oak', at: [0, 1e9] }] }],
    ['a path of 100,000 points', { scenery: [{ kind: 'wall', along: line(100_000) }] }],
    ['a road of 100,000 points', { materials: [{ material: 'road', path: line(100_000) }] }],
    [
      'paths that together have too many points',
      { scenery: Array.from({ length: 12 }, () => ({ kind: 'wall', along: line(2000) })) },
    ],
    ['ten thousand things', { scenery: Array.from({ length: 10_000 }, () => ({ kind: 'torch', at: [1, 1] })) }],
    ['a name that is no word', { scenery: [{ kind: '__proto__', at: [1, 1] }] }],
    ['a name with a script', { scenery: [{ kind: '<script>', at: [1, 1] }] }],
    ['a thing at no place', { scenery: [{ kind: 'oak' }] }],
    ['a thing at two places', { scenery: [{ kind: 'oak', at: [1, 1], along: line(3) }] }],
    ['a size of nothing', { scenery: [{ kind: 'oak', at: [1, 1], size: 0 }] }],
    ['a meaning that is none', { scenery: [{ kind: 'oak', at: [1, 1], means: ['explodes'] }] }],
    ['a light that is none', { setting: { light: 'disco' } }],
    ['an outline of two points', { materials: [{ material: 'mud', shape: line(2) }] }],
  ])('refuses %s', (_, more) => {
    expect(faultOf(more)).toBeTypeOf('string');
  });
  it('takes as much as the limits allow', () => {
    expect(
      faultOf({ scenery: Array.from({ length: 4000 }, (_, n) => ({ kind: 'torch', at: [n, 1] })) }),
    ).toBeUndefined();
    expect(faultOf({ materials: [{ material: 'road', path: line(2000) }] })).toBeUndefined();
  });
  it('mutated five thousand times: what is read can be painted and compiled, the rest is refused', () => {
    const text = JSON.stringify(
      yard({ scenery: watchYardScene.scenery?.slice(0, 12), materials: watchYardScene.materials?.slice(0, 4) }),
    );
    const values = ['null', '-1', '1e999', '""', '[]', '{}', '"__proto__"', '99999999', 'true', '[[0,0]]'];
    let [state, read, refused] = [7, 0, 0];
    const next = (below: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 4_294_967_296) * below);
    };
    const starts = [...text.matchAll(/(?<=[:[]|[\d\]}"],)(?:-?[\d.]+|"[a-z ]*")(?=[,\]}])/g)];
    for (let n = 0; n < 5000; n += 1) {
      const found = starts[next(starts.length)]!;
      const cut = text.slice(0, found.index) + values[next(values.length)]! + text.slice(found.index + found[0].length);
      const parsed = sceneSchema.safeParse(parsedJson(cut));
      if (!parsed.success) refused += 1;
      else {
        read += 1;
        if (read % 5 === 0) {
          withSceneryFacts(parsed.data);
          mapPaintingOf(parsed.data);
        }
      }
    }
    expect(read).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(1250);
  });
});
