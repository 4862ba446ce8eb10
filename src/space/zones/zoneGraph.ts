/**
 * The zones of a scene as a graph: the borders of each zone, and distances between zones. Built
 * once for each frozen scene.
 */
import { current, isDraft } from 'immer';
import type { Border, Zone, ZoneScene } from '../scene.ts';

/**
 * A scene prepared for questions about its zones. `scene` is plain data, never a draft. `memory`
 * keeps answers that other files derive from the scene.
 */
export interface ZoneGraph {
  readonly scene: ZoneScene;
  readonly zones: readonly Zone[];
  readonly borders: readonly Border[];
  /** Borders by zone id, in the order of the scene. */
  readonly bordersOf: ReadonlyMap<string, readonly Border[]>;
  /** The number of zones crossed from a zone to every zone in reach, by id. Filled on demand. */
  readonly distances: Map<string, ReadonlyMap<string, number>>;
  /** Answers of other files about this scene, each under a key of its own. */
  readonly memory: Map<string, unknown>;
}

/**
 * Graphs by scene. Only deeply frozen scenes are cached: neither they nor values derived from them
 * can change, and no answer depends on earlier questions.
 */
const kept = new WeakMap<ZoneScene, ZoneGraph>();

const frozen = (scene: ZoneScene): boolean =>
  Object.isFrozen(scene) &&
  [scene.zones, scene.borders].every(
    (part) => Object.isFrozen(part) && Object.values(part).every((item) => frozenThrough(item)),
  );

function frozenThrough(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(frozenThrough);
}

/** The graph of a scene, which may be an immer draft. */
export function zoneGraph(given: ZoneScene): ZoneGraph {
  const scene = isDraft(given) ? current(given) : given;
  const known = kept.get(scene);
  if (known) return known;
  const graph = build(scene);
  if (frozen(scene)) kept.set(scene, graph);
  return graph;
}

function build(scene: ZoneScene): ZoneGraph {
  const zones = Object.values(scene.zones);
  const borders = Object.values(scene.borders);
  const bordersOf = new Map<string, Border[]>(zones.map(({ id }) => [id, []]));
  for (const border of borders) for (const zone of border.between) bordersOf.get(zone)?.push(border);
  return { scene, zones, borders, bordersOf, distances: new Map(), memory: new Map() };
}

/** The zone on the other side of a border. */
export const zoneAcross = (border: Border, zone: string): string =>
  border.between[0] === zone ? border.between[1] : border.between[0];

/**
 * The number of zones crossed from one zone to the others, without the start; zones out of reach by
 * borders are left out.
 */
export function distancesFrom(graph: ZoneGraph, zone: string): ReadonlyMap<string, number> {
  const known = graph.distances.get(zone);
  if (known) return known;
  const found = new Map<string, number>([[zone, 0]]);
  const queue = [zone];
  for (let at = queue[0], n = 0; at !== undefined; at = queue[++n])
    for (const border of graph.bordersOf.get(at) ?? []) {
      const next = zoneAcross(border, at);
      if (found.has(next)) continue;
      found.set(next, (found.get(at) ?? 0) + 1);
      queue.push(next);
    }
  graph.distances.set(zone, found);
  return found;
}
