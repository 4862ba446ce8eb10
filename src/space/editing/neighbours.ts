/** Zones beside zones: a gap that a hand left between two is closed, and a neighbour is added. */
import type { Point, ZoneScene } from '../scene.ts';
import { boxOf, type Polygon } from '../shapes/polygon.ts';
import { cutAway, withoutGaps } from '../shapes/polygonClip.ts';
import { sharedEdge } from '../shapes/polygonEdges.ts';
import { type Edited, faultResult } from './edited.ts';
import { goneZoneFault } from './outlines.ts';
import { drawZone, type WithId } from './zoneShape.ts';

/** A gap narrower than this between zones, in map pixels, was not meant. */
const GAP = 30;

/** The outline drawn out to the zones that it nearly touches, so that they share an edge. */
export function drawnUp(scene: Pick<ZoneScene, 'zones'>, outline: Polygon): Point[] {
  const others = Object.values(scene.zones).map(({ polygon }) => polygon);
  const near = others.filter((other) => !sharedEdge(outline, other) && sharedEdge(outline, other, GAP));
  return near.length === 0 ? [...outline] : withoutGaps(outline, near, others, GAP);
}

export type Side = 'north' | 'east' | 'south' | 'west';

/**
 * A new zone along one side of a zone, about as large as it, linked to all that it touches. Refused
 * where the map or other zones leave no room.
 */
export function addNeighbour(scene: ZoneScene, id: string, side: Side): Edited<WithId> {
  const zone = scene.zones[id];
  if (!zone) return goneZoneFault;
  const { left, right, top, bottom } = boxOf(zone.polygon);
  const [wide, high] = [right - left, bottom - top];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const box = {
    north: { left, right, top: top - high, bottom: y },
    south: { left, right, top: y, bottom: bottom + high },
    west: { left: left - wide, right: x, top, bottom },
    east: { left: x, right: right + wide, top, bottom },
  }[side];
  const [from, to] = [
    { x: Math.max(0, box.left), y: Math.max(0, box.top) },
    { x: Math.min(scene.width, box.right), y: Math.min(scene.height, box.bottom) },
  ];
  const free = cutAway(
    [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }],
    Object.values(scene.zones).map(({ polygon }) => polygon),
  );
  const full = faultResult('There is no room on this side: the map or another zone ends there.');
  if (typeof free === 'string' || !sharedEdge(free, zone.polygon)) return full;
  const drawn = drawZone(scene, free);
  return drawn.ok ? drawn : full;
}
