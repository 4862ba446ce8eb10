/** Paints a map of squares: what a brush makes of each square or edge in a stroke. */
import { dequal } from 'dequal/lite';
import type { Edit } from '../engine/command.ts';
import type { Cell, SquareScene } from '../space/scene.ts';

/** What a brush paints on squares. `clear` leaves flat open ground. */
export type Brush =
  | { paint: 'difficult' | 'blocked' | 'start' | 'clear' }
  | { paint: 'elevation'; height: number }
  | { paint: 'terrain'; name: string };

/** What a brush puts on edges. Null removes a wall or door. */
export type WallBrush = 'wall' | 'door' | 'open' | null;

const plain = (cell: Cell): boolean => Object.keys(cell).length === 0;

/** A square after a brush. Null when the square is plain again. */
export function paintedCell(cell: Cell | undefined, brush: Brush): Cell | null {
  const next: Cell = { ...cell };
  switch (brush.paint) {
    case 'clear':
      return null;
    case 'difficult':
    case 'blocked':
    case 'start':
      next[brush.paint] = true;
      break;
    case 'elevation':
      if (brush.height === 0) delete next.elevation;
      else next.elevation = brush.height;
      break;
    case 'terrain':
      if (brush.name.trim() === '') delete next.terrain;
      else next.terrain = brush.name.trim().slice(0, 40);
  }
  return plain(next) ? null : next;
}

/** The edit that paints these squares (keys of `cells`). Undefined when it would change nothing. */
export function editOfCells(scene: SquareScene, keys: readonly string[], brush: Brush): Edit | undefined {
  const cells = keys.flatMap((key) => {
    const next = paintedCell(scene.cells[key], brush);
    return dequal(next ?? {}, scene.cells[key] ?? {}) ? [] : [[key, next] as const];
  });
  return cells.length > 0 ? { edit: 'cells', cells: Object.fromEntries(cells) } : undefined;
}

/**
 * The edit that puts a wall on these edges (keys of `walls`), or removes it. Undefined when it
 * would change nothing.
 */
export function editOfWalls(scene: SquareScene, edges: readonly string[], wall: WallBrush): Edit | undefined {
  const changed = edges.filter((key) => (scene.walls[key] ?? null) !== wall);
  return changed.length > 0
    ? { edit: 'walls', walls: Object.fromEntries(changed.map((key) => [key, wall])) }
    : undefined;
}
