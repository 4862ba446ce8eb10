/**
 * The geometry of sight: the points that places look from, and the zones that a straight line
 * passes.
 */

import { type Place, type Point, placeKey } from '../scene.ts';
import {
  type Box,
  boxOf,
  contains,
  crossing,
  innerPoint,
  middleOf,
  type Polygon,
  pointOnLine,
  type Segment,
} from '../shapes/polygon.ts';
import type { ZoneGraph } from '../zones/zoneGraph.ts';
import { inZone } from '../zones/zones.ts';

/**
 * A piece of a line inside one zone, as shares of the line; `zone` is undefined on ground without a
 * zone.
 */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly zone: string | undefined;
}

/**
 * A line cut where it enters and leaves zones. Where zones overlap, the zone with the smaller span
 * counts.
 */
export function stretches(graph: ZoneGraph, start: Point, end: Point): Stretch[] {
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

/** A polygon prepared for many lines: its box and its coordinates, x and y alternating. */
interface Outline {
  readonly box: Box;
  readonly at: Float64Array;
}

/**
 * Where the endless line through two points crosses an outline, as shares of the way between the
 * points, in order. Only crossings that bound part of that way are given. The line is inside
 * between the first and second crossing, between the third and fourth, and so on.
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
    // A corner on the line counts as left of it, so that every crossing is counted once.
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

/**
 * Prepared outlines by polygon. They are cached for frozen polygons only, because those cannot
 * change.
 */
const ready = new WeakMap<Polygon, Outline>();
/** The points from which zones look, by polygon. They too are cached for frozen polygons only. */
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

/** The points from which a place looks and at which others see it; the best point first. */
export function eyePoints(graph: ZoneGraph, place: Place): readonly Point[] {
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
    return pointOnLine(...ray, edge * 0.55);
  });
  return [centre, ...around];
}

/** Points just off the middle of a border's line, one on either side, inside the zones. */
function borderEyes(graph: ZoneGraph, id: string): Point[] {
  const border = graph.scene.borders[id];
  if (!border) return [];
  const centre = middleOf(...border.line);
  return border.between.flatMap((zone) => {
    const polygon = graph.scene.zones[zone]?.polygon ?? [];
    const inner = eyePoints(graph, inZone(zone))[0] ?? centre;
    const share = [0.04, 0.08, 0.15, 0.3, 0.5, 0.75].find((part) =>
      contains(polygon, pointOnLine(centre, inner, part)),
    );
    return [share === undefined ? inner : pointOnLine(centre, inner, share)];
  });
}
