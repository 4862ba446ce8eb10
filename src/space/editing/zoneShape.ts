/**
 * Draws, cuts, joins and removes zones. Each function gives a new scene, or a sentence on why not.
 */

import type { Border, Feature, Point, Zone, ZoneScene } from '../scene.ts';
import { areaOf, lengthOf, middleOf, nearestOn, type Polygon, sidesOfPolygon } from '../shapes/polygon.ts';
import { cutAway, joinPolygons, overlapArea, piecesWithout } from '../shapes/polygonClip.ts';
import { type SharedEdge, splitPolygon, TOUCHING } from '../shapes/polygonEdges.ts';
import { zoneName } from '../zones/zoneName.ts';
import { type Edited, editedResult, faultResult, freshId } from './edited.ts';
import { faultOfOutline, goneZoneFault, onMap, tidyOutline, withZone } from './outlines.ts';
import { edgeOf, followOutlines, linkToNeighbours, wouldLink } from './zoneLinks.ts';

/** How many medium combatants a new zone holds. */
const ZONE_CAPACITY = 8;

/** The scene with a new zone or part of a zone, and the id of the new one. */
export interface WithId {
  readonly scene: ZoneScene;
  readonly id: string;
}

/** An overlap smaller than this share of either zone counts as a slip of the hand. */
const SLIGHT = 0.06;

/**
 * Adds a zone of this outline and cuts it out of existing zones. The rest of an existing zone keeps
 * its name; a zone cut into several pieces becomes several zones, and a zone that is wholly covered
 * is removed. Where the new zone only slightly overlaps a neighbour or the map's edge, the new zone
 * gives way, so that it fits exactly. The new zone is linked to every zone along its edge, with
 * room for two on each border. Refused when the outline crosses itself or is too small.
 */
export function drawZone(scene: ZoneScene, given: Polygon, name?: string): Edited<WithId> {
  const outline = given.map((point) => onMap(scene, point));
  const drawn = faultOfOutline(outline);
  if (drawn) return faultResult(drawn);
  const over = Object.values(scene.zones)
    .map((zone) => ({ zone, lost: overlapArea(zone.polygon, outline) }))
    .filter(({ lost }) => lost >= 1);
  const isSlight = ({ zone, lost }: (typeof over)[number]) =>
    lost < SLIGHT * Math.min(areaOf(outline), areaOf(zone.polygon));
  const left = cutAway(
    outline,
    over.filter(isSlight).map(({ zone }) => zone.polygon),
  );
  const polygon = tidyOutline(typeof left === 'string' ? outline : left);
  const fault = faultOfOutline(polygon);
  if (fault) return faultResult(fault);
  const ground = over.filter((one) => !isSlight(one)).reduce((now, { zone }) => cutOut(now, zone.id, polygon), scene);
  const id = freshId(ground.zones, 'zone');
  const zone: Zone = {
    id,
    name: name ?? `Zone ${id.slice('zone-'.length)}`,
    polygon,
    capacity: ZONE_CAPACITY,
    features: [],
  };
  return editedResult({ scene: linkToNeighbours(withZone(ground, zone), id), id });
}

/** Cuts an outline out of a zone. Each border of the zone goes with the nearest piece. */
function cutOut(scene: ZoneScene, id: string, outline: Polygon): ZoneScene {
  const zone = scene.zones[id];
  if (!zone) return scene;
  const pieces = piecesWithout(zone.polygon, outline)
    .map(tidyOutline)
    .filter((piece) => faultOfOutline(piece) === undefined);
  const [largest, ...rest] = pieces;
  if (!largest) return withoutZone(scene, id);
  const share = (piece: Polygon): number =>
    Math.max(1, Math.round((zone.capacity * areaOf(piece)) / areaOf(zone.polygon)));
  let next = withZone(scene, { ...zone, polygon: largest, capacity: share(largest) });
  const parted = [{ id, polygon: largest }];
  for (const polygon of rest) {
    const part = freshId(next.zones, 'zone');
    const name = zone.name === '' ? '' : `${zone.name} (${parted.length + 1})`.slice(0, 60);
    next = withZone(next, { id: part, name, polygon, capacity: share(polygon), features: [] });
    parted.push({ id: part, polygon });
  }
  const borders = Object.fromEntries(
    Object.entries(next.borders).map(([key, border]) => {
      if (!border.between.includes(id)) return [key, border];
      const home = parted.reduce((best, one) => (nearer(border, one.polygon, best.polygon) ? one : best));
      const other = border.between[0] === id ? border.between[1] : border.between[0];
      return [key, home.id === id ? border : { ...border, between: [home.id, other] as Border['between'] }];
    }),
  );
  const followed = followOutlines(
    { ...next, borders },
    { ...next, borders },
    parted.map((one) => one.id),
  );
  return parted.slice(1).reduce((now, one) => linkToNeighbours(now, one.id), followed);
}

/** Removes a zone and its borders from the map. */
export function removeZone(scene: ZoneScene, id: string): Edited<ZoneScene> {
  return scene.zones[id] ? editedResult(withoutZone(scene, id)) : goneZoneFault;
}

function withoutZone(scene: ZoneScene, id: string): ZoneScene {
  const keep = <T>(record: Record<string, T>, stays: (item: T) => boolean): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([, item]) => stays(item)));
  return {
    ...scene,
    zones: keep(scene.zones, (zone) => zone.id !== id),
    borders: keep(scene.borders, ({ between }) => !between.includes(id)),
  };
}

/**
 * Cuts a zone in two along the line through two points. The larger part keeps the id, the name and
 * the features; the other part is new. Each part gets half of the capacity (rounded up). An open
 * border links the parts, and each part keeps the borders that it still touches; a border along
 * both parts becomes one border for each.
 */
export function splitZone(scene: ZoneScene, id: string, from: Point, to: Point): Edited<WithId> {
  const zone = scene.zones[id];
  if (!zone) return goneZoneFault;
  const cut = splitPolygon(zone.polygon, from, to);
  if (!cut) return faultResult('This line does not cut the zone; draw it from one side right across to another.');
  const [large, small] = areaOf(cut[0]) >= areaOf(cut[1]) ? cut : [cut[1], cut[0]];
  const fault = faultOfOutline(large) ?? faultOfOutline(small);
  if (fault) return faultResult(`One part would not do. ${fault}`);
  const newId = freshId(scene.zones, 'zone');
  const capacity = Math.ceil(zone.capacity / 2);
  const part: Zone = {
    id: newId,
    name: zone.name === '' ? '' : `${zone.name} (2)`.slice(0, 60),
    polygon: small,
    capacity,
    features: [],
  };
  const parted = withZone(withZone(scene, { ...zone, polygon: large, capacity }), part);
  // An open border along both parts becomes two; a door, or a border along one part, goes with its
  // part.
  const borders: Record<string, Border> = { ...parted.borders };
  for (const border of Object.values(scene.borders)) {
    if (!border.between.includes(id)) continue;
    const other = border.between[0] === id ? border.between[1] : border.between[0];
    const touches = (polygon: Polygon): boolean => wouldLink(polygon, scene.zones[other]?.polygon ?? []);
    const moved: Border = { ...border, between: [newId, other] };
    if (border.door === 'none' && touches(small) && touches(large)) {
      const twin = freshId(borders, 'border');
      borders[twin] = { ...moved, id: twin };
    } else if (nearer(border, small, large)) borders[border.id] = moved;
  }
  const followed = followOutlines({ ...parted, borders }, { ...parted, borders }, [id, newId]);
  return editedResult({ scene: linkParts(followed, id, newId), id: newId });
}

/** Links the two parts of a cut zone, and nothing else. */
function linkParts(scene: ZoneScene, id: string, newId: string): ZoneScene {
  const only = {
    ...scene,
    zones: Object.fromEntries(Object.entries(scene.zones).filter(([key]) => key === id || key === newId)),
  };
  return { ...scene, borders: linkToNeighbours(only, newId).borders };
}

/** Whether the middle of a border's line is nearer to one polygon than to another. */
function nearer({ line }: Border, one: Polygon, two: Polygon): boolean {
  const centre = { x: (line[0].x + line[1].x) / 2, y: (line[0].y + line[1].y) / 2 };
  const gap = (polygon: Polygon): number =>
    Math.min(...sidesOfPolygon(polygon).map((side) => lengthOf(nearestOn(side, centre), centre)));
  return gap(one) < gap(two);
}

/**
 * Joins two zones that touch. The first keeps its id and name; the capacities and features of both
 * add up. Two borders to a third zone become one if they lie along one edge. Refused when the zones
 * do not touch or would enclose a hole.
 */
export function joinZones(scene: ZoneScene, keep: string, other: string): Edited<ZoneScene> {
  const one = scene.zones[keep];
  const two = scene.zones[other];
  if (!one || !two) return goneZoneFault;
  if (keep === other) return faultResult('Pick two different zones to join.');
  const joined = joinPolygons(one.polygon, two.polygon);
  if (joined === 'apart')
    return faultResult(
      `“${zoneName(scene, one.id)}” and “${zoneName(scene, two.id)}” do not touch; only neighbours can be joined.`,
    );
  if (joined === 'ring') return faultResult('Together they would close round a hole; join what lies in it first.');
  const fault = faultOfOutline(tidyOutline(joined));
  if (fault) return faultResult(fault);
  const zones = { ...scene.zones };
  delete zones[other];
  zones[keep] = {
    ...one,
    polygon: tidyOutline(joined),
    capacity: Math.min(999, one.capacity + two.capacity),
    features: mergeFeatures(one.features, two.features),
  };
  const borders: Record<string, Border> = {};
  for (const border of Object.values(scene.borders)) {
    const between: Border['between'] = [
      border.between[0] === other ? keep : border.between[0],
      border.between[1] === other ? keep : border.between[1],
    ];
    if (between[0] === between[1]) continue;
    const moved: Border = { ...border, between };
    const edge = edgeOf({ zones }, moved);
    const same = Object.values(borders).find(
      (known) =>
        known.door === 'none' &&
        border.door === 'none' &&
        between.every((id) => known.between.includes(id)) &&
        sameEdge(edgeOf({ zones }, known), edge),
    );
    if (same) borders[same.id] = { ...same, features: mergeFeatures(same.features, border.features) };
    else borders[border.id] = moved;
  }
  return editedResult(followOutlines(scene, { ...scene, zones, borders }, [keep]));
}

/** Whether two edges are the same edge, seen from either zone. */
const sameEdge = (one: SharedEdge | undefined, two: SharedEdge | undefined): boolean =>
  one !== undefined && two !== undefined && lengthOf(middleOf(...one.line), middleOf(...two.line)) < 2 * TOUCHING;

function mergeFeatures(one: readonly Feature[], two: readonly Feature[]): Feature[] {
  const merged = [...one];
  for (const feature of two) {
    const taken = Object.fromEntries(merged.map(({ id }) => [id, true]));
    merged.push(taken[feature.id] ? { ...feature, id: freshId(taken, 'feature') } : feature);
  }
  return merged.slice(0, 20);
}
