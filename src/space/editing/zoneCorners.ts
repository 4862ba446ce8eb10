/** Moves, adds and removes corners of zones, for all zones that share a corner. */

import type { Point, Zone, ZoneScene } from '../scene.ts';
import { lengthOf, nearestOn, sidesOfPolygon } from '../shapes/polygon.ts';
import { overlapArea } from '../shapes/polygonClip.ts';
import { TOUCHING } from '../shapes/polygonEdges.ts';
import { zoneName } from '../zones/zoneName.ts';
import { type Edited, editedResult, faultResult } from './edited.ts';
import { faultOfOutline, goneZoneFault, onMap, roundedPixels, withZone } from './outlines.ts';
import { followOutlines } from './zoneLinks.ts';

/** The overlap that zones may have, in square pixels, because drawn edges are never quite exact. */
const SLIVER = 60;

/** A corner of a zone's outline, by its index in the outline. */
export interface Corner {
  readonly zone: string;
  readonly at: number;
}

/**
 * Moves a corner. Corners of other zones at the same spot move along, so that zones stay side by
 * side; borders follow. Refused when an outline would cross itself or become too small.
 */
export function moveCorner(scene: ZoneScene, corner: Corner, goal: Point): Edited<ZoneScene> {
  const to = onMap(scene, goal);
  const old = scene.zones[corner.zone]?.polygon[corner.at];
  if (!old) return goneZoneFault;
  return reshape(scene, (zone) =>
    zone.polygon.map((point, at) =>
      (zone.id === corner.zone && at === corner.at) || lengthOf(point, old) < TOUCHING / 2 ? to : point,
    ),
  );
}

/**
 * Adds a corner at the point of a zone's edge nearest to `near`, to every zone that shares this
 * edge. Nothing changes where a corner already is.
 */
export function addCorner(scene: ZoneScene, zone: string, near: Point): Edited<ZoneScene> {
  const home = scene.zones[zone];
  if (!home) return goneZoneFault;
  const spot = sidesOfPolygon(home.polygon)
    .map((side) => nearestOn(side, near))
    .reduce((best, point) => (lengthOf(point, near) < lengthOf(best, near) ? point : best));
  return reshape(scene, ({ polygon }) =>
    polygon.flatMap((point, at) => {
      const next = polygon[(at + 1) % polygon.length] ?? point;
      const on = lengthOf(nearestOn([point, next], spot), spot) < 0.5;
      const isCorner = Math.min(lengthOf(point, spot), lengthOf(next, spot)) < TOUCHING / 2;
      return on && !isCorner ? [point, { x: roundedPixels(spot.x), y: roundedPixels(spot.y) }] : [point];
    }),
  );
}

/** Removes a corner, also from the other zones that have the corner. */
export function removeCorner(scene: ZoneScene, corner: Corner): Edited<ZoneScene> {
  const old = scene.zones[corner.zone]?.polygon[corner.at];
  if (!old) return goneZoneFault;
  return reshape(scene, ({ polygon }) => polygon.filter((point) => lengthOf(point, old) >= TOUCHING / 2));
}

/** Gives zones new outlines, all or none; borders follow. */
function reshape(scene: ZoneScene, outline: (zone: Zone) => Point[]): Edited<ZoneScene> {
  let next = scene;
  const changed: string[] = [];
  for (const zone of Object.values(scene.zones)) {
    const polygon = outline(zone);
    const same = polygon.length === zone.polygon.length && polygon.every((point, at) => point === zone.polygon[at]);
    if (same) continue;
    const fault = faultOfOutline(polygon);
    if (fault) return faultResult(`“${zoneName(scene, zone.id)}” cannot have this shape. ${fault}`);
    changed.push(zone.id);
    next = withZone(next, { ...zone, polygon });
  }
  const pair = overlapping(scene, next, changed);
  if (pair)
    return faultResult(
      `“${zoneName(scene, pair[0].id)}” would lie over “${zoneName(scene, pair[1].id)}”; zones lie beside each other.`,
    );
  return editedResult(changed.length === 0 ? scene : followOutlines(scene, next, changed));
}

/** Two zones that overlap after a change more than they did before; undefined if there are none. */
function overlapping(before: ZoneScene, after: ZoneScene, changed: readonly string[]): [Zone, Zone] | undefined {
  const common = (scene: ZoneScene, one: string, two: string): number =>
    overlapArea(scene.zones[one]?.polygon ?? [], scene.zones[two]?.polygon ?? []);
  for (const id of changed)
    for (const other of Object.values(after.zones)) {
      const zone = after.zones[id];
      if (!zone || other === zone || common(after, id, other.id) < SLIVER) continue;
      if (common(after, id, other.id) > common(before, id, other.id) + SLIVER) return [zone, other];
    }
  return undefined;
}
