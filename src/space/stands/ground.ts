/** The ground that figures stand on in a place of a map, and how large they are there. */
import { belowName } from '../nameRoom.ts';
import { type Place, type Point, placeKey, type Zone, type ZoneScene } from '../scene.ts';
import { areaOf, contains, edgeDistance, lengthOf } from '../shapes/polygon.ts';
import { type Circle, type NetPoint, netOnBorder, netOver } from './nets.ts';

/** The largest radius of a medium figure in a zone, in map pixels. */
const LARGEST = 39;
/** Figures are placed as if they were larger by this factor. */
export const ELBOW_ROOM = 1.22;
/**
 * Figures are also placed as if they were wider and taller by these factors, so that their names
 * have room. The first pair that shrinks nobody is taken.
 */
const NAME_ROOMS: readonly Point[] = [
  { x: 1.75, y: 1.65 },
  { x: 1.45, y: 1.5 },
  { x: 1.2, y: 1.4 },
  { x: 1, y: 1.25 },
  { x: 1, y: 1 },
];
const mediumRadii = new WeakMap<ZoneScene, number>();

/**
 * One size for medium figures over the whole map: the size at which most zones hold half of their
 * capacity. In a fuller zone figures shrink.
 */
function mediumRadius(scene: ZoneScene): number {
  const known = mediumRadii.get(scene);
  if (known !== undefined) return known;
  // Discs side by side in an irregular outline cover about half of it.
  const fitting = Object.values(scene.zones)
    .map(({ polygon, capacity }) => Math.sqrt(areaOf(polygon) / Math.max(1, capacity / 2) / 2 / Math.PI))
    .map((radius) => Math.min(LARGEST * ELBOW_ROOM, Math.max(6, radius)))
    .sort((a, b) => a - b);
  const radius = fitting[Math.floor(fitting.length / 3)] ?? LARGEST * ELBOW_ROOM;
  mediumRadii.set(scene, radius);
  return radius;
}

export interface StandingNet {
  points: readonly NetPoint[];
  /** Figures are placed on it as if they were wider and taller by these factors. */
  room: Point;
}

/** A place and the nets of points that figures may stand on there, the best first. */
export interface Ground {
  key: string;
  zone: Zone | undefined;
  medium: number;
  nets: readonly (() => StandingNet)[];
}

const grounds = new WeakMap<ZoneScene, Map<string, Ground>>();

/** The ground of a place. Undefined where the map has no such place. */
export function groundAt(scene: ZoneScene, place: Place): Ground | undefined {
  const known = grounds.get(scene) ?? new Map<string, Ground>();
  grounds.set(scene, known);
  const key = placeKey(place);
  const before = known.get(key);
  if (before) return before;
  const zone = place.kind === 'zone' ? scene.zones[place.zone] : undefined;
  const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
  if (!zone && !border) return undefined;
  const medium = mediumRadius(scene);
  const onLine = (): StandingNet => ({ points: border ? netOnBorder(border.line, medium) : [], room: { x: 1, y: 1 } });
  const ground = { key, zone, medium, nets: zone ? netsOfZone(zone, medium) : [lazily(onLine)] };
  known.set(key, ground);
  return ground;
}

/** Figures stand below the zone's name and with room for their own names, as far as they can. */
const netsOfZone = (zone: Zone, medium: number): Ground['nets'] =>
  [belowName(zone), zone.polygon].flatMap((outline) =>
    outline
      ? NAME_ROOMS.map((room) =>
          lazily(() => {
            const points = netOver(
              outline.map(({ x, y }) => ({ x: x / room.x, y: y / room.y })),
              medium,
            );
            return { room, points: points.map((point) => ({ ...point, x: point.x * room.x, y: point.y * room.y })) };
          }),
        )
      : [],
  );

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A circle with elbow room. */
export const widened = (stand: Circle): Circle => ({ x: stand.x, y: stand.y, radius: stand.radius * ELBOW_ROOM });

/** Whether a figure of this size may stand here, as far as the place itself is concerned. */
export function isInside({ zone, nets }: Ground, { x, y, radius }: Circle): boolean {
  const point = { x, y };
  if (zone) return contains(zone.polygon, point) && edgeDistance(zone.polygon, point) >= radius - 1;
  return nets.some((net) => net().points.some((one) => lengthOf(one, point) < 1));
}

/** Whether a figure that stands here takes room in a zone. */
export const reachesInto = ({ polygon }: Zone, spot: Circle): boolean =>
  edgeDistance(polygon, spot) < spot.radius || contains(polygon, spot);
