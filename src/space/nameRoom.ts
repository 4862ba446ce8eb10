/**
 * Where the name of a zone has room: at the top of its outline; and what is left of the zone below
 * it.
 */

import type { Point, Zone } from './scene.ts';
import { areaOf, boxOf, edgeDistance, innerPoint, type Polygon, sidesOfPolygon } from './shapes/polygon.ts';

/** Map pixels that stay free along an outline. */
const INSET = 18;

/**
 * The top middle of the highest band inside the outline that has room for the words, and how wide
 * the outline is there.
 */
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

/** A horizontal stretch inside an outline. */
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
  const crossings = sidesOfPolygon(polygon)
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

const grounds = new WeakMap<Zone, Polygon | 'none'>();

/**
 * The part of a zone below its name and one row of features, for tokens to stand on. Undefined when
 * that would leave too little of the zone. Words are taken to be as large as on a map that is seen
 * whole.
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
    areaOf(below) > areaOf(zone.polygon) / 2 &&
    edgeDistance(below, innerPoint(below)) > edgeDistance(zone.polygon, innerPoint(zone.polygon)) * 0.7
      ? below
      : undefined;
  grounds.set(zone, roomy ?? 'none');
  return roomy;
}

/** The part of an outline that lies below a height. */
function cutAbove(polygon: Polygon, top: number): Point[] {
  return sidesOfPolygon(polygon).flatMap(([a, b]) => {
    const kept = a.y >= top ? [a] : [];
    if (a.y >= top === b.y >= top) return kept;
    return [...kept, { x: a.x + ((top - a.y) / (b.y - a.y)) * (b.x - a.x), y: top }];
  });
}
