/**
 * Tests the editing of zone maps: each operation that succeeds or is refused, and zones beside it
 * that stay unchanged.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZoneScene } from '../scene.ts';
import { zonesNamed } from '../scenes/scenes.testing.ts';
import { areaOf } from '../shapes/polygon.ts';
import { drawnZones } from '../zones/zones.testing.ts';
import { bordersBetween } from '../zones/zones.ts';
import { boxPolygon, checkedScene, editedValue, faultWords, fourZones, linkedZones } from './zoneEdit.testing.ts';
import { changesBetween, drawZone, joinZones, removeZone, splitZone, unlinkZones } from './zoneEdit.ts';

const chapelCryptScene = zonesNamed('chapel-crypt');
const crossroadsScene = zonesNamed('crossroads');

describe('drawing a zone', () => {
  it('links the zone to every zone along its edges, with room for two', () => {
    const { scene, id } = editedValue(drawZone(fourZones, boxPolygon(200, 0, 300, 200), 'Porch'));
    expect(scene.zones[id]).toMatchObject({ name: 'Porch', capacity: 8 });
    expect(linkedZones(scene, id)).toEqual(['B', 'D']);
    const [border] = bordersBetween(scene, id, 'B');
    expect(border).toMatchObject({ capacity: 2, door: 'none' });
    checkedScene(scene);
    expect(fourZones.zones[id]).toBeUndefined();
  });
  it('does not link zones that meet only in a corner', () => {
    const { scene, id } = editedValue(drawZone(fourZones, boxPolygon(200, 200, 300, 300)));
    expect(linkedZones(scene, id)).toEqual([]);
    expect(scene.zones[id]?.name).toBe('Zone 1');
  });
  it('corrects a small overlap with a neighbour or the map’s edge, so that the edges meet exactly', () => {
    const { scene, id } = editedValue(drawZone(fourZones, boxPolygon(196, -20, 300, 90)));
    expect(areaOf(scene.zones[id]?.polygon ?? [])).toBeCloseTo(100 * 90);
    expect(Math.min(...(scene.zones[id]?.polygon ?? []).map(({ y }) => y))).toBe(0);
    expect(scene.zones.B).toBe(fourZones.zones.B);
  });
  it('cuts the new zone out of another, which keeps its name, its other ways and the rest of its ground', () => {
    const { scene, id } = editedValue(drawZone(fourZones, boxPolygon(50, 0, 100, 100)));
    expect(areaOf(scene.zones[id]?.polygon ?? [])).toBeCloseTo(5000);
    expect(scene.zones.A).toMatchObject({
      name: 'Room A',
      capacity: Math.round((fourZones.zones.A?.capacity ?? 0) / 2),
    });
    expect(areaOf(scene.zones.A?.polygon ?? [])).toBeCloseTo(5000);
    expect(linkedZones(scene, id)).toEqual(['A', 'B', 'C']);
    expect(linkedZones(scene, 'A')).toEqual(['C', id]);
    expect(scene.zones.D).toBe(fourZones.zones.D);
    checkedScene(scene);
  });
  it('divides a zone that the new one crosses or lies in the middle of into linked pieces', () => {
    const through = editedValue(drawZone(fourZones, boxPolygon(40, 0, 60, 100)));
    expect(Object.keys(through.scene.zones)).toHaveLength(6);
    expect(linkedZones(through.scene, through.id)).toContain('A');
    const [, part] = Object.keys(through.scene.zones).filter((id) =>
      through.scene.zones[id]?.name.startsWith('Room A'),
    );
    expect(linkedZones(through.scene, part ?? '')).toContain(through.id);
    const within = editedValue(drawZone(fourZones, boxPolygon(30, 30, 70, 70)));
    const pieces = Object.values(within.scene.zones).filter(({ name }) => name.startsWith('Room A'));
    expect(pieces.map(({ name }) => name)).toEqual(['Room A', 'Room A (2)']);
    expect(pieces.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)).toBeCloseTo(10_000 - 1600);
    expect(linkedZones(within.scene, within.id)).toEqual(pieces.map(({ id }) => id).sort());
    expect(linkedZones(within.scene, 'A')).toContain(pieces[1]?.id);
    checkedScene(within.scene);
  });
  it('replaces zones that the new one covers, with their ways', () => {
    const { scene, id } = editedValue(drawZone(fourZones, boxPolygon(0, 0, 200, 100)));
    expect(Object.keys(scene.zones).sort()).toEqual(['C', 'D', id]);
    expect(linkedZones(scene, id)).toEqual(['C', 'D']);
    checkedScene(scene);
  });
  it('is refused with a sentence when the outline crosses itself or is too small', () => {
    expect(faultWords(drawZone(fourZones, boxPolygon(300, 300, 310, 310)))).toContain('too small');
    const bow = [
      { x: 300, y: 0 },
      { x: 400, y: 100 },
      { x: 400, y: 0 },
      { x: 300, y: 100 },
    ];
    expect(faultWords(drawZone(fourZones, bow))).toContain('crosses itself');
    expect(faultWords(drawZone(fourZones, boxPolygon(300, 0, 310, 10)))).toContain('too small');
    expect(faultWords(drawZone(fourZones, boxPolygon(300, 0, 400, 100).slice(0, 2)))).toContain('three corners');
    expect(faultWords(drawZone(fourZones, boxPolygon(300, 0, Number.NaN, 100)))).toContain('nowhere');
  });
});

describe('splitting a zone', () => {
  it('makes two zones, linked to each other and to the neighbours that each still touches', () => {
    // The line cuts across A from west to east. The upper part of A then touches B only, the lower
    // part B and C.
    const { scene, id } = editedValue(splitZone(fourZones, 'A', { x: -5, y: 40 }, { x: 105, y: 40 }));
    expect(linkedZones(scene, 'A')).toEqual(['B', 'C', id]);
    expect(linkedZones(scene, id)).toEqual(['A', 'B']);
    expect([scene.zones.A?.name, scene.zones[id]?.name]).toEqual(['Room A', 'Room A (2)']);
    expect([scene.zones.A?.capacity, scene.zones[id]?.capacity]).toEqual([4, 4]);
    const [upper] = bordersBetween(scene, id, 'B');
    expect(upper?.line.map(({ y }) => y).sort((a, b) => a - b)).toEqual([0, 40]);
    checkedScene(scene);
    // Zones that do not take part are the same objects as before.
    expect(scene.zones.D).toBe(fourZones.zones.D);
    expect(scene.borders.BD).toBe(fourZones.borders.BD);
  });
  it('leaves a door on the part where the door is', () => {
    const scene = drawnZones('AoB');
    const { scene: next, id } = editedValue(splitZone(scene, 'A', { x: -5, y: 30 }, { x: 105, y: 30 }));
    // The door lies from 40 to 60, on the lower and larger part.
    expect(next.borders.AB).toMatchObject({ between: ['A', 'B'], door: 'open' });
    expect(linkedZones(next, id)).toEqual(['A']);
    const low = editedValue(splitZone(scene, 'A', { x: -5, y: 70 }, { x: 105, y: 70 }));
    expect(low.scene.borders.AB?.between).toEqual(['A', 'B']);
    const small = editedValue(splitZone(scene, 'A', { x: 70, y: -5 }, { x: 70, y: 105 }));
    expect(small.scene.borders.AB).toMatchObject({ between: [small.id, 'B'], door: 'open' });
  });
  it('is refused when the line misses the zone or a part is too small', () => {
    expect(faultWords(splitZone(fourZones, 'A', { x: 0, y: 150 }, { x: 100, y: 150 }))).toContain('does not cut');
    expect(faultWords(splitZone(fourZones, 'A', { x: -5, y: 2 }, { x: 105, y: 2 }))).toContain('too small');
    expect(faultWords(splitZone(fourZones, 'Z', { x: 0, y: 0 }, { x: 9, y: 9 }))).toContain('not on the map');
  });
  it('keeps all ground, and joining the parts gives the zone back with its neighbours', () => {
    const zones = Object.keys(crossroadsScene.zones);
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.double({ min: 0, max: Math.PI, noNaN: true }), (zone, turn) => {
        const polygon = crossroadsScene.zones[zone]?.polygon ?? [];
        const centre = polygon.reduce(
          (sum, { x, y }) => ({ x: sum.x + x / polygon.length, y: sum.y + y / polygon.length }),
          { x: 0, y: 0 },
        );
        const to = { x: centre.x + Math.cos(turn) * 50, y: centre.y + Math.sin(turn) * 50 };
        const { scene, id } = editedValue(splitZone(crossroadsScene, zone, centre, to));
        const parts = areaOf(scene.zones[zone]?.polygon ?? []) + areaOf(scene.zones[id]?.polygon ?? []);
        expect(Math.abs(parts - areaOf(polygon))).toBeLessThan(1);
        expect(bordersBetween(scene, zone, id)).toHaveLength(1);
        checkedScene(scene);
        const back = editedValue(joinZones(scene, zone, id));
        expect(Math.abs(areaOf(back.zones[zone]?.polygon ?? []) - areaOf(polygon))).toBeLessThan(30);
        expect(linkedZones(back, zone)).toEqual(linkedZones(crossroadsScene, zone));
      }),
    );
  });
});

describe('joining zones', () => {
  it('adds their capacity, keeps the first name, and makes one border of two', () => {
    const ab = editedValue(joinZones(fourZones, 'A', 'B'));
    const all = editedValue(joinZones(ab, 'C', 'D'));
    expect(all.zones.A).toMatchObject({ name: 'Room A', capacity: 16 });
    expect(areaOf(all.zones.A?.polygon ?? [])).toBeCloseTo(20000);
    expect(Object.keys(all.zones)).toEqual(['A', 'C']);
    expect(Object.values(all.borders)).toHaveLength(1);
    const [border] = Object.values(all.borders);
    expect(border?.line.map(({ x }) => x).sort((a, b) => a - b)).toEqual([0, 200]);
    checkedScene(all);
  });
  it('keeps two doors to one neighbour separate', () => {
    const scene = drawnZones(`
      A B
      o o
      C D
    `);
    const joined = editedValue(joinZones(scene, 'C', 'D'));
    expect(bordersBetween(joined, 'C', 'A')[0]?.line).toEqual(scene.borders.AC?.line);
    expect(bordersBetween(joined, 'C', 'B')[0]?.line).toEqual(scene.borders.BD?.line);
  });
  it('leaves narrow ways as they are, and two gaps in walls as two', () => {
    // The gap between charnel room and hall of tombs is 44 wide, and stays so when the hall grows.
    const before = chapelCryptScene.borders['charnel-west-tombs'];
    const halls = editedValue(joinZones(chapelCryptScene, 'east-tombs', 'west-tombs'));
    expect(halls.borders['charnel-west-tombs']?.between).toEqual(['charnel', 'east-tombs']);
    expect(halls.borders['charnel-west-tombs']?.line).toEqual(before?.line);
    // Altar and cells both have a way to the halls: one through a gap, one through a door in
    // another place.
    const south = editedValue(joinZones(halls, 'altar', 'cells'));
    const ways = bordersBetween(south, 'altar', 'east-tombs');
    expect(ways.map(({ id, line }) => [id, line])).toEqual(
      ['west-tombs-altar', 'east-tombs-cells'].map((id) => [id, chapelCryptScene.borders[id]?.line]),
    );
    checkedScene(south);
  });
  it('is refused when the zones do not touch, or for one zone alone', () => {
    expect(faultWords(joinZones(fourZones, 'A', 'D'))).toContain('do not touch');
    expect(faultWords(joinZones(fourZones, 'A', 'A'))).toContain('two different');
    expect(faultWords(joinZones(fourZones, 'A', 'Z'))).toContain('not on the map');
  });
});

describe('the changes between two scenes', () => {
  /** Makes the change that a hand edit of a zone or border makes. */
  const play = (scene: ZoneScene, after: ZoneScene): ZoneScene => {
    const next = structuredClone(scene);
    for (const change of changesBetween(scene, after))
      if (change.edit === 'zone') {
        if (change.zone) next.zones[change.id] = change.zone;
        else {
          delete next.zones[change.id];
          for (const border of Object.values(next.borders))
            if (border.between.includes(change.id)) delete next.borders[border.id];
        }
      } else if (change.border) {
        expect(change.border.between.every((zone) => next.zones[zone])).toBe(true);
        next.borders[change.id] = change.border;
      } else delete next.borders[change.id];
    return next;
  };
  it.each([
    ['drawing', editedValue(drawZone(fourZones, boxPolygon(200, 0, 300, 200))).scene],
    ['splitting', editedValue(splitZone(fourZones, 'A', { x: -5, y: 40 }, { x: 105, y: 40 })).scene],
    ['joining', editedValue(joinZones(fourZones, 'B', 'A'))],
    ['unlinking', editedValue(unlinkZones(fourZones, 'A', 'B'))],
    ['removing', editedValue(removeZone(fourZones, 'D'))],
  ])('lead from one to the other: %s', (_words, after) => {
    expect(play(fourZones, after)).toEqual(after);
  });
  it('are empty when nothing changed', () => {
    expect(changesBetween(fourZones, fourZones)).toEqual([]);
  });
});
