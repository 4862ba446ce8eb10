/** Corners, links and words of zones as they are edited. */
import { describe, expect, it } from 'vitest';
import { mill } from '../scenes/mill.ts';
import { area } from '../shapes/polygon.ts';
import { inZone, onBorder } from '../zones/zones.ts';
import { fault, four, links, sound, value } from './zoneEdit.testing.ts';
import {
  addCorner,
  linkZones,
  moveCorner,
  putFeature,
  removeCorner,
  removeFeature,
  removeZone,
  setBorder,
  setZone,
  unlinkZones,
} from './zoneEdit.ts';

describe('corners', () => {
  it('move for all zones that meet there, and borders follow', () => {
    // The middle, where all four meet.
    const at = four.zones.A?.polygon.findIndex(({ x, y }) => x === 100 && y === 100) ?? -1;
    const scene = value(moveCorner(four, { zone: 'A', at }, { x: 110, y: 120 }));
    for (const id of ['A', 'B', 'C', 'D']) expect(scene.zones[id]?.polygon).toContainEqual({ x: 110, y: 120 });
    expect(Object.values(scene.zones).reduce((sum, { polygon }) => sum + area(polygon), 0)).toBeCloseTo(40000);
    expect(scene.borders.AB?.line).toContainEqual({ x: 110, y: 120 });
    sound(scene);
  });
  it('do not move where outlines would cross themselves or each other', () => {
    const at = four.zones.A?.polygon.findIndex(({ x, y }) => x === 100 && y === 100) ?? -1;
    expect(fault(moveCorner(four, { zone: 'A', at }, { x: 150, y: -20 }))).toMatch(/cannot have this shape/);
    expect(fault(moveCorner(four, { zone: 'A', at: 0 }, { x: 150, y: 150 }))).toMatch(/would lie over/);
    expect(fault(moveCorner(four, { zone: 'A', at: 9 }, { x: 0, y: 0 }))).toContain('not on the map');
  });
  it('are added on an edge for both zones, and taken away again', () => {
    const added = value(addCorner(four, 'A', { x: 103, y: 50 }));
    expect(added.zones.A?.polygon).toContainEqual({ x: 100, y: 50 });
    expect(added.zones.B?.polygon).toContainEqual({ x: 100, y: 50 });
    expect(added.zones.C).toBe(four.zones.C);
    const at = added.zones.A?.polygon.findIndex(({ y }) => y === 50) ?? -1;
    const back = value(removeCorner(added, { zone: 'A', at }));
    expect([back.zones.A?.polygon, back.zones.B?.polygon]).toEqual([four.zones.A?.polygon, four.zones.B?.polygon]);
    expect(back.borders).toEqual(four.borders);
  });
  it('stay when a zone would have fewer than three', () => {
    const triangle = value(removeCorner(four, { zone: 'A', at: 0 }));
    expect(fault(removeCorner(triangle, { zone: 'A', at: 0 }))).toContain('three corners');
  });
  it('leave a door as wide and where it was along the edge', () => {
    const before = mill.borders['yard-room'];
    const at = mill.zones.room?.polygon.findIndex(({ x, y }) => x === 446 && y === 730) ?? -1;
    const scene = value(moveCorner(mill, { zone: 'room', at }, { x: 440, y: 740 }));
    const after = scene.borders['yard-room'];
    const wide = (line: typeof before) =>
      line && Math.hypot(line.line[0].x - line.line[1].x, line.line[0].y - line.line[1].y);
    expect(wide(after)).toBeCloseTo(wide(before) ?? 0, 0);
    expect(scene.borders['orchard-pond']).toBe(mill.borders['orchard-pond']);
  });
});

describe('links and what is on them', () => {
  it('join neighbours and part them', () => {
    const parted = value(unlinkZones(four, 'A', 'B'));
    expect(links(parted, 'A')).toEqual(['C']);
    expect(fault(unlinkZones(parted, 'A', 'B'))).toContain('no border');
    const linked = value(linkZones(parted, 'A', 'B'));
    expect(links(linked, 'A')).toEqual(['B', 'C']);
    expect(fault(linkZones(linked, 'A', 'B'))).toContain('linked already');
    expect(fault(linkZones(four, 'A', 'D'))).toContain('do not touch');
    expect(fault(linkZones(four, 'A', 'A'))).toContain('two different');
    expect(fault(linkZones(four, 'A', 'Z'))).toContain('not on the map');
  });
  it('become doors: narrow, with room for one; and open ground again', () => {
    const door = value(setBorder(four, 'AB', { door: 'closed' }));
    expect(door.borders.AB).toMatchObject({ door: 'closed', capacity: 1 });
    const [from, to] = door.borders.AB?.line ?? [];
    expect(Math.abs((to?.y ?? 0) - (from?.y ?? 0))).toBeCloseTo(70);
    const opened = value(setBorder(door, 'AB', { door: 'open' }));
    expect(opened.borders.AB?.line).toEqual(door.borders.AB?.line);
    const none = value(setBorder(opened, 'AB', { door: 'none' }));
    expect(none.borders.AB).toEqual(four.borders.AB);
  });
  it('hold as many as said, within reason', () => {
    expect(value(setBorder(four, 'AB', { capacity: 0 })).borders.AB?.capacity).toBe(0);
    expect(fault(setBorder(four, 'AB', { capacity: 1.5 }))).toContain('whole number');
    expect(fault(setBorder(four, 'AB', { capacity: 100 }))).toContain('0 to 99');
    expect(fault(setBorder(four, 'ZZ', {}))).toContain('not on the map');
  });
});

describe('what a zone is called and holds', () => {
  it('changes by name, capacity and features', () => {
    expect(value(setZone(four, 'A', { name: '  Nave ', capacity: 0 })).zones.A).toMatchObject({
      name: 'Nave',
      capacity: 0,
    });
    // A corridor need not have a name.
    expect(value(setZone(four, 'A', { name: ' ' })).zones.A?.name).toBe('');
    expect(fault(setZone(four, 'A', { name: 'x'.repeat(61) }))).toContain('60 letters');
    expect(fault(setZone(four, 'A', { capacity: 1000 }))).toContain('0 to 999');
    expect(fault(setZone(four, 'Z', {}))).toContain('not on the map');
  });
  it('takes features, replaces one of the same id, and lets them go', () => {
    const fire = { id: 'f', label: 'Fire', kind: 'hazard', detail: 'fire' } as const;
    const lit = value(putFeature(four, inZone('A'), fire));
    expect(lit.zones.A?.features).toEqual([fire]);
    const hotter = value(putFeature(lit, inZone('A'), { ...fire, label: 'Blaze' }));
    expect(hotter.zones.A?.features.map(({ label }) => label)).toEqual(['Blaze']);
    expect(value(removeFeature(hotter, inZone('A'), 'f')).zones.A?.features).toEqual([]);
    expect(value(putFeature(four, onBorder('AB'), fire)).borders.AB?.features).toEqual([fire]);
    let full = four;
    for (let n = 0; n < 20; n++) full = value(putFeature(full, inZone('A'), { ...fire, id: `f${n}` }));
    expect(fault(putFeature(full, inZone('A'), fire))).toContain('twenty');
    expect(fault(putFeature(four, { kind: 'off' }, fire))).toContain('not on the map');
  });
  it('goes away with its borders', () => {
    const scene = value(removeZone(four, 'A'));
    expect(Object.keys(scene.zones)).toEqual(['B', 'C', 'D']);
    expect(Object.keys(scene.borders).sort()).toEqual(['BD', 'CD']);
    expect(fault(removeZone(scene, 'A'))).toContain('not on the map');
  });
});
