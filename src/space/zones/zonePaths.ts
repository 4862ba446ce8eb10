/**
 * Ways over a zone map in half zones: each step leads from a zone to one of its borders, or from a
 * border to one of its zones.
 */
import { type Place, placeKey, type ZoneScene } from '../scene.ts';
import { type ZoneGraph, zoneGraph } from './zoneGraph.ts';
import { inZone, nearbyPlaces, onBorder, placeName, zonesOf } from './zones.ts';

/** One step of half a zone. */
export interface ZoneStep {
  readonly from: Place;
  readonly to: Place;
}

/**
 * A game's rules for steps. `refuse` gives a sentence why a step is not possible, or undefined; it
 * is asked for passing as well as for stopping. `cost` is in half zones and 1 by default. Closed
 * doors are always refused.
 */
export interface StepRules {
  readonly refuse?: (step: ZoneStep) => string | undefined;
  readonly cost?: (step: ZoneStep) => number;
}

/** A place in reach: its cost in half zones, and the places on the way, without the start. */
export interface Reach {
  readonly place: Place;
  readonly cost: number;
  readonly path: readonly Place[];
}

/** A place next to one in reach, with the reason why the step onto it is refused. */
interface Refusal extends ZoneStep {
  readonly reason: string;
}

/**
 * The places within a budget of half zones: cheapest first, without the start. `shut` holds the
 * places that only refused steps lead to.
 */
export interface Reached {
  readonly open: readonly Reach[];
  readonly shut: readonly Refusal[];
}

/** The reason that fails a step in every game: a closed door. */
function shutDoor({ scene }: ZoneGraph, { to }: ZoneStep): string | undefined {
  if (to.kind !== 'border' || scene.borders[to.border]?.door !== 'closed') return undefined;
  const name = placeName(scene, to);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is closed.`;
}

const stepsFrom = (graph: ZoneGraph, place: Place): Place[] => {
  if (place.kind === 'zone') return (graph.bordersOf.get(place.zone) ?? []).map(({ id }) => onBorder(id));
  return place.kind === 'border' ? zonesOf(graph.scene, place).map(inZone) : [];
};

/**
 * Every place within a number of half zones from a start, with the cheapest way there. Of equally
 * cheap ways the one with the fewest steps is taken, then the one found first. From beside the map
 * nothing is in reach.
 */
export function reachable(scene: ZoneScene, start: Place, halfZones: number, rules: StepRules = {}): Reached {
  const graph = zoneGraph(scene);
  const best = new Map<string, Reach>([[placeKey(start), { place: start, cost: 0, path: [] }]]);
  const shut = new Map<string, Refusal>();
  const settled = new Set<string>();
  for (;;) {
    const here = cheapest(best, settled);
    if (!here) break;
    settled.add(placeKey(here.place));
    for (const to of stepsFrom(graph, here.place)) {
      const step = { from: here.place, to };
      const key = placeKey(to);
      if (settled.has(key)) continue;
      const cost = here.cost + Math.max(0, rules.cost?.(step) ?? 1);
      if (cost > halfZones) continue;
      const reason = shutDoor(graph, step) ?? rules.refuse?.(step);
      if (reason !== undefined) {
        if (!shut.has(key)) shut.set(key, { ...step, reason });
        continue;
      }
      const known = best.get(key);
      const path = [...here.path, to];
      if (!known || cost < known.cost || (cost === known.cost && path.length < known.path.length))
        best.set(key, { place: to, cost, path });
    }
  }
  return {
    open: [...best.values()].filter(({ path }) => path.length > 0).sort((one, two) => one.cost - two.cost),
    shut: [...shut.entries()].filter(([key]) => !best.has(key)).map(([, refusal]) => refusal),
  };
}

function cheapest(best: ReadonlyMap<string, Reach>, settled: ReadonlySet<string>): Reach | undefined {
  let found: Reach | undefined;
  for (const [key, reach] of best) if (!settled.has(key) && (!found || reach.cost < found.cost)) found = reach;
  return found;
}

/**
 * The cheapest way between two places, or a sentence on why there is none. A way from a place to
 * itself costs 0.
 */
export function wayTo(scene: ZoneScene, from: Place, to: Place, rules: StepRules = {}): Reach | string {
  if (placeKey(from) === placeKey(to)) return { place: to, cost: 0, path: [] };
  const reached = reachable(scene, from, Number.POSITIVE_INFINITY, rules);
  const way = reached.open.find(({ place }) => placeKey(place) === placeKey(to));
  if (way) return way;
  const refusal = reached.shut.find((step) => placeKey(step.to) === placeKey(to)) ?? reached.shut[0];
  if (refusal) return refusal.reason;
  if (nearbyPlaces(scene, from).length === 0) return 'Who is beside the map has no way onto it by steps.';
  return `No way leads from ${placeName(scene, from)} to ${placeName(scene, to)}.`;
}
