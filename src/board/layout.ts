/** Where each token stands and how large it is, in map pixels. */
import {
  arrangeInZone,
  arrangeOnBorder,
  fittingRadius,
  radiusOf,
  type Spots,
  type Standing,
} from '../space/arrange.ts';
import type { Polygon } from '../space/polygon.ts';
import type { Point, Scene, Zone, ZoneScene } from '../space/scene.ts';
import { placeKey } from '../space/scene.ts';
import type { BoardToken } from './types.ts';
import { belowName } from './wordSpots.ts';

/** Middle and radius of a token. */
export interface Spot extends Point {
  readonly radius: number;
}

/** The largest radius of a medium token in a zone, in map pixels. */
export const TOKEN_RADIUS = 39;

/** Tokens stand as if they were this much larger, and this much taller, so that their names have room. */
const ELBOW_ROOM = 1.22;
const NAME_ROOM = 1.25;

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

/** Places tokens below the zone's name where that hardly shrinks them; over the whole zone where it would. */
function arrangeClear(zone: Zone, standing: readonly Standing[], medium: number, before: Spots | undefined): Spots {
  const clear = belowName(zone);
  const below = clear && arrangeTall(clear, standing, medium, before);
  if (below && shrinkage(below, standing, medium) > 0.95) return below;
  const whole = arrangeTall(zone.polygon, standing, medium, before);
  return below && shrinkage(below, standing, medium) >= shrinkage(whole, standing, medium) * 0.8 ? below : whole;
}

/** Places tokens as if each were taller than wide: between rows there is room for names. */
function arrangeTall(
  polygon: Polygon,
  standing: readonly Standing[],
  medium: number,
  before: Spots | undefined,
): Spots {
  const flat = ({ x, y }: Point): Point => ({ x, y: y / NAME_ROOM });
  const kept = before && new Map([...before].map(([id, spot]) => [id, { ...spot, ...flat(spot) }]));
  const spots = arrangeInZone(polygon.map(flat), standing, medium, kept);
  return new Map([...spots].map(([id, spot]) => [id, { ...spot, y: spot.y * NAME_ROOM }]));
}

/** How large tokens came out as a share of what was wanted. */
const shrinkage = (spots: Spots, standing: readonly Standing[], medium: number): number =>
  Math.min(...standing.map(({ id, room }) => (spots.get(id)?.radius ?? 0) / radiusOf(room, medium)));
