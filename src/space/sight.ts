/** Who sees what on a zone map: straight lines that pass from zone to zone only through open borders. */
import {
  along,
  type Box,
  boxOf,
  contains,
  crossing,
  innerPoint,
  lengthOf,
  middle,
  type Polygon,
  type Segment,
} from './polygon.ts';
import { type Border, type Feature, type Place, type Point, placeKey, type ZoneScene } from './scene.ts';
import { type ZoneGraph, zoneGraph } from './zoneGraph.ts';
import { bordersBetween, inZone, nearby, onBorder, placeName, zonesOf } from './zones.ts';

/** Seen: a line that shows it and the places it passes between the two. Not seen: one sentence that says what is in the way. */
export type Sight =
  | { readonly seen: true; readonly line: Segment; readonly through: readonly Place[] }
  | { readonly seen: false; readonly reason: string };

/** What stops a line, and how telling it is: an open question such as a door says more than a wall. */
interface Block {
  readonly rank: number;
  readonly reason: string;
}

/** A piece of a line inside one zone, as shares of its way; `zone` is undefined on ground that no zone covers. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly zone: string | undefined;
}

/** How far in pixels a line may miss the end of a border's line and still pass. */
const SLACK = 2;

const hides = ({ kind }: Feature): boolean => kind === 'opaque';
const stops = ({ kind }: Feature): boolean => kind === 'opaque' || kind === 'barrier';
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * Whether a place sees another, by the plain lie of the land: walls, closed doors, and features that are opaque or
 * barriers. Someone sees a zone when some point in the one sees some point in the other. What is nearby is always
 * seen, also in smoke. Symmetric. Squares and places beside the map see nothing here.
 */
export function sight(scene: ZoneScene, from: Place, to: Place): Sight {
  const graph = zoneGraph(scene);
  const key = `sight ${placeKey(from)} ${placeKey(to)}`;
  const known = graph.memory.get(key) as Sight | undefined;
  if (known) return known;
  // Worked out in one direction, so that it is the same both ways.
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
export const sees = (scene: ZoneScene, from: Place, to: Place): boolean => sight(scene, from, to).seen;

function look(graph: ZoneGraph, from: Place, to: Place): Sight {
  const { scene } = graph;
  const homes = zonesOf(scene, from);
  const goals = zonesOf(scene, to);
  const missing = homes.length === 0 ? from : goals.length === 0 ? to : undefined;
  if (missing) return { seen: false, reason: `${sentence(placeName(scene, missing))} is not on the map.` };
  const starts = eyes(graph, from);
  const ends = eyes(graph, to);
  const straight: Segment = [starts[0] ?? { x: 0, y: 0 }, ends[0] ?? { x: 0, y: 0 }];
  if (nearby(scene, from, to)) return { seen: true, line: straight, through: [] };
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

/** A place itself, or for a border also the zones it divides: not between the two. */
const ownPlace = (scene: ZoneScene, place: Place, own: Place): boolean =>
  nearby(scene, place, own) && (place.kind === 'zone' || own.kind === 'border');

/** Neighbours see each other across an open border, however narrow it is; the one with the least on it is taken. */
function openBorder(scene: ZoneScene, from: Place, to: Place): Border | undefined {
  if (from.kind !== 'zone' || to.kind !== 'zone') return undefined;
  return bordersBetween(scene, from.zone, to.zone)
    .filter((border) => blockAt(scene, border) === undefined)
    .sort((one, two) => one.features.length - two.features.length)[0];
}

/** Why nobody sees into a place, or out of it: all its ground is opaque. */
function hiddenIn(scene: ZoneScene, place: Place): string | undefined {
  const cover = zonesOf(scene, place).map((id) => scene.zones[id]?.features.find(hides));
  const first = cover[0];
  return first && cover.every((feature) => feature)
    ? `${first.label || 'Darkness'} hides ${placeName(scene, place)}.`
    : undefined;
}

/** What a border has that stops sight, if anything. */
function blockAt(scene: ZoneScene, border: Border): Block | undefined {
  const name = placeName(scene, onBorder(border.id));
  if (border.door === 'closed') return { rank: 4, reason: `${sentence(name)} is closed.` };
  const feature = border.features.find(stops);
  return feature && { rank: 3, reason: `${feature.label || 'Something'} on ${name} is in the way.` };
}

/** Follows a line from zone to zone: the places it passes, or what stops it first. */
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
      const at = along(start, end, (before.to + stretch.from) / 2);
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

/** The open border by which a line gets from one zone into the next at a point, or what is in the way there. */
function pass(scene: ZoneScene, from: string, to: string, at: Point): Border | Block {
  const here = bordersBetween(scene, from, to).filter(({ line }) => spans(line, at));
  const open = here.find((border) => blockAt(scene, border) === undefined);
  if (open) return open;
  const shut = here[0] && blockAt(scene, here[0]);
  const names = `${placeName(scene, inZone(from))} and ${placeName(scene, inZone(to))}`;
  return shut ?? { rank: 1, reason: `There is a wall between ${names}.` };
}

/** Whether a point where two zones meet lies in the opening of a border. Bent edges stray from the straight line between their ends. */
function spans([a, b]: Segment, point: Point): boolean {
  const length = lengthOf(a, b);
  if (length < 1e-9) return lengthOf(a, point) <= SLACK;
  const far = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const off = Math.abs((point.x - a.x) * (b.y - a.y) - (point.y - a.y) * (b.x - a.x)) / length;
  return far >= -SLACK && far <= length + SLACK && off <= Math.max(12, length * 0.4);
}

/** A line cut where it enters and leaves zones. Where zones overlap, the smaller span counts. */
function stretches(graph: ZoneGraph, start: Point, end: Point): Stretch[] {
  const left = Math.min(start.x, end.x);
  const right = Math.max(start.x, end.x);
  const top = Math.min(start.y, end.y);
  const bottom = Math.max(start.y, end.y);
  const spans: Stretch[] = [];
  for (const { id, outline } of outlines(graph)) {
    const { box } = outline;
    if (box.right < left || box.left > right || box.bottom < top || box.top > bottom) continue;
    const cuts = cutsThrough(outline, start, end);
    for (let at = 0; at + 1 < cuts.length; at += 2)
      spans.push({ from: Math.max(0, cuts[at] ?? 0), to: Math.min(1, cuts[at + 1] ?? 1), zone: id });
  }
  const cuts = [0, 1];
  for (const { from, to } of spans) cuts.push(from, to);
  cuts.sort((one, two) => one - two);
  const found: Stretch[] = [];
  for (let at = 0; at + 1 < cuts.length; at++) {
    const from = cuts[at] ?? 0;
    const to = cuts[at + 1] ?? 1;
    if (to - from < 1e-6) continue;
    const centre = (from + to) / 2;
    let best: Stretch | undefined;
    for (const span of spans)
      if (span.from <= centre && span.to >= centre && (!best || span.to - span.from < best.to - best.from)) best = span;
    found.push({ from, to, zone: best?.zone });
  }
  return found;
}

/** A polygon made ready for many lines: its box and its coordinates, x and y in turn. */
interface Outline {
  readonly box: Box;
  readonly at: Float64Array;
}

/**
 * Where the endless line through two points crosses an outline, as shares of the way from the one to the other, in
 * order; only crossings that bound a part of the way between them. Between the first and second the line is inside, between the
 * third and fourth, and so on.
 */
function cutsThrough({ at }: Outline, start: Point, end: Point): number[] {
  const ux = end.x - start.x;
  const uy = end.y - start.y;
  const square = ux * ux + uy * uy;
  if (square === 0) return [];
  const cuts: number[] = [];
  let bx = (at[at.length - 2] ?? 0) - start.x;
  let by = (at[at.length - 1] ?? 0) - start.y;
  let before = ux * by - uy * bx;
  for (let n = 0; n < at.length; n += 2) {
    const ax = (at[n] ?? 0) - start.x;
    const ay = (at[n + 1] ?? 0) - start.y;
    const side = ux * ay - uy * ax;
    // A corner on the line belongs to its left, so that every crossing is counted once.
    if (side > 0 !== before > 0) {
      const share = before / (before - side);
      cuts.push(((bx + (ax - bx) * share) * ux + (by + (ay - by) * share) * uy) / square);
    }
    bx = ax;
    by = ay;
    before = side;
  }
  cuts.sort((one, two) => one - two);
  const kept: number[] = [];
  for (let n = 0; n + 1 < cuts.length; n += 2) {
    const from = cuts[n] ?? 0;
    const to = cuts[n + 1] ?? 0;
    if (to > 0 && from < 1 && to > from) kept.push(from, to);
  }
  return kept;
}

/** Outlines by polygon, kept for those that are frozen and so cannot change. */
const ready = new WeakMap<Polygon, Outline>();
/** Eyes of zones by polygon, likewise. */
const looking = new WeakMap<Polygon, readonly Point[]>();

function keep<T>(cache: WeakMap<Polygon, T>, polygon: Polygon, make: () => T): T {
  const known = cache.get(polygon);
  if (known !== undefined) return known;
  const made = make();
  if (Object.isFrozen(polygon) && polygon.every((point) => Object.isFrozen(point))) cache.set(polygon, made);
  return made;
}

function outlines(graph: ZoneGraph): readonly { readonly id: string; readonly outline: Outline }[] {
  const known = graph.memory.get('outlines') as ReturnType<typeof outlines> | undefined;
  if (known) return known;
  const made = graph.zones.map(({ id, polygon }) => ({
    id,
    outline: keep(ready, polygon, () => ({
      box: boxOf(polygon),
      at: Float64Array.from(polygon.flatMap(({ x, y }) => [x, y])),
    })),
  }));
  graph.memory.set('outlines', made);
  return made;
}

/** The points from which a place looks and at which it is seen; the best one first. */
function eyes(graph: ZoneGraph, place: Place): readonly Point[] {
  const key = `eyes ${placeKey(place)}`;
  const known = graph.memory.get(key) as readonly Point[] | undefined;
  if (known) return known;
  const made =
    place.kind === 'border'
      ? borderEyes(graph, place.border)
      : place.kind === 'zone'
        ? eyesIn(graph.scene.zones[place.zone]?.polygon ?? [])
        : [];
  graph.memory.set(key, made);
  return made;
}

const eyesIn = (polygon: Polygon): readonly Point[] => keep(looking, polygon, () => zoneEyes(polygon));

/** The middle of a zone and eight points about it, each halfway to the edge. */
function zoneEyes(polygon: Polygon): readonly Point[] {
  const centre = innerPoint(polygon);
  const box = boxOf(polygon);
  const far = box.right - box.left + box.bottom - box.top;
  const around = Array.from({ length: 8 }, (_, at) => {
    const turn = (at * Math.PI) / 4;
    const ray: Segment = [centre, { x: centre.x + Math.cos(turn) * far, y: centre.y + Math.sin(turn) * far }];
    const edge = Math.min(
      1,
      ...polygon.flatMap((point, n) => crossing(ray, [point, polygon[(n + 1) % polygon.length] ?? point])?.first ?? []),
    );
    return along(...ray, edge * 0.55);
  });
  return [centre, ...around];
}

/** Just off the middle of a border's line, on either side, inside the zones. */
function borderEyes(graph: ZoneGraph, id: string): Point[] {
  const border = graph.scene.borders[id];
  if (!border) return [];
  const centre = middle(...border.line);
  return border.between.flatMap((zone) => {
    const polygon = graph.scene.zones[zone]?.polygon ?? [];
    const inner = eyes(graph, inZone(zone))[0] ?? centre;
    const share = [0.04, 0.08, 0.15, 0.3, 0.5, 0.75].find((part) => contains(polygon, along(centre, inner, part)));
    return [share === undefined ? inner : along(centre, inner, share)];
  });
}
