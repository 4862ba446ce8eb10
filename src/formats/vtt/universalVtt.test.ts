/** Tests Universal VTT maps: rooms, doors, origin, picture and what is refused. */
import { describe, expect, it } from 'vitest';
import { isInSight } from '../../space/sight/sight.ts';
import { distance, inZone } from '../../space/zones/zones.ts';
import type { ImportedMap } from '../imported.ts';
import { readUniversalVtt } from './universalVtt.ts';

/**
 * Two rooms of 4 by 4 squares side by side; the map was cut out of a larger one, so its origin is
 * at (2, 1).
 */
const file = {
  format: 0.3,
  resolution: { map_origin: { x: 2, y: 1 }, map_size: { x: 10, y: 6 }, pixels_per_grid: 100 },
  line_of_sight: [
    [
      { x: 3, y: 2 },
      { x: 11, y: 2 },
      { x: 11, y: 6 },
      { x: 3, y: 6 },
      { x: 3, y: 2 },
    ],
    [
      { x: 7, y: 2 },
      { x: 7, y: 3.5 },
    ],
    [
      { x: 7, y: 4.5 },
      { x: 7, y: 6 },
    ],
  ],
  objects_line_of_sight: [
    [
      { x: 9, y: 4 },
      { x: 9.5, y: 4 },
      { x: 9, y: 4.5 },
    ],
  ],
  portals: [
    {
      position: { x: 7, y: 4 },
      bounds: [
        { x: 7, y: 3.5 },
        { x: 7, y: 4.5 },
      ],
      rotation: 1.57,
      closed: true,
      freestanding: false,
    },
  ],
  image: btoa('picture'),
};
const read = (data: unknown): ImportedMap => {
  const map = readUniversalVtt(typeof data === 'string' ? data : JSON.stringify(data), 'Two rooms');
  if (!map.ok) throw new Error(map.refusal.text);
  return map.value;
};
const refusal = (data: unknown): string => {
  const map = readUniversalVtt(typeof data === 'string' ? data : JSON.stringify(data), 'Map');
  return map.ok ? 'read' : map.refusal.text;
};

describe('a Universal VTT map', () => {
  it('with too many walls, or walls that cross too often, is one zone, and the number is named', () => {
    const line = (x1: number, y1: number, x2: number, y2: number) => [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
    // Walls in one place count once, so each of these stands in a place of its own.
    const many = Array.from({ length: 20_001 }, (_, n) => {
      const [x, y] = [n % 640, 10 * Math.floor(n / 640)];
      return line(x, y, x, y + 1);
    });
    const lattice = Array.from({ length: 640 }, (_, n) => [line(n, 0, n, 640), line(0, n, 640, n)]).flat();
    const resolution = { map_origin: { x: 0, y: 0 }, map_size: { x: 640, y: 640 }, pixels_per_grid: 30 };
    for (const [lines, words] of [
      [many, 'more than the 20000'],
      [lattice, 'more than 750000 pieces'],
    ] as const) {
      const map = read({ ...file, resolution, line_of_sight: lines });
      expect(Object.keys(map.scene.zones)).toHaveLength(1);
      expect(map.remarks.join()).toContain(words);
    }
  });
  it('becomes zones where walls and portals enclose an area, shifted by its origin', () => {
    const { scene, picture } = read(file);
    expect(scene).toMatchObject({ kind: 'zones', name: 'Two rooms', width: 1000, height: 600 });
    expect(Object.keys(scene.zones)).toEqual(['room-1', 'room-2']);
    const west = Object.values(scene.zones).find(({ polygon }) => polygon.some(({ x }) => x === 100));
    expect(west?.capacity).toBe(16);
    expect(west?.polygon).toContainEqual({ x: 100, y: 100 });
    expect(west?.polygon).toContainEqual({ x: 500, y: 500 });
    expect(new TextDecoder().decode(picture)).toBe('picture');
  });
  it('has its portals as doors between the rooms', () => {
    const { scene, remarks } = read(file);
    const [door] = Object.values(scene.borders);
    expect(Object.keys(scene.borders)).toHaveLength(1);
    expect(door).toMatchObject({
      door: 'closed',
      capacity: 1,
      line: [
        { x: 500, y: 250 },
        { x: 500, y: 350 },
      ],
    });
    expect(distance(scene, inZone('room-1'), inZone('room-2'))).toBe(1);
    expect(isInSight(scene, inZone('room-1'), inZone('room-2'))).toBe(false);
    expect(remarks).toEqual(['Windows and secret doors cannot be told from doors in this kind of file; look at each.']);
    const open = structuredClone(file);
    open.portals[0]!.closed = false;
    expect(isInSight(read(open).scene, inZone('room-1'), inZone('room-2'))).toBe(true);
  });
  it('treats a portal without a state as closed, and ignores the format’s version', () => {
    const { closed: _closed, ...portal } = file.portals[0]!;
    const { scene } = read({ ...file, format: 'unheard of', portals: [portal] });
    expect(Object.values(scene.borders)[0]?.door).toBe('closed');
  });
  it('gives cover where objects stand in a room', () => {
    const { scene } = read(file);
    const covered = Object.values(scene.zones).filter(({ features }) => features.some(({ kind }) => kind === 'cover'));
    expect(covered).toHaveLength(1);
    expect(covered[0]?.polygon).toContainEqual({ x: 900, y: 100 });
  });
  it('reports that a window in the outer wall leads nowhere', () => {
    const window = {
      ...file.portals[0]!,
      bounds: [
        { x: 3, y: 3 },
        { x: 3, y: 4 },
      ],
    };
    const { scene, remarks } = read({ ...file, portals: [...file.portals, window] });
    expect(Object.keys(scene.borders)).toHaveLength(1);
    expect(remarks[0]).toBe('One door or window leads out of the rooms and got no border.');
  });
  it('is one zone when its walls enclose nothing', () => {
    const { scene, remarks } = read({ ...file, line_of_sight: [], portals: [], image: '' });
    expect(Object.values(scene.zones)).toHaveLength(1);
    expect(scene.zones['room-1']?.polygon).toContainEqual({ x: 1000, y: 600 });
    expect(remarks[0]).toContain('one zone');
  });
  it('says once that it has no picture, as zones and as squares, and says nothing when it has one', () => {
    const bare = read({ ...file, image: '' });
    for (const remarks of [bare.remarks, bare.squares?.remarks ?? []])
      expect(remarks.filter((one) => /no picture in this file.*painted/.test(one))).toHaveLength(1);
    const whole = read(file);
    expect([...whole.remarks, ...(whole.squares?.remarks ?? [])].join()).not.toContain('picture');
  });
  it('of another kind is refused in one sentence', () => {
    expect(refusal('not json')).toContain('it is not JSON');
    expect(refusal({ ...file, resolution: undefined })).toContain('resolution: a group of values is missing');
    expect(refusal({ ...file, resolution: { ...file.resolution, pixels_per_grid: 0 } })).toContain('pixels_per_grid');
    // A map that is larger than the largest that can be opened.
    const huge = { ...file.resolution, map_size: { x: 3000, y: 1000 } };
    expect(refusal({ ...file, resolution: huge })).toContain('must be at most');
  });
});
