/** Tests of zones beside zones: gaps that close, neighbours that are added. */
import { describe, expect, it } from 'vitest';
import type { Point, ZoneScene } from '../scene.ts';
import { areaOf } from '../shapes/polygon.ts';
import { addNeighbour, drawnUp } from './neighbours.ts';
import { drawZone } from './zoneEdit.ts';

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];
const empty: ZoneScene = {
  ...{ kind: 'zones', name: '', width: 1000, height: 600, zones: {}, borders: {} },
  ground: { kind: 'plain', look: 'grass' },
};
function withZone(scene: ZoneScene, outline: Point[]): ZoneScene {
  const drawn = drawZone(scene, drawnUp(scene, outline));
  if (!drawn.ok) throw new Error(drawn.fault);
  return drawn.value.scene;
}

describe('a zone drawn near another', () => {
  const one = withZone(empty, box(100, 100, 300, 300));
  it('is drawn up to it and joined by a way', () => {
    const two = withZone(one, box(322, 90, 500, 320));
    expect(Object.values(two.borders)).toMatchObject([
      { door: 'none', between: expect.arrayContaining(['zone-1', 'zone-2']) },
    ]);
    expect(Math.min(...(two.zones['zone-2']?.polygon.map(({ x }) => x) ?? []))).toBeCloseTo(300, 0);
    // The first zone keeps its ground.
    expect(two.zones['zone-1']).toEqual(one.zones['zone-1']);
  });
  it('stays apart where the gap is wide', () => {
    const two = withZone(one, box(345, 90, 500, 320));
    expect(two.borders).toEqual({});
    expect(areaOf(two.zones['zone-2']?.polygon ?? [])).toBe(155 * 230);
  });
  it('is joined with both of two', () => {
    const pair = withZone(one, box(500, 100, 700, 300));
    expect(Object.keys(withZone(pair, box(315, 100, 488, 300)).borders)).toHaveLength(2);
  });
});

describe('a neighbour', () => {
  const one = withZone(empty, box(100, 100, 300, 300));
  it('lies along the side, as large as the zone, with a way between', () => {
    const done = addNeighbour(one, 'zone-1', 'east');
    if (!done.ok) throw new Error(done.fault);
    expect(areaOf(done.value.scene.zones[done.value.id]?.polygon ?? [])).toBe(200 * 200);
    expect(Object.keys(done.value.scene.borders)).toHaveLength(1);
  });
  it('takes what room the map leaves, and is refused where there is none', () => {
    const done = addNeighbour(one, 'zone-1', 'north');
    expect(done.ok && areaOf(done.value.scene.zones[done.value.id]?.polygon ?? [])).toBe(200 * 100);
    const corner = withZone(empty, box(0, 0, 200, 200));
    expect(addNeighbour(corner, 'zone-1', 'west')).toMatchObject({
      ok: false,
      fault: expect.stringContaining('no room'),
    });
    expect(addNeighbour(corner, 'zone-9', 'east')).toMatchObject({ ok: false });
  });
});
