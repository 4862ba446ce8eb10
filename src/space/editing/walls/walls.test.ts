/** Tests of rooms, doors and windows on squares and on zones. */
import { describe, expect, it } from 'vitest';
import { type Point, type Scene, type SquareScene, sceneSchema, type ZoneScene } from '../../scene.ts';
import type { Edited } from '../edited.ts';
import { drawZone } from '../zoneEdit.ts';
import { withOpening, withoutOpening } from './doors.ts';
import { withRoom } from './rooms.ts';
import { wallNear, withGap } from './wallLine.ts';

const p = 64;
const squares: SquareScene = {
  kind: 'squares',
  name: 'Tavern',
  columns: 12,
  rows: 10,
  pixels: p,
  ground: { kind: 'plain', look: 'grass' },
  cells: {},
  walls: {},
};
const zones: ZoneScene = {
  kind: 'zones',
  name: 'Tavern',
  width: 1200,
  height: 900,
  ground: { kind: 'plain', look: 'grass' },
  zones: {},
  borders: {},
};
const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
const look = { floor: 'planks', wall: 'wall' };
function of<S extends Scene>(result: Edited<Scene>): S {
  if (!result.ok) throw new Error(result.fault);
  expect(sceneSchema.safeParse(result.value).error).toBeUndefined();
  return result.value as S;
}
const room = (scene: Scene, ...outline: Parameters<typeof box>) => of(withRoom(scene, box(...outline), look));

describe('a wall', () => {
  const line = {
    kind: 'wall',
    along: [
      [0, 0],
      [300, 0],
      [300, 300],
    ] as [number, number][],
  };
  it('is found near a point, with the way it runs', () => {
    expect(wallNear([line], { x: 150, y: 20 }, 30)).toMatchObject({
      thing: 0,
      piece: 0,
      at: { x: 150, y: 0 },
      turn: 0,
    });
    expect(wallNear([line], { x: 280, y: 150 }, 30)).toMatchObject({ piece: 1, turn: 90 });
    expect(wallNear([line], { x: 150, y: 40 }, 30)).toBeUndefined();
  });
  it('with a gap is two walls, at its end a shorter one, and one where it was closed', () => {
    const gap = (point: Point, things = [line]) =>
      withGap(things, wallNear(things, point, 30)!, 60).map(({ along }) => along);
    expect(gap({ x: 150, y: 0 })).toEqual([
      [
        [0, 0],
        [120, 0],
      ],
      [
        [180, 0],
        [300, 0],
        [300, 300],
      ],
    ]);
    expect(gap({ x: 10, y: 0 })).toEqual([
      [
        [40, 0],
        [300, 0],
        [300, 300],
      ],
    ]);
    const closed = { ...line, along: [...line.along, [0, 0] as [number, number]] };
    expect(gap({ x: 150, y: 0 }, [closed])).toHaveLength(1);
  });
});

describe('on squares', () => {
  const hall = room(squares, p, p, 5 * p, 4 * p) as SquareScene;
  it('a room has a floor, and walls that bar along the edges', () => {
    expect(hall.materials).toMatchObject([{ material: 'planks' }]);
    expect(hall.walls).toMatchObject({ '0,1,e': 'wall', '4,3,e': 'wall', '1,0,s': 'wall', '4,3,s': 'wall' });
    expect(hall.walls['2,2,e']).toBeUndefined();
  });
  it('a door stands on one edge, a double one on two, and the wall beside them stays', () => {
    const one = of<SquareScene>(withOpening(hall, { x: 2.4 * p, y: 4.1 * p }, 'door'));
    expect(one.walls).toMatchObject({ '2,3,s': 'door', '1,3,s': 'wall', '3,3,s': 'wall' });
    const two = of<SquareScene>(withOpening(hall, { x: 3 * p, y: 4 * p }, 'double'));
    expect(two.walls).toMatchObject({ '2,3,s': 'door', '3,3,s': 'door', '1,3,s': 'wall', '4,3,s': 'wall' });
  });
  it('a locked and a secret door are known as such, and a doorway has nothing', () => {
    const locked = of<SquareScene>(withOpening(hall, { x: 5 * p, y: 2.5 * p }, 'locked'));
    expect([locked.walls['4,2,e'], locked.doors]).toEqual(['door', { '4,2,e': { locked: true } }]);
    const secret = of<SquareScene>(withOpening(hall, { x: 5 * p, y: 2.5 * p }, 'secret'));
    expect([secret.walls['4,2,e'], secret.doors]).toEqual(['door', { '4,2,e': { secret: true } }]);
    // The wall of a secret door has no gap.
    expect(secret.scenery).toEqual(hall.scenery);
    const way = of<SquareScene>(withOpening(locked, { x: 5 * p, y: 1.5 * p }, 'doorway'));
    expect(way.walls['4,1,e']).toBeUndefined();
    expect(way.walls['4,2,e']).toBe('door');
  });
  it('a window leaves the wall, and is taken away; a door taken away is a doorway', () => {
    const window = of<SquareScene>(withOpening(hall, { x: 1 * p, y: 2.5 * p }, 'window'));
    expect(window.walls['0,2,e']).toBe('wall');
    expect(window.scenery?.at(-1)).toMatchObject({ kind: 'window', at: [p, 2.5 * p] });
    expect(of<SquareScene>(withoutOpening(window, { x: p, y: 2.5 * p })).scenery).toEqual(hall.scenery);
    const door = of<SquareScene>(withOpening(hall, { x: 2.5 * p, y: 4 * p }, 'locked'));
    const gone = of<SquareScene>(withoutOpening(door, { x: 2.5 * p, y: 4 * p }));
    expect([gone.walls['2,3,s'], gone.doors]).toEqual([undefined, {}]);
  });
  it('nothing is put where no wall is, nor taken where nothing is', () => {
    expect(withOpening(hall, { x: 3 * p, y: 2.5 * p }, 'door')).toMatchObject({
      ok: false,
      fault: expect.stringMatching(/\.$/),
    });
    expect(withoutOpening(hall, { x: 3 * p, y: 2.5 * p })).toMatchObject({ ok: false });
    expect(withRoom(squares, box(0, 0, 5, 5).slice(2), look)).toMatchObject({ ok: false });
  });
});

describe('on zones', () => {
  const hall = room(zones, 100, 100, 500, 500);
  const both = room(hall, 500, 100, 900, 500) as ZoneScene;
  it('a room is a zone of its own, walled off', () => {
    expect(Object.keys(both.zones)).toHaveLength(2);
    expect(both.borders).toEqual({});
    expect(Object.values(both.zones).map(({ features }) => features)).toEqual([[], []]);
  });
  it('a door joins the zones on both sides, where it was put', () => {
    const door = of<ZoneScene>(withOpening(both, { x: 505, y: 300 }, 'door'));
    expect(Object.values(door.borders)).toMatchObject([
      {
        door: 'closed',
        capacity: 1,
        features: [],
        line: [
          { x: 500, y: 330 },
          { x: 500, y: 270 },
        ],
      },
    ]);
  });
  it('a secret door is hidden from players, a locked one says so, a double one holds two', () => {
    const put = (opening: Parameters<typeof withOpening>[2]) =>
      Object.values(of<ZoneScene>(withOpening(both, { x: 505, y: 300 }, opening)).borders)[0];
    expect(put('secret')?.features).toMatchObject([{ kind: 'barrier', secret: true }]);
    expect(put('locked')?.features).toMatchObject([{ kind: 'obstacle', label: 'Locked' }]);
    expect(put('double')?.capacity).toBe(2);
    expect(put('doorway')?.door).toBe('none');
  });
  it('a way to nowhere is refused in a sentence', () => {
    expect(withOpening(both, { x: 100, y: 300 }, 'door')).toMatchObject({
      ok: false,
      fault: expect.stringContaining('zone'),
    });
  });
  it('a room over a zone is cut out of it', () => {
    const yard = drawZone(zones, box(0, 0, 1200, 900));
    if (!yard.ok) throw new Error(yard.fault);
    const inn = room(yard.value.scene, 400, 300, 800, 600) as ZoneScene;
    const door = of<ZoneScene>(withOpening(inn, { x: 600, y: 600 }, 'door'));
    expect(Object.values(door.borders).some(({ door: kind }) => kind === 'closed')).toBe(true);
  });
});
