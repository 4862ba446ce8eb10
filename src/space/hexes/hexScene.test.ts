/**
 * Tests of maps of hexes: laying, painting, resizing, fitting to a picture, ways, and older maps.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HexScene, MOST_HEXES, mapKindOf, type SquareScene, sceneSchema } from '../scene.ts';
import { readyScene } from '../scenes/readyMaps.ts';
import { hexesAlong, hexesBetween, hexRoom, hexSteps, hexWay } from '../zones/hexWays.ts';
import { zoneName } from '../zones/zoneName.ts';
import { allPlaces, distance, inZone } from '../zones/zones.ts';
import { hexesOf } from './hexesOf.ts';
import { hexesFittedTo, nudgedHexes, resizedHexes, turnedHexes, withHexColumns } from './hexFit.ts';
import { allHexes, hexDistance, hexId, hexNeighbours, hexOfId, hexOutline } from './hexGrid.ts';
import { type HexSide, lineOfSide, sideNear, withBrushedHexes, withBrushedSides } from './hexPaint.ts';
import { faultOfHexes, plainHexes } from './hexScene.ts';

const grass = { kind: 'plain', look: 'grass' } as const;
const field = (columns: number, rows: number, turn: 'pointed' | 'flat' = 'pointed'): HexScene =>
  plainHexes({ name: 'Field', turn, columns, rows, ground: grass });
const at = (column: number, row: number) => inZone(`h${column}-${row}`);
/** The side between two hexes, as a hand would press it. */
const side = (scene: HexScene, a: string, b: string): HexSide => {
  const [x, y] = lineOfSide(scene, [a, b])!;
  return sideNear(scene, { x: (x.x + y.x) / 2, y: (x.y + y.y) / 2 })!;
};

describe('an open map of hexes', () => {
  it('has a zone for each hex and a way between neighbours, fits the schema, and counts as hexes', () => {
    const sizes = fc.record({ columns: fc.integer({ min: 1, max: 12 }), rows: fc.integer({ min: 1, max: 12 }) });
    fc.assert(
      fc.property(sizes, fc.constantFrom('pointed' as const, 'flat' as const), ({ columns, rows }, turn) => {
        const scene = field(columns, rows, turn);
        expect(sceneSchema.parse(JSON.parse(JSON.stringify(scene)))).toEqual(scene);
        expect(mapKindOf(scene)).toBe('hexes');
        expect(Object.keys(scene.zones)).toHaveLength(columns * rows);
        const linked = Object.values(scene.borders).map(({ between }) => between.toSorted().join(' '));
        const beside = allHexes(scene.hexes).flatMap((hex) =>
          hexNeighbours(scene.hexes, hex).map((next) => [hexId(hex), hexId(next)].toSorted().join(' ')),
        );
        expect(linked.toSorted()).toEqual([...new Set(beside)].toSorted());
        for (const { polygon } of Object.values(scene.zones))
          for (const { x, y } of polygon) expect(x >= 0 && y >= 0 && x <= scene.width && y <= scene.height).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('has as many steps between two hexes as the grid has, by all counts', () => {
    const scene = field(7, 6);
    for (const from of ['h1-1', 'h4-3', 'h7-6'])
      for (const to of Object.keys(scene.zones)) {
        const far = hexDistance(scene.hexes, hexOfId(from)!, hexOfId(to)!);
        expect(distance(scene, inZone(from), inZone(to))).toBe(far);
        expect(hexSteps(scene, inZone(from), inZone(to))).toBe(far);
        expect(hexesBetween(scene, inZone(from), inZone(to))).toBe(far);
      }
    expect(hexesAlong(scene, [at(1, 1), at(3, 1), at(3, 3)])).toBe(4);
    expect(hexesBetween(scene, at(1, 1), { kind: 'off' })).toBe(Number.POSITIVE_INFINITY);
  });

  it('names hexes by column and row until somebody names them, and nobody stands between two', () => {
    const scene = field(3, 3);
    expect(zoneName(scene, 'h2-3')).toBe('hex 2, 3');
    const named = { ...scene, zones: { ...scene.zones, 'h2-3': { ...scene.zones['h2-3']!, name: 'Altar' } } };
    expect(zoneName(named, 'h2-3')).toBe('Altar');
    expect(allPlaces(scene)).toHaveLength(9);
  });
});

describe('too large and too small grids', () => {
  it('are refused with a sentence, by the form and by the schema', () => {
    expect(faultOfHexes(0, 5)).toContain('1 to 100 columns');
    expect(faultOfHexes(5, 101)).toContain('1 to 100 rows');
    expect(faultOfHexes(50, 40)).toContain('2000 hexes');
    expect(faultOfHexes(40, MOST_HEXES / 40)).toBeUndefined();
    const scene = field(3, 3);
    for (const size of [{ columns: 0 }, { rows: 101 }, { columns: 50, rows: 40 }])
      expect(sceneSchema.safeParse({ ...scene, hexes: { ...scene.hexes, ...size } }).success).toBe(false);
  });
  it('are brought to the nearest size where a map is made', () => {
    expect(field(0, -3).hexes).toMatchObject({ columns: 1, rows: 1 });
    expect(field(100, 100).hexes).toMatchObject({ columns: 100, rows: 16 });
  });
});

describe('painting', () => {
  it('takes hexes off the map with their ways, and puts them back with ways to all neighbours', () => {
    const scene = field(4, 4);
    const gone = withBrushedHexes(scene, ['h2-2', 'h9-9', 'nonsense'], 'gone');
    expect(Object.keys(gone.zones)).toHaveLength(15);
    expect(Object.values(gone.borders).some(({ between }) => between.includes('h2-2'))).toBe(false);
    expect(withBrushedHexes(gone, ['h2-2'], 'gone')).toBe(gone);
    const back = withBrushedHexes(gone, ['h2-2'], 'open');
    expect(new Set(Object.keys(back.borders))).toEqual(new Set(Object.keys(scene.borders)));
    expect(back.zones['h2-2']).toEqual(scene.zones['h2-2']);
  });

  it('lays hard footing and solid ground on hexes, and clears them', () => {
    const scene = withBrushedHexes(field(3, 1), ['h2-1'], 'solid');
    expect(hexSteps(scene, at(1, 1), at(3, 1))).toBe(Number.POSITIVE_INFINITY);
    expect(hexSteps(withBrushedHexes(scene, ['h2-1'], 'open'), at(1, 1), at(3, 1))).toBe(2);
    const hard = withBrushedHexes(scene, ['h1-1'], 'difficult');
    expect(hard.zones['h1-1']?.features).toMatchObject([{ kind: 'difficult' }]);
    expect(withBrushedHexes(hard, ['h1-1'], 'difficult')).toBe(hard);
  });

  it('puts walls and doors on sides: one walks around them, and a shot flies over', () => {
    const scene = field(3, 3);
    const sides = [side(scene, 'h1-1', 'h2-1'), side(scene, 'h2-1', 'h1-2'), side(scene, 'h2-1', 'h2-2')];
    const walled = withBrushedSides(scene, sides, 'wall');
    expect(Object.keys(scene.borders).length - Object.keys(walled.borders).length).toBe(3);
    expect(hexSteps(walled, at(1, 1), at(2, 1))).toBe(4);
    expect(hexWay(walled, at(1, 1), at(2, 1))?.map((place) => place.kind === 'zone' && place.zone)).toEqual([
      ...['h1-1', 'h1-2', 'h2-2', 'h3-1', 'h2-1'],
    ]);
    expect(hexesBetween(walled, at(1, 1), at(2, 1))).toBe(1);
    const door = withBrushedSides(walled, sides.slice(0, 1), 'closed');
    expect(hexSteps(door, at(1, 1), at(2, 1))).toBe(4);
    expect(
      hexRoom(withBrushedSides(door, [side(scene, 'h2-1', 'h3-1'), side(scene, 'h3-1', 'h2-2')], 'wall'), 'h2-1'),
    ).toEqual(['h2-1']);
    expect(hexSteps(withBrushedSides(door, sides.slice(0, 1), 'open'), at(1, 1), at(2, 1))).toBe(1);
    const clear = withBrushedSides(walled, sides, null);
    expect(new Set(Object.keys(clear.borders))).toEqual(new Set(Object.keys(scene.borders)));
    expect(withBrushedSides(clear, sides, null)).toBe(clear);
  });

  it('finds no side in the middle of a hex, nor at the rim', () => {
    const scene = field(3, 3);
    expect(sideNear(scene, { x: 30, y: 34 })).toBeUndefined();
    expect(sideNear(scene, { x: 2, y: 34 })).toBeUndefined();
    expect(sideNear(scene, { x: 58, y: 34 })).toEqual(['h1-1', 'h2-1']);
  });
});

describe('the grid', () => {
  it('gets more hexes or fewer, and keeps names, walls and gaps of those that stay', () => {
    const scene = field(4, 4);
    const drawn = withBrushedSides(withBrushedHexes(scene, ['h3-3'], 'gone'), [['h1-1', 'h2-1']], 'wall');
    const larger = resizedHexes(drawn, { ...drawn.hexes, columns: 6, rows: 5 });
    expect(Object.keys(larger.zones)).toHaveLength(29);
    expect(larger.zones['h3-3']).toBeUndefined();
    expect(larger.borders['h1-1.h2-1']).toBeUndefined();
    expect(larger.borders['h4-1.h5-1']).toBeDefined();
    expect(larger.width).toBeGreaterThan(drawn.width);
    const smaller = resizedHexes(drawn, { ...drawn.hexes, columns: 2, rows: 2 });
    expect(Object.keys(smaller.zones)).toHaveLength(4);
    const turned = turnedHexes(drawn, 'flat');
    expect(turned.hexes.turn).toBe('flat');
    expect(Math.abs(Object.keys(turned.zones).length - 16)).toBeLessThan(6);
  });

  it('is fitted to a picture by a block dragged over its hexes, and nudged', () => {
    const picture = { kind: 'picture', picture: 'hash', at: { x: 0, y: 0, width: 2000, height: 1400 } } as const;
    const scene = withHexColumns(plainHexes({ name: 'P', turn: 'pointed', columns: 1, rows: 1, ground: picture }), 20);
    expect(scene.hexes).toMatchObject({ columns: 20, across: 60 });
    // The picture's own hexes are 50 pixels of the map wide and begin at 10, 20.
    const block = {
      columns: 6,
      rows: 5,
      from: { x: 10, y: 20 },
      to: { x: 10 + 6.5 * 50, y: 20 + 16 * (25 / Math.sqrt(3)) },
    };
    const fitted = hexesFittedTo(scene, block)!;
    expect(fitted.hexes.across).toBe(60);
    const frame = fitted.ground.kind === 'picture' ? fitted.ground.at! : undefined;
    const before = scene.ground.kind === 'picture' ? scene.ground.at! : undefined;
    expect(frame!.width / before!.width).toBeCloseTo(60 / 50, 2);
    // The block's corner lies on the corner of a hex's box again.
    const corner = { x: frame!.x + (10 - before!.x) * 1.2, y: frame!.y + (20 - before!.y) * 1.2 };
    expect(((corner.x + 6000) % 60) % 60).toBeCloseTo(0, 0);
    expect(hexesFittedTo(scene, { ...block, to: block.from })).toBeUndefined();
    const nudged = nudgedHexes(scene, { x: 3, y: 0 });
    expect(nudged.ground.kind === 'picture' && nudged.ground.at!.x).toBe(before!.x - 3);
  });
});

describe('older maps, laid with hexes', () => {
  const room: SquareScene = {
    ...{ kind: 'squares', name: 'Room', columns: 8, rows: 6, pixels: 64, ground: grass },
    cells: { '0,0': { blocked: true }, '1,0': { blocked: true }, '5,4': { difficult: true } },
    walls: Object.fromEntries(
      Array.from({ length: 6 }, (_, row) => [`3,${row},e`, row === 2 ? 'door' : 'wall'] as const),
    ),
  };

  it('have hexes on the floor alone, and one door in the wall', () => {
    const scene = hexesOf(room);
    expect(sceneSchema.safeParse(JSON.parse(JSON.stringify(scene))).error).toBeUndefined();
    expect(scene.zones['h1-1']).toBeUndefined();
    const doors = Object.values(scene.borders).filter(({ door }) => door === 'closed');
    expect(doors).toHaveLength(1);
    expect(hexSteps(scene, at(2, 3), at(6, 3))).toBe(Number.POSITIVE_INFINITY);
    const open = { ...scene, borders: { ...scene.borders, [doors[0]!.id]: { ...doors[0]!, door: 'open' as const } } };
    expect(hexSteps(open, at(2, 3), at(6, 3))).toBeLessThan(8);
    expect(Object.values(scene.zones).filter(({ features }) => features.length > 0)).toHaveLength(1);
  });

  it.each(['tavern', 'chapel-crypt', 'trenches'])(
    '%s: everything fits, and nearly all hexes hang together',
    async (id) => {
      const scene = (await readyScene(`${id}-hexes`)) as HexScene;
      expect(sceneSchema.safeParse(JSON.parse(JSON.stringify(scene))).error).toBeUndefined();
      const size = Object.keys(scene.zones).length;
      expect(size).toBeGreaterThan(200);
      const open = {
        ...scene,
        borders: Object.fromEntries(
          Object.entries(scene.borders).map(([key, one]) => [key, { ...one, door: 'none' as const }]),
        ),
      };
      const most = Math.max(
        ...Object.keys(scene.zones)
          .slice(0, 60)
          .map((one) => hexRoom(open, one).length),
      );
      expect(most / size).toBeGreaterThan(0.7);
      const [first] = Object.values(scene.zones);
      expect(first?.polygon).toEqual(hexOutline(scene.hexes, hexOfId(first!.id)!));
      expect(await readyScene('nowhere-hexes')).toBeUndefined();
    },
  );
});
