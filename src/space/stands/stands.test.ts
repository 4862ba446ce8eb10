/** Tests where figures stand in zones and on borders, and that they keep their stands. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ZoneScene } from '../scene.ts';
import { readyScenes } from '../scenes/index.ts';
import { zonesNamed } from '../scenes/scenes.testing.ts';
import { contains, edgeDistance, lengthOf } from '../shapes/polygon.ts';
import { radiusOf } from './nets.ts';
import type { KnownTo, StandingFigure, Stands } from './stand.ts';
import { chooseStands } from './stands.ts';

const crossroads = zonesNamed('crossroads');
const border = Object.values(crossroads.borders)[0]!;
const scenes = Object.values(readyScenes).filter((scene): scene is ZoneScene => scene.kind === 'zones' && !scene.hexes);

const inZone = (zone: string, id: string, to: KnownTo = 'players', room = 1): StandingFigure => ({
  id,
  place: { kind: 'zone', zone },
  room,
  to,
  kind: 'goblin',
});
const many = (zone: string, count: number, to: KnownTo = 'players', name = 't'): StandingFigure[] =>
  Array.from({ length: count }, (_, at) => inZone(zone, `${name}${at}`, to));

/** The circle alone: what is drawn. */
const circle = (stands: Stands, id: string) => {
  const { x, y, radius } = stands[id]!;
  return { x, y, radius };
};
const middle = (stands: Stands, id: string) => ({ x: stands[id]!.x, y: stands[id]!.y });

function overlapping(stands: Stands): string[] {
  const all = Object.entries(stands).filter(([, { radius }]) => radius > 0);
  return all.flatMap(([one, a], at) =>
    all.slice(at + 1).flatMap(([two, b]) => (lengthOf(a, b) < a.radius + b.radius ? [`${one} and ${two}`] : [])),
  );
}

const anyRooms = fc.array(fc.constantFrom(1 / 16, 1 / 4, 1, 1, 1, 4), { minLength: 1, maxLength: 12 });
const anyZone = fc.constantFrom(
  ...scenes.flatMap((scene) => Object.keys(scene.zones).map((zone) => ({ scene, zone }))),
);

describe('figures in a zone', () => {
  it('never overlap and stand inside, in every zone of the ready-made maps', () => {
    fc.assert(
      fc.property(anyZone, anyRooms, ({ scene, zone }, rooms) => {
        const stands = chooseStands(
          scene,
          rooms.map((room, at) => inZone(zone, `t${at}`, 'players', room)),
          {},
        );
        const { polygon } = scene.zones[zone]!;
        expect(Object.keys(stands)).toHaveLength(rooms.length);
        expect(overlapping(stands)).toEqual([]);
        for (const spot of Object.values(stands).filter(({ radius }) => radius > 0)) {
          expect(contains(polygon, spot)).toBe(true);
          expect(edgeDistance(polygon, spot)).toBeGreaterThanOrEqual(spot.radius - 0.2);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('keep their stands when another one comes, and when one of them leaves', () => {
    const few = chooseStands(crossroads, many('camp', 3), {});
    const more = chooseStands(crossroads, many('camp', 4), few);
    for (const id of ['t0', 't1', 't2']) expect(circle(more, id)).toEqual(circle(few, id));
    const fewer = chooseStands(crossroads, many('camp', 4).slice(1), more);
    for (const id of ['t1', 't2', 't3']) expect(circle(fewer, id)).toEqual(circle(more, id));
    expect(fewer.t0).toBeUndefined();
  });

  it('are given back the very stands when nothing has changed, even when there is no room for all', () => {
    const full = chooseStands(crossroads, many('camp', 60), {});
    expect(Object.values(full).some(({ radius }) => radius === 0)).toBe(true);
    expect(overlapping(full)).toEqual([]);
    expect(chooseStands(crossroads, many('camp', 60), full)).toBe(full);
  });

  it('make room for somebody of another kind where there is none left', () => {
    const full = chooseStands(crossroads, many('camp', 60), {});
    const hero = { ...inZone('camp', 'hero'), kind: 'hero' };
    const after = chooseStands(crossroads, [...many('camp', 60), hero], full);
    expect(after.hero!.radius).toBeGreaterThan(0);
    const gone = many('camp', 60).filter(({ id }) => full[id]!.radius > 0 && after[id]!.radius === 0);
    expect(gone).toHaveLength(1);
    expect(overlapping(after)).toEqual([]);
  });

  it('shrink where they stand before anybody moves, and grow again when others leave', () => {
    const { capacity } = crossroads.zones.camp!;
    let stands = chooseStands(crossroads, many('camp', 2), {});
    const first = middle(stands, 't0');
    for (let count = 3; count <= capacity; count += 1) stands = chooseStands(crossroads, many('camp', count), stands);
    expect(middle(stands, 't0')).toEqual(first);
    const alone = chooseStands(crossroads, many('camp', 1), stands);
    expect(middle(alone, 't0')).toEqual(first);
    expect(alone.t0!.radius).toBeGreaterThanOrEqual(stands.t0!.radius);
  });

  it('are larger where they take more room, and small ones are not too small', () => {
    expect(radiusOf(1, 30)).toBe(30);
    expect(radiusOf(4, 30)).toBeGreaterThan(45);
    expect(radiusOf(1 / 16, 30)).toBeCloseTo(16.8);
  });

  it('have no stand beside the map or in a place that the map lacks', () => {
    expect(
      chooseStands(crossroads, [inZone('gone', 'a'), { ...inZone('camp', 'b'), place: { kind: 'off' } }], {}),
    ).toEqual({});
  });

  it('choose again when the zone no longer has their stand', () => {
    const before = chooseStands(crossroads, many('camp', 1), {});
    const polygon = crossroads.zones.camp!.polygon.map(({ x, y }) => ({ x: x + 3000, y }));
    const moved = { ...crossroads, zones: { ...crossroads.zones, camp: { ...crossroads.zones.camp!, polygon } } };
    expect(contains(polygon, chooseStands(moved, many('camp', 1), before).t0!)).toBe(true);
  });
});

describe('figures that the players do not see', () => {
  it('change nothing in where the others stand and how large they are, however many they are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ seen: fc.nat(6), hidden: fc.nat(12), on: fc.boolean() }), { minLength: 1, maxLength: 5 }),
        (steps) => {
          let all: Stands = {};
          let known: Stands = {};
          for (const { seen, hidden, on } of steps) {
            const shown = many('camp', seen);
            const waiting: StandingFigure[] = on
              ? [{ ...inZone('camp', 'h99', 'hidden'), place: { kind: 'border', border: border.id } }]
              : [];
            all = chooseStands(crossroads, [...many('camp', hidden, 'hidden', 'h'), ...waiting, ...shown], all);
            known = chooseStands(crossroads, shown, known);
            for (const { id } of shown) expect(all[id]).toEqual(known[id]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keep their stand when they are seen, if nobody took it', () => {
    const before = chooseStands(crossroads, [...many('camp', 2), inZone('camp', 'h', 'hidden')], {});
    const after = chooseStands(crossroads, [...many('camp', 2), inZone('camp', 'h')], before);
    expect(middle(after, 'h')).toEqual(middle(before, 'h'));
  });

  it('do not wait in a row beside those who are seen', () => {
    const seen = chooseStands(crossroads, many('camp', 4), {});
    const hidden = chooseStands(crossroads, [...many('camp', 3), inZone('camp', 'h', 'hidden')], {});
    expect(middle(hidden, 'h')).not.toEqual(middle(seen, 't3'));
  });
});

describe('figures on a border', () => {
  const onBorder = (id: string): StandingFigure => ({
    ...inZone('', id),
    place: { kind: 'border', border: border.id },
  });

  it('stand in the middle of its line, and stay there when another one comes', () => {
    const one = chooseStands(crossroads, [onBorder('a')], {});
    expect(one.a!.x).toBeCloseTo((border.line[0].x + border.line[1].x) / 2, 0);
    const two = chooseStands(crossroads, [onBorder('a'), onBorder('b')], one);
    expect(middle(two, 'a')).toEqual(middle(one, 'a'));
    expect(overlapping(two)).toEqual([]);
  });

  it('are given room by whoever stands beside them, and only by those', () => {
    const inside = many(border.between[0], 6);
    const before = chooseStands(crossroads, inside, {});
    const after = chooseStands(crossroads, [...inside, onBorder('c')], before);
    expect(overlapping(after)).toEqual([]);
    const far = inside.filter(({ id }) => lengthOf(before[id]!, after.c!) > 200);
    for (const { id } of far) expect(middle(after, id)).toEqual(middle(before, id));
  });
});
