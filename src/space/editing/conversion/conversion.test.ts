/** Tests of maps made the other kind on the same picture. */
import { describe, expect, it } from 'vitest';
import { isHexScene, type Place, type SquareScene, sceneSchema, type ZoneScene } from '../../scene.ts';
import { readyScenes } from '../../scenes/index.ts';
import { areaOf } from '../../shapes/polygon.ts';
import { withOpening } from '../walls/doors.ts';
import { withRoom } from '../walls/rooms.ts';
import { convertedPlaces, convertedScene, squaresOfZones, zonesOfSquares } from './conversion.ts';

const p = 64;
const empty: SquareScene = {
  ...{ kind: 'squares', name: 'Tavern', columns: 14, rows: 10, pixels: p, cells: {}, walls: {} },
  ground: { kind: 'plain', look: 'grass' },
};
const box = (left: number, top: number, right: number, bottom: number) =>
  (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map(([x, y]) => ({ x: x * p, y: y * p }));

/** A taproom with a counter, a kitchen beside it, and a door between them. */
function tavern(opening: Parameters<typeof withOpening>[2] = 'door'): SquareScene {
  const look = { floor: 'planks', wall: 'wall' };
  const room = withRoom(empty, box(1, 1, 7, 7), look);
  const both = room.ok ? withRoom(room.value, box(7, 1, 11, 7), look) : room;
  const door = both.ok ? withOpening(both.value, { x: 7 * p, y: 3.5 * p }, opening) : both;
  if (!door.ok) throw new Error(door.fault);
  return {
    ...door.value,
    scenery: [...(door.value.scenery ?? []), { kind: 'counter', at: [3 * p, 3 * p] }],
  } as SquareScene;
}

describe('squares as zones', () => {
  const zones = zonesOfSquares(tavern());
  const named = (name: string) => Object.values(zones.zones).find((zone) => zone.name === name);
  it('are a zone for each room and for each part of open ground, named by what is there', () => {
    const names = Object.values(zones.zones).map(({ name }) => name);
    expect(names).toContain('Bar');
    expect(names).toContain('Room');
    expect(new Set(names).size).toBe(names.length);
    expect(areaOf(named('Bar')?.polygon ?? [])).toBe(36 * 60 * 60);
  });
  it('have a door where there was one, and a wall where there was a wall', () => {
    const [bar, room] = [named('Bar')?.id ?? '', named('Room')?.id ?? ''];
    const ways = Object.values(zones.borders).filter(({ between }) => between.includes(bar));
    expect(ways).toMatchObject([{ door: 'closed', capacity: 1, between: expect.arrayContaining([bar, room]) }]);
    const length = ({ line: [a, b] }: (typeof ways)[number]) => Math.hypot(a.x - b.x, a.y - b.y);
    expect(length(ways[0]!)).toBe(60);
  });
  it('keep a secret door secret', () => {
    const way = Object.values(zonesOfSquares(tavern('secret')).borders).find(({ door }) => door === 'closed');
    expect(way?.features).toMatchObject([{ kind: 'barrier', secret: true }]);
  });
});

describe('zones as squares', () => {
  it('have walls but where there is a way, and a door where it was', () => {
    const squares = squaresOfZones(zonesOfSquares(tavern()));
    if (!squares.ok) throw new Error(squares.fault);
    expect(squares.value).toMatchObject({ columns: 14, rows: 10, walls: { '6,3,e': 'door', '6,2,e': 'wall' } });
    expect(squares.value.scenery).toHaveLength(tavern().scenery!.length);
  });
  it('are refused where there would be too many', () => {
    const wide = { ...zonesOfSquares(tavern()), width: 19_000 };
    expect(squaresOfZones(wide)).toMatchObject({ ok: false, fault: expect.stringContaining('200') });
  });
});

const plainScenes = Object.entries(readyScenes).filter(([, scene]) => !isHexScene(scene));

describe.each(plainScenes)('%s, the other way', (_, scene) => {
  const other = convertedScene(scene, scene.kind === 'zones' ? 'squares' : 'zones');
  it('is a whole map on which everybody has a place', () => {
    if (!other.ok) throw new Error(other.fault);
    expect(sceneSchema.safeParse(JSON.parse(JSON.stringify(other.value))).error).toBeUndefined();
    const after = other.value;
    const places: Place[] =
      scene.kind === 'zones'
        ? Object.keys(scene.zones).flatMap((zone): Place[] => [
            { kind: 'zone', zone },
            { kind: 'zone', zone },
          ])
        : Object.keys(scene.cells)
            .filter((key) => scene.cells[key]?.start && !scene.cells[key]?.blocked)
            .map(
              (key): Place => ({ kind: 'square', column: Number(key.split(',')[0]), row: Number(key.split(',')[1]) }),
            );
    const now = convertedPlaces(scene, after, places);
    expect(now.filter(({ kind }) => kind === 'off')).toEqual([]);
    if (after.kind === 'squares') expect(new Set(now.map((place) => JSON.stringify(place))).size).toBe(now.length);
  });
  it('joins zones by ways that touch both', () => {
    if (!other.ok || other.value.kind !== 'zones') return;
    const { zones, borders }: ZoneScene = other.value;
    for (const { between, line } of Object.values(borders)) {
      expect(between.every((id) => zones[id])).toBe(true);
      expect(line[0]).not.toEqual(line[1]);
    }
  });
});
