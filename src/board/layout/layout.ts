/** Where each token stands and how large it is, in map pixels. */
import {
  arrangeInZone,
  arrangeOnBorder,
  fittingRadius,
  radiusOf,
  type Spots,
  type Standing,
} from '../../space/arrange.ts';
import { contains, type Polygon } from '../../space/polygon.ts';
import type { Point, Scene, Zone, ZoneScene } from '../../space/scene.ts';
import { placeKey } from '../../space/scene.ts';
import type { BoardToken } from '../types.ts';
import { belowName } from './wordSpots.ts';

/** Middle and radius of a token. */
export interface Spot extends Point {
  readonly radius: number;
}

/** The largest radius of a medium token in a zone, in map pixels. */
export const TOKEN_RADIUS = 39;

/** Tokens stand as if they were this much larger. */
const ELBOW_ROOM = 1.22;

/** And as if they were this much wider and taller, so that their names have room: the first that shrinks nobody is taken. */
const NAME_ROOMS: readonly Point[] = [
  { x: 1.75, y: 1.65 },
  { x: 1.45, y: 1.5 },
  { x: 1.2, y: 1.4 },
  { x: 1, y: 1.25 },
];

/**
 * Spots by token id; a token that is off the map, or whose place the scene lacks, has none.
 * Give the spots from before, and who stays in a zone keeps its spot there while it is free.
 */
export function layOut(scene: Scene, tokens: readonly BoardToken[], before?: Spots): Map<string, Spot> {
  return scene.kind === 'zones' ? inZones(scene, tokens, before) : onSquares(scene.pixels, tokens);
}

function onSquares(pixels: number, tokens: readonly BoardToken[]): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const { id, place, size } of tokens) {
    if (place.kind !== 'square') continue;
    const half = (size.squares * pixels) / 2;
    spots.set(id, { x: place.column * pixels + half, y: place.row * pixels + half, radius: half * 0.82 });
  }
  return spots;
}

/** One size for medium tokens over the whole map: what lets most zones hold half of their capacity; more shrink. */
function mediumRadius(scene: ZoneScene): number {
  const fitting = Object.values(scene.zones)
    .map(({ polygon, capacity }: Zone) => fittingRadius(polygon, capacity / 2, TOKEN_RADIUS * ELBOW_ROOM))
    .sort((a, b) => a - b);
  return fitting[Math.floor(fitting.length / 3)] ?? TOKEN_RADIUS * ELBOW_ROOM;
}

function inZones(scene: ZoneScene, tokens: readonly BoardToken[], before: Spots | undefined): Map<string, Spot> {
  const groups = new Map<string, BoardToken[]>();
  for (const token of tokens) {
    const group = groups.get(placeKey(token.place));
    if (group) group.push(token);
    else groups.set(placeKey(token.place), [token]);
  }
  const medium = mediumRadius(scene);
  const spots = new Map<string, Spot>();
  for (const group of groups.values())
    for (const [id, spot] of groupSpots(scene, group, medium, before))
      spots.set(id, { ...spot, radius: spot.radius / ELBOW_ROOM });
  return spots;
}

function groupSpots(scene: ZoneScene, group: readonly BoardToken[], medium: number, before: Spots | undefined): Spots {
  const place = group[0]!.place;
  const standing = group.map(({ id, size }) => ({ id, room: size.room }));
  if (place.kind === 'zone') {
    const zone = scene.zones[place.zone];
    return zone ? arrangeClear(zone, standing, medium, before) : new Map();
  }
  const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
  return border ? arrangeOnBorder(border.line, standing, medium) : new Map();
}

/**
 * Places tokens as far apart as they have room, so that their names have some too, and below the zone's name. Closer, or over the
 * whole zone, where that leaves those in peace who stood there before, or where they would else shrink.
 */
function arrangeClear(zone: Zone, standing: readonly Standing[], medium: number, before: Spots | undefined): Spots {
  const grounds = [belowName(zone), zone.polygon].filter((ground) => ground !== undefined);
  const old = standing.flatMap(({ id }) => {
    const spot = before?.get(id);
    return spot && contains(zone.polygon, spot) ? [{ id, spot }] : [];
  });
  let best: { spots: Spots; share: number } | undefined;
  for (const ground of grounds)
    for (const room of NAME_ROOMS) {
      const spots = arrangeStretched(ground, standing, medium, before, room);
      const share = shrinkage(spots, standing, medium);
      if (share > 0.95 && old.every(({ id, spot }) => isAt(spots.get(id), spot))) return spots;
      // What comes first is looser: it is given up only for clearly larger tokens.
      if (!best || (best.share <= 0.95 && share > best.share * 1.2)) best = { spots, share };
    }
  return best?.spots ?? new Map();
}

const isAt = (now: Point | undefined, old: Point): boolean =>
  now !== undefined && Math.hypot(old.x - now.x, old.y - now.y) < 1;

/** Places tokens as if each were so many times wider and taller. */
function arrangeStretched(
  polygon: Polygon,
  standing: readonly Standing[],
  medium: number,
  before: Spots | undefined,
  room: Point,
): Spots {
  const flat = ({ x, y }: Point): Point => ({ x: x / room.x, y: y / room.y });
  const kept = before && new Map([...before].map(([id, spot]) => [id, { ...spot, ...flat(spot) }]));
  const spots = arrangeInZone(polygon.map(flat), standing, medium, kept);
  return new Map([...spots].map(([id, spot]) => [id, { ...spot, x: spot.x * room.x, y: spot.y * room.y }]));
}

/** How large tokens came out as a share of what was wanted. */
const shrinkage = (spots: Spots, standing: readonly Standing[], medium: number): number =>
  Math.min(...standing.map(({ id, room }) => (spots.get(id)?.radius ?? 0) / radiusOf(room, medium)));
