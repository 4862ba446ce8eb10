/**
 * Borders of zones while a scene is edited: links zones that touch, and keeps border lines in step
 * with outlines.
 */

import type { Border, Feature, Zone, ZoneScene } from '../scene.ts';
import { lengthOf, middleOf, nearestOn, type Polygon } from '../shapes/polygon.ts';
import { gapIn, type SharedEdge, sharedEdge, sharedEdges } from '../shapes/polygonEdges.ts';
import { zoneName } from '../zones/zoneName.ts';
import { type Edited, editedResult, faultResult, freshId } from './edited.ts';

/** The shortest common edge, in map pixels, at which drawn zones are linked automatically. */
const LINKING = 24;
/** How many medium combatants an open border holds, and how many a door holds. */
const BORDER_CAPACITY = 2;
const DOOR_CAPACITY = 1;
/** The thickest wall, in map pixels, through which two zones can be linked. */
const WALL = 30;
/** The greatest width of a new door, in map pixels. */
const DOOR_WIDTH = 70;

const withBorder = (scene: ZoneScene, border: Border): ZoneScene => ({
  ...scene,
  borders: { ...scene.borders, [border.id]: border },
});

/**
 * Links two zones by an open border along all of their common edge, or through the wall between
 * them. Refused when they are linked already or lie further apart.
 */
export function linkZones(scene: ZoneScene, a: string, b: string): Edited<ZoneScene> {
  const one = scene.zones[a];
  const two = scene.zones[b];
  if (!one || !two) return faultResult('One of these zones is not on the map any more.');
  if (a === b) return faultResult('A border needs two different zones; pick the zone next door.');
  if (Object.values(scene.borders).some(({ between }) => between.includes(a) && between.includes(b)))
    return faultResult(`“${zoneName(scene, one.id)}” and “${zoneName(scene, two.id)}” are linked already.`);
  const [edge] = edgesBetween(one.polygon, two.polygon);
  if (!edge)
    return faultResult(
      `“${zoneName(scene, one.id)}” and “${zoneName(scene, two.id)}” do not touch; move their edges together first.`,
    );
  return editedResult(withBorder(scene, openBorder(scene, one, two, edge)));
}

const openBorder = (scene: ZoneScene, one: Zone, two: Zone, edge: SharedEdge): Border => ({
  id: freshId(scene.borders, 'border'),
  between: [one.id, two.id],
  line: [edge.line[0], edge.line[1]],
  capacity: BORDER_CAPACITY,
  door: 'none',
  features: [],
});

/**
 * Removes every border between two zones, so that a wall parts them. Refused when there is none.
 */
export function unlinkZones(scene: ZoneScene, a: string, b: string): Edited<ZoneScene> {
  const kept = Object.entries(scene.borders).filter(([, { between }]) => !(between.includes(a) && between.includes(b)));
  if (kept.length === Object.keys(scene.borders).length) return faultResult('There is no border between these zones.');
  return editedResult({ ...scene, borders: Object.fromEntries(kept) });
}

/** Links a zone to every zone that shares enough of an edge with it and has no link to it yet. */
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

/** A change to a border; an omitted value stays as it is. */
export interface BorderChange {
  readonly door?: Border['door'];
  readonly capacity?: number;
  readonly features?: readonly Feature[];
}

/**
 * Changes a border. A first door narrows the line to a door's width and the capacity to one;
 * removing the door opens the whole edge again. Refused for a border that does not exist, and for a
 * capacity that is not a whole number from 0 to 99.
 */
export function setBorder(scene: ZoneScene, id: string, change: BorderChange): Edited<ZoneScene> {
  const border = scene.borders[id];
  if (!border) return faultResult('This border is not on the map any more.');
  const capacity = change.capacity ?? border.capacity;
  if (!Number.isInteger(capacity) || capacity < 0 || capacity > 99)
    return faultResult('A border holds a whole number of combatants, from 0 to 99.');
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
  return editedResult(withBorder(scene, next));
}

/**
 * The edges that two zones share, or else the edges along which at most a wall parts them; longest
 * first.
 */
function edgesBetween(one: Polygon, two: Polygon): SharedEdge[] {
  const touching = sharedEdges(one, two);
  return touching.length > 0 ? touching : sharedEdges(one, two, WALL);
}

/**
 * The edge that a border lies on: of the edges its zones share, the one nearest to the border's
 * line.
 */
export function edgeOf(scene: Pick<ZoneScene, 'zones'>, { between, line }: Border): SharedEdge | undefined {
  const [one, two] = between.map((id) => scene.zones[id]?.polygon);
  const centre = middleOf(...line);
  const gap = ({ pieces }: SharedEdge): number =>
    Math.min(...pieces.map((piece) => lengthOf(nearestOn(piece, centre), centre)));
  return one && two ? edgesBetween(one, two).sort((first, second) => gap(first) - gap(second))[0] : undefined;
}

/** The middle of a border's line along the shared edge, as a share from 0 to 1. */
function shareOf(edge: SharedEdge, border: Border): number {
  const centre = middleOf(...border.line);
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
 * Moves borders along after zones have changed their outlines. A line that covered the whole edge
 * covers the whole edge again; a narrower line keeps its width and its relative place. A border
 * whose zones no longer touch is removed.
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
  // If the border belongs to another zone now, its old edge is an edge of the zones it had before.
  const old = edgeOf(before, before.borders[border.id] ?? border);
  const wide = lengthOf(...border.line);
  const whole = old ? wide > 0.9 * lengthOf(...old.line) && border.door === 'none' : border.door === 'none';
  const [from, to] = whole ? edge.line : gapIn(edge, wide, old ? shareOf(old, border) : shareOf(edge, border));
  // The line keeps its direction.
  const [start, end] = border.line;
  const turned = lengthOf(from, end) + lengthOf(to, start) < lengthOf(from, start) + lengthOf(to, end);
  return turned ? [to, from] : [from, to];
}

/** Whether two polygons share an edge long enough to be linked automatically. */
export const wouldLink = (one: Polygon, two: Polygon): boolean => (sharedEdge(one, two)?.length ?? 0) >= LINKING;
