/**
 * Tests maps as people bring them: crops, single bad entries, pictures of another shape, floors, and
 * the files of other makers.
 */
import { describe, expect, it } from 'vitest';
import { sceneSchema } from '../../space/scene.ts';
import type { ImportedMap, MapWish } from '../imported.ts';
import { readMapFile } from './mapFile.ts';

const read = (data: unknown, wish: MapWish = {}): ImportedMap => {
  const map = readMapFile('hall.json', typeof data === 'string' ? data : JSON.stringify(data), undefined, wish);
  if (!map.ok) throw new Error(map.refusal.text);
  for (const scene of [map.value.scene, map.value.squares?.scene])
    if (scene) expect(sceneSchema.safeParse(scene).success).toBe(true);
  return map.value;
};
const p = (x: number, y: number) => ({ x, y });
/** The head of a PNG of a size. */
function pngOf(width: number, height: number): string {
  const bytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  for (const side of [width, height]) for (const shift of [24, 16, 8, 0]) bytes.push((side >> shift) & 0xff);
  return btoa(String.fromCharCode(...bytes, 8, 6, 0, 0, 0));
}
/** A room from 2, 2 to 7, 6 with a gap in its right wall, from 3 to 4. */
const walls = [
  [p(7, 4), p(7, 6), p(2, 6), p(2, 2), p(7, 2), p(7, 3)],
  [p(7, 2), p(10, 2)],
  [p(10, 2), p(10, 6), p(7, 6)],
];
const door = { position: p(7, 3.5), bounds: [p(7, 3), p(7, 4)], rotation: Math.PI / 2, closed: true };
const vtt = (parts: object = {}, resolution: object = {}) => ({
  resolution: { map_origin: p(0, 0), map_size: p(12, 8), pixels_per_grid: 40, ...resolution },
  line_of_sight: walls,
  portals: [door],
  lights: [{ position: p(3, 3), range: 4 }],
  image: pngOf(480, 320),
  ...parts,
});
const doorsOf = ({ squares }: ImportedMap) =>
  Object.entries(squares?.scene.walls ?? {}).flatMap(([key, wall]) => (wall === 'wall' ? [] : [key]));

describe('a crop of a Universal VTT map', () => {
  it('brings only what lies on its picture, and cuts at the edge what crosses it', () => {
    const beyond = {
      line_of_sight: [...walls, [p(20, 0), p(20, 30)], [p(0, 7), p(40, 7)]],
      portals: [door, { ...door, position: p(20, 5), bounds: [p(20, 4), p(20, 6)] }],
      lights: [
        { position: p(3, 3), range: 4 },
        { position: p(30, 3), range: 4 },
      ],
      objects_line_of_sight: [
        [p(20, 1), p(22, 1), p(22, 3), p(20, 3)],
        [p(11, 1), p(14, 1), p(14, 2), p(11, 2)],
      ],
    };
    const map = read(vtt(beyond));
    expect(map.found).toMatchObject({ walls: 9, doors: 1, lights: 1, objects: 1 });
    const blocked = Object.entries(map.squares?.scene.cells ?? {}).flatMap(([key, cell]) =>
      cell.blocked ? [key] : [],
    );
    expect(blocked).toEqual(['11,1']);
    expect(Object.keys(map.squares?.scene.walls ?? {}).filter((key) => /^\d+,6,s$/.test(key))).toHaveLength(12);
    expect(map.scene.scenery).toHaveLength(1);
  });
  it('cuts a room at the edge of its picture', () => {
    const map = read(vtt({ image: pngOf(200, 320) }, { map_size: p(5, 8) }));
    expect(Object.values(map.scene.zones).map(({ polygon }) => Math.max(...polygon.map(({ x }) => x)))).toEqual([200]);
    expect(map.found).toMatchObject({ doors: 0, rooms: 1 });
  });
  it.each([
    ['inside a square', p(4.5, 2.25), [13, 9], { x: 20, y: 10 }, '2,1,e'],
    ['below nothing', p(-2, -1), [12, 8], { x: 0, y: 0 }, '8,4,e'],
    ['below nothing, inside a square', p(-0.5, -0.25), [13, 9], { x: 20, y: 30 }, '7,4,e'],
  ])('whose origin lies %s begins its grid there', (_, origin, grid, at, edge) => {
    const map = read(vtt({}, { map_origin: origin }));
    expect([map.squares?.scene.columns, map.squares?.scene.rows]).toEqual(grid);
    expect(map.squares?.at).toMatchObject(at);
    // The door stands on an edge of the file’s own grid, counted from the first square shown.
    expect(doorsOf(map)).toEqual([edge]);
  });
});

describe('one bad entry of a Universal VTT map', () => {
  it('costs one entry, and is told in one remark', () => {
    const map = read(
      vtt({
        line_of_sight: [...walls, [], [p(1, 1)], 'wall', [p(1, 1), { x: 'far', y: 2 }]],
        portals: [door, { position: p(1, 1).x }, null],
        lights: [{ position: p(3, 3), range: 4 }, { range: 4 }, { position: p(1, 1), range: '4' }],
      }),
    );
    expect(map.found).toMatchObject({ walls: 8, doors: 1, lights: 1 });
    expect(map.remarks.filter((one) => one.startsWith('Left out'))).toEqual([
      'Left out, because it could not be read: 4 walls, 2 doors and windows and 2 lights.',
    ]);
  });
  it.each(['line_of_sight', 'objects_line_of_sight', 'portals', 'lights'])(
    'such as %s that is missing or no list',
    (part) => {
      for (const value of [undefined, null, [], {}, 7]) expect(read(vtt({ [part]: value })).found.columns).toBe(12);
    },
  );
  it.each([
    ['without bounds stands at its place and turn', { ...door, bounds: undefined }],
    ['whose bounds begin at its middle stands in its gap', { ...door, bounds: [p(7, 3.5), p(7, 4.5)] }],
    ['whose bounds count from its middle stands in its gap', { ...door, bounds: [p(0, -0.5), p(0, 0.5)] }],
    ['with bounds stands where they say', door],
  ])('a door %s', (_, portal) => {
    const map = read(vtt({ portals: [portal] }));
    expect(doorsOf(map)).toEqual(['6,3,e']);
    expect(Object.values(map.scene.borders)).toMatchObject([{ line: [p(280, 120), p(280, 160)], door: 'closed' }]);
  });
});

describe('the picture of a Universal VTT map', () => {
  it('of another shape lies at its own pixels a square, and that is told', () => {
    const map = read(vtt({ image: pngOf(480, 280) }));
    expect(map.at).toEqual({ x: 0, y: 0, width: 480, height: 280 });
    expect(map.squares?.at).toEqual({ x: 0, y: 0, width: 480, height: 280 });
    expect(map.remarks.join()).toContain('480 × 280 pixels and not 480 × 320');
  });
  it('of the same shape and more pixels lies over the whole map, and nothing is told', () => {
    const map = read(vtt({ image: pngOf(960, 640) }));
    expect(map.at).toEqual({ x: 0, y: 0, width: 480, height: 320 });
    expect(map.remarks.join()).not.toContain('pixels');
  });
  it('larger than the file says shows the whole of it', () => {
    expect(read(vtt({ image: pngOf(800, 320) })).found).toMatchObject({ columns: 20, rows: 8 });
  });
  it.each([
    ['an address', 'https://example.org/map.webp', 'is an address'],
    ['a name', 'maps/hall.png', 'is an address'],
    ['damaged', 'ä ö', 'is damaged'],
    ['missing', undefined, 'There is no picture'],
    ['something else', { data: 1 }, 'There is no picture'],
  ])('that is %s is asked for, and walls, doors and lights come', (_, image, words) => {
    const map = read(vtt({ image }));
    expect(map).toMatchObject({ takesPicture: true, found: { picture: false, walls: 8, doors: 1, lights: 1 } });
    expect(map.picture).toBeUndefined();
    expect(map.remarks.join(' ')).toContain(words);
    const laid = read(vtt({ image }), { picture: { width: 480, height: 320 } });
    expect(laid.remarks.join(' ')).not.toContain('There is no picture');
    expect(laid.scene.scenery?.map(({ kind }) => kind)).toEqual(['unseen light']);
  });
});

describe('several floors in one file', () => {
  const upper = { ...vtt({ line_of_sight: [] }), name: 'Attic' };
  it.each([
    ['a list', [vtt(), upper]],
    ['levels', { levels: [vtt(), upper] }],
  ])('as %s are named, and each can be chosen', (_, file) => {
    expect(read(file)).toMatchObject({ floors: { names: ['Floor 1', 'Attic'], at: 0 }, found: { walls: 8 } });
    const second = read(file, { floor: 1 });
    expect(second).toMatchObject({ floors: { at: 1 }, found: { walls: 0 }, scene: { name: 'hall: Attic' } });
    expect(read(file, { floor: 9 }).floors?.at).toBe(0);
  });
});
