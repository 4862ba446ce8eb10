/**
 * Decides where tokens stand in a zone or on a border: side by side, without overlap, inside the
 * outline. Tokens stay where they are when others come.
 */

import type { Point } from './scene.ts';
import {
  areaOf,
  boxOf,
  contains,
  edgeDistance,
  innerPoint,
  lengthOf,
  middleOf,
  type Polygon,
  type Segment,
} from './shapes/polygon.ts';

/**
 * A token to be placed, with the room it takes: 1/16 tiny, 1/4 small, 1 medium, 4 large, 16
 * massive.
 */
export interface TokenToArrange {
  readonly id: string;
  readonly room: number;
}

/** The middle and the drawn size of a token, in map pixels. */
interface Spot extends Point {
  readonly radius: number;
}

/** Spots by token id, in the order given. */
export type Spots = ReadonlyMap<string, Spot>;

/** Sizes that are tried in turn when a place is crowded, as shares of the wanted size. */
const SIZES = [1, 0.85, 0.72, 0.61, 0.52, 0.44, 0.37, 0.31, 0.26, 0.22] as const;
/** Free space between two tokens, as a share of the medium radius. */
const GAP = 0.12;

/**
 * The radius of a token from its room and the radius of a medium token. The radius grows slower
 * than the room, so that small tokens stay legible.
 */
export const radiusOf = (room: number, medium: number): number => medium * Math.max(0.56, room ** 0.35);

/**
 * A radius for medium tokens at which a zone of this outline holds its capacity without shrinking
 * tokens. In pixels.
 */
export function fittingRadius(polygon: Polygon, capacity: number, most: number): number {
  // Discs side by side in an irregular outline cover about half of it.
  const radius = Math.sqrt((areaOf(polygon) * 0.5) / Math.max(1, capacity) / Math.PI);
  return Math.min(most, Math.max(6, radius));
}

/**
 * Places tokens inside an outline. Earlier tokens have the first choice, so a token that comes last
 * moves nobody unless all must shrink. Tokens in `others` stand there already and are not covered.
 * No size below the share `least` of the wanted size is tried; if that is too large, nobody is
 * placed. A token in `before` keeps its spot while the spot is free and inside. Without room even
 * at the smallest size, the rest stand on top of each other about the middle.
 */
export function arrangeInZone(
  polygon: Polygon,
  tokens: readonly TokenToArrange[],
  medium: number,
  { before, others = [], least = 0 }: { before?: Spots | undefined; others?: readonly Spot[]; least?: number } = {},
): Spots {
  if (tokens.length === 0) return new Map();
  const { centre, net, rows } = netsOver(polygon, medium);
  const large = bySize(tokens);
  for (const size of SIZES) {
    if (size < least) return new Map();
    const radius = medium * size;
    const spots =
      placeAll(net, polygon, tokens, radius, { before, others }) ??
      placeAll(net, polygon, large, radius, { before, others }) ??
      placeAll(rows, polygon, large, radius, { before: undefined, others });
    if (spots) return inOrder(tokens, spots);
  }
  return pile(centre, tokens, medium * (SIZES.at(-1) ?? 1));
}

interface Nets {
  medium: number;
  centre: Point;
  net: readonly NetPoint[];
  rows: readonly NetPoint[];
}
const known = new WeakMap<Polygon, Nets>();

/** The nets over an outline, kept as long as tokens of this size are placed in it. */
function netsOver(polygon: Polygon, medium: number): Nets {
  const before = known.get(polygon);
  if (before?.medium === medium) return before;
  const centre = innerPoint(polygon);
  const net = netOver(polygon, centre, medium);
  const nets = { medium, centre, net, rows: inRows(net) };
  known.set(polygon, nets);
  return nets;
}

/** A point of the net that tokens may stand on, and its distance from the edge. */
interface NetPoint extends Point {
  readonly depth: number;
}

/**
 * A fine triangular net over the outline, nearest to the middle first; every fourth point packs
 * medium tokens closely. Of points equally far, those beside the middle come first, right before
 * left, so that a few tokens stand in a row.
 */
function netOver(polygon: Polygon, centre: Point, medium: number): readonly NetPoint[] {
  const box = boxOf(polygon);
  const span = Math.max(box.right - box.left, box.bottom - box.top);
  // The net has at most about 80 points across, however small the tokens are.
  const step = Math.max((medium * (2 + GAP)) / 4, span / 80);
  const rise = (step * Math.sqrt(3)) / 2;
  const points: (NetPoint & { readonly far: number; readonly turn: number })[] = [];
  for (let row = Math.ceil((box.top - centre.y) / rise); centre.y + row * rise <= box.bottom; row++) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (
      let column = Math.floor((box.left - centre.x) / step) - 1;
      centre.x + column * step + shift <= box.right;
      column++
    ) {
      const point = { x: centre.x + column * step + shift, y: centre.y + row * rise };
      if (!contains(polygon, point)) continue;
      points.push({
        ...point,
        depth: edgeDistance(polygon, point),
        far: Math.round(lengthOf(point, centre) * 8),
        turn: Math.abs(point.y - centre.y) * 4 + (point.x < centre.x ? 1 : 0) + (point.y < centre.y ? 0.5 : 0),
      });
    }
  }
  return points.sort((one, two) => one.far - two.far || one.turn - two.turn);
}

/**
 * The net from one end of the outline to the other; this order fills tight outlines better than an
 * order from the middle.
 */
function inRows(net: readonly NetPoint[]): readonly NetPoint[] {
  const box = boxOf(net);
  const wide = box.right - box.left >= box.bottom - box.top;
  return [...net].sort((one, two) => (wide ? one.x - two.x || one.y - two.y : one.y - two.y || one.x - two.x));
}

/** The spots of all tokens in the given order at one size; undefined when a token finds no spot. */
function placeAll(
  net: readonly NetPoint[],
  polygon: Polygon,
  tokens: readonly TokenToArrange[],
  medium: number,
  { before, others }: { before: Spots | undefined; others: readonly Spot[] },
): Map<string, Spot> | undefined {
  const placed = new Map<string, Spot>();
  const gap = medium * GAP;
  const free = (point: Point, radius: number): boolean => {
    for (const spot of placed.values()) if (lengthOf(spot, point) < spot.radius + radius + gap - 1e-6) return false;
    for (const spot of others) if (lengthOf(spot, point) < spot.radius + radius - 1e-6) return false;
    return true;
  };
  for (const { id, room } of tokens) {
    const old = before?.get(id);
    const radius = radiusOf(room, medium);
    if (old && contains(polygon, old) && edgeDistance(polygon, old) >= radius && free(old, radius))
      placed.set(id, { x: old.x, y: old.y, radius });
  }
  for (const { id, room } of tokens) {
    if (placed.has(id)) continue;
    const radius = radiusOf(room, medium);
    const point = net.find((candidate) => candidate.depth >= radius && free(candidate, radius));
    if (!point) return undefined;
    placed.set(id, { x: point.x, y: point.y, radius });
  }
  return placed;
}

const bySize = (tokens: readonly TokenToArrange[]): TokenToArrange[] =>
  [...tokens].sort((one, two) => two.room - one.room);

const inOrder = (tokens: readonly TokenToArrange[], spots: Spots): Spots =>
  new Map(
    tokens.flatMap(({ id }) => {
      const spot = spots.get(id);
      return spot ? [[id, spot] as const] : [];
    }),
  );

/**
 * Places tokens in an overlapping spiral about a point, when no size leaves room for all of them.
 */
function pile(centre: Point, tokens: readonly TokenToArrange[], medium: number): Spots {
  return new Map(
    tokens.map(({ id, room }, at) => {
      const far = medium * 0.7 * Math.sqrt(at);
      const turn = at * 2.4;
      const spot = {
        x: centre.x + far * Math.cos(turn),
        y: centre.y + far * Math.sin(turn),
        radius: radiusOf(room, medium),
      };
      return [id, spot] as const;
    }),
  );
}

/**
 * Places tokens in a centred row along a border's line, in the order given. A row longer than the
 * line shrinks down to half the wanted size; after that the row is longer than the line.
 */
export function arrangeOnBorder(line: Segment, tokens: readonly TokenToArrange[], medium: number): Spots {
  const length = lengthOf(...line);
  const wide = (radius: number): number =>
    tokens.reduce((sum, { room }) => sum + 2 * radiusOf(room, radius), 0) +
    radius * GAP * Math.max(0, tokens.length - 1);
  const size = Math.max(0.5, Math.min(1, length / Math.max(1e-9, wide(medium)))) * medium;
  const centre = middleOf(...line);
  const ux = length === 0 ? 1 : (line[1].x - line[0].x) / length;
  const uy = length === 0 ? 0 : (line[1].y - line[0].y) / length;
  let far = -wide(size) / 2;
  return new Map(
    tokens.map(({ id, room }) => {
      const radius = radiusOf(room, size);
      const at = far + radius;
      far += 2 * radius + size * GAP;
      return [id, { x: centre.x + ux * at, y: centre.y + uy * at, radius }] as const;
    }),
  );
}
