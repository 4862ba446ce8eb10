/** A plain and slow reference for sight between zones, and random plans of zones to compare on. */
import type { Border, Point, ZoneScene } from '../scene.ts';
import { contains } from '../shapes/polygon.ts';
import { zoneGraph } from '../zones/zoneGraph.ts';
import { inZone } from '../zones/zones.ts';
import { eyePoints } from './sightLines.ts';
import { chanceOf } from './squareSight.testing.ts';

/** Rooms in rows of unequal height and width, with doors, gaps and smoke. */
export function randomZones(seed: number): ZoneScene {
  const chance = chanceOf(seed);
  const int = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  const scene: ZoneScene = {
    kind: 'zones',
    name: 'rooms',
    width: 1000,
    height: 1000,
    ground: { kind: 'plain', look: 'stone' },
    zones: {},
    borders: {},
  };
  const boxes: { id: string; left: number; top: number; right: number; low: number }[] = [];
  for (let top = 0, row = 0; row < int(2, 4); row += 1) {
    const low = top + int(60, 240);
    for (let left = 0, n = 0; left < 900; n += 1) {
      const right = left + int(60, 400);
      boxes.push({ id: `z${row}-${n}`, left, top, right, low });
      left = right;
    }
    top = low;
  }
  for (const { id, left, top, right, low } of boxes) {
    const corners: [number, number][] = [
      [left, top],
      [right, top],
      [right, low],
      [left, low],
    ];
    scene.zones[id] = {
      id,
      name: id,
      polygon: corners.map(([x, y]) => ({ x, y })),
      capacity: 9,
      features: chance() < 0.08 ? [{ id: 'smoke', label: 'Smoke', kind: 'opaque' }] : [],
    };
  }
  boxes.forEach((a, n) => {
    for (const b of boxes.slice(n + 1)) {
      const line = sharedEdge(a, b);
      if (!line || chance() < 0.25) continue;
      const [from, to] = chance() < 0.5 ? [0, 1] : [0.3, 0.3 + 0.4 * chance()];
      const at = (share: number): Point => ({
        x: line[0].x + (line[1].x - line[0].x) * share,
        y: line[0].y + (line[1].y - line[0].y) * share,
      });
      scene.borders[`${a.id}.${b.id}`] = {
        id: `${a.id}.${b.id}`,
        between: [a.id, b.id],
        line: [at(from), at(to)],
        capacity: 2,
        door: (['none', 'open', 'closed'] as const)[int(0, 2)]!,
        features: chance() < 0.1 ? [{ id: 'bars', label: 'Bars', kind: 'barrier' }] : [],
      };
    }
  });
  return scene;
}

type Box = { left: number; top: number; right: number; low: number };

function sharedEdge(a: Box, b: Box): [Point, Point] | undefined {
  const [top, low] = [Math.max(a.top, b.top), Math.min(a.low, b.low)];
  const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  if (a.right === b.left && low > top)
    return [
      { x: a.right, y: top },
      { x: a.right, y: low },
    ];
  if (a.low === b.top && right > left)
    return [
      { x: left, y: a.low },
      { x: right, y: a.low },
    ];
  return undefined;
}

const isOpen = ({ door, features }: Border): boolean =>
  door !== 'closed' && !features.some(({ kind }) => kind === 'barrier' || kind === 'opaque');

const isSmoky = (scene: ZoneScene, id: string): boolean =>
  scene.zones[id]?.features.some(({ kind }) => kind === 'opaque') === true;

/**
 * Whether a zone sees another: by every line between their eye points, past every edge of the map.
 */
export function slowZoneSight(scene: ZoneScene, from: string, to: string): boolean {
  if (from === to) return true;
  if (isSmoky(scene, from) || isSmoky(scene, to)) return false;
  const joins = (one: Border, a: string, b: string) => one.between.includes(a) && one.between.includes(b);
  if (Object.values(scene.borders).some((one) => joins(one, from, to) && isOpen(one))) return true;
  const graph = zoneGraph(scene);
  const [here, there] = [eyePoints(graph, inZone(from)), eyePoints(graph, inZone(to))];
  return here.some((start) => there.some((end) => passes(scene, start, end)));
}

/** Whether a line leads from zone to zone through open borders alone. */
function passes(scene: ZoneScene, start: Point, end: Point): boolean {
  const zones = Object.values(scene.zones);
  const at = (share: number): Point => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share,
  });
  const cuts = [0, 1];
  for (const { polygon } of zones)
    polygon.forEach((a, n) => {
      const b = polygon[(n + 1) % polygon.length]!;
      const [ux, uy, vx, vy] = [end.x - start.x, end.y - start.y, b.x - a.x, b.y - a.y];
      const across = ux * vy - uy * vx;
      if (across === 0) return;
      const share = ((a.x - start.x) * vy - (a.y - start.y) * vx) / across;
      if (share > 0 && share < 1) cuts.push(share);
    });
  cuts.sort((one, other) => one - other);
  let before: { id: string; until: number } | undefined;
  for (let n = 0; n + 1 < cuts.length; n += 1) {
    const [from, to] = [cuts[n]!, cuts[n + 1]!];
    if (to - from < 1e-6) continue;
    const zone = zones.find(({ polygon }) => contains(polygon, at((from + to) / 2)));
    if (!zone) return false;
    if (isSmoky(scene, zone.id)) return false;
    if (before && before.id !== zone.id && !opens(scene, before.id, zone.id, at((before.until + from) / 2)))
      return false;
    before = { id: zone.id, until: to };
  }
  return true;
}

/** Whether an open border of two zones spans a point, give or take two pixels at its ends. */
function opens(scene: ZoneScene, a: string, b: string, { x, y }: Point): boolean {
  return Object.values(scene.borders).some((one) => {
    if (!one.between.includes(a) || !one.between.includes(b) || !isOpen(one)) return false;
    const [from, to] = one.line;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length;
    return along >= -2 && along <= length + 2;
  });
}
