/**
 * Zones as the games use them: neighbours, borders, occupants, free room, and distances between
 * places.
 */

import { type Border, type Place, samePlace, type Zone, type ZoneScene } from '../scene.ts';
import { innerPoint, middleOf } from '../shapes/polygon.ts';
import { distancesFrom, type ZoneGraph, zoneAcross, zoneGraph } from './zoneGraph.ts';
import { zoneName } from './zoneName.ts';

/**
 * An occupant and the room it takes: 1 for a medium combatant, 4 for a large one, 1/4 for a small
 * one.
 */
export interface Occupant {
  readonly place: Place;
  readonly room: number;
}

/** A zone next door and the border that leads there. */
export interface Neighbour {
  readonly zone: Zone;
  readonly border: Border;
}

export const inZone = (zone: string): Place => ({ kind: 'zone', zone });
export const onBorder = (border: string): Place => ({ kind: 'border', border });

/**
 * The zones of a place: the zone itself, both zones of a border, none for a square or beside the
 * map.
 */
export function zonesOf(scene: ZoneScene, place: Place): readonly string[] {
  if (place.kind === 'zone') return scene.zones[place.zone] ? [place.zone] : [];
  if (place.kind === 'border') return scene.borders[place.border]?.between ?? [];
  return [];
}

/** All places of a scene: every zone, then every border. Nobody stands between two hexes. */
export function allPlaces(scene: ZoneScene): Place[] {
  const { zones, borders } = zoneGraph(scene);
  return [...zones.map(({ id }) => inZone(id)), ...(scene.hexes ? [] : borders.map(({ id }) => onBorder(id)))];
}

/**
 * The zones that borders link to this one, each with its border; two borders to one zone make two
 * entries.
 */
export function neighbours(scene: ZoneScene, zone: string): Neighbour[] {
  const graph = zoneGraph(scene);
  return bordersOf(scene, zone).flatMap((border) => {
    const other = graph.scene.zones[zoneAcross(border, zone)];
    return other ? [{ zone: other, border }] : [];
  });
}

/** The borders of a zone, in the order of the scene. */
export const bordersOf = (scene: ZoneScene, zone: string): readonly Border[] =>
  zoneGraph(scene).bordersOf.get(zone) ?? [];

/** The borders between two zones: usually one, none if a wall parts them. */
export const bordersBetween = (scene: ZoneScene, a: string, b: string): readonly Border[] =>
  bordersOf(scene, a).filter((border) => zoneAcross(border, a) === b);

/** A zone and its borders as places: the places that a blast hits. */
export const zoneAndBorders = (scene: ZoneScene, zone: string): Place[] => [
  inZone(zone),
  ...bordersOf(scene, zone).map(({ id }) => onBorder(id)),
];

/** Whether a place is a zone or one of the zone's borders, as the places of a blast are. */
export const touchesZone = (scene: ZoneScene, place: Place, zone: string): boolean =>
  zonesOf(scene, place).includes(zone);

/**
 * The name of a place in a sentence: “Nave”, “the door between Nave and Crypt”, “the border of Nave
 * and Crypt”.
 */
export function placeName(scene: ZoneScene, place: Place): string {
  if (place.kind === 'zone') return zoneName(scene, place.zone);
  if (place.kind === 'square') return `square ${place.column + 1}, ${place.row + 1}`;
  if (place.kind === 'off') return 'beside the map';
  const border = scene.borders[place.border];
  if (!border) return place.border;
  const [one, two] = border.between.map((id) => zoneName(scene, id, 'short'));
  return border.door === 'none' ? `the border of ${one} and ${two}` : `the door between ${one} and ${two}`;
}

/** How many medium combatants a place holds; 0 for a place the scene does not have. */
export function capacityOf(scene: ZoneScene, place: Place): number {
  if (place.kind === 'zone') return scene.zones[place.zone]?.capacity ?? 0;
  if (place.kind === 'border') return scene.borders[place.border]?.capacity ?? 0;
  return 0;
}

/** The room taken up at a place. */
export const capacityTaken = (occupants: readonly Occupant[], place: Place): number =>
  occupants.reduce((sum, occupant) => (samePlace(occupant.place, place) ? sum + occupant.room : sum), 0);

/** The room left at a place, in medium combatants; never below 0. */
export const capacityLeft = (scene: ZoneScene, occupants: readonly Occupant[], place: Place): number =>
  Math.max(0, capacityOf(scene, place) - capacityTaken(occupants, place));

/**
 * One sentence on why an occupant of this size does not fit into a place; undefined when there is
 * room. An occupant too big for a place may still have an empty place alone, and fills it.
 * `occupants` must not include the one who asks.
 */
export function whyNoCapacity(
  scene: ZoneScene,
  occupants: readonly Occupant[],
  place: Place,
  room: number,
): string | undefined {
  const capacity = capacityOf(scene, place);
  const taken = capacityTaken(occupants, place);
  if (taken + room <= capacity || (taken === 0 && capacity > 0)) return undefined;
  const name = placeName(scene, place);
  const Name = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (capacity === 0) return `${Name} holds nobody.`;
  return taken >= capacity ? `${Name} is full.` : `${Name} has too little room left.`;
}

/**
 * Whether two places are near enough to touch: the same zone, a zone and one of its borders, or the
 * same border. Two different borders of one zone are not near each other.
 */
export function isNearby(scene: ZoneScene, a: Place, b: Place): boolean {
  if (a.kind === 'zone' && b.kind === 'zone') return a.zone === b.zone && scene.zones[a.zone] !== undefined;
  if (a.kind === 'border' && b.kind === 'border') return a.border === b.border && scene.borders[a.border] !== undefined;
  if (a.kind === 'zone' && b.kind === 'border') return scene.borders[b.border]?.between.includes(a.zone) ?? false;
  return b.kind === 'zone' && a.kind === 'border' ? isNearby(scene, b, a) : false;
}

/** The places near a place; the place itself comes first. */
export function nearbyPlaces(scene: ZoneScene, place: Place): Place[] {
  if (place.kind === 'zone') return scene.zones[place.zone] ? zoneAndBorders(scene, place.zone) : [];
  return place.kind === 'border' && scene.borders[place.border]
    ? [place, ...zonesOf(scene, place).map((id) => inZone(id))]
    : [];
}

/**
 * The distance in zones, without the start: 0 is nearby, 1 the next zone. A combatant on a border
 * is in both its zones and the nearer zone counts, but two different borders are never nearer than
 * 1. Doors do not change distances, because sight decides what passes. Infinity where no chain of
 * borders leads from one to the other.
 */
export function distance(scene: ZoneScene, a: Place, b: Place): number {
  if (isNearby(scene, a, b)) return 0;
  const graph = zoneGraph(scene);
  let best = Number.POSITIVE_INFINITY;
  for (const from of zonesOf(graph.scene, a)) {
    const reach = distancesFrom(graph, from);
    for (const to of zonesOf(graph.scene, b)) best = Math.min(best, reach.get(to) ?? Number.POSITIVE_INFINITY);
  }
  return Math.max(1, best);
}

/** The zones within a distance of a place, nearest first. */
export function zonesWithin(scene: ZoneScene, place: Place, range: number): Zone[] {
  return zoneGraph(scene)
    .zones.map((zone) => ({ zone, far: distance(scene, place, inZone(zone.id)) }))
    .filter(({ far }) => far <= range)
    .sort((one, two) => one.far - two.far)
    .map(({ zone }) => zone);
}

/** A neighbouring zone with its number for the die. */
export interface NumberedNeighbour extends Neighbour {
  /** From 1. */
  readonly number: number;
}

/**
 * The neighbouring zones, each once, numbered from 1 clockwise from the north as seen from the
 * middle of the zone. `open` leaves out zones that only a closed door leads to; `any` takes all.
 */
export function neighbourNumbers(
  scene: ZoneScene,
  zone: string,
  through: 'open' | 'any' = 'open',
): NumberedNeighbour[] {
  const graph: ZoneGraph = zoneGraph(scene);
  const home = graph.scene.zones[zone];
  if (!home) return [];
  const centre = innerPoint(home.polygon);
  const bearing = ({ line }: Border): number => {
    const at = middleOf(line[0], line[1]);
    // Here 0 is straight up, and the value grows clockwise to 1.
    return (Math.atan2(at.x - centre.x, centre.y - at.y) / (2 * Math.PI) + 1) % 1;
  };
  const seen = new Set<string>();
  return neighbours(scene, zone)
    .filter(({ border }) => through === 'any' || border.door !== 'closed')
    .map((neighbour) => ({ ...neighbour, bearing: bearing(neighbour.border) }))
    .sort((one, two) => one.bearing - two.bearing || (one.zone.id < two.zone.id ? -1 : 1))
    .filter(({ zone: { id } }) => !seen.has(id) && seen.add(id))
    .map(({ zone: next, border }, at) => ({ zone: next, border, number: at + 1 }));
}
