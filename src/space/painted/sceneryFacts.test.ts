/** Tests that each kind of thing means on zones and on squares what its table says. */
import { describe, expect, it } from 'vitest';
import type { Scene, SquareScene, ZoneScene } from '../scene.ts';
import type { Meaning } from '../scenery/kind.ts';
import { kindNames, sceneryKind } from '../scenery/kinds/sceneryKinds.ts';
import type { SceneryItem } from '../scenery/scenery.ts';
import { boxOutline } from '../scenes/plans/painted.ts';
import { coverOf } from '../squares/squareCover.ts';
import { BLOCKED, DIFFICULT, elevationAt, gridOf, isWallBetween, solidAt } from '../squares/squares.ts';
import { withSceneryFacts } from './sceneryFacts.ts';

const squares = (scenery: SceneryItem[] = [], cells: SquareScene['cells'] = {}): SquareScene => ({
  kind: 'squares',
  name: 'A yard',
  columns: 12,
  rows: 9,
  pixels: 60,
  ground: { kind: 'plain', look: 'grass' },
  cells,
  walls: {},
  scenery,
});

const zones = (scenery: SceneryItem[] = []): ZoneScene => {
  const box = (left: number) => [
    { x: left, y: 0 },
    { x: left + 200, y: 0 },
    { x: left + 200, y: 200 },
    { x: left, y: 200 },
  ];
  const zone = (id: string, left: number) => ({ id, name: id, polygon: box(left), capacity: 8, features: [] });
  return {
    kind: 'zones',
    name: 'Two halves',
    width: 400,
    height: 200,
    ground: { kind: 'plain', look: 'grass' },
    zones: { west: zone('west', 0), east: zone('east', 200) },
    borders: {
      seam: {
        id: 'seam',
        between: ['west', 'east'],
        line: [
          { x: 200, y: 0 },
          { x: 200, y: 200 },
        ],
        capacity: 2,
        door: 'none',
        features: [],
      },
    },
    scenery,
  };
};

/**
 * A thing of a kind on the middle of square 5,4, large enough to fill it; a line runs through it.
 */
const standing = (kind: string, means?: Meaning[]): SceneryItem => ({
  kind,
  ...(sceneryKind(kind).outline === 'line'
    ? {
        along: [
          [312, 270],
          [348, 270],
        ],
      }
    : { at: [330, 270], size: [1, 1] }),
  ...(means ? { means } : {}),
});

const cellOf = (kind: string, means?: Meaning[]) => withSceneryFacts(squares([standing(kind, means)])).cells['5,4'];

describe.each(kindNames.map((kind) => [kind, sceneryKind(kind).means] as const))('%s', (kind, means) => {
  const has = (...wanted: Meaning[]) => wanted.some((one) => means.includes(one));
  it('is on squares what its table says', () => {
    const cell = cellOf(kind);
    if (means.length === 0) return expect(cell).toBeUndefined();
    expect([kind, cell?.blocked === true]).toEqual([kind, has('bars')]);
    const hard = !has('bars') && has('hinders', 'low', 'burns', 'water', 'rushing', 'falls');
    expect([kind, cell?.difficult === true]).toEqual([kind, hard]);
    const height = Math.sign(cell?.elevation ?? 0);
    expect([kind, height]).toEqual([kind, has('bars') ? 0 : has('falls') ? -1 : has('climb') ? 1 : 0]);
    if (has('burns')) expect(cell?.terrain).toMatch(/\bfire\b/);
    if (has('low')) expect(cell?.terrain).toMatch(/\b(low|hedges?|fences?|crates?|barrels?|barricade|bush)\b/);
    return undefined;
  });
  it('is in a zone what its table says', () => {
    const large: SceneryItem = standing(kind).at
      ? { kind, at: [100, 100], size: [2.4, 2.4] }
      : {
          kind,
          along: [
            [20, 40],
            [130, 40],
            [130, 160],
            [20, 160],
          ],
        };
    const { features } = withSceneryFacts(zones([large])).zones.west!;
    const kinds = features.map((feature) => feature.kind);
    expect([kind, kinds.includes('cover')]).toEqual([kind, has('covers', 'low')]);
    expect([kind, kinds.includes('concealment')]).toEqual([kind, has('conceals')]);
    expect([kind, kinds.includes('hazard')]).toEqual([kind, has('burns')]);
    expect([kind, kinds.includes('fall')]).toEqual([kind, has('falls')]);
    expect([kind, kinds.includes('water')]).toEqual([kind, has('water', 'rushing')]);
    expect([kind, kinds.includes('difficult')]).toEqual([kind, has('hinders') && !has('water', 'burns')]);
    // A thing that bars the way or must be climbed acts where people pass: on a border.
    expect(kinds).not.toContain('barrier');
    expect(kinds).not.toContain('climb');
  });
  it('lies across a border as its table says', () => {
    if (sceneryKind(kind).outline !== 'line') return;
    const scene = withSceneryFacts(
      zones([
        {
          kind,
          along: [
            [200, 20],
            [200, 100],
            [200, 180],
          ],
        },
      ]),
    );
    const kinds = scene.borders.seam!.features.map((feature) => feature.kind);
    expect([kind, kinds.includes('barrier')]).toEqual([kind, has('bars')]);
    expect([kind, kinds.includes('climb')]).toEqual([kind, has('climb')]);
    expect([kind, kinds.includes('cover')]).toEqual([kind, has('covers', 'low')]);
    expect(scene.zones.west!.features).toEqual([]);
  });
});

describe('the facts of scenery', () => {
  it('are what the GM says of one thing, in place of its table', () => {
    expect(cellOf('pillar', [])).toBeUndefined();
    expect(cellOf('rug', ['burns'])).toMatchObject({ difficult: true, terrain: 'rug fire' });
    expect(
      withSceneryFacts(zones([{ kind: 'pillar', at: [100, 100], means: ['conceals'] }])).zones.west!.features,
    ).toEqual([{ id: 'scenery.concealment', kind: 'concealment', label: 'Pillar' }]);
  });
  it('go with the thing, and leave what was set by hand', () => {
    const own = { '5,4': { terrain: 'mud', start: true } };
    const stamped = withSceneryFacts(squares([standing('crate')], own));
    expect(stamped.cells['5,4']).toMatchObject({ terrain: 'mud', start: true, difficult: true, elevation: 1 });
    expect(withSceneryFacts({ ...stamped, scenery: [] }).cells).toEqual(own);
    const full = withSceneryFacts(zones([{ kind: 'oak', at: [100, 100] }]));
    expect(full.zones.west!.features.map(({ id }) => id)).toEqual(['scenery.cover', 'scenery.concealment']);
    expect(withSceneryFacts({ ...full, scenery: [] })).toEqual(zones());
  });
  it('are the same however often they are worked out', () => {
    for (const scene of [
      squares([standing('tomb'), standing('wall')]),
      zones([{ kind: 'pool', at: [100, 100] }]),
    ] as Scene[]) {
      const once = withSceneryFacts(scene);
      expect(withSceneryFacts(once)).toEqual(once);
    }
  });
  it('make walls of what runs along the edges of squares', () => {
    const scene = withSceneryFacts(
      squares([
        {
          kind: 'wall',
          along: [
            [300, 120],
            [300, 300],
            [480, 300],
          ],
        },
      ]),
    );
    const grid = gridOf(scene);
    for (const row of [2, 3, 4]) expect(isWallBetween(grid, { column: 4, row }, { column: 5, row })).toBe(true);
    expect(isWallBetween(grid, { column: 4, row: 1 }, { column: 5, row: 1 })).toBe(false);
    expect(isWallBetween(grid, { column: 6, row: 4 }, { column: 6, row: 5 })).toBe(true);
    expect(scene.cells).toEqual({});
    expect(withSceneryFacts({ ...scene, scenery: [] }).walls).toEqual({});
  });
  it('count for a whole zone only when there is enough of it', () => {
    const barrels = (many: number): SceneryItem[] =>
      Array.from({ length: many }, (_, n) => ({ kind: 'barrel', at: [20 + n * 30, 100] }));
    expect(withSceneryFacts(zones(barrels(1))).zones.west!.features).toEqual([]);
    expect(withSceneryFacts(zones(barrels(3))).zones.west!.features).toMatchObject([
      { kind: 'cover', label: 'Barrel' },
    ]);
  });
  it('of a small fire are a fire to be pushed into, and not a burning zone', () => {
    const firesOf = (...scenery: SceneryItem[]) =>
      withSceneryFacts(zones(scenery)).zones.west!.features.filter(({ kind }) => kind === 'hazard');
    for (const kind of ['hearth', 'campfire', 'brazier', 'cauldron', 'stove'])
      expect(firesOf({ kind, at: [100, 100] })).toEqual([
        {
          id: 'scenery.hazard',
          kind: 'hazard',
          detail: 'small fire',
          label: kind.charAt(0).toUpperCase() + kind.slice(1),
        },
      ]);
    expect(firesOf({ kind: 'haystack', at: [100, 100] })).toEqual([]);
    const blaze = [40, 100, 160].map((x): SceneryItem => ({ kind: 'flames', at: [x, 100] }));
    expect(firesOf(...blaze)).toMatchObject([{ detail: 'fire', label: 'Flames' }]);
    expect(withSceneryFacts(zones(blaze)).zones.east!.features).toEqual([]);
  });
  it('are read by cover on squares', () => {
    const grid = gridOf(withSceneryFacts(squares([standing('pillar')])));
    expect(solidAt(grid, { column: 5, row: 4 })).toBe(true);
    const { cover } = coverOf(grid, [], { column: 9, row: 4 }, { column: 4, row: 4 }, []);
    expect(cover).toMatchObject([{ by: 'ground', why: 'a solid square' }]);
    expect((grid.ground[4 * 12 + 4] ?? 0) & (BLOCKED | DIFFICULT)).toBe(0);
    expect(elevationAt(grid, { column: 4, row: 4 })).toBe(0);
  });
  it('of a kind that nobody knows are none', () => {
    expect(withSceneryFacts(squares([{ kind: 'xyzzy', at: [330, 270] }])).cells).toEqual({});
  });
  it('of materials reach as far as they are laid', () => {
    const scene = withSceneryFacts({
      ...squares(),
      materials: [
        { material: 'grass' },
        {
          material: 'deep water',
          shape: [
            [0, 0],
            [180, 0],
            [180, 120],
            [0, 120],
          ],
        },
      ],
    });
    expect(Object.keys(scene.cells)).toEqual(['0,0', '1,0', '2,0', '0,1', '1,1', '2,1']);
    expect(scene.cells['0,0']).toMatchObject({ difficult: true, terrain: 'deep water' });
  });
  it('of a material end where another lies over it, unless that one only tints', () => {
    const water = { material: 'deep water', shape: boxOutline(0, 0, 180, 120) };
    const over = (strength?: number) =>
      withSceneryFacts({
        ...squares(),
        materials: [
          water,
          { material: 'planks', shape: boxOutline(60, 0, 120, 120), ...(strength === undefined ? {} : { strength }) },
        ],
      }).cells;
    expect(Object.keys(over())).toEqual(['0,0', '2,0', '0,1', '2,1']);
    expect(Object.keys(over(0.4))).toHaveLength(6);
  });
});
