/**
 * The places of a map that people see: within their lines of sight and, where darkness counts, in
 * the light. Remembered for a frozen scene.
 */
import { current, isDraft } from 'immer';
import type { Place, Scene, SquareScene, ZoneScene } from '../scene.ts';
import { footprint, indexOf, squareAt, squareGap, squareKey, squareOf } from '../squares/squares.ts';
import { zoneGraph } from '../zones/zoneGraph.ts';
import { inZone, zonesOf } from '../zones/zones.ts';
import { type CarriedLight, darkPlaces } from './light.ts';
import { sightBetween } from './sight.ts';
import { barredBetween, sightGridOf } from './sightGrid.ts';
import { squaresInSight } from './squareSight.ts';

/** Somebody who looks: from where, how large, and how. `dark`: sees in the dark as by day. */
export interface Looker {
  readonly place: Place;
  readonly squares: number;
  readonly eyes: 'plain' | 'dark' | 'blind';
}

/**
 * Everybody who looks, and the lights on the map. `hour`: whether darkness hides what it covers.
 */
export interface Looking {
  readonly lookers: readonly Looker[];
  readonly lights: readonly CarriedLight[];
  readonly hour: 'dark counts' | 'as by day';
}

const MOST_KEPT = 24;
const kept = new WeakMap<Scene, Map<string, ReadonlySet<string>>>();

/** The result of a computation for a scene; for a frozen scene the last few are remembered. */
function remembered(scene: Scene, key: string, make: () => ReadonlySet<string>): ReadonlySet<string> {
  const isFrozen = Object.isFrozen(scene) && Object.isFrozen(scene.kind === 'squares' ? scene.cells : scene.zones);
  if (!isFrozen) return make();
  const known = kept.get(scene) ?? new Map<string, ReadonlySet<string>>();
  kept.set(scene, known);
  const found = known.get(key) ?? make();
  if (known.size >= MOST_KEPT) known.delete(known.keys().next().value ?? '');
  known.delete(key);
  known.set(key, found);
  return found;
}

/** The places in the dark by now, as `darkPlaces` gives them, remembered for the scene. */
export function darkPlacesOf(given: Scene, lights: readonly CarriedLight[]): ReadonlySet<string> {
  const scene = isDraft(given) ? (current(given) as Scene) : given;
  return remembered(scene, `dark ${JSON.stringify(lights)}`, () => darkPlaces(scene, lights));
}

/**
 * The places that these people see, each by its fog key: a zone by its id, a square as
 * `column,row`. Everybody sees the own place; in the dark also the squares beside it. The same set
 * comes back while nothing has changed.
 */
export function seenPlaces(given: Scene, looking: Looking): ReadonlySet<string> {
  const scene = isDraft(given) ? (current(given) as Scene) : given;
  return remembered(scene, `seen ${JSON.stringify(looking)}`, () => {
    const dark = looking.hour === 'dark counts' ? darkPlacesOf(scene, looking.lights) : new Set<string>();
    const seen = new Set<string>();
    for (const looker of looking.lookers)
      if (scene.kind === 'squares') addSquares(scene, looker, dark, seen);
      else addZones(scene, looker, dark, seen);
    return seen;
  });
}

function addSquares(
  scene: SquareScene,
  { place, squares, eyes }: Looker,
  dark: ReadonlySet<string>,
  seen: Set<string>,
) {
  const from = squareOf(place);
  if (!from) return;
  if (eyes === 'blind') {
    for (const square of footprint(from, squares)) if (indexOf(scene, square) >= 0) seen.add(squareKey(square));
    return;
  }
  squaresInSight(sightGridOf(scene), from, squares).forEach((is, at) => {
    if (!is) return;
    const square = squareAt(scene, at);
    const key = squareKey(square);
    if (eyes === 'dark' || !dark.has(key) || squareGap(from, squares, square, 1) <= 1) seen.add(key);
  });
}

function addZones(given: ZoneScene, { place, eyes }: Looker, dark: ReadonlySet<string>, seen: Set<string>): void {
  const { scene, zones } = zoneGraph(given);
  const own = zonesOf(scene, place);
  for (const id of own) seen.add(id);
  if (eyes === 'blind' || own.length === 0) return;
  for (const { id } of zones)
    if (!seen.has(id) && (eyes === 'dark' || !dark.has(id)) && sightBetween(scene, place, inZone(id)).seen)
      seen.add(id);
}

/** Why somebody does not see a place. Undefined when it is seen. */
export function whyPlaceUnseen(given: Scene, looker: Looker, place: Place, looking: Looking): string | undefined {
  const scene = isDraft(given) ? (current(given) as Scene) : given;
  const key = place.kind === 'zone' ? place.zone : place.kind === 'square' ? squareKey(place) : undefined;
  if (key === undefined || seenPlaces(scene, { ...looking, lookers: [looker] }).has(key)) return undefined;
  if (looker.eyes === 'blind') return 'Blind.';
  const barred = whyBarred(scene, looker, place);
  if (barred !== undefined) return barred;
  return looking.hour === 'dark counts' && darkPlacesOf(scene, looking.lights).has(key)
    ? 'It is dark there, and no light reaches it.'
    : 'Something is in the way.';
}

function whyBarred(scene: Scene, { place: from }: Looker, to: Place): string | undefined {
  if (scene.kind === 'zones') {
    const found = sightBetween(scene, from, to);
    return found.seen ? undefined : found.reason;
  }
  const [here, there] = [squareOf(from), squareOf(to)];
  if (!here || !there) return 'Not on the map.';
  const found = barredBetween(sightGridOf(scene), here, there);
  if (!found) return undefined;
  if (found.by === 'solid') return 'Solid ground is in the way.';
  if (found.by === 'height') return 'Higher ground is in the way.';
  const edge = edgeBetween(found.before, found.at);
  return scene.walls[edge] === 'door' ? 'A shut door is in the way.' : 'A wall is in the way.';
}

/** The key of the edge between two squares; of a diagonal, the edge across the way. */
function edgeBetween(one: { column: number; row: number }, other: { column: number; row: number }): string {
  const [column, row] = [Math.min(one.column, other.column), Math.min(one.row, other.row)];
  return one.column === other.column ? `${column},${row},s` : `${column},${one.row},e`;
}
