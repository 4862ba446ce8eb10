/**
 * Ways over squares: the cost of each square in reach, and the way there. Costs are whole squares
 * of movement.
 */
import {
  BLOCKED,
  DIFFICULT,
  DIRECTIONS,
  elevationAt,
  footprint,
  type Grid,
  indexOf,
  isWallBetween,
  type Square,
  squareAt,
} from './squares.ts';

/**
 * How characters bar each square, indexed like the grid: 0 open, 1 may be passed but not stopped on
 * (an ally), 2 barred (an enemy).
 */
export type Passage = Uint8Array;
export const OPEN = 0;
export const PASS = 1;
export const BARRED = 2;

/** The properties of a walker on which the cost of its steps depends. */
export interface Walker {
  readonly from: Square;
  /** Squares along a side of the walker's token. */
  readonly size: number;
  /** Movement left, in squares. */
  readonly budget: number;
  readonly passage: Passage;
  /**
   * Whether the walker pays for difficult ground when leaving it, as usual, or when entering it.
   */
  readonly paysOn?: 'leaving' | 'entering';
  /**
   * Extra cost to leave a square beside difficult ground (an aura that counts as difficult),
   * indexed like the grid.
   */
  readonly tax?: Uint8Array;
  /** Extra cost of every step (dragging somebody along). */
  readonly perStep?: number;
  /**
   * Costs that the walker does not pay. `ground`: the walker leaves difficult ground freely. `all`:
   * the walker also ignores height, and passes characters and walls.
   */
  readonly ignores?: 'ground' | 'all';
}

/**
 * The reach of a walker: the cost of each square (65535: out of reach) and the square before it on
 * the way.
 */
export interface Reach {
  readonly grid: Grid;
  readonly walker: Walker;
  readonly cost: Uint16Array;
  readonly before: Int32Array;
  /** The squares on which the walker may stop, cheapest first, without the start. */
  readonly stops: readonly number[];
}
const FAR = 65535;

/** Elevation: the first step up or down is free, each more costs 1. */
export const climbCost = (from: number, to: number): number => Math.max(0, Math.abs(to - from) - 1);

/** The height under a token: the height of its highest square. */
export function groundUnder(grid: Grid, at: Square, size: number): number {
  if (size === 1) return elevationAt(grid, at);
  return Math.max(...footprint(at, size).map((square) => elevationAt(grid, square)));
}

/**
 * The worst passage among the squares that a token would cover. The token is barred outside the map
 * and on solid ground.
 */
function passageAt(grid: Grid, walker: Walker, to: Square): number {
  let worst = OPEN;
  for (let row = to.row; row < to.row + walker.size; row += 1)
    for (let column = to.column; column < to.column + walker.size; column += 1) {
      const at = indexOf(grid, { column, row });
      if (at < 0 || (grid.ground[at] ?? 0) & BLOCKED) return BARRED;
      worst = Math.max(worst, walker.passage[at] ?? OPEN);
    }
  return walker.ignores === 'all' ? Math.min(worst, PASS) : worst;
}

/**
 * The extra cost of the ground in a step: 1 for difficult ground, or the walker's own tax. It is
 * paid for the ground that the walker leaves or, where the game says so, enters.
 */
function groundCost(grid: Grid, walker: Walker, from: Square, to: Square): number {
  if (walker.ignores) return 0;
  const paid = walker.paysOn === 'entering' ? to : from;
  let most = 0;
  for (let row = paid.row; row < paid.row + walker.size; row += 1)
    for (let column = paid.column; column < paid.column + walker.size; column += 1) {
      const at = indexOf(grid, { column, row });
      if (at < 0) continue;
      const hard = ((grid.ground[at] ?? 0) & DIFFICULT) !== 0 ? 1 : 0;
      most = Math.max(most, hard, walker.tax?.[at] ?? 0);
    }
  return most;
}

/**
 * The cost of one step to a neighbouring square, with its reasons; undefined where no step is
 * possible.
 */
export function stepCost(
  grid: Grid,
  walker: Walker,
  from: Square,
  to: Square,
): { cost: number; reasons: string[] } | undefined {
  if (passageAt(grid, walker, to) === BARRED) return undefined;
  if (
    walker.ignores !== 'all' &&
    footprint(from, walker.size).some((square) => isWallBetween(grid, square, shifted(square, from, to)))
  )
    return undefined;
  const reasons: string[] = [];
  if (walker.ignores === 'all') return { cost: 1, reasons };
  const slowed = groundCost(grid, walker, from, to);
  const climbing = climbCost(groundUnder(grid, from, walker.size), groundUnder(grid, to, walker.size));
  if (slowed > 0) reasons.push(`${walker.paysOn ?? 'leaving'} difficult ground +${slowed}`);
  if (climbing > 0) reasons.push(`${climbing + 1} steps of height +${climbing}`);
  const extra = walker.perStep ?? 0;
  if (extra > 0) reasons.push(`dragging +${extra}`);
  return { cost: 1 + slowed + climbing + extra, reasons };
}
const shifted = (square: Square, from: Square, to: Square): Square => ({
  column: square.column + to.column - from.column,
  row: square.row + to.row - from.row,
});

/**
 * Every square within the walker's budget. Costs are small whole numbers, so squares wait in one
 * list for each cost (Dial's algorithm): a 60 by 60 map takes a fraction of a millisecond. Ties go
 * to the straighter step, so paths look like people's paths.
 */
export function reachOf(grid: Grid, walker: Walker): Reach {
  const cost = new Uint16Array(grid.columns * grid.rows).fill(FAR);
  const before = new Int32Array(grid.columns * grid.rows).fill(-1);
  const stops: number[] = [];
  const start = indexOf(grid, walker.from);
  if (start < 0) return { grid, walker, cost, before, stops };
  const budget = Math.max(0, Math.min(walker.budget, 1000));
  const waiting: number[][] = Array.from({ length: budget + 1 }, () => []);
  cost[start] = 0;
  waiting[0]?.push(start);
  const easy = walker.size === 1 && !grid.walled && !walker.ignores && walker.paysOn !== 'entering';
  for (let so = 0; so <= budget; so += 1)
    for (const at of waiting[so] ?? []) {
      if (cost[at] !== so) continue;
      const from = squareAt(grid, at);
      if (at !== start && passageAt(grid, walker, from) === OPEN) stops.push(at);
      const leaving = easy ? 1 + groundCost(grid, walker, from, from) + (walker.perStep ?? 0) : 0;
      for (const way of STRAIGHT_FIRST) {
        const column = from.column + way.column;
        const row = from.row + way.row;
        if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) continue;
        const next = row * grid.columns + column;
        if ((cost[next] ?? 0) <= so + 1) continue;
        const step = easy ? quickest(grid, walker, at, next, leaving) : quickStep(grid, walker, from, { column, row });
        const sum = so + step;
        if (step === 0 || sum > budget || sum >= (cost[next] ?? 0)) continue;
        cost[next] = sum;
        before[next] = at;
        waiting[sum]?.push(next);
      }
    }
  return { grid, walker, cost, before, stops };
}
const STRAIGHT_FIRST = [...DIRECTIONS.filter((_, n) => n % 2 === 0), ...DIRECTIONS.filter((_, n) => n % 2 === 1)];

/**
 * The cost of a step of a single square on a map without walls; 0 where no step is possible.
 * `leaving` is the cost of any step from here.
 */
function quickest(grid: Grid, walker: Walker, at: number, next: number, leaving: number): number {
  if ((grid.ground[next] ?? 0) & BLOCKED || walker.passage[next] === BARRED) return 0;
  return leaving + climbCost(grid.elevation[at] ?? 0, grid.elevation[next] ?? 0);
}

/** The cost of `stepCost` without its words; 0 where no step is possible. */
export function quickStep(grid: Grid, walker: Walker, from: Square, to: Square): number {
  if (passageAt(grid, walker, to) === BARRED) return 0;
  if (walker.ignores === 'all') return 1;
  if (walker.size === 1) {
    if (isWallBetween(grid, from, to)) return 0;
  } else if (footprint(from, walker.size).some((square) => isWallBetween(grid, square, shifted(square, from, to))))
    return 0;
  return (
    1 +
    groundCost(grid, walker, from, to) +
    climbCost(groundUnder(grid, from, walker.size), groundUnder(grid, to, walker.size)) +
    (walker.perStep ?? 0)
  );
}

/** The cost of a square; undefined if the square is out of reach. */
export function costTo(reach: Reach, to: Square): number | undefined {
  const at = indexOf(reach.grid, to);
  const cost = at < 0 ? FAR : (reach.cost[at] ?? FAR);
  return cost === FAR ? undefined : cost;
}

/**
 * The squares of the way to a square, without the start; undefined if the square is out of reach.
 */
export function pathTo(reach: Reach, to: Square): Square[] | undefined {
  if (costTo(reach, to) === undefined) return undefined;
  const out: Square[] = [];
  const start = indexOf(reach.grid, reach.walker.from);
  for (let at = indexOf(reach.grid, to); at !== start && at >= 0; at = reach.before[at] ?? -1)
    out.unshift(squareAt(reach.grid, at));
  return out;
}
