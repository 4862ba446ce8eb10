/** Borders of zones while a scene is edited: linking what touches, keeping lines in step with outlines. */

import type { Border, Feature, Zone, ZoneScene } from '../scene.ts';
import { lengthOf, middle, nearestOn, type Polygon } from '../shapes/polygon.ts';
import { gapIn, type SharedEdge, sharedEdge, sharedEdges } from '../shapes/polygonEdges.ts';
import { zoneName } from '../zones/zoneName.ts';
import { type Edited, edited, faulty, freshId } from './edited.ts';

/** Zones whose common edge is at least this long, in map pixels, are linked by themselves when they are drawn. */
const LINKING = 24;
/** How many stand on an open border, and in a door. */
const BORDER_CAPACITY = 2;
const DOOR_CAPACITY = 1;
/** A wall between zones is at most this thick, in map pixels, for a way to be broken through it. */
const WALL = 30;
/** How wide a new door is at most, in map pixels. */
const DOOR_WIDTH = 70;

const withBorder = (scene: ZoneScene, border: Border): ZoneScene => ({
  ...scene,
  borders: { ...scene.borders, [border.id]: border },
});

/**
 * Links two zones by an open border along all of their common edge, or through the wall between them. Refused when they
 * are linked already or lie further apart.
 */
export function linkZones(scene: ZoneScene, a: string, b: string): Edited<ZoneScene> {
  const one = scene.zones[a];
  const two = scene.zones[b];
  if (!one || !two) return faulty('One of these zones is not on the map any more.');
  if (a === b) return faulty('A border needs two different zones; pick the zone next door.');
  if (Object.values(scene.borders).some(({ between }) => between.includes(a) && between.includes(b)))
    return faulty(`“${zoneName(scene, one.id)}” and “${zoneName(scene, two.id)}” are linked already.`);
  const [edge] = edgesBetween(one.polygon, two.polygon);
  if (!edge)
    return faulty(
      `“${zoneName(scene, one.id)}” and “${zoneName(scene, two.id)}” do not touch; move their edges together first.`,
    );
  return edited(withBorder(scene, openBorder(scene, one, two, edge)));
}

const openBorder = (scene: ZoneScene, one: Zone, two: Zone, edge: SharedEdge): Border => ({
  id: freshId(scene.borders, 'border'),
  between: [one.id, two.id],
  line: [edge.line[0], edge.line[1]],
  capacity: BORDER_CAPACITY,
  door: 'none',
  features: [],
});

/** Takes away every border between two zones, so that a wall parts them. Refused when there is none. */
export function unlinkZones(scene: ZoneScene, a: string, b: string): Edited<ZoneScene> {
  const kept = Object.entries(scene.borders).filter(([, { between }]) => !(between.includes(a) && between.includes(b)));
  if (kept.length === Object.keys(scene.borders).length) return faulty('There is no border between these zones.');
  return edited({ ...scene, borders: Object.fromEntries(kept) });
}

/** Links a zone to all zones that it touches along enough of an edge and is not linked to yet. */
export function linkToNeighbours(scene: ZoneScene, zone: string): ZoneScene {
  const home = scene.zones[zone];
  if (!home) return scene;
  let next = scene;
  for (const other of Object.values(scene.zones)) {
    if (other.id === zone) continue;
    if (Object.values(next.borders).some(({ between }) => between.includes(zone) && between.includes(other.id)))
      continue;
    const edge = sharedEdge(home.polygon, other.polygon);
    if (edge && edge.length >= LINKING) next = withBorder(next, openBorder(next, home, other, edge));
  }
  return next;
}

/** A change to a border: what is left out stays. */
export interface BorderChange {
  readonly door?: Border['door'];
  readonly capacity?: number;
  readonly features?: readonly Feature[];
}

/**
 * Changes a border. A first door narrows the line to a door's width and room to one; taking the door away opens the
 * whole edge again. Refused for a border that is gone or a capacity that is not a whole number from 0 to 99.
 */
export function setBorder(scene: ZoneScene, id: string, change: BorderChange): Edited<ZoneScene> {
  const border = scene.borders[id];
  if (!border) return faulty('This border is not on the map any more.');
  const capacity = change.capacity ?? border.capacity;
  if (!Number.isInteger(capacity) || capacity < 0 || capacity > 99)
    return faulty('A border holds a whole number of combatants, from 0 to 99.');
  const door = change.door ?? border.door;
  const features = [...(change.features ?? border.features)];
  const next: Border = { ...border, door, capacity, features };
  const edge = edgeOf(scene, border);
  if (edge && border.door === 'none' && door !== 'none') {
    const [from, to] = gapIn(edge, Math.min(DOOR_WIDTH, lengthOf(...border.line)), shareOf(edge, border));
    next.line = [from, to];
    if (change.capacity === undefined) next.capacity = Math.min(border.capacity, DOOR_CAPACITY);
  } else if (edge && border.door !== 'none' && door === 'none') {
    next.line = [edge.line[0], edge.line[1]];
    if (change.capacity === undefined) next.capacity = BORDER_CAPACITY;
  }
  return edited(withBorder(scene, next));
}

/** The edges that two zones share, else those along which no more than a wall parts them; longest first. */
function edgesBetween(one: Polygon, two: Polygon): SharedEdge[] {
  const touching = sharedEdges(one, two);
  return touching.length > 0 ? touching : sharedEdges(one, two, WALL);
}

/** The edge that a border lies on: of several stretches that its zones share, the one nearest to its line. */
export function edgeOf(scene: Pick<ZoneScene, 'zones'>, { between, line }: Border): SharedEdge | undefined {
  const [one, two] = between.map((id) => scene.zones[id]?.polygon);
  const centre = middle(...line);
  const gap = ({ pieces }: SharedEdge): number =>
    Math.min(...pieces.map((piece) => lengthOf(nearestOn(piece, centre), centre)));
  return one && two ? edgesBetween(one, two).sort((first, second) => gap(first) - gap(second))[0] : undefined;
}

/** Where the middle of a border's line is along the shared edge, as a share of its way. */
function shareOf(edge: SharedEdge, border: Border): number {
  const centre = middle(...border.line);
  let walked = 0;
  let best = { gap: Number.POSITIVE_INFINITY, far: 0 };
  for (const piece of edge.pieces) {
    const near = nearestOn(piece, centre);
    const gap = lengthOf(near, centre);
    if (gap < best.gap) best = { gap, far: walked + lengthOf(piece[0], near) };
    walked += lengthOf(...piece);
  }
  return best.far / Math.max(1e-9, edge.length);
}

/**
 * Brings borders in step after zones have changed their outlines. A line that took up all of an edge does so again; a
 * narrower one keeps its width and its share of the way. A border whose zones no longer touch is taken away.
 */
export function followOutlines(before: ZoneScene, after: ZoneScene, changed: readonly string[]): ZoneScene {
  const borders: Record<string, Border> = {};
  for (const [id, border] of Object.entries(after.borders)) {
    if (!border.between.some((zone) => changed.includes(zone))) {
      borders[id] = border;
      continue;
    }
    const line = lineAfter(before, after, border);
    if (line) borders[id] = { ...border, line };
  }
  return { ...after, borders };
}

function lineAfter(before: ZoneScene, after: ZoneScene, border: Border): Border['line'] | undefined {
  const edge = edgeOf(after, border);
  if (!edge) return undefined;
  // A border may have been given to another zone meanwhile: its old edge is that of the zones it had.
  const old = edgeOf(before, before.borders[border.id] ?? border);
  const wide = lengthOf(...border.line);
  const whole = old ? wide > 0.9 * lengthOf(...old.line) && border.door === 'none' : border.door === 'none';
  const [from, to] = whole ? edge.line : gapIn(edge, wide, old ? shareOf(old, border) : shareOf(edge, border));
  // The line goes on running the same way.
  const [start, end] = border.line;
  const turned = lengthOf(from, end) + lengthOf(to, start) < lengthOf(from, start) + lengthOf(to, end);
  return turned ? [to, from] : [from, to];
}

/** Whether two polygons lie beside each other along an edge long enough to be linked by itself. */
export const wouldLink = (one: Polygon, two: Polygon): boolean => (sharedEdge(one, two)?.length ?? 0) >= LINKING;
