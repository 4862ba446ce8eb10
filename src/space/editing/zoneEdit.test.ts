/** Tests the editing of zone maps: each operation done, refused, and bystanders unchanged. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZoneScene } from '../scene.ts';
import { chapelCrypt } from '../scenes/chapelCrypt.ts';
import { crossroads } from '../scenes/crossroads.ts';
import { area } from '../shapes/polygon.ts';
import { drawn } from '../zones/zones.testing.ts';
import { bordersBetween } from '../zones/zones.ts';
import { box, fault, four, links, sound, value } from './zoneEdit.testing.ts';
import { changesBetween, drawZone, joinZones, removeZone, splitZone, unlinkZones } from './zoneEdit.ts';

describe('drawing a zone', () => {
  it('links it to every zone it lies along, with room for two', () => {
    const { scene, id } = value(drawZone(four, box(200, 0, 300, 200), 'Porch'));
    expect(scene.zones[id]).toMatchObject({ name: 'Porch', capacity: 8 });
    expect(links(scene, id)).toEqual(['B', 'D']);
    const [border] = bordersBetween(scene, id, 'B');
    expect(border).toMatchObject({ capacity: 2, door: 'none' });
    sound(scene);
    expect(four.zones[id]).toBeUndefined();
  });
  it('does not link what meets in a corner only', () => {
    const { scene, id } = value(drawZone(four, box(200, 200, 300, 300)));
    expect(links(scene, id)).toEqual([]);
    expect(scene.zones[id]?.name).toBe('Zone 1');
  });
  it('gives way where it lies a little over a neighbour or the rim, so that the edge fits exactly', () => {
    const { scene, id } = value(drawZone(four, box(196, -20, 300, 90)));
    expect(area(scene.zones[id]?.polygon ?? [])).toBeCloseTo(100 * 90);
    expect(Math.min(...(scene.zones[id]?.polygon ?? []).map(({ y }) => y))).toBe(0);
    expect(scene.zones.B).toBe(four.zones.B);
  });
  it('cuts itself out of a zone, which keeps its name, its other ways and what is left of its ground', () => {
    const { scene, id } = value(drawZone(four, box(50, 0, 100, 100)));
    expect(area(scene.zones[id]?.polygon ?? [])).toBeCloseTo(5000);
    expect(scene.zones.A).toMatchObject({ name: 'Room A', capacity: Math.round((four.zones.A?.capacity ?? 0) / 2) });
    expect(area(scene.zones.A?.polygon ?? [])).toBeCloseTo(5000);
    expect(links(scene, id)).toEqual(['A', 'B', 'C']);
    expect(links(scene, 'A')).toEqual(['C', id]);
    expect(scene.zones.D).toBe(four.zones.D);
    sound(scene);
  });
  it('parts a zone that it goes through, and one that it lies in the middle of, into linked pieces', () => {
    const through = value(drawZone(four, box(40, 0, 60, 100)));
    expect(Object.keys(through.scene.zones)).toHaveLength(6);
    expect(links(through.scene, through.id)).toContain('A');
    const [, part] = Object.keys(through.scene.zones).filter((id) =>
      through.scene.zones[id]?.name.startsWith('Room A'),
    );
    expect(links(through.scene, part ?? '')).toContain(through.id);
    const within = value(drawZone(four, box(30, 30, 70, 70)));
    const pieces = Object.values(within.scene.zones).filter(({ name }) => name.startsWith('Room A'));
    expect(pieces.map(({ name }) => name)).toEqual(['Room A', 'Room A (2)']);
    expect(pieces.reduce((sum, { polygon }) => sum + area(polygon), 0)).toBeCloseTo(10_000 - 1600);
    expect(links(within.scene, within.id)).toEqual(pieces.map(({ id }) => id).sort());
    expect(links(within.scene, 'A')).toContain(pieces[1]?.id);
    sound(within.scene);
  });
  it('takes the place of zones that it covers, with their ways', () => {
    const { scene, id } = value(drawZone(four, box(0, 0, 200, 100)));
    expect(Object.keys(scene.zones).sort()).toEqual(['C', 'D', id]);
    expect(links(scene, id)).toEqual(['C', 'D']);
    sound(scene);
  });
  it('is refused with a sentence when its sides cross or it is too small', () => {
    expect(fault(drawZone(four, box(300, 300, 310, 310)))).toContain('too small');
    const bow = [
      { x: 300, y: 0 },
      { x: 400, y: 100 },
      { x: 400, y: 0 },
      { x: 300, y: 100 },
    ];
    expect(fault(drawZone(four, bow))).toContain('crosses itself');
    expect(fault(drawZone(four, box(300, 0, 310, 10)))).toContain('too small');
    expect(fault(drawZone(four, box(300, 0, 400, 100).slice(0, 2)))).toContain('three corners');
    expect(fault(drawZone(four, box(300, 0, Number.NaN, 100)))).toContain('nowhere');
  });
});

describe('splitting a zone', () => {
  it('makes two, linked to each other and to what each still touches', () => {
    // Across A from west to east: its upper part keeps B only, the lower one B and C.
    const { scene, id } = value(splitZone(four, 'A', { x: -5, y: 40 }, { x: 105, y: 40 }));
    expect(links(scene, 'A')).toEqual(['B', 'C', id]);
    expect(links(scene, id)).toEqual(['A', 'B']);
    expect([scene.zones.A?.name, scene.zones[id]?.name]).toEqual(['Room A', 'Room A (2)']);
    expect([scene.zones.A?.capacity, scene.zones[id]?.capacity]).toEqual([4, 4]);
    const [upper] = bordersBetween(scene, id, 'B');
    expect(upper?.line.map(({ y }) => y).sort((a, b) => a - b)).toEqual([0, 40]);
    sound(scene);
    // Bystanders are the very same.
    expect(scene.zones.D).toBe(four.zones.D);
    expect(scene.borders.BD).toBe(four.borders.BD);
  });
  it('leaves a door on the part where it is', () => {
    const scene = drawn('AoB');
    const { scene: next, id } = value(splitZone(scene, 'A', { x: -5, y: 30 }, { x: 105, y: 30 }));
    // The door is from 40 to 60: on the lower, larger part.
    expect(next.borders.AB).toMatchObject({ between: ['A', 'B'], door: 'open' });
    expect(links(next, id)).toEqual(['A']);
    const low = value(splitZone(scene, 'A', { x: -5, y: 70 }, { x: 105, y: 70 }));
    expect(low.scene.borders.AB?.between).toEqual(['A', 'B']);
    const small = value(splitZone(scene, 'A', { x: 70, y: -5 }, { x: 70, y: 105 }));
    expect(small.scene.borders.AB).toMatchObject({ between: [small.id, 'B'], door: 'open' });
  });
  it('is refused when the line misses or a part is too small', () => {
    expect(fault(splitZone(four, 'A', { x: 0, y: 150 }, { x: 100, y: 150 }))).toContain('does not cut');
    expect(fault(splitZone(four, 'A', { x: -5, y: 2 }, { x: 105, y: 2 }))).toContain('too small');
    expect(fault(splitZone(four, 'Z', { x: 0, y: 0 }, { x: 9, y: 9 }))).toContain('not on the map');
  });
  it('keeps all ground, and joining the parts gives the zone back with its neighbours', () => {
    const zones = Object.keys(crossroads.zones);
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.double({ min: 0, max: Math.PI, noNaN: true }), (zone, turn) => {
        const polygon = crossroads.zones[zone]?.polygon ?? [];
        const centre = polygon.reduce(
          (sum, { x, y }) => ({ x: sum.x + x / polygon.length, y: sum.y + y / polygon.length }),
          { x: 0, y: 0 },
        );
        const to = { x: centre.x + Math.cos(turn) * 50, y: centre.y + Math.sin(turn) * 50 };
        const { scene, id } = value(splitZone(crossroads, zone, centre, to));
        const parts = area(scene.zones[zone]?.polygon ?? []) + area(scene.zones[id]?.polygon ?? []);
        expect(Math.abs(parts - area(polygon))).toBeLessThan(1);
        expect(bordersBetween(scene, zone, id)).toHaveLength(1);
        sound(scene);
        const back = value(joinZones(scene, zone, id));
        expect(Math.abs(area(back.zones[zone]?.polygon ?? []) - area(polygon))).toBeLessThan(30);
        expect(links(back, zone)).toEqual(links(crossroads, zone));
      }),
    );
  });
});

describe('joining zones', () => {
  it('adds up room, keeps the first name, and makes one border of two', () => {
    const ab = value(joinZones(four, 'A', 'B'));
    const all = value(joinZones(ab, 'C', 'D'));
    expect(all.zones.A).toMatchObject({ name: 'Room A', capacity: 16 });
    expect(area(all.zones.A?.polygon ?? [])).toBeCloseTo(20000);
    expect(Object.keys(all.zones)).toEqual(['A', 'C']);
    expect(Object.values(all.borders)).toHaveLength(1);
    const [border] = Object.values(all.borders);
    expect(border?.line.map(({ x }) => x).sort((a, b) => a - b)).toEqual([0, 200]);
    sound(all);
  });
  it('keeps two doors to one neighbour apart', () => {
    const scene = drawn(`
      A B
      o o
      C D
    `);
    const joined = value(joinZones(scene, 'C', 'D'));
    expect(bordersBetween(joined, 'C', 'A')[0]?.line).toEqual(scene.borders.AC?.line);
    expect(bordersBetween(joined, 'C', 'B')[0]?.line).toEqual(scene.borders.BD?.line);
  });
  it('leaves narrow ways as they are, and two gaps in walls as two', () => {
    // The gap between charnel room and hall of tombs is 44 wide; so it stays when the hall grows.
    const before = chapelCrypt.borders['charnel-west-tombs'];
    const halls = value(joinZones(chapelCrypt, 'east-tombs', 'west-tombs'));
    expect(halls.borders['charnel-west-tombs']?.between).toEqual(['charnel', 'east-tombs']);
    expect(halls.borders['charnel-west-tombs']?.line).toEqual(before?.line);
    // Altar and cells both have a way to the halls: one a gap, one a door, apart from each other.
    const south = value(joinZones(halls, 'altar', 'cells'));
    const ways = bordersBetween(south, 'altar', 'east-tombs');
    expect(ways.map(({ id, line }) => [id, line])).toEqual(
      ['west-tombs-altar', 'east-tombs-cells'].map((id) => [id, chapelCrypt.borders[id]?.line]),
    );
    sound(south);
  });
  it('is refused when they do not touch, or for one zone alone', () => {
    expect(fault(joinZones(four, 'A', 'D'))).toContain('do not touch');
    expect(fault(joinZones(four, 'A', 'A'))).toContain('two different');
    expect(fault(joinZones(four, 'A', 'Z'))).toContain('not on the map');
  });
});

describe('the changes between two scenes', () => {
  /** Does what a hand edit of a zone or border does. */
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
    ['drawing', value(drawZone(four, box(200, 0, 300, 200))).scene],
    ['splitting', value(splitZone(four, 'A', { x: -5, y: 40 }, { x: 105, y: 40 })).scene],
    ['joining', value(joinZones(four, 'B', 'A'))],
    ['unlinking', value(unlinkZones(four, 'A', 'B'))],
    ['removing', value(removeZone(four, 'D'))],
  ])('lead from one to the other: %s', (_words, after) => {
    expect(play(four, after)).toEqual(after);
  });
  it('are none when nothing changed', () => {
    expect(changesBetween(four, four)).toEqual([]);
  });
});
