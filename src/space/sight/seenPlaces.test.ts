/** Tests what people see of a map: lines of sight, darkness and lights, on squares and on zones. */
import { describe, expect, it } from 'vitest';
import type { SquareScene, ZoneScene } from '../scene.ts';
import { squarePlace } from '../squares/squares.ts';
import { inZone } from '../zones/zones.ts';
import { darkPlaces } from './light.ts';
import { type Looker, type Looking, seenPlaces, whyPlaceUnseen } from './seenPlaces.ts';
import { planOf } from './squareSight.testing.ts';

const at = (column: number, row = 0, more: Partial<Looker> = {}): Looker => ({
  place: squarePlace({ column, row }),
  squares: 1,
  eyes: 'plain',
  ...more,
});
const by = (lookers: Looker[], more: Partial<Looking> = {}): Looking => ({
  lookers,
  lights: [],
  hour: 'dark counts',
  ...more,
});
const hall = (more: Partial<SquareScene> = {}) => planOf(['..........'], { setting: { light: 'torchlight' }, ...more });
const torch = (column: number, reach = 2) => ({ place: squarePlace({ column, row: 0 }), squares: 1, reach });
/** The columns that are seen of a hall one square wide. */
const columns = (scene: SquareScene, looking: Looking) =>
  [...seenPlaces(scene, looking)].map((key) => Number(key.split(',')[0])).sort((a, b) => a - b);

describe('squares in the dark', () => {
  it('are seen beside the eye, around a light that is carried, and everywhere by day', () => {
    expect(columns(hall(), by([at(0)]))).toEqual([0, 1]);
    expect(columns(hall(), by([at(0)], { lights: [torch(6)] }))).toEqual([0, 1, 4, 5, 6, 7, 8]);
    expect(columns(hall(), by([at(0)], { hour: 'as by day' }))).toHaveLength(10);
    expect(columns(hall({ setting: { light: 'dusk' } }), by([at(0)]))).toHaveLength(10);
  });
  it('are seen in the light of things, decoration too, which ends at walls and which other meanings put out', () => {
    const lit = (more: object, walls: SquareScene['walls'] = {}) =>
      columns(hall({ walls, scenery: [{ kind: 'candles', at: [225, 25], ...more }] }), by([at(0)]));
    expect(lit({})).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(lit({ means: [] })).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(lit({ means: ['low'] })).toEqual([0, 1]);
    expect(lit({}, { '3,0,e': 'wall' })).toEqual([0, 1]);
    expect(lit({ size: 2 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it('are seen by who sees in the dark, and nothing but the own place by the blind', () => {
    expect(columns(hall(), by([at(0, 0, { eyes: 'dark' })]))).toHaveLength(10);
    expect(columns(hall(), by([at(3, 0, { eyes: 'blind' })], { hour: 'as by day' }))).toEqual([3]);
  });
  it('lie where the ground is named dark, also by day, and not where the ground is named a light', () => {
    const named = hall({ setting: { light: 'day' }, cells: { '5,0': { terrain: 'darkness' } } });
    expect([...darkPlaces(named, [])]).toEqual(['5,0']);
    const night = hall({ cells: { '9,0': { terrain: 'torch' } } });
    expect([...darkPlaces(night, [])]).toHaveLength(5);
  });
  it('are explained: the dark, a wall, a shut door, solid ground', () => {
    const why = (scene: SquareScene, to: number, looker = at(0)) =>
      whyPlaceUnseen(scene, looker, squarePlace({ column: to, row: 0 }), by([]));
    expect(why(hall(), 1)).toBeUndefined();
    expect(why(hall(), 5)).toBe('It is dark there, and no light reaches it.');
    expect(why(hall({ walls: { '2,0,e': 'wall' } }), 5)).toBe('A wall is in the way.');
    expect(why(hall({ walls: { '2,0,e': 'door' } }), 5)).toBe('A shut door is in the way.');
    expect(why(hall({ cells: { '3,0': { blocked: true } } }), 5)).toBe('Solid ground is in the way.');
    expect(why(hall({ cells: { '3,0': { elevation: 2 } } }), 5)).toBe('Higher ground is in the way.');
    expect(why(hall(), 5, at(0, 0, { eyes: 'blind' }))).toBe('Blind.');
  });
});

const zone = (id: string, column: number): ZoneScene['zones'][string] => ({
  id,
  name: id,
  polygon: [
    { x: column * 400, y: 0 },
    { x: column * 400 + 400, y: 0 },
    { x: column * 400 + 400, y: 400 },
    { x: column * 400, y: 400 },
  ],
  capacity: 9,
  features: [],
});
const border = (id: string, a: string, b: string, x: number, door: 'none' | 'open' | 'closed') => ({
  id,
  between: [a, b] as [string, string],
  line: [
    { x, y: 150 },
    { x, y: 250 },
  ] as [{ x: number; y: number }, { x: number; y: number }],
  capacity: 2,
  door,
  features: [],
});
const rooms = (more: Partial<ZoneScene> = {}, door: 'open' | 'closed' = 'open'): ZoneScene => ({
  kind: 'zones',
  name: 'rooms',
  width: 1200,
  height: 400,
  ground: { kind: 'plain', look: 'stone' },
  zones: { a: zone('a', 0), b: zone('b', 1), c: zone('c', 2) },
  borders: { ab: border('ab', 'a', 'b', 400, 'none'), bc: border('bc', 'b', 'c', 800, door) },
  setting: { light: 'night' },
  ...more,
});
const inA: Looker = { place: inZone('a'), squares: 1, eyes: 'plain' };
const zonesSeen = (scene: ZoneScene, looking: Looking) => [...seenPlaces(scene, looking)].sort();

describe('zones in the dark', () => {
  it('are seen through open doors and not through closed ones', () => {
    expect(zonesSeen(rooms(), by([inA], { hour: 'as by day' }))).toEqual(['a', 'b', 'c']);
    expect(zonesSeen(rooms({}, 'closed'), by([inA], { hour: 'as by day' }))).toEqual(['a', 'b']);
    expect(zonesSeen(rooms(), by([{ ...inA, place: { kind: 'border', border: 'bc' } }]))).toEqual(['b', 'c']);
  });
  it('are lit by a torch in them or beside them, and by a candle in them alone', () => {
    const carried = (reach: number) => [{ place: inZone('c'), squares: 1, reach }];
    expect(zonesSeen(rooms(), by([inA]))).toEqual(['a']);
    expect(zonesSeen(rooms(), by([inA], { lights: carried(4) }))).toEqual(['a', 'b', 'c']);
    expect(zonesSeen(rooms(), by([inA], { lights: carried(2) }))).toEqual(['a', 'c']);
    expect(zonesSeen(rooms({}, 'closed'), by([inA], { lights: carried(4) }))).toEqual(['a']);
  });
  it('are lit by things in them and on their walls, as far as the light reaches and is seen', () => {
    const lit = (at: [number, number], kind = 'candles') =>
      [...darkPlaces(rooms({ scenery: [{ kind, at }] }), [])].sort();
    expect(lit([1000, 200])).toEqual(['a', 'b']);
    expect(lit([1000, -20])).toEqual(['a', 'b']);
    expect(lit([1000, 4000])).toEqual(['a', 'b', 'c']);
    expect(lit([820, 200], 'bonfire')).toEqual(['a']);
  });
  it('are explained by the thing that bars the look, or by the dark', () => {
    const why = (scene: ZoneScene) => whyPlaceUnseen(scene, inA, inZone('c'), by([]));
    expect(why(rooms({}, 'closed'))).toMatch(/closed/);
    expect(why(rooms())).toBe('It is dark there, and no light reaches it.');
    expect(whyPlaceUnseen(rooms(), inA, inZone('a'), by([]))).toBeUndefined();
  });
});
