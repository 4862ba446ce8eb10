/** Tests the doors of the map's menu: the GM unlocks, opens and closes them, and shows the room behind. */
import { describe, expect, it } from 'vitest';
import { withoutLock } from '../../space/locks.ts';
import type { Scene, SquareScene, ZoneScene } from '../../space/scene.ts';
import { doorsNear, fogBehind, turnedDoor } from './doorMenu.ts';

const box = (left: number) => [
  { x: left, y: 0 },
  { x: left + 200, y: 0 },
  { x: left + 200, y: 200 },
  { x: left, y: 200 },
];
const zone = (id: string, left: number) => ({ id, name: id, polygon: box(left), capacity: 8, features: [] });
const zones: ZoneScene = {
  kind: 'zones',
  name: 'Two rooms',
  width: 400,
  height: 200,
  ground: { kind: 'plain', look: 'stone' },
  zones: { west: zone('west', 0), east: zone('east', 200) },
  borders: {
    door: {
      id: 'door',
      between: ['west', 'east'],
      line: [
        { x: 200, y: 70 },
        { x: 200, y: 130 },
      ],
      capacity: 1,
      door: 'closed',
      features: [{ id: 'locked', kind: 'obstacle', label: 'Locked', detail: 'The key, or force' }],
    },
  },
};
const squares: SquareScene = {
  kind: 'squares',
  name: 'A cell',
  columns: 6,
  rows: 4,
  pixels: 60,
  ground: { kind: 'plain', look: 'stone' },
  cells: {},
  walls: { '2,1,e': 'door', '4,1,e': 'door' },
  doors: { '2,1,e': { locked: true } },
};

describe('the doors of the map’s menu', () => {
  it.each([
    ['zones', zones, { x: 215, y: 100 }, 'door'],
    ['squares', squares, { x: 170, y: 90 }, '2,1,e'],
  ] as const)(
    'finds the locked door beside the pointer, and it is shut once unlocked, on %s',
    (_, scene: Scene, point, door) => {
      expect(doorsNear(scene, point)).toEqual([{ id: door, state: 'locked' }]);
      expect(doorsNear(scene, { x: point.x - 140, y: point.y })).toEqual([]);
      const unlocked = withoutLock(scene, door);
      expect(doorsNear(unlocked, point)).toEqual([{ id: door, state: 'closed' }]);
    },
  );
  it('opens a shut door, and closes it again, without another change', () => {
    expect(turnedDoor(squares, '4,1,e', 'open')).toEqual([{ edit: 'walls', walls: { '4,1,e': 'open' } }]);
    expect(turnedDoor({ ...squares, walls: { '4,1,e': 'open' } }, '4,1,e', 'closed')).toEqual([
      { edit: 'walls', walls: { '4,1,e': 'door' } },
    ]);
    const [edit] = turnedDoor(zones, 'door', 'open');
    expect(edit).toMatchObject({ edit: 'border', border: { ...zones.borders.door, door: 'open', features: [] } });
    expect(turnedDoor(zones, 'nowhere', 'open')).toEqual([]);
  });
  it('offers nothing far from a door, and takes a wall for no door', () => {
    expect(doorsNear(squares, { x: 10, y: 230 })).toEqual([]);
    expect(doorsNear({ ...squares, walls: { '0,0,e': 'wall' } }, { x: 60, y: 30 })).toEqual([]);
    expect(withoutLock(zones, 'nowhere')).toBe(zones);
  });
  it('shows the room behind the door, and no fog of the room in front of it', () => {
    expect(fogBehind({ scene: zones, fog: { east: true } }, 'door')).toEqual(['east']);
    expect(fogBehind({ scene: zones, fog: {} }, 'door')).toEqual([]);
    // A wall along the middle makes two rooms of three columns; the door is in it.
    const walls = Object.fromEntries(
      [0, 1, 2, 3].map((row) => [`2,${row},e`, row === 1 ? 'door' : 'wall']),
    ) as SquareScene['walls'];
    const parted: SquareScene = { ...squares, walls };
    const east = [3, 4, 5].flatMap((column) => [0, 1, 2, 3].map((row) => `${column},${row}`));
    const fog = Object.fromEntries([...east, '0,0'].map((key) => [key, true as const]));
    expect(new Set(fogBehind({ scene: parted, fog }, '2,1,e'))).toEqual(new Set(east));
  });
});
