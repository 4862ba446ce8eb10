/**
 * Who sees what on a zone map: straight lines that pass from zone to zone only through open
 * borders.
 */

import { type Border, type Feature, type Place, type Point, placeKey, type ZoneScene } from '../scene.ts';
import { lengthOf, pointOnLine, type Segment } from '../shapes/polygon.ts';
import { type ZoneGraph, zoneGraph } from '../zones/zoneGraph.ts';
import { bordersBetween, inZone, isNearby, onBorder, placeName, zonesOf } from '../zones/zones.ts';
import { eyePoints, type Stretch, stretches } from './sightLines.ts';

/**
 * The result of a look. Seen: a line of sight, and the places that the line passes. Not seen: one
 * sentence on what is in the way.
 */
export type Sight =
  | { readonly seen: true; readonly line: Segment; readonly through: readonly Place[] }
  | { readonly seen: false; readonly reason: string };

/**
 * A thing that stops a line, and its weight in the explanation: a closed door explains more than a
 * wall.
 */
interface Block {
  readonly rank: number;
  readonly reason: string;
}

/** How far, in pixels, a line may miss the end of a border's line and still pass. */
const SLACK = 2;

const hides = ({ kind }: Feature): boolean => kind === 'opaque';
const isBarrier = ({ kind }: Feature): boolean => kind === 'barrier';
const stops = (feature: Feature): boolean => hides(feature) || isBarrier(feature);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * Whether a place sees another, by the ground alone: walls, closed doors, and features that are
 * opaque or barriers. A place sees a zone when some point of the first sees some point of the
 * second. Nearby places are always seen, even in smoke. The result is symmetric. Squares and places
 * beside the map see nothing here.
 */
export function sightBetween(scene: ZoneScene, from: Place, to: Place): Sight {
  const graph = zoneGraph(scene);
  const key = `sight ${placeKey(from)} ${placeKey(to)}`;
  const known = graph.memory.get(key) as Sight | undefined;
  if (known) return known;
  // The line is worked out in one direction only, so that the result is the same both ways.
  const turned = placeKey(from) > placeKey(to);
  const there = turned ? look(graph, to, from) : look(graph, from, to);
  const found: Sight =
    turned && there.seen
      ? { seen: true, line: [there.line[1], there.line[0]], through: [...there.through].reverse() }
      : there;
  graph.memory.set(key, found);
  return found;
}

/** Whether a place sees another. */
export const isInSight = (scene: ZoneScene, from: Place, to: Place): boolean => sightBetween(scene, from, to).seen;

/**
 * The sight of a combatant who leans out over the barriers beside its place: the barriers on the
 * borders of its zone, or on its own border. Doors and opaque features still block. Not symmetric.
 */
export function sightLeaning(scene: ZoneScene, from: Place, to: Place): Sight {
  const plain = sightBetween(scene, from, to);
  if (plain.seen) return plain;
  const graph = zoneGraph(scene);
  const here = zonesOf(graph.scene, from);
  const beside = graph.borders.filter(
    ({ between, features }) => between.some((zone) => here.includes(zone)) && features.some(isBarrier),
  );
  if (beside.length === 0) return plain;
  const key = `leaning ${placeKey(from)} ${placeKey(to)}`;
  const known = graph.memory.get(key) as Sight | undefined;
  if (known) return known;
  const borders = { ...graph.scene.borders };
  for (const border of beside)
    borders[border.id] = { ...border, features: border.features.filter((feature) => !isBarrier(feature)) };
  const found = look(zoneGraph({ ...graph.scene, borders }), from, to);
  graph.memory.set(key, found);
  return found;
}

function look(graph: ZoneGraph, from: Place, to: Place): Sight {
  const { scene } = graph;
  const homes = zonesOf(scene, from);
  const goals = zonesOf(scene, to);
  const missing = homes.length === 0 ? from : goals.length === 0 ? to : undefined;
  if (missing) return { seen: false, reason: `${sentence(placeName(scene, missing))} is not on the map.` };
  const starts = eyePoints(graph, from);
  const ends = eyePoints(graph, to);
  const straight: Segment = [starts[0] ?? { x: 0, y: 0 }, ends[0] ?? { x: 0, y: 0 }];
  if (isNearby(scene, from, to)) return { seen: true, line: straight, through: [] };
  const smoke = [from, to].flatMap((place) => hiddenIn(scene, place) ?? [])[0];
  if (smoke) return { seen: false, reason: smoke };
  const open = openBorder(scene, from, to);
  if (open) return { seen: true, line: straight, through: [onBorder(open.id)] };
  let worst: Block | undefined;
  for (const start of starts)
    for (const end of ends) {
      const found = follow(graph, start, end);
      if ('through' in found) {
        const through = found.through.filter((place) => !ownPlace(scene, place, from) && !ownPlace(scene, place, to));
        return { seen: true, line: [start, end], through };
      }
      if (!worst || found.rank > worst.rank) worst = found;
    }
  return { seen: false, reason: worst?.reason ?? 'There is a wall in the way.' };
}

/**
 * Whether a place is the starting place itself or, for a border, one of the zones that it divides.
 * Such places do not count as lying between.
 */
const ownPlace = (scene: ZoneScene, place: Place, own: Place): boolean =>
  isNearby(scene, place, own) && (place.kind === 'zone' || own.kind === 'border');

/**
 * The open border through which two neighbours see each other, however narrow; of several borders,
 * the one with the fewest features.
 */
function openBorder(scene: ZoneScene, from: Place, to: Place): Border | undefined {
  if (from.kind !== 'zone' || to.kind !== 'zone') return undefined;
  return bordersBetween(scene, from.zone, to.zone)
    .filter((border) => blockAt(scene, border) === undefined)
    .sort((one, two) => one.features.length - two.features.length)[0];
}

/** Why nobody sees into or out of a place: opaque features cover all its ground. */
function hiddenIn(scene: ZoneScene, place: Place): string | undefined {
  const cover = zonesOf(scene, place).map((id) => scene.zones[id]?.features.find(hides));
  const first = cover[0];
  return first && cover.every((feature) => feature)
    ? `${first.label || 'Darkness'} hides ${placeName(scene, place)}.`
    : undefined;
}

/** The feature or door of a border that stops sight, if any. */
function blockAt(scene: ZoneScene, border: Border): Block | undefined {
  const name = placeName(scene, onBorder(border.id));
  if (border.door === 'closed') return { rank: 4, reason: `${sentence(name)} is closed.` };
  const feature = border.features.find(stops);
  return feature && { rank: 3, reason: `${feature.label || 'Something'} on ${name} is in the way.` };
}

/** Follows a line from zone to zone: the places it passes, or the first thing that stops it. */
function follow(graph: ZoneGraph, start: Point, end: Point): { through: Place[] } | Block {
  const { scene } = graph;
  const through: Place[] = [];
  let before: Stretch | undefined;
  for (const stretch of stretches(graph, start, end)) {
    if (stretch.zone === undefined) continue;
    const zone = scene.zones[stretch.zone];
    if (before && before.zone === stretch.zone && (stretch.from - before.to) * lengthOf(start, end) > SLACK)
      return { rank: 1, reason: `There is a wall beside ${placeName(scene, inZone(stretch.zone))}.` };
    if (before?.zone !== undefined && before.zone !== stretch.zone) {
      const at = pointOnLine(start, end, (before.to + stretch.from) / 2);
      const passed = pass(scene, before.zone, stretch.zone, at);
      if ('rank' in passed) return passed;
      through.push(onBorder(passed.id));
    }
    if (before?.zone !== stretch.zone) through.push(inZone(stretch.zone));
    const smoke = zone?.features.find(hides);
    if (smoke)
      return {
        rank: 2,
        reason: `${smoke.label || 'Darkness'} in ${placeName(scene, inZone(stretch.zone))} is in the way.`,
      };
    before = stretch;
  }
  return { through };
}

/**
 * The open border by which a line passes from one zone into the next at a point, or the thing that
 * blocks the line there.
 */
function pass(scene: ZoneScene, from: string, to: string, at: Point): Border | Block {
  const here = bordersBetween(scene, from, to).filter(({ line }) => spans(line, at));
  const open = here.find((border) => blockAt(scene, border) === undefined);
  if (open) return open;
  const shut = here[0] && blockAt(scene, here[0]);
  const names = `${placeName(scene, inZone(from))} and ${placeName(scene, inZone(to))}`;
  return shut ?? { rank: 1, reason: `There is a wall between ${names}.` };
}

/**
 * Whether a point where two zones meet lies in the opening of a border. A small miss is allowed,
 * because a bent edge strays from the straight line between its ends.
 */
function spans([a, b]: Segment, point: Point): boolean {
  const length = lengthOf(a, b);
  if (length < 1e-9) return lengthOf(a, point) <= SLACK;
  const far = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const off = Math.abs((point.x - a.x) * (b.y - a.y) - (point.y - a.y) * (b.x - a.x)) / length;
  return far >= -SLACK && far <= length + SLACK && off <= Math.max(12, length * 0.4);
}
