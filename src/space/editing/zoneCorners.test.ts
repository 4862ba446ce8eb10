/** Editing the corners, links, names and contents of zones. */
import { describe, expect, it } from 'vitest';
import { zonesNamed } from '../scenes/scenes.testing.ts';
import { areaOf } from '../shapes/polygon.ts';
import { inZone, onBorder } from '../zones/zones.ts';
import { checkedScene, editedValue, faultWords, fourZones, linkedZones } from './zoneEdit.testing.ts';
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

const millScene = zonesNamed('mill');

describe('corners', () => {
  it('move for all zones that meet there, and borders follow', () => {
    // The middle of the map, where all four zones meet.
    const at = fourZones.zones.A?.polygon.findIndex(({ x, y }) => x === 100 && y === 100) ?? -1;
    const scene = editedValue(moveCorner(fourZones, { zone: 'A', at }, { x: 110, y: 120 }));
    for (const id of ['A', 'B', 'C', 'D']) expect(scene.zones[id]?.polygon).toContainEqual({ x: 110, y: 120 });
    expect(Object.values(scene.zones).reduce((sum, { polygon }) => sum + areaOf(polygon), 0)).toBeCloseTo(40000);
    expect(scene.borders.AB?.line).toContainEqual({ x: 110, y: 120 });
    checkedScene(scene);
  });
  it('stay when an outline would cross itself or another one', () => {
    const at = fourZones.zones.A?.polygon.findIndex(({ x, y }) => x === 100 && y === 100) ?? -1;
    expect(faultWords(moveCorner(fourZones, { zone: 'A', at }, { x: 150, y: -20 }))).toMatch(/cannot have this shape/);
    expect(faultWords(moveCorner(fourZones, { zone: 'A', at: 0 }, { x: 150, y: 150 }))).toMatch(/would lie over/);
    expect(faultWords(moveCorner(fourZones, { zone: 'A', at: 9 }, { x: 0, y: 0 }))).toContain('not on the map');
  });
  it('can be added on an edge for both its zones, and removed again', () => {
    const added = editedValue(addCorner(fourZones, 'A', { x: 103, y: 50 }));
    expect(added.zones.A?.polygon).toContainEqual({ x: 100, y: 50 });
    expect(added.zones.B?.polygon).toContainEqual({ x: 100, y: 50 });
    expect(added.zones.C).toBe(fourZones.zones.C);
    const at = added.zones.A?.polygon.findIndex(({ y }) => y === 50) ?? -1;
    const back = editedValue(removeCorner(added, { zone: 'A', at }));
    expect([back.zones.A?.polygon, back.zones.B?.polygon]).toEqual([
      fourZones.zones.A?.polygon,
      fourZones.zones.B?.polygon,
    ]);
    expect(back.borders).toEqual(fourZones.borders);
  });
  it('stay when a zone would have fewer than three', () => {
    const triangle = editedValue(removeCorner(fourZones, { zone: 'A', at: 0 }));
    expect(faultWords(removeCorner(triangle, { zone: 'A', at: 0 }))).toContain('three corners');
  });
  it('leave a door as wide as it was, at its place along the edge', () => {
    const before = millScene.borders['yard-room'];
    const at = millScene.zones.room?.polygon.findIndex(({ x, y }) => x === 446 && y === 730) ?? -1;
    const scene = editedValue(moveCorner(millScene, { zone: 'room', at }, { x: 440, y: 740 }));
    const after = scene.borders['yard-room'];
    const wide = (line: typeof before) =>
      line && Math.hypot(line.line[0].x - line.line[1].x, line.line[0].y - line.line[1].y);
    expect(wide(after)).toBeCloseTo(wide(before) ?? 0, 0);
    expect(scene.borders['orchard-pond']).toBe(millScene.borders['orchard-pond']);
  });
});

describe('the links between zones', () => {
  it('can be made between neighbours and cut', () => {
    const parted = editedValue(unlinkZones(fourZones, 'A', 'B'));
    expect(linkedZones(parted, 'A')).toEqual(['C']);
    expect(faultWords(unlinkZones(parted, 'A', 'B'))).toContain('no border');
    const linked = editedValue(linkZones(parted, 'A', 'B'));
    expect(linkedZones(linked, 'A')).toEqual(['B', 'C']);
    expect(faultWords(linkZones(linked, 'A', 'B'))).toContain('linked already');
    expect(faultWords(linkZones(fourZones, 'A', 'D'))).toContain('do not touch');
    expect(faultWords(linkZones(fourZones, 'A', 'A'))).toContain('two different');
    expect(faultWords(linkZones(fourZones, 'A', 'Z'))).toContain('not on the map');
  });
  it('can become narrow doors with room for one, and open ground again', () => {
    const door = editedValue(setBorder(fourZones, 'AB', { door: 'closed' }));
    expect(door.borders.AB).toMatchObject({ door: 'closed', capacity: 1 });
    const [from, to] = door.borders.AB?.line ?? [];
    expect(Math.abs((to?.y ?? 0) - (from?.y ?? 0))).toBeCloseTo(70);
    const opened = editedValue(setBorder(door, 'AB', { door: 'open' }));
    expect(opened.borders.AB?.line).toEqual(door.borders.AB?.line);
    const none = editedValue(setBorder(opened, 'AB', { door: 'none' }));
    expect(none.borders.AB).toEqual(fourZones.borders.AB);
  });
  it('hold as many combatants as the GM says, within limits', () => {
    expect(editedValue(setBorder(fourZones, 'AB', { capacity: 0 })).borders.AB?.capacity).toBe(0);
    expect(faultWords(setBorder(fourZones, 'AB', { capacity: 1.5 }))).toContain('whole number');
    expect(faultWords(setBorder(fourZones, 'AB', { capacity: 100 }))).toContain('0 to 99');
    expect(faultWords(setBorder(fourZones, 'ZZ', {}))).toContain('not on the map');
  });
});

describe('the name and contents of a zone', () => {
  it('can be changed: name, capacity and features', () => {
    expect(editedValue(setZone(fourZones, 'A', { name: '  Nave ', capacity: 0 })).zones.A).toMatchObject({
      name: 'Nave',
      capacity: 0,
    });
    // A corridor need not have a name.
    expect(editedValue(setZone(fourZones, 'A', { name: ' ' })).zones.A?.name).toBe('');
    expect(faultWords(setZone(fourZones, 'A', { name: 'x'.repeat(61) }))).toContain('60 letters');
    expect(faultWords(setZone(fourZones, 'A', { capacity: 1000 }))).toContain('0 to 999');
    expect(faultWords(setZone(fourZones, 'Z', {}))).toContain('not on the map');
  });
  it('take a feature, replace one of the same id, and remove one', () => {
    const fire = { id: 'f', label: 'Fire', kind: 'hazard', detail: 'fire' } as const;
    const lit = editedValue(putFeature(fourZones, inZone('A'), fire));
    expect(lit.zones.A?.features).toEqual([fire]);
    const hotter = editedValue(putFeature(lit, inZone('A'), { ...fire, label: 'Blaze' }));
    expect(hotter.zones.A?.features.map(({ label }) => label)).toEqual(['Blaze']);
    expect(editedValue(removeFeature(hotter, inZone('A'), 'f')).zones.A?.features).toEqual([]);
    expect(editedValue(putFeature(fourZones, onBorder('AB'), fire)).borders.AB?.features).toEqual([fire]);
    let full = fourZones;
    for (let n = 0; n < 20; n++) full = editedValue(putFeature(full, inZone('A'), { ...fire, id: `f${n}` }));
    expect(faultWords(putFeature(full, inZone('A'), fire))).toContain('twenty');
    expect(faultWords(putFeature(fourZones, { kind: 'off' }, fire))).toContain('not on the map');
  });
  it('go with the zone and its borders', () => {
    const scene = editedValue(removeZone(fourZones, 'A'));
    expect(Object.keys(scene.zones)).toEqual(['B', 'C', 'D']);
    expect(Object.keys(scene.borders).sort()).toEqual(['BD', 'CD']);
    expect(faultWords(removeZone(scene, 'A'))).toContain('not on the map');
  });
});
