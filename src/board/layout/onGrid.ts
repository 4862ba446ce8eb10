/**
 * Where figures stand on a map with a grid: in the middle of their squares or hex, or side by side
 * where several share them.
 */
import { type HexScene, type Point, placeKey } from '../../space/scene.ts';
import { centroid, middleOf } from '../../space/shapes/polygon.ts';
import type { BoardToken } from '../types.ts';
import { type Pile, pilesOf, withPiles } from './piles.ts';
import type { Spot } from './spot.ts';

interface SquareToken {
  token: BoardToken;
  x: number;
  y: number;
  side: number;
}

/** The share of its squares that a figure fills. */
const FILL = 0.82;
/**
 * No figure is drawn smaller than this share of a square. Where figures have less room, one stands
 * for the others.
 */
const LEAST = 0.24;

const meet = (a: SquareToken, b: SquareToken): boolean =>
  a.x < b.x + b.side && b.x < a.x + a.side && a.y < b.y + b.side && b.y < a.y + a.side;

/** Groups of tokens that share squares, directly or through others, in the given order. */
function clusters(all: readonly SquareToken[], p: number): SquareToken[][] {
  const bySquare = new Map<string, SquareToken[]>();
  const squares = ({ x, y, side }: SquareToken): string[] => {
    const keys: string[] = [];
    for (let dx = 0; dx < side; dx += p) for (let dy = 0; dy < side; dy += p) keys.push(`${x + dx},${y + dy}`);
    return keys;
  };
  for (const one of all) for (const key of squares(one)) bySquare.set(key, [...(bySquare.get(key) ?? []), one]);
  const left = new Set(all);
  const found: SquareToken[][] = [];
  for (const one of all) {
    if (!left.delete(one)) continue;
    const cluster = [one];
    for (const at of cluster)
      for (const key of squares(at))
        for (const other of bySquare.get(key) ?? []) if (left.delete(other) && meet(at, other)) cluster.push(other);
    found.push(cluster);
  }
  return found;
}

/**
 * The largest circle within a token's squares that covers none of the others. Its radius is at most
 * the radius that the token has alone.
 */
function freeCircle({ x, y, side }: SquareToken, others: readonly Spot[], p: number): Spot {
  const most = (side / 2) * FILL;
  let best: Spot = { x: x + side / 2, y: y + side / 2, radius: 0 };
  const step = p / 8;
  for (let dy = step; dy < side; dy += step)
    for (let dx = step; dx < side; dx += step) {
      const at = { x: x + dx, y: y + dy };
      const rim = Math.min(dx, dy, side - dx, side - dy) - p * 0.04;
      const clear = Math.min(...others.map((one) => Math.hypot(one.x - at.x, one.y - at.y) - one.radius - p * 0.03));
      const radius = Math.min(most, rim, clear);
      const nearer = (one: Spot) => Math.hypot(one.x - x - side / 2, one.y - y - side / 2);
      if (
        radius > best.radius + 1e-6 ||
        (radius > best.radius - 1e-6 && nearer({ ...at, radius }) < nearer(best) - 1e-6)
      )
        best = { ...at, radius };
    }
  return best;
}

/**
 * The spots of a cluster. Tokens on the very same squares each get a part of these squares; larger
 * tokens stand in what is left of theirs.
 */
function spread(cluster: readonly SquareToken[], p: number, shrink: number): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const stacks = new Map<string, SquareToken[]>();
  for (const one of cluster) {
    const key = `${one.x},${one.y},${one.side}`;
    stacks.set(key, [...(stacks.get(key) ?? []), one]);
  }
  const order = [...stacks.values()].sort((a, b) => a[0]!.side - b[0]!.side);
  for (const stack of order) {
    const { x, y, side } = stack[0]!;
    const placed = [...spots.values()];
    const across = Math.ceil(Math.sqrt(stack.length));
    const part = side / across;
    stack.forEach((one, at) => {
      const own = { ...one, x: x + (at % across) * part, y: y + Math.floor(at / across) * part, side: part };
      const { radius, ...point } = freeCircle(own, placed, p);
      spots.set(one.token.id, { ...point, radius: radius * (placed.length === 0 ? shrink : 1) });
    });
  }
  return spots;
}

/**
 * The spots of tokens on squares of `p` map pixels. Tokens that share squares shrink and move
 * aside. A token that has no room even then stands behind another.
 */
export function onSquares(p: number, tokens: readonly BoardToken[]): Map<string, Spot> {
  const all = tokens.flatMap((token): SquareToken[] =>
    token.place.kind === 'square'
      ? [{ token, x: token.place.column * p, y: token.place.row * p, side: token.size.squares * p }]
      : [],
  );
  const spots = new Map<string, Spot>();
  for (const cluster of clusters(all, p)) {
    const [only, ...others] = cluster;
    if (only && others.length === 0) {
      const half = only.side / 2;
      spots.set(only.token.id, { x: only.x + half, y: only.y + half, radius: half * FILL });
      continue;
    }
    for (const [id, spot] of shared(cluster, p)) spots.set(id, spot);
  }
  return new Map(tokens.flatMap(({ id }) => (spots.has(id) ? [[id, spots.get(id)!] as const] : [])));
}

function shared(cluster: readonly SquareToken[], p: number): Map<string, Spot> {
  const byId = new Map(cluster.map((one) => [one.token.id, one]));
  const shown = (piles: readonly Pile[]) => piles.flatMap(([{ id }]) => byId.get(id) ?? []);
  for (const piles of pilesOf(cluster.map(({ token }) => token)))
    for (const shrink of [1, 0.75, 0.55]) {
      const spots = spread(shown(piles), p, shrink);
      if ([...spots.values()].every(({ radius }) => radius >= p * LEAST * 0.82) || piles.length === 1)
        return withPiles(piles, spots);
    }
  return new Map();
}

/**
 * The side of the square in which figures stand, as a share of their hex. The corners of a square
 * for several figures stay within the hex.
 */
const ROOM = { one: 0.98, several: 0.8 };
/**
 * A large figure alone on its hex is drawn larger by this factor: two large ones still do not meet.
 */
const LARGE = 1.22;

/** The spots of tokens. Those of one hex share it as they would share a square. */
export function onHexes(scene: HexScene, tokens: readonly BoardToken[]): Map<string, Spot> {
  const together = new Map<string, { at: Point; group: BoardToken[] }>();
  for (const token of tokens) {
    const { place } = token;
    const at =
      place.kind === 'zone'
        ? scene.zones[place.zone] && centroid(scene.zones[place.zone]!.polygon)
        : place.kind === 'border'
          ? scene.borders[place.border] && middleOf(...scene.borders[place.border]!.line)
          : undefined;
    if (!at) continue;
    const there = together.get(placeKey(place)) ?? { at, group: [] };
    there.group.push(token);
    together.set(placeKey(place), there);
  }
  const spots = new Map<string, Spot>();
  for (const { at, group } of together.values()) {
    const alone = group.length === 1;
    const p = scene.hexes.across * (alone ? ROOM.one : ROOM.several);
    const standing = group.map(
      (token): BoardToken => ({
        ...token,
        place: { kind: 'square', column: 0, row: 0 },
        size: { ...token.size, squares: 1 },
      }),
    );
    for (const [id, spot] of onSquares(p, standing)) {
      const large = alone && (group[0]?.size.squares ?? 1) > 1 ? LARGE : 1;
      spots.set(id, { ...spot, x: at.x + spot.x - p / 2, y: at.y + spot.y - p / 2, radius: spot.radius * large });
    }
  }
  return new Map(tokens.flatMap(({ id }) => (spots.has(id) ? [[id, spots.get(id)!] as const] : [])));
}
