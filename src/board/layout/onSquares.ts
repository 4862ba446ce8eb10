/** Where figures stand on squares: in the middle of theirs, and side by side where several share some. */
import type { BoardToken } from '../types.ts';
import { type Pile, pilesOf, withPiles } from './piles.ts';
import type { Spot } from './spot.ts';

interface Standing {
  token: BoardToken;
  x: number;
  y: number;
  side: number;
}

/** A figure fills this share of its squares. */
const FILL = 0.82;
/** Smaller than this share of a square nobody is drawn beside others: then they stand for one another. */
const LEAST = 0.24;

const meet = (a: Standing, b: Standing): boolean =>
  a.x < b.x + b.side && b.x < a.x + a.side && a.y < b.y + b.side && b.y < a.y + a.side;

/** Those who share squares, directly or by others, together; in the order given. */
function clusters(all: readonly Standing[], p: number): Standing[][] {
  const bySquare = new Map<string, Standing[]>();
  const squares = ({ x, y, side }: Standing): string[] => {
    const keys: string[] = [];
    for (let dx = 0; dx < side; dx += p) for (let dy = 0; dy < side; dy += p) keys.push(`${x + dx},${y + dy}`);
    return keys;
  };
  for (const one of all) for (const key of squares(one)) bySquare.set(key, [...(bySquare.get(key) ?? []), one]);
  const left = new Set(all);
  const found: Standing[][] = [];
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

/** The largest circle within a token's squares that covers none of these; its radius is at most what the token would have alone. */
function freeCircle({ x, y, side }: Standing, others: readonly Spot[], p: number): Spot {
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

/** The spots of a cluster: of those with the very same squares each gets a part of them; larger ones stand in what is left of theirs. */
function spread(cluster: readonly Standing[], p: number, shrink: number): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const stacks = new Map<string, Standing[]>();
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

/** Spots on squares of so many map pixels. Who shares squares shrinks and moves aside; who has no room even so stands behind another. */
export function onSquares(p: number, tokens: readonly BoardToken[]): Map<string, Spot> {
  const all = tokens.flatMap((token): Standing[] =>
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

function shared(cluster: readonly Standing[], p: number): Map<string, Spot> {
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
