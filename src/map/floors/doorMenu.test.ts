/** Tests locked doors: who finds them shut, and how the GM unlocks them. */
import { describe, expect, it } from 'vitest';
import { isLockedBorder, isLockedEdge, withoutLock } from '../../space/locks.ts';
import type { Scene, SquareScene, ZoneScene } from '../../space/scene.ts';
import { lockedDoorsNear } from './doorMenu.ts';

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

describe('the menu of the map', () => {
  it.each([
    ['zones', zones, { x: 215, y: 100 }, 'door'],
    ['squares', squares, { x: 170, y: 90 }, '2,1,e'],
  ] as const)('unlocks the locked door beside the pointer, on %s', (_, scene: Scene, point, door) => {
    expect(lockedDoorsNear(scene, point)).toEqual([door]);
    expect(lockedDoorsNear(scene, { x: point.x - 140, y: point.y })).toEqual([]);
    const unlocked = withoutLock(scene, door);
    expect(lockedDoorsNear(unlocked, point)).toEqual([]);
    // The door is still there, and shut.
    if (unlocked.kind === 'zones') expect(unlocked.borders.door).toMatchObject({ door: 'closed', features: [] });
    else expect(unlocked.walls).toEqual(squares.walls);
  });
  it('offers nothing at an open door, at one without a lock, and at no door', () => {
    const open = { ...zones.borders.door!, door: 'open' as const };
    expect(isLockedBorder(open)).toBe(false);
    expect(isLockedEdge(squares, '4,1,e')).toBe(false);
    expect(lockedDoorsNear(squares, { x: 300, y: 90 })).toEqual([]);
    expect(withoutLock(zones, 'nowhere')).toBe(zones);
  });
});
