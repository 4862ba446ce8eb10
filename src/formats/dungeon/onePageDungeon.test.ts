/** Tests one-page dungeons: a small one drawn by hand, and three as the generator writes them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crossesItself } from '../../space/shapes/polygon.ts';
import { isInSight } from '../../space/sight/sight.ts';
import { distance, inZone } from '../../space/zones/zones.ts';
import type { ImportedMap } from '../imported.ts';
import { readOnePageDungeon } from './onePageDungeon.ts';
import { twoRooms as file } from './twoRooms.testing.ts';

const read = (data: unknown): ImportedMap => {
  const map = readOnePageDungeon(typeof data === 'string' ? data : JSON.stringify(data));
  if (!map.ok) throw new Error(map.refusal.text);
  return map.value;
};
const refusal = (text: string): string => {
  const map = readOnePageDungeon(text);
  return map.ok ? 'read' : map.refusal.text;
};

describe('a one-page dungeon', () => {
  const { scene, remarks } = read(file);
  it('has a zone for each room and passage but none for door cells, and a passage has no name', () => {
    expect(Object.values(scene.zones).map(({ name }) => name)).toEqual(['Hall A', 'Room 7', '']);
    expect(Object.values(scene.zones).map(({ capacity }) => capacity)).toEqual([9, 9, 2]);
    expect(scene.name).toBe('Two Rooms');
    expect(remarks).toEqual([]);
  });
  it('has no zone left of or above the map, though its cells have negative numbers', () => {
    const points = Object.values(scene.zones).flatMap(({ polygon }) => polygon);
    expect(Math.min(...points.map(({ x }) => x))).toBe(70);
    expect(Math.min(...points.map(({ y }) => y))).toBe(70);
    expect(Math.max(...points.map(({ x }) => x))).toBe(scene.width - 70);
  });
  it('divides a door cell between its two rooms, with the border in the middle', () => {
    // Cell (0, 0) is from 350 to 420 across and from 140 to 210 down.
    expect(scene.borders['door-1']).toMatchObject({
      between: ['room-1', 'room-2'],
      door: 'closed',
      capacity: 1,
      line: [
        { x: 385, y: 140 },
        { x: 385, y: 210 },
      ],
    });
    expect(scene.zones['room-1']?.polygon).toContainEqual({ x: 385, y: 140 });
    expect(scene.zones['room-2']?.polygon).toContainEqual({ x: 385, y: 210 });
    expect(distance(scene, inZone('room-1'), inZone('room-2'))).toBe(1);
    expect(isInSight(scene, inZone('room-1'), inZone('room-2'))).toBe(false);
  });
  it('has entrances, columns, water and secret doors', () => {
    expect(scene.zones['room-1']?.features.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
      'cover: Columns',
      'exit: Stairs up and out',
    ]);
    expect(scene.zones['room-3']?.features.map(({ kind }) => kind)).toEqual(['water']);
    expect(scene.borders['door-3']?.features).toEqual([
      { id: 'door-3.barrier', kind: 'barrier', label: 'Secret door', secret: true },
    ]);
  });
  it('links rooms without a door between them as open', () => {
    const side = read({
      rects: [
        { x: 0, y: 0, w: 2, h: 2 },
        { x: 2, y: 0, w: 2, h: 2 },
        { x: 10, y: 0, w: 2, h: 2 },
      ],
    });
    expect(Object.values(side.scene.borders).map(({ between, door }) => [...between, door])).toEqual([
      ['room-1', 'room-2', 'none'],
    ]);
  });
  it('draws round rooms round, leaves out a door to nowhere, and says so', () => {
    const round = read({
      rects: [{ x: 0, y: 0, w: 5, h: 5, rotunda: true }],
      doors: [{ x: 20, y: 20, dir: { x: 0, y: 1 }, type: 1 }],
    });
    expect(round.scene.zones['room-1']?.polygon).toHaveLength(28);
    expect(round.remarks).toEqual(['The door at 20, 20 leads to no room and was left out.']);
  });
  it('has its open sides up to a limit, which it names, where rooms lie on one another', () => {
    const rects = Array.from({ length: 110 }, (_, n) => ({ x: n % 4, y: n % 5, w: 6, h: 6 }));
    const map = readOnePageDungeon(JSON.stringify({ rects }));
    if (!map.ok) throw new Error(map.refusal.text);
    expect(Object.keys(map.value.scene.borders)).toHaveLength(1500);
    expect(map.value.remarks.join()).toContain('more than 1500 places');
  });
  it('of another kind is refused in one sentence', () => {
    expect(refusal('{')).toBe(
      'This file is no one-page dungeon: it is not JSON. Export it again and choose that file.',
    );
    expect(refusal('{}')).toContain('rects: a list is missing');
    expect(refusal('{"rects":[]}')).toContain('has no rooms');
    expect(refusal('{"rects":[{"x":0,"y":0,"w":0,"h":1}]}')).toContain('rects, entry 1, w: must be at least 1');
  });
});

describe.each([
  ['crypt_of_keverr', 39, 'room-3'],
  ['bloodmist_chambers', 43, 'room-3'],
  ['abbey_of_the_great_witch', 25, 'room-3'],
])('the dungeon %s', (name, rooms, start) => {
  const { scene } = read(readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8'));
  it('is read whole, so that every room can be reached from every other', () => {
    expect(Object.keys(scene.zones)).toHaveLength(rooms);
    for (const id of Object.keys(scene.zones))
      expect([id, Number.isFinite(distance(scene, inZone(start), inZone(id)))]).toEqual([id, true]);
  });
  it('has valid outlines and different names', () => {
    const zones = Object.values(scene.zones);
    for (const { id, polygon } of zones) expect([id, crossesItself(polygon)]).toEqual([id, false]);
    const named = zones.filter(({ name }) => name !== '');
    expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  });
  it('lets one see through every open way', () => {
    for (const { between, door } of Object.values(scene.borders))
      if (door === 'none')
        expect([...between, isInSight(scene, inZone(between[0]), inZone(between[1]))]).toEqual([...between, true]);
  });
});
