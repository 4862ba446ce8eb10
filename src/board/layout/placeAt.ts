/** Finds the place of a scene under a point of the map, and where on the map a place lies. */

import { hexAt, hexId } from '../../space/hexes/hexGrid.ts';
import {
  type HexScene,
  isHexScene,
  type Place,
  type Point,
  type Scene,
  type SquareScene,
  type ZoneScene,
} from '../../space/scene.ts';
import { boxOf, contains, lengthOf, nearestOn } from '../../space/shapes/polygon.ts';
import { bordersOf } from '../../space/zones/zones.ts';
import type { Box } from './viewMath.ts';

/** How far from a border's line the pointer still hits the border, in map pixels. */
export const BORDER_REACH = 26;

/** Size of a scene's map in map pixels. */
export const mapSize = (scene: Scene): { width: number; height: number } =>
  scene.kind === 'zones'
    ? { width: scene.width, height: scene.height }
    : { width: scene.columns * scene.pixels, height: scene.rows * scene.pixels };

/** Map pixels of ground around the zones that are shown with them. */
const RIM = 40;

/**
 * The part of a map that has content: the zones with a little ground around them, or all squares.
 */
export function playedPart(scene: Scene): Box {
  const whole = { x: 0, y: 0, ...mapSize(scene) };
  const corners = scene.kind === 'zones' ? Object.values(scene.zones).flatMap(({ polygon }) => polygon) : [];
  if (!corners.length) return whole;
  const { left, top, right, bottom } = boxOf(corners);
  const x = Math.max(0, left - RIM);
  const y = Math.max(0, top - RIM);
  return { x, y, width: Math.min(whole.width, right + RIM) - x, height: Math.min(whole.height, bottom + RIM) - y };
}

/**
 * The place under a map point: a border where its way is near, else the zone or square. Undefined
 * for a point beside all places.
 */
export function placeAt(scene: Scene, point: Point): Place | undefined {
  if (isHexScene(scene)) return hexOrDoorAt(scene, point);
  return scene.kind === 'zones' ? zonePlaceAt(scene, point) : squarePlaceAt(scene, point);
}

/** How far from a door between hexes the pointer still hits the door, as a share of a hex. */
const DOOR_REACH = 0.15;

/** The hex under a point; undefined where the map has none. */
export function hexPlaceAt({ hexes, zones }: HexScene, point: Point): Extract<Place, { kind: 'zone' }> | undefined {
  const hex = hexAt(hexes, point);
  const zone = hex && zones[hexId(hex)];
  return zone && { kind: 'zone', zone: zone.id };
}

/** The hex under a point, or the door between two hexes. */
function hexOrDoorAt(scene: HexScene, point: Point): Place | undefined {
  const place = hexPlaceAt(scene, point);
  const door =
    place &&
    bordersOf(scene, place.zone).find(
      ({ door, line }) => door !== 'none' && lengthOf(point, nearestOn(line, point)) <= scene.hexes.across * DOOR_REACH,
    );
  return door ? { kind: 'border', border: door.id } : place;
}

/** The place under a point where somebody can be put down: never the door between two hexes. */
export const standingPlaceAt = (scene: Scene, point: Point): Place | undefined =>
  isHexScene(scene) ? hexPlaceAt(scene, point) : placeAt(scene, point);

function zonePlaceAt(scene: ZoneScene, point: Point): Place | undefined {
  let nearest: { id: string; distance: number } | undefined;
  for (const border of Object.values(scene.borders)) {
    const distance = lengthOf(point, nearestOn(border.line, point));
    if (distance <= BORDER_REACH && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { id: border.id, distance };
  }
  if (nearest) return { kind: 'border', border: nearest.id };
  const zone = Object.values(scene.zones).find(({ polygon }) => contains(polygon, point));
  return zone && { kind: 'zone', zone: zone.id };
}

function squarePlaceAt(scene: SquareScene, point: Point): Place | undefined {
  const column = Math.floor(point.x / scene.pixels);
  const row = Math.floor(point.y / scene.pixels);
  const inside = column >= 0 && row >= 0 && column < scene.columns && row < scene.rows;
  return inside ? { kind: 'square', column, row } : undefined;
}

/**
 * The outline of a place in map pixels. A border's outline is the band on which one can stand.
 * Undefined for places that are not on this map.
 */
export function placeOutline(scene: Scene, place: Place, squares = 1): readonly Point[] | undefined {
  if (place.kind === 'zone') return scene.kind === 'zones' ? scene.zones[place.zone]?.polygon : undefined;
  if (place.kind === 'border') {
    const border = scene.kind === 'zones' ? scene.borders[place.border] : undefined;
    const reach = isHexScene(scene) ? scene.hexes.across * DOOR_REACH : BORDER_REACH;
    return border && band(border.line[0], border.line[1], reach);
  }
  if (place.kind === 'off' || scene.kind !== 'squares') return undefined;
  const x = place.column * scene.pixels;
  const y = place.row * scene.pixels;
  const side = squares * scene.pixels;
  return [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ];
}

/** A strip around a line, of this half width. */
function band(from: Point, to: Point, half: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const nx = (-(to.y - from.y) / length) * half;
  const ny = ((to.x - from.x) / length) * half;
  return [
    { x: from.x + nx, y: from.y + ny },
    { x: to.x + nx, y: to.y + ny },
    { x: to.x - nx, y: to.y - ny },
    { x: from.x - nx, y: from.y - ny },
  ];
}
