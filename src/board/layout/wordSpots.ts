/** Where words have room: the top and the bottom of an outline, and spots that keep clear of words already written. */

import type { Point, Zone } from '../../space/scene.ts';
import { area, boxOf, edgeDistance, innerPoint, type Polygon, sides } from '../../space/shapes/polygon.ts';
import type { Box } from './viewMath.ts';

/** Map pixels kept free along an outline. */
const INSET = 18;

/** Top middle of the highest band inside the outline that has room for the words, and how wide it is there. */
export function nameSpot(polygon: Polygon, wide: number, high: number): Point & { width: number } {
  const box = boxOf(polygon);
  let best: (Point & { width: number }) | undefined;
  for (let y = box.top + INSET; y + high < box.bottom - INSET && y < box.top + (box.bottom - box.top) * 0.6; y += 8) {
    const chord = sharedChord([y, y + high / 2, y + high].map((level) => widestChord(polygon, level)));
    const width = chord.to - chord.from - 2 * INSET;
    if (!best || width > best.width + 40) best = { x: (chord.from + chord.to) / 2, y, width };
    if (width >= wide) return { x: (chord.from + chord.to) / 2, y, width };
  }
  if (best && best.width > wide * 0.5) return best;
  const inner = innerPoint(polygon);
  const chord = widestChord(polygon, inner.y);
  return { x: inner.x, y: inner.y - high / 2, width: chord.to - chord.from - 2 * INSET };
}

/** A stretch of one height. */
export interface Chord {
  from: number;
  to: number;
}

const sharedChord = (chords: readonly Chord[]): Chord => ({
  from: Math.max(...chords.map(({ from }) => from)),
  to: Math.min(...chords.map(({ to }) => to)),
});

/** The longest stretch inside the outline at one height. */
export function widestChord(polygon: Polygon, y: number): Chord {
  const crossings = sides(polygon)
    .filter(([a, b]) => a.y > y !== b.y > y)
    .map(([a, b]) => a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    .sort((one, two) => one - two);
  let best: Chord = { from: 0, to: 0 };
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const chord = { from: crossings[i]!, to: crossings[i + 1]! };
    if (chord.to - chord.from > best.to - best.from) best = chord;
  }
  return best;
}

/** Middle of the lowest stretch inside the outline that is wide enough for a short label. */
export function lowSpot(polygon: Polygon): Point {
  const box = boxOf(polygon);
  for (let y = box.bottom - INSET - 14; y > box.top; y -= 8) {
    const chord = widestChord(polygon, y);
    if (chord.to - chord.from >= Math.min(130, (box.right - box.left) * 0.6))
      return { x: (chord.from + chord.to) / 2, y };
  }
  return innerPoint(polygon);
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The first of some boxes that keeps clear of those taken; undefined when none does. */
export const freeBox = (candidates: readonly Box[], taken: readonly Box[]): Box | undefined =>
  candidates.find((box) => !taken.some((other) => overlaps(box, other)));

const grounds = new WeakMap<Zone, Polygon | 'none'>();

/**
 * The part of a zone below its name and one row of features, for tokens to stand on; undefined when that
 * leaves too little of the zone. Words are taken to be as large as on a map seen whole.
 */
export function belowName(zone: Zone): Polygon | undefined {
  const known = grounds.get(zone);
  if (known) return known === 'none' ? undefined : known;
  const size = 25;
  const high = size * (zone.features.length ? 2.9 : 1.5);
  const top = nameSpot(zone.polygon, zone.name.length * size * 0.6, high).y + high;
  const below = cutAbove(zone.polygon, top);
  const roomy =
    below.length >= 3 &&
    area(below) > area(zone.polygon) / 2 &&
    edgeDistance(below, innerPoint(below)) > edgeDistance(zone.polygon, innerPoint(zone.polygon)) * 0.7
      ? below
      : undefined;
  grounds.set(zone, roomy ?? 'none');
  return roomy;
}

/** What of an outline lies below a height. */
function cutAbove(polygon: Polygon, top: number): Point[] {
  return sides(polygon).flatMap(([a, b]) => {
    const kept = a.y >= top ? [a] : [];
    if (a.y >= top === b.y >= top) return kept;
    return [...kept, { x: a.x + ((top - a.y) / (b.y - a.y)) * (b.x - a.x), y: top }];
  });
}
