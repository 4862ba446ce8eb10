/** Tests that the ready-made scenes are sound: outlines, borders, ways. */
import { describe, expect, it } from 'vitest';
import { sceneSchema, type ZoneScene } from '../scene.ts';
import { areaOf, contains, crossesItself } from '../shapes/polygon.ts';
import { joinPolygons } from '../shapes/polygonClip.ts';
import { sharedEdge } from '../shapes/polygonEdges.ts';
import { distance, inZone } from '../zones/zones.ts';
import { readyScenes } from './index.ts';

const zoneScenes = Object.values(readyScenes).flatMap((scene) =>
  scene.kind === 'zones' && !scene.hexes ? [scene] : [],
);

describe('the ready-made scenes', () => {
  it('include several maps of zones', () => {
    expect(zoneScenes.length).toBeGreaterThanOrEqual(3);
  });
  it.each(Object.entries(readyScenes))('include %s, which fits the schema', (_, scene) => {
    expect(sceneSchema.parse(scene)).toEqual(scene);
  });
});

describe.each(zoneScenes)('$name', (scene: ZoneScene) => {
  const zones = Object.values(scene.zones);
  it('has 8 to 14 zones with different names and simple outlines on the map', () => {
    expect(zones.length).toBeGreaterThanOrEqual(8);
    expect(zones.length).toBeLessThanOrEqual(14);
    expect(new Set(zones.map(({ name }) => name)).size).toBe(zones.length);
    for (const { polygon, name } of zones) {
      expect([name, crossesItself(polygon)]).toEqual([name, false]);
      for (const { x, y } of polygon) {
        expect(x >= 0 && x <= scene.width).toBe(true);
        expect(y >= 0 && y <= scene.height).toBe(true);
      }
    }
  });
  it('has no zone that overlaps another', () => {
    for (const [at, one] of zones.entries())
      for (const two of zones.slice(at + 1)) {
        if (!sharedEdge(one.polygon, two.polygon)) continue;
        const joined = joinPolygons(one.polygon, two.polygon);
        if (typeof joined === 'string') throw new Error(`${one.name} and ${two.name}: ${joined}`);
        expect(Math.abs(areaOf(joined) - areaOf(one.polygon) - areaOf(two.polygon))).toBeLessThan(20);
      }
  });
  it('has every border on the edge of both its zones', () => {
    for (const { id, between, line } of Object.values(scene.borders)) {
      const centre = { x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2 };
      // One of the border's two zones lies on either side of the line.
      const length = Math.hypot(line[1].x - line[0].x, line[1].y - line[0].y);
      const off = { x: (-(line[1].y - line[0].y) / length) * 14, y: ((line[1].x - line[0].x) / length) * 14 };
      const owners = [1, -1].map((side) =>
        between.find((zone) =>
          contains(scene.zones[zone]?.polygon ?? [], { x: centre.x + off.x * side, y: centre.y + off.y * side }),
        ),
      );
      expect([id, ...owners.toSorted()]).toEqual([id, ...between.toSorted()]);
    }
  });
  it('can be crossed from any zone to any other', () => {
    for (const one of zones)
      for (const two of zones) expect(distance(scene, inZone(one.id), inZone(two.id))).toBeLessThan(9);
  });
  it('has no two features of the same id in one place', () => {
    for (const { features } of [...zones, ...Object.values(scene.borders)])
      expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
  });
});
