/**
 * Tests writing scenes as Universal VTT: each comes back the same, and its common parts alone have
 * the same walls, doors and lights.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import type { Scene, SquareScene } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { sceneryLights } from '../../space/sight/light.ts';
import type { ImportedMap } from '../imported.ts';
import { readMapFile } from '../maps/mapFile.ts';
import { squaresOfMap, vttTextOf } from './writeVtt.ts';

const read = (text: string): ImportedMap => {
  const map = readMapFile('map.uvtt', text);
  if (!map.ok) throw new Error(map.refusal.text);
  return map.value;
};
const written = (scene: Scene): string => vttTextOf(scene, { image: btoa('picture'), pixels: 70 });
/** The file as another program would leave it: without what Affray wrote for itself. */
const common = (text: string): string => JSON.stringify({ ...JSON.parse(text), affray: undefined });

/** Squares with walls and doors anywhere on their edges, and lights. */
const squares = fc
  .record({
    columns: fc.integer({ min: 3, max: 14 }),
    rows: fc.integer({ min: 3, max: 14 }),
    pixels: fc.integer({ min: 20, max: 120 }),
    edges: fc.array(
      fc.tuple(fc.nat(12), fc.nat(12), fc.constantFrom('e', 's'), fc.constantFrom('wall', 'wall', 'door', 'open')),
      { maxLength: 60 },
    ),
    lights: fc.array(fc.tuple(fc.nat(12), fc.nat(12), fc.integer({ min: 5, max: 29 })), { maxLength: 6 }),
    night: fc.boolean(),
  })
  .map(({ columns, rows, pixels, edges, lights, night }): SquareScene => {
    const inner = edges.filter(
      ([x, y, side]) => x < columns && y < rows && (side === 'e' ? x + 1 < columns : y + 1 < rows),
    );
    return withSceneryFacts({
      kind: 'squares',
      name: 'Anywhere',
      columns,
      rows,
      pixels,
      ground: { kind: 'picture', picture: 'hash' },
      cells: {},
      walls: Object.fromEntries(inner.map(([x, y, side, wall]) => [`${x},${y},${side}`, wall])),
      scenery: lights
        .filter(([x, y]) => x < columns && y < rows)
        .map(([x, y, size]) => ({
          kind: 'unseen light',
          at: [(x + 0.5) * pixels, (y + 0.5) * pixels],
          size: size / 10,
        })),
      setting: { light: night ? 'night' : 'day' },
    });
  });

/** The doors that hang on a wall, or on another door that does. */
function hung(walls: SquareScene['walls']): SquareScene['walls'] {
  const cornersOf = (key: string): string[] => {
    const [x = 0, y = 0] = key.split(',', 2).map(Number);
    return [`${x + 1},${y + 1}`, key.endsWith('e') ? `${x + 1},${y}` : `${x},${y + 1}`];
  };
  const held = new Set(Object.keys(walls).flatMap((key) => (walls[key] === 'wall' ? cornersOf(key) : [])));
  for (let before = -1; before < held.size; ) {
    before = held.size;
    for (const key of Object.keys(walls))
      if (cornersOf(key).some((corner) => held.has(corner))) for (const corner of cornersOf(key)) held.add(corner);
  }
  return Object.fromEntries(Object.entries(walls).filter(([key]) => cornersOf(key).some((one) => held.has(one))));
}

describe('a scene as Universal VTT', () => {
  it('comes back the same, whatever it is', () => {
    for (const scene of Object.values(readyScenes)) expect(read(written(scene)).written?.scene).toEqual(scene);
    fc.assert(
      fc.property(squares, (scene) => {
        expect(read(written(scene)).written?.scene).toEqual(scene);
      }),
    );
  });
  it('has the same grid, walls, doors, hour and lights in its common parts alone', () => {
    fc.assert(
      fc.property(squares, (scene) => {
        const map = read(common(written(scene)));
        expect(map.written).toBeUndefined();
        const back = map.squares?.scene;
        expect(back).toMatchObject({ columns: scene.columns, rows: scene.rows, setting: scene.setting });
        expect(back?.walls).toEqual(hung(scene.walls));
        const lights = (one: Scene, square: number) =>
          sceneryLights(one)
            .map(({ at: [x, y], reach }) => [x / square, y / square, reach].map((n) => Math.round(n * 100) / 100))
            .sort();
        expect(back && lights(back, back.pixels)).toEqual(lights(scene, scene.pixels));
      }),
    );
  });
  it('has rooms and doors of a ready map for other programs, whole squares, and a wall for each secret door', () => {
    for (const id of ['chapel-crypt', 'tavern', 'keep', 'temple'] as const) {
      const scene = readyScenes[id];
      if (!scene) throw new Error(id);
      const { columns, rows } = squaresOfMap(scene);
      const map = read(common(written(scene)));
      expect(map.found).toMatchObject({ columns, rows, picture: true });
      expect([Number.isInteger(columns), Number.isInteger(rows), map.found.walls > 0]).toEqual([true, true, true]);
    }
    const base = read(common(written(readyScenes.tavern!))).squares?.scene;
    const edge = Object.keys(base?.walls ?? {}).find((key) => base?.walls[key] === 'door') ?? '';
    const secret: SquareScene = { ...base!, doors: { [edge]: { secret: true } } };
    expect(read(common(written(secret))).squares?.scene.walls[edge]).toBe('wall');
    expect(read(written(secret)).written?.scene).toEqual(secret);
  });
  it('whose own part was tampered with is read by its common parts, and says so', () => {
    const scene = readyScenes.tavern!;
    const broken = JSON.stringify({ ...JSON.parse(written(scene)), affray: { scene: { ...scene, kind: 'dance' } } });
    const map = read(broken);
    expect(map.written).toBeUndefined();
    expect(map.remarks.join()).toContain('does not hold together');
  });
});
