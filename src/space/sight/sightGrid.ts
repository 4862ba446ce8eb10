/**
 * What stops a look on squares, prepared once for a scene: walls and shut doors, solid ground and
 * tall ground. Windows and bars let a look through.
 */
import { current, isDraft } from 'immer';
import type { SquareScene } from '../scene.ts';
import { sceneryKind } from '../scenery/kinds/sceneryKinds.ts';
import type { SceneryItem } from '../scenery/scenery.ts';
import { BLOCKED, type Grid, gridOf, indexOf, type Square, squareAt } from '../squares/squares.ts';

/** A grid with what a look needs to know of it, and answers that other files derive from it. */
export interface SightGrid {
  readonly grid: Grid;
  /**
   * Bits: 1 a wall or shut door on the east edge, 2 on the south edge; none where one sees through.
   */
  readonly walls: Uint8Array;
  /** 1 where the ground is solid, so that nobody sees through it. */
  readonly solid: Uint8Array;
  readonly memory: Map<string, unknown>;
}

/** The bits of `SightGrid.walls`. */
export const EAST_WALL = 1;
export const SOUTH_WALL = 2;
/**
 * Ground so many steps above both the eye and the place looked at hides that place. A step is 1.5
 * m, and games count ground of two steps as cover.
 */
export const TALL = 2;
/** A window lies on an edge if its middle is this near to the edge, as a share of a square. */
const ON_EDGE = 0.35;

const kept = new WeakMap<SquareScene, SightGrid>();

/** The sight grid of a scene, which may be an immer draft. It is cached for a frozen scene. */
export function sightGridOf(given: SquareScene): SightGrid {
  const scene = isDraft(given) ? current(given) : given;
  const known = kept.get(scene);
  if (known) return known;
  const grid = gridOf(scene);
  const walls = grid.walls.slice();
  const solid = grid.ground.map((bits) => (bits & BLOCKED ? 1 : 0));
  for (const item of scene.scenery ?? []) seeThrough(scene, item, walls, solid);
  const made = { grid, walls, solid, memory: new Map() };
  if (Object.isFrozen(scene) && Object.isFrozen(scene.cells)) kept.set(scene, made);
  return made;
}

/** Takes away what a window or a portcullis makes clear: the wall that it is in, its own square. */
function seeThrough({ pixels, columns, rows }: SquareScene, item: SceneryItem, walls: Uint8Array, solid: Uint8Array) {
  // A window that the GM says conceals is shuttered.
  if (!item.at || sceneryKind(item.kind).clear !== true || item.means?.includes('conceals')) return;
  const [x, y] = [item.at[0] / pixels, item.at[1] / pixels];
  const own = indexOf({ columns, rows }, { column: Math.floor(x), row: Math.floor(y) });
  if (own >= 0) solid[own] = 0;
  const clear = (square: Square, bit: number) => {
    const at = indexOf({ columns, rows }, square);
    if (at >= 0) walls[at] = (walls[at] ?? 0) & ~bit;
  };
  if (Math.abs(x - Math.round(x)) <= ON_EDGE) clear({ column: Math.round(x) - 1, row: Math.floor(y) }, EAST_WALL);
  if (Math.abs(y - Math.round(y)) <= ON_EDGE) clear({ column: Math.floor(x), row: Math.round(y) - 1 }, SOUTH_WALL);
}

/**
 * The squares that hide what lies behind them from an eye and for a place, the higher of which
 * stands `level` steps high: 1 for each. The eye's own squares hide nothing.
 */
export function hidingSquares({ grid, solid }: SightGrid, level: number, own: readonly number[]): Uint8Array {
  const hiding = solid.slice();
  for (let at = 0; at < hiding.length; at += 1) if ((grid.elevation[at] ?? 0) >= level + TALL) hiding[at] = 1;
  for (const at of own) hiding[at] = 0;
  return hiding;
}

/** The levels at which the ground lies, from the lowest to the highest; the eye's level is one. */
export function levelsFrom({ grid }: SightGrid, eye: number): number[] {
  const levels = new Set([eye]);
  for (const height of grid.elevation) if (height > eye) levels.add(height);
  return [...levels].sort((one, other) => one - other);
}

/**
 * The thing that bars a look along the straight line between the middles of two squares, with the
 * square before it; undefined where nothing does. A diagonal passes a corner that is open on one
 * side.
 */
export function barredBetween(
  sight: SightGrid,
  from: Square,
  to: Square,
): { by: 'wall' | 'solid' | 'height'; before: Square; at: Square } | undefined {
  const { grid, solid } = sight;
  const level = Math.max(grid.elevation[indexOf(grid, from)] ?? 0, grid.elevation[indexOf(grid, to)] ?? 0);
  const steps = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
  let before = from;
  for (let n = 1; n <= steps; n += 1) {
    const at = {
      column: Math.round(from.column + ((to.column - from.column) * n) / steps),
      row: Math.round(from.row + ((to.row - from.row) * n) / steps),
    };
    if (isWalled(sight, before, at)) return { by: 'wall', before, at };
    const here = indexOf(grid, at);
    if (n < steps && solid[here]) return { by: 'solid', before, at };
    if (n < steps && (grid.elevation[here] ?? 0) >= level + TALL) return { by: 'height', before, at };
    before = at;
  }
  return undefined;
}

/** Whether a wall or shut door stops a look between two neighbouring squares. */
function isWalled({ grid, walls }: SightGrid, from: Square, to: Square): boolean {
  const edge = (column: number, row: number, bit: number): boolean => {
    const at = indexOf(grid, { column, row });
    return at >= 0 && ((walls[at] ?? 0) & bit) !== 0;
  };
  const sideways = (row: number) => edge(Math.min(from.column, to.column), row, EAST_WALL);
  const upright = (column: number) => edge(column, Math.min(from.row, to.row), SOUTH_WALL);
  if (from.row === to.row) return sideways(from.row);
  if (from.column === to.column) return upright(from.column);
  return (sideways(from.row) || upright(to.column)) && (upright(from.column) || sideways(to.row));
}

/** The squares around a square that no wall divides from it. */
export function* aroundSquare(sight: SightGrid, index: number): Generator<number> {
  const { grid } = sight;
  const from = squareAt(grid, index);
  for (const down of [-1, 0, 1])
    for (const across of [-1, 0, 1]) {
      const to = { column: from.column + across, row: from.row + down };
      const at = indexOf(grid, to);
      if (at >= 0 && at !== index && !isWalled(sight, from, to)) yield at;
    }
}
