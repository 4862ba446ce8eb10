/**
 * Ways over a zone map in half zones: each step leads from a zone to one of its borders, or from a
 * border to one of its zones.
 */
import { type Place, placeKey, type ZoneScene } from '../scene.ts';
import { type ZoneGraph, zoneGraph } from './zoneGraph.ts';
import { inZone, nearbyPlaces, onBorder, placeName } from './zones.ts';

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

/** A step as the map has it: where it leads, and the closed door that fails it in every game. */
interface MapStep extends ZoneStep {
  readonly target: number;
  readonly shut: string | undefined;
}

/** A scene's places by number, with the steps that lead on from each. */
interface StepGraph {
  readonly numbers: ReadonlyMap<string, number>;
  readonly places: readonly { readonly place: Place; readonly steps: readonly MapStep[] }[];
}

const STEPS = 'steps of half a zone';

/** The steps of a scene, which are worked out once for each scene. */
function stepGraph(graph: ZoneGraph): StepGraph {
  const known = graph.memory.get(STEPS) as StepGraph | undefined;
  if (known) return known;
  const made = stepsOf(graph);
  graph.memory.set(STEPS, made);
  return made;
}

function stepsOf(graph: ZoneGraph): StepGraph {
  const { scene, zones, borders, bordersOf } = graph;
  const numbers = new Map<string, number>();
  const places: { place: Place; steps: MapStep[] }[] = [];
  const numberOf = (place: Place): number => {
    const key = placeKey(place);
    const found = numbers.get(key) ?? places.push({ place, steps: [] }) - 1;
    numbers.set(key, found);
    return found;
  };
  const link = (from: Place, to: Place, shut: string | undefined) =>
    places[numberOf(from)]?.steps.push({ from, to, target: numberOf(to), shut });
  for (const { id } of zones)
    for (const border of bordersOf.get(id) ?? [])
      link(inZone(id), onBorder(border.id), border.door === 'closed' ? shutDoor(scene, border.id) : undefined);
  for (const { id, between } of borders) for (const zone of between) link(onBorder(id), inZone(zone), undefined);
  return { numbers, places };
}

function shutDoor(scene: ZoneScene, border: string): string {
  const name = placeName(scene, onBorder(border));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} is closed.`;
}

/** A place that a search has found: its cheapest way so far, of so many steps from the start. */
interface Found {
  readonly at: number;
  readonly place: Place;
  cost: number;
  steps: number;
  before: Found | undefined;
  /** Known once the place is settled. */
  path: readonly Place[];
  settled: boolean;
}

/**
 * Every place within a number of half zones from a start, with the cheapest way there. Of equally
 * cheap ways the one with the fewest steps is taken, then the one found first. From beside the map
 * nothing is in reach.
 */
export function reachable(scene: ZoneScene, start: Place, halfZones: number, rules: StepRules = {}): Reached {
  const { numbers, places } = stepGraph(zoneGraph(scene));
  const begin = numbers.get(placeKey(start));
  if (begin === undefined) return { open: [], shut: [] };
  const found: Found[] = [{ at: begin, place: start, cost: 0, steps: 0, before: undefined, path: [], settled: false }];
  const best: (Found | undefined)[] = [];
  best[begin] = found[0];
  const shut = new Map<number, Refusal>();
  for (let turn = 0; turn < found.length; turn += 1) {
    // Where each step costs the same, places are found in the order of their cost.
    const here = rules.cost ? cheapest(found) : found[turn];
    if (!here) break;
    here.settled = true;
    if (here.before) here.path = [...here.before.path, here.place];
    for (const step of places[here.at]?.steps ?? []) {
      const known = best[step.target];
      if (known?.settled) continue;
      const cost = here.cost + Math.max(0, rules.cost?.(step) ?? 1);
      if (cost > halfZones) continue;
      const reason = step.shut ?? rules.refuse?.(step);
      if (reason !== undefined) {
        if (!shut.has(step.target)) shut.set(step.target, { from: step.from, to: step.to, reason });
        continue;
      }
      const steps = here.steps + 1;
      if (!known) {
        const next: Found = { at: step.target, place: step.to, cost, steps, before: here, path: [], settled: false };
        best[step.target] = next;
        found.push(next);
      } else if (cost < known.cost || (cost === known.cost && steps < known.steps))
        Object.assign(known, { cost, steps, before: here });
    }
  }
  return {
    open: found
      .slice(1)
      .map(({ place, cost, path }) => ({ place, cost, path }))
      .sort((one, two) => one.cost - two.cost),
    shut: [...shut].flatMap(([target, refusal]) => (best[target] ? [] : [refusal])),
  };
}

/** The cheapest place that is not settled yet; of equal ones the one found first. */
function cheapest(found: readonly Found[]): Found | undefined {
  let least: Found | undefined;
  for (const one of found) if (!one.settled && (!least || one.cost < least.cost)) least = one;
  return least;
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
