/** Where each token stands and how large it is, in map pixels. */
import {
  arrangeInZone,
  arrangeOnBorder,
  fittingRadius,
  radiusOf,
  type Spots,
  type TokenToArrange,
} from '../../space/arrange.ts';
import { isHexScene, type Point, placeKey, type Scene, type Zone, type ZoneScene } from '../../space/scene.ts';
import { contains, edgeDistance, lengthOf, type Polygon, type Segment } from '../../space/shapes/polygon.ts';
import type { BoardToken } from '../types.ts';
import { onHexes, onSquares } from './onGrid.ts';
import { ledAnew, lookAlike, pilesOf, withPiles } from './piles.ts';
import type { Spot } from './spot.ts';
import { belowName } from './wordSpots.ts';

/** The largest radius of a medium token in a zone, in map pixels. */
export const TOKEN_RADIUS = 39;

/** Tokens are placed as if they were larger by this factor. */
const ELBOW_ROOM = 1.22;

/**
 * Tokens are also placed as if they were wider and taller by these factors, so that their names
 * have room. The first pair that shrinks nobody is taken.
 */
const NAME_ROOMS: readonly Point[] = [
  { x: 1.75, y: 1.65 },
  { x: 1.45, y: 1.5 },
  { x: 1.2, y: 1.4 },
  { x: 1, y: 1.25 },
];

/** A finished layout, which the next layout starts from. */
export interface Laid {
  readonly scene: Scene;
  readonly tokens: readonly BoardToken[];
  /**
   * Spots by token id, in map pixels. A token that is off the map has none, nor has one whose place
   * the scene lacks.
   */
  readonly spots: ReadonlyMap<string, Spot>;
}

/**
 * Places tokens. Give the previous layout: then a token that stays in a zone keeps its spot there
 * while the spot is free.
 */
export function layOut(scene: Scene, tokens: readonly BoardToken[], before?: Laid): Laid {
  return {
    scene,
    tokens,
    spots:
      (before?.scene === scene ? asBefore(before.tokens, tokens, before.spots) : undefined) ??
      (isHexScene(scene)
        ? onHexes(scene, tokens)
        : scene.kind === 'zones'
          ? inZones(scene, tokens, before)
          : onSquares(scene.pixels, tokens)),
  };
}

/**
 * The old spots, where everybody stands where they stood and as large as before, and figures that
 * stand for others still look like them; undefined where somebody has to be placed anew.
 */
function asBefore(
  before: readonly BoardToken[],
  now: readonly BoardToken[],
  spots: ReadonlyMap<string, Spot>,
): ReadonlyMap<string, Spot> | undefined {
  const standAsBefore =
    before.length === now.length &&
    before.every((old, at) => {
      const token = now[at];
      const { id, place, size } = old;
      const spot = spots.get(id);
      const piled = spot?.count !== undefined || spot?.behind !== undefined;
      return (
        token?.id === id &&
        placeKey(token.place) === placeKey(place) &&
        token.size.room === size.room &&
        token.size.squares === size.squares &&
        (!piled || lookAlike(token) === lookAlike(old))
      );
    });
  return standAsBefore ? ledAnew(now, spots) : undefined;
}

const mediumRadii = new WeakMap<ZoneScene, number>();

/**
 * One size for medium tokens over the whole map: the size at which most zones hold half of their
 * capacity. In a fuller zone tokens shrink.
 */
function mediumRadius(scene: ZoneScene): number {
  const known = mediumRadii.get(scene);
  if (known !== undefined) return known;
  const fitting = Object.values(scene.zones)
    .map(({ polygon, capacity }: Zone) => fittingRadius(polygon, capacity / 2, TOKEN_RADIUS * ELBOW_ROOM))
    .sort((a, b) => a - b);
  const radius = fitting[Math.floor(fitting.length / 3)] ?? TOKEN_RADIUS * ELBOW_ROOM;
  mediumRadii.set(scene, radius);
  return radius;
}

function byPlace(tokens: readonly BoardToken[]): Map<string, BoardToken[]> {
  const groups = new Map<string, BoardToken[]>();
  for (const token of tokens) {
    const key = placeKey(token.place);
    const group = groups.get(key);
    if (group) group.push(token);
    else groups.set(key, [token]);
  }
  return groups;
}

const widened = (spot: Spot): Spot => ({ ...spot, radius: spot.radius * ELBOW_ROOM });

/**
 * Lays out zone by zone. A zone is left as it was when its figures stand as before and nobody has
 * come or gone beside it.
 */
function inZones(scene: ZoneScene, tokens: readonly BoardToken[], before: Laid | undefined): Map<string, Spot> {
  const groups = byPlace(tokens);
  const old = before?.scene === scene ? byPlace(before.tokens) : new Map<string, BoardToken[]>();
  const stays = new Map(
    [...groups].flatMap(([key, group]) => {
      const kept = before && asBefore(old.get(key) ?? [], group, before.spots);
      return kept ? [[key, kept] as const] : [];
    }),
  );
  const left = [...old].flatMap(([key, group]) => (stays.has(key) ? [] : group));
  // The spots, old and new, of everybody who is placed anew.
  const stirred = left.flatMap(({ id }) => before?.spots.get(id) ?? []).map(widened);
  const medium = mediumRadius(scene);
  const spots = new Map<string, Spot>();
  const others: Spot[] = [];
  // Borders come first: a line leaves less choice than a zone does.
  const onBorders = [...groups].filter(([, [token]]) => token?.place.kind === 'border');
  const inside = [...groups].filter(([, [token]]) => token?.place.kind === 'zone');
  for (const [key, group] of [...onBorders, ...inside]) {
    const place = group[0]?.place;
    const zone = place?.kind === 'zone' ? scene.zones[place.zone] : undefined;
    const kept = stays.get(key);
    if (zone && kept && !stirred.some((spot) => isNear(zone, spot))) {
      for (const { id } of group) {
        const spot = kept.get(id);
        if (!spot) continue;
        others.push(widened(spot));
        spots.set(id, spot);
      }
      continue;
    }
    for (const [id, spot] of groupSpots(scene, group, medium, { before: before?.spots, others: [...others] })) {
      others.push(spot);
      stirred.push(spot);
      spots.set(id, { ...spot, radius: spot.radius / ELBOW_ROOM });
    }
  }
  return spots;
}

/** Whether a figure that stands here takes room in a zone. */
const isNear = ({ polygon }: Zone, spot: Spot): boolean =>
  edgeDistance(polygon, spot) < spot.radius || contains(polygon, spot);

/** What is on the map already: spots from before, and others near by whom nobody may cover. */
interface LayoutStart {
  before: Spots | undefined;
  others: readonly Spot[];
  /** The smallest size that is tried, as a share of the wanted size. */
  least?: number;
}

/**
 * Below this share of the wanted size, figures that look alike stand together as one figure with
 * their number.
 */
const READABLE = 0.5;

function groupSpots(
  scene: ZoneScene,
  group: readonly BoardToken[],
  medium: number,
  given: LayoutStart,
): Map<string, Spot> {
  const place = group[0]!.place;
  const zone = place.kind === 'zone' ? scene.zones[place.zone] : undefined;
  const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
  if (!zone && !border) return new Map();
  for (const piles of pilesOf(group)) {
    const standing = piles.map(([{ id, size }]) => ({ id, room: size.room }));
    const spots = zone
      ? arrangeClear(zone, standing, medium, { ...given, least: piles.length > 1 ? READABLE : 0 })
      : border && onLine(border.line, standing, medium, given.others);
    if (spots && (shrinkage(spots, standing, medium) >= READABLE - 0.01 || piles.length === 1))
      return withPiles(piles, spots);
  }
  return new Map();
}

/**
 * Places tokens in a row along a line, and makes them smaller where others are near. Undefined when
 * the row would cover somebody or be longer than the line.
 */
function onLine(
  line: Segment,
  standing: readonly TokenToArrange[],
  medium: number,
  others: readonly Spot[],
): Spots | undefined {
  for (const size of [1, 0.8, 0.65, READABLE, ...(standing.length === 1 ? [0.35, 0.2, 0.1] : [])]) {
    const spots = arrangeOnBorder(line, standing, medium * size);
    const all = [...spots.values()];
    const long = standing.length > 1 && all.reduce((sum, { radius }) => sum + 2 * radius, 0) > lengthOf(...line) * 1.3;
    if (!long && !all.some((one) => others.some((other) => lengthOf(one, other) < one.radius + other.radius)))
      return spots;
  }
  return standing.length === 1 ? arrangeOnBorder(line, standing, medium * 0.1) : undefined;
}

/**
 * Places tokens as far apart as the zone allows, so that their names have room too, and below the
 * zone's name. They stand closer, or use the whole zone, when this leaves everybody at the old
 * spots or when they would otherwise shrink.
 */
function arrangeClear(zone: Zone, standing: readonly TokenToArrange[], medium: number, given: LayoutStart): Spots {
  const { before, others } = given;
  const grounds = [belowName(zone), zone.polygon].filter((ground) => ground !== undefined);
  const near = others.filter((spot) => isNear(zone, spot));
  const old = standing.flatMap(({ id }) => {
    const spot = before?.get(id);
    return spot && contains(zone.polygon, spot) ? [{ id, spot }] : [];
  });
  let best: { spots: Spots; share: number } | undefined;
  for (const ground of grounds)
    for (const room of NAME_ROOMS) {
      const spots = arrangeStretched(ground, standing, medium, { ...given, others: near }, room);
      const share = shrinkage(spots, standing, medium);
      if (share > 0.95 && old.every(({ id, spot }) => isAt(spots.get(id), spot))) return spots;
      // The looser arrangement comes first. It is given up only for clearly larger tokens.
      if (!best || (best.share <= 0.95 && share > best.share * 1.2)) best = { spots, share };
    }
  return best?.spots ?? new Map();
}

const isAt = (now: Point | undefined, old: Point): boolean =>
  now !== undefined && Math.hypot(old.x - now.x, old.y - now.y) < 1;

const flatOnes = new WeakMap<Polygon, Map<Point, Polygon>>();

/** An outline made narrower and lower by these factors. Equal arguments give the same object. */
function flattened(polygon: Polygon, room: Point): Polygon {
  const ones = flatOnes.get(polygon) ?? new Map<Point, Polygon>();
  flatOnes.set(polygon, ones);
  const flat = ones.get(room) ?? polygon.map(({ x, y }) => ({ x: x / room.x, y: y / room.y }));
  ones.set(room, flat);
  return flat;
}

/** Places tokens as if each were wider and taller by these factors. */
function arrangeStretched(
  polygon: Polygon,
  standing: readonly TokenToArrange[],
  medium: number,
  { before, others, least = 0 }: LayoutStart,
  room: Point,
): Spots {
  const flat = ({ x, y }: Point): Point => ({ x: x / room.x, y: y / room.y });
  const kept = before && new Map([...before].map(([id, spot]) => [id, { ...spot, ...flat(spot) }]));
  const spots = arrangeInZone(flattened(polygon, room), standing, medium, {
    least,
    before: kept,
    others: others.map((spot) => ({ ...spot, ...flat(spot) })),
  });
  return new Map([...spots].map(([id, spot]) => [id, { ...spot, x: spot.x * room.x, y: spot.y * room.y }]));
}

/** How large tokens came out, as a share of the wanted size. */
const shrinkage = (spots: Spots, standing: readonly TokenToArrange[], medium: number): number =>
  Math.min(...standing.map(({ id, room }) => (spots.get(id)?.radius ?? 0) / radiusOf(room, medium)));
