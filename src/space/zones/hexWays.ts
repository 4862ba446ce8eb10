/**
 * Distances and ways on a map of hexes: as the crow flies, and on foot around what bars the way.
 */
import { hexDistance } from '../hexes/hexGrid.ts';
import { hexOf } from '../hexes/hexScene.ts';
import type { HexScene, Place, Zone, ZoneScene } from '../scene.ts';
import { zoneAcross, zoneGraph } from './zoneGraph.ts';

/**
 * The hexes between two places as the crow flies, over walls and gaps: the range of a shot.
 * Infinity where a place is no hex.
 */
export function hexesBetween({ hexes: grid }: HexScene, a: Place, b: Place): number {
  const [one, other] = [hexOf(a), hexOf(b)];
  return one && other ? hexDistance(grid, one, other) : Number.POSITIVE_INFINITY;
}

/** The length of a way over hexes, from place to place as the crow flies. */
export const hexesAlong = (scene: HexScene, way: readonly Place[]): number =>
  way.slice(1).reduce((sum, to, n) => sum + hexesBetween(scene, way[n] ?? to, to), 0);

/** Whether a zone or a way is solid: something there that nobody passes. */
const isSolid = ({ features }: Pick<Zone, 'features'>): boolean => features.some(({ kind }) => kind === 'barrier');

/** Whether nobody can stand on a hex: something solid fills it. */
export const isSolidHex = (scene: ZoneScene, id: string): boolean => {
  const zone = scene.zones[id];
  return !zone || isSolid(zone);
};

/** The ways from one hex to all others: the hex before each, and the number of steps. */
type Steps = ReadonlyMap<string, { readonly steps: number; readonly before: string }>;

/**
 * The shortest ways on foot from a hex, around walls, shut doors, gaps and solid hexes. Worked out
 * once for each hex of a map.
 */
function stepsFrom(scene: HexScene, start: string): Steps {
  const graph = zoneGraph(scene);
  const key = `hex steps ${start}`;
  const known = graph.memory.get(key) as Steps | undefined;
  if (known) return known;
  const found = new Map([[start, { steps: 0, before: start }]]);
  const queue = [start];
  for (let at = queue[0], n = 0; at !== undefined; at = queue[++n])
    for (const border of graph.bordersOf.get(at) ?? []) {
      const next = zoneAcross(border, at);
      if (found.has(next) || border.door === 'closed' || isSolid(border) || isSolidHex(graph.scene, next)) continue;
      found.set(next, { steps: (found.get(at)?.steps ?? 0) + 1, before: at });
      queue.push(next);
    }
  graph.memory.set(key, found);
  return found;
}

/** The hexes that one reaches from a hex without passing a wall or a door, the hex itself first. */
export function hexRoom(scene: HexScene, from: string): string[] {
  const graph = zoneGraph(scene);
  const found = new Set([from]);
  for (const at of found)
    for (const border of graph.bordersOf.get(at) ?? [])
      if (border.door === 'none' && !isSolid(border)) found.add(zoneAcross(border, at));
  return [...found];
}

/** The steps on foot between two hexes; Infinity where no way leads. */
export function hexSteps(scene: HexScene, from: Place, to: Place): number {
  if (from.kind !== 'zone' || to.kind !== 'zone') return Number.POSITIVE_INFINITY;
  return stepsFrom(scene, from.zone).get(to.zone)?.steps ?? Number.POSITIVE_INFINITY;
}

/**
 * The hexes of the shortest way on foot, from the first to the last; undefined where there is none.
 */
export function hexWay(scene: HexScene, from: Place, to: Place): Place[] | undefined {
  if (from.kind !== 'zone' || to.kind !== 'zone') return undefined;
  const steps = stepsFrom(scene, from.zone);
  if (!steps.has(to.zone)) return undefined;
  const way: Place[] = [to];
  for (let at = to.zone; at !== from.zone; ) {
    at = steps.get(at)?.before ?? from.zone;
    way.unshift({ kind: 'zone', zone: at });
  }
  return way;
}
