/**
 * Ways over squares of one metre where every second diagonal step counts two: the cost of each
 * square, and the way there.
 */
import { climbCost, groundUnder, OPEN, quickStep, type Walker } from './squarePaths.ts';
import { DIRECTIONS, footprint, type Grid, indexOf, type Square, squareAt } from './squares.ts';

/**
 * The squares in reach of a walker who counts metres. Each square has two entries: after an even
 * and after an odd number of diagonals.
 */
export interface MetreReach {
  readonly grid: Grid;
  readonly start: number;
  /** The entry where all ways begin, as an index of `cost`. */
  readonly origin: number;
  /** The cost in metres, indexed `2 * square + odd`; 65535 is out of reach. */
  readonly cost: Uint16Array;
  readonly before: Int32Array;
  /** The squares on which the walker may stop, cheapest first, without the start. */
  readonly stops: readonly number[];
}
const FAR = 65535;
const WAYS = [...DIRECTIONS.filter((_, n) => n % 2 === 0), ...DIRECTIONS.filter((_, n) => n % 2 === 1)];

/**
 * The straight distance between two tokens in metres: the longer axis plus half of the shorter one,
 * rounded down.
 */
export function metresBetween(a: Square, aSize: number, b: Square, bSize: number): number {
  const along = (x: number, xs: number, y: number, ys: number) => Math.max(0, y - (x + xs - 1), x - (y + ys - 1));
  const across = along(a.column, aSize, b.column, bSize);
  const down = along(a.row, aSize, b.row, bSize);
  return Math.max(across, down) + Math.floor(Math.min(across, down) / 2);
}

/**
 * Every square within the walker's budget of metres. The cheapest way to a square need not begin
 * the cheapest way on, because it may have used up the cheap diagonal. So each square is searched
 * in both states (Dijkstra over square and parity). `odd`: the walker has gone an odd number of
 * diagonals already, so its next one counts two. `extra` gives the further cost of a step; it
 * receives 1 for leaving difficult ground, and the levels climbed beyond the first.
 */
export function metreReach(
  grid: Grid,
  walker: Walker & { readonly odd?: boolean },
  extra: (step: { difficult: number; height: number }) => number = ({ difficult, height }) => difficult + height,
): MetreReach {
  const cost = new Uint16Array(grid.columns * grid.rows * 2).fill(FAR);
  const before = new Int32Array(grid.columns * grid.rows * 2).fill(-1);
  const start = indexOf(grid, walker.from);
  const stops: number[] = [];
  const origin = start * 2 + (walker.odd ? 1 : 0);
  if (start < 0) return { grid, start, origin, cost, before, stops };
  const budget = Math.max(0, Math.min(walker.budget, 1000));
  const waiting: number[][] = Array.from({ length: budget + 1 }, () => []);
  const stopped = new Set<number>([start]);
  cost[origin] = 0;
  waiting[0]?.push(origin);
  for (let so = 0; so <= budget; so += 1)
    for (const node of waiting[so] ?? []) {
      if (cost[node] !== so) continue;
      const at = node >> 1;
      const odd = node & 1;
      const from = squareAt(grid, at);
      if (!stopped.has(at) && standable(grid, walker, from)) {
        stopped.add(at);
        stops.push(at);
      }
      for (const way of WAYS) {
        const to = { column: from.column + way.column, row: from.row + way.row };
        const next = indexOf(grid, to);
        if (next < 0) continue;
        const diagonal = way.column !== 0 && way.row !== 0;
        const after = next * 2 + (diagonal ? 1 - odd : odd);
        const least = so + (diagonal && odd === 1 ? 2 : 1);
        // Most squares are known by a way as cheap: the step there need not be worked out.
        if (least > budget || least >= (cost[after] ?? 0)) continue;
        const step = quickStep(grid, walker, from, to);
        if (step === 0) continue;
        const sum = step === 1 ? least : least + extra(surcharge(grid, walker, from, to, step));
        if (sum > budget || sum >= (cost[after] ?? 0)) continue;
        cost[after] = sum;
        before[after] = node;
        waiting[sum]?.push(after);
      }
    }
  return { grid, start, origin, cost, before, stops };
}

/** The cost of a step beyond the one metre of the square itself, as footing and as height. */
function surcharge(grid: Grid, walker: Walker, from: Square, to: Square, cost: number) {
  const height = climbCost(groundUnder(grid, from, walker.size), groundUnder(grid, to, walker.size));
  return { difficult: cost - 1 - height, height };
}

const standable = (grid: Grid, walker: Walker, at: Square): boolean =>
  footprint(at, walker.size).every((square) => (walker.passage[indexOf(grid, square)] ?? OPEN) === OPEN);

const best = (reach: MetreReach, at: number): number =>
  (reach.cost[at * 2] ?? FAR) <= (reach.cost[at * 2 + 1] ?? FAR) ? at * 2 : at * 2 + 1;

/** The cost of a square in metres; undefined if the square is out of reach. */
export function metresTo(reach: MetreReach, to: Square): number | undefined {
  const at = indexOf(reach.grid, to);
  const cost = at < 0 ? FAR : (reach.cost[best(reach, at)] ?? FAR);
  return cost === FAR ? undefined : cost;
}

/**
 * The squares of the way to a square, without the start; undefined if the square is out of reach.
 */
export function metrePathTo(reach: MetreReach, to: Square): Square[] | undefined {
  if (metresTo(reach, to) === undefined) return undefined;
  const out: Square[] = [];
  for (let node = best(reach, indexOf(reach.grid, to)); node >= 0 && node !== reach.origin; ) {
    out.unshift(squareAt(reach.grid, node >> 1));
    node = reach.before[node] ?? -1;
  }
  return out;
}
