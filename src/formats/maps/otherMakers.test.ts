/** Tests maps of other makers: Foundry, Dungeon Alchemist, Dungeondraft, Tiled and Watabou. */
// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isHiddenDoor, sceneSchema } from '../../space/scene.ts';
import type { ImportedMap, MapWish } from '../imported.ts';
import { tmxAsJson } from '../tiled/tmxAsJson.ts';
import { readMapFile } from './mapFile.ts';

const read = (data: unknown, wish: MapWish = {}): ImportedMap => {
  const map = readMapFile('hall.json', typeof data === 'string' ? data : JSON.stringify(data), undefined, wish);
  if (!map.ok) throw new Error(map.refusal.text);
  for (const scene of [map.value.scene, map.value.squares?.scene])
    if (scene) expect(sceneSchema.safeParse(scene).success).toBe(true);
  return map.value;
};
const refusal = (data: unknown): string => {
  const map = readMapFile('hall.json', JSON.stringify(data));
  return map.ok ? 'read' : map.refusal.text;
};

describe('a scene of Foundry', () => {
  /** Two rooms of 4 × 4 squares with a door between, behind a border of two squares. */
  const wall = (x: number, y: number, toX: number, toY: number, more: object = {}) => ({
    c: [x, y, toX, toY].map((n) => (n + 2) * 100),
    move: 20,
    sight: 20,
    door: 0,
    ds: 0,
    ...more,
  });
  const rooms = [
    wall(0, 0, 8, 0),
    wall(8, 0, 8, 4),
    wall(8, 4, 0, 4),
    wall(0, 4, 0, 0),
    wall(4, 0, 4, 1),
    wall(4, 2, 4, 4),
  ];
  const scene = (more: object = {}) => ({
    name: 'Hall',
    width: 800,
    height: 600,
    padding: 0.25,
    grid: { type: 1, size: 100, distance: 5 },
    background: { src: 'worlds/one/Great%20Hall.webp' },
    walls: [...rooms, wall(4, 1, 4, 2, { door: 1 })],
    lights: [{ x: 300, y: 300, config: { dim: 30, bright: 10 } }],
    tokens: [{ name: 'Guard', x: 200, y: 200, width: 1, height: 1, disposition: -1 }],
    notes: [{ x: 600, y: 300, text: 'A trap' }],
    ...more,
  });
  it('has its walls, doors, lights, figures and notes, without the border about it', () => {
    const map = read(scene());
    expect(map.found).toMatchObject({
      what: 'a scene of Foundry',
      columns: 8,
      rows: 6,
      doors: 1,
      walls: 6,
      lights: 1,
      notes: 2,
    });
    expect(map.squares?.scene.walls['3,1,e']).toBe('door');
    expect(map.notes?.map(({ name, at }) => [name, at])).toEqual([
      ['A trap', { x: 400, y: 100 }],
      ['Guard', { x: 50, y: 50 }],
    ]);
    expect(map.remarks.join(' ')).toContain('“Great Hall.webp”');
    expect(map.squares?.scene.setting?.light).toBe('day');
    // The light reaches six squares.
    const lit = read(scene(), { picture: { width: 800, height: 600 } }).squares?.scene.scenery?.[0];
    expect(lit).toMatchObject({ kind: 'unseen light', at: [100, 100], size: 1.5 });
  });
  it.each([
    ['open', { door: 1, ds: 1 }, 'open', undefined],
    ['locked', { door: 1, ds: 2 }, 'door', { locked: true }],
    ['secret', { door: 2, ds: 0 }, 'door', { secret: true }],
  ])('has a door that is %s as such', (state, more, edge, known) => {
    const map = read(scene({ walls: [...rooms, wall(4, 1, 4, 2, more)] }));
    expect([map.squares?.scene.walls['3,1,e'], map.squares?.scene.doors?.['3,1,e']]).toEqual([edge, known]);
    const [border] = Object.values(map.scene.borders);
    expect(border?.door).toBe(state === 'open' ? 'open' : 'closed');
    expect(border && isHiddenDoor(border)).toBe(state === 'secret');
  });
  it('tells walls that one sees through, and leaves out those that bar nobody', () => {
    const map = read(scene({ walls: [...rooms, wall(1, 1, 2, 1, { sight: 0 }), wall(1, 3, 2, 3, { move: 0 })] }));
    expect(map.squares?.scene.walls['1,0,s']).toBe('wall');
    expect(map.squares?.scene.walls['1,2,s']).toBeUndefined();
    expect(map.remarks.join(' ')).toMatch(/1 wall that one sees through.*1 wall that bars nobody/);
  });
  it.each([
    [
      '9',
      { grid: 100, gridType: 1, gridDistance: 5, img: 'a.png', darkness: 0.8, lights: [{ x: 300, y: 300, dim: 20 }] },
    ],
    ['12', { environment: { darknessLevel: 0.8 } }],
  ])('of version %s is read too, and its darkness is night', (_, more) => {
    const map = read(scene(more));
    expect(map.found).toMatchObject({ columns: 8, lights: 1 });
    expect(map.scene.setting?.light).toBe('night');
  });
  it('with a shifted picture has its grid where the lines lie', () => {
    const map = read(scene({ background: { offsetX: 20, offsetY: -30 } }));
    expect(map.squares?.at).toMatchObject({ x: 80, y: 30 });
  });
  it('with hexes says how they lie', () => {
    expect(read(scene({ grid: { type: 4, size: 100 } })).hexes).toBe('flat');
    expect(read(scene({ grid: { type: 2, size: 100 } })).hexes).toBe('pointed');
  });
  it('costs one bad entry one entry, and an adventure offers its scenes', () => {
    const map = read(scene({ walls: [...rooms, { c: [1, 2] }, 'wall'], lights: 7 }));
    expect(map.found.walls).toBe(6);
    expect(map.remarks.join(' ')).toContain('could not be read: 2 walls.');
    const many = read({ scenes: [scene(), scene({ name: 'Yard' })] }, { floor: 1 });
    expect(many).toMatchObject({ scene: { name: 'Yard' }, floors: { names: ['Hall', 'Yard'], at: 1 } });
    expect(refusal(scene({ grid: { size: 'large' } }))).toContain('scene of Foundry');
  });
});

describe('a map of Dungeon Alchemist', () => {
  const wall = (section: string, type = 0) => ({ wallSection: section, type });
  it('has walls, doors and lights on the grid that it tells', () => {
    const map = read({
      pixelsPerTile: 100,
      grid: { x: 6, y: 5 },
      walls: [
        wall('100 100 400 100'),
        wall('399 100 399 200'),
        wall('399 200 399 300', 1),
        wall('400 300 400 400'),
        wall('400 400 100 400'),
        wall('100 400 100 100'),
        wall('1 2 3'),
      ],
      lights: [{ position: { x: 200, y: 200 }, range: 300 }],
    });
    expect(map.found).toMatchObject({
      what: 'a Dungeon Alchemist map',
      columns: 6,
      rows: 5,
      walls: 5,
      doors: 1,
      lights: 1,
      rooms: 1,
    });
    expect(map.squares?.scene.walls['3,2,e']).toBe('door');
    expect(map.remarks.join(' ')).toContain('could not be read: 1 wall.');
  });
});

describe('a project of Dungeondraft', () => {
  const floor = (label: string) => ({
    label,
    environment: { ambient_light: 'ff101010' },
    walls: [
      {
        points: 'PoolVector2Array( 256, 256, 1280, 256, 1280, 1024, 256, 1024 )',
        loop: true,
        portals: [{ position: 'Vector2( 1280, 640 )', rotation: Math.PI / 2, radius: 128, closed: true }],
      },
    ],
    portals: [],
    lights: [{ position: 'Vector2( 512, 512 )', range: 3 }, { position: 'nowhere' }],
  });
  it('has walls, doors and lights of each floor, and says what to export for its picture', () => {
    const file = {
      header: { creation_build: '1' },
      world: { width: 8, height: 6, levels: { 0: floor('Ground'), 1: floor('Roof') } },
    };
    const map = read(file, { floor: 1 });
    expect(map).toMatchObject({
      floors: { names: ['Ground', 'Roof'], at: 1 },
      found: { columns: 8, rows: 6, walls: 4, doors: 1, lights: 1, rooms: 1 },
    });
    expect(map.squares?.scene.walls['4,2,e']).toBe('door');
    expect(map.scene.setting?.light).toBe('night');
    expect(map.remarks.join(' ')).toMatch(/Export Map there, as Universal VTT.*1 light/);
  });
});

describe('a map of Tiled', () => {
  const object = (name: string, x: number, y: number, more: object = {}) => ({
    id: 1,
    name,
    type: '',
    x,
    y,
    width: 0,
    height: 0,
    rotation: 0,
    ...more,
  });
  const file = (layers: object[], more: object = {}) => ({
    width: 10,
    height: 8,
    tilewidth: 16,
    tileheight: 16,
    orientation: 'orthogonal',
    layers,
    ...more,
  });
  const layers = [
    { type: 'tilelayer', name: 'Ground', data: [1, 2] },
    { type: 'objectgroup', name: 'Walls', objects: [object('', 16, 16, { width: 64, height: 48 })] },
    {
      type: 'objectgroup',
      name: 'Things',
      objects: [
        object('Back door', 80, 32, {
          polyline: [
            { x: 0, y: 0 },
            { x: 0, y: 16 },
          ],
        }),
        object('Start', 8, 8),
        object('', 1, 1),
      ],
    },
  ];
  it('has walls and doors by their names, and the rest as notes', () => {
    const map = read(file(layers));
    expect(map.found).toMatchObject({
      what: 'a map of Tiled',
      columns: 10,
      rows: 8,
      walls: 4,
      doors: 1,
      notes: 1,
      rooms: 1,
    });
    expect(map.squares?.scene.walls['4,2,e']).toBe('door');
    expect(map.notes).toEqual([{ name: 'Start', text: '', at: { x: 8, y: 8 } }]);
    expect(map.remarks.join(' ')).toMatch(/Export As Image.*1 object without a name/);
  });
  it('has zones by their names, with a way where they lie side by side', () => {
    const zones = [object('Hall', 0, 0, { width: 80, height: 128 }), object('Yard', 80, 0, { width: 80, height: 128 })];
    const map = read(file([{ type: 'group', layers: [{ type: 'objectgroup', name: 'zones', objects: zones }] }]));
    expect(Object.values(map.scene.zones).map(({ name }) => name)).toEqual(['Hall', 'Yard']);
    expect(Object.values(map.scene.borders)).toMatchObject([{ between: ['room-1', 'room-2'], door: 'none' }]);
  });
  it('in XML is the same map', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="orthogonal" width="10" height="8" tilewidth="16" tileheight="16">
 <layer id="1" name="Ground" width="10" height="8"><data encoding="csv">1,2</data></layer>
 <objectgroup id="2" name="Walls"><object id="1" x="16" y="16" width="64" height="48"/></objectgroup>
 <objectgroup id="3" name="Things">
  <object id="2" name="Back door" x="80" y="32"><polyline points="0,0 0,16"/></object>
  <object id="3" name="Start" x="8" y="8"><point/></object>
  <object id="4" x="1" y="1"/>
 </objectgroup>
</map>`;
    expect(read(tmxAsJson(xml) ?? '')).toEqual(read(file(layers)));
    expect(tmxAsJson('<svg/>')).toBeUndefined();
  });
  it('of tiles seen aslant is refused, with what to set', () => {
    expect(refusal(file(layers, { orientation: 'isometric' }))).toContain('Set its orientation to orthogonal');
  });
});

describe('a city of Watabou', () => {
  const square = (x: number, y: number, side: number) => [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
  const city = {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', id: 'values', roadWidth: 8, riverWidth: 20 },
      { type: 'MultiPolygon', id: 'buildings', coordinates: [[square(0, 0, 20)], [square(60, 60, 20)], ['broken']] },
      {
        type: 'GeometryCollection',
        id: 'walls',
        geometries: [{ type: 'Polygon', width: 7, coordinates: [square(-20, -20, 140)] }],
      },
      {
        type: 'GeometryCollection',
        id: 'roads',
        geometries: [
          {
            type: 'LineString',
            width: 8,
            coordinates: [
              [40, -60],
              [40, 160],
            ],
          },
        ],
      },
      { type: 'MultiPolygon', id: 'water', coordinates: [[square(90, 0, 20)]] },
      {
        type: 'MultiPoint',
        id: 'trees',
        coordinates: [
          [30, 30],
          [35, 90],
        ],
      },
      {
        type: 'GeometryCollection',
        id: 'districts',
        geometries: [{ type: 'Polygon', name: 'Oldtown', coordinates: [square(-20, -20, 140)] }],
      },
    ],
  };
  it('is painted: houses, walls with a gap for the road, water and trees, its districts as zones', () => {
    const map = read(city);
    const { scenery = [], materials = [] } = map.squares?.scene ?? {};
    const of = (kind: string) => scenery.filter((one) => one.kind === kind);
    expect([of('tiled house').length, of('oak').length, of('wall').length]).toEqual([2, 2, 6]);
    expect(materials.map(({ material }) => material)).toEqual(['grass', 'deep water', 'road']);
    expect(Object.values(map.scene.zones).map(({ name }) => name)).toEqual(['Oldtown']);
    expect(Object.values(map.squares?.scene.cells ?? {}).some(({ blocked }) => blocked)).toBe(true);
    expect(map.remarks.join(' ')).toContain('could not be read: 1 shape.');
  });
  it('without a house is refused with a sentence', () => {
    expect(refusal({ ...city, features: city.features.slice(4) })).toContain('has neither houses nor walls');
  });
});
