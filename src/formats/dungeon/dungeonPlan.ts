/** A one-page dungeon as rectangles of cells, and its place on a map. */

export interface DungeonSpot {
  x: number;
  y: number;
}

/**
 * The page: rooms and door cells as rectangles of cells, doors with their axis and type, columns on
 * the corners of cells, water, and notes.
 */
export interface DungeonPlan {
  name: string;
  rects: readonly (DungeonSpot & {
    w: number;
    h: number;
    rotunda?: boolean | undefined;
    ending?: boolean | undefined;
  })[];
  doors: readonly (DungeonSpot & { dir: DungeonSpot; type: number })[];
  columns: readonly DungeonSpot[];
  water: readonly DungeonSpot[];
  notes?: readonly { text?: string | undefined; ref?: string | undefined; pos: DungeonSpot }[];
}

/** Pixels of a square, as the generator draws a cell. */
export const DUNGEON_CELL = 70;
/** Cells of rock round the map. */
const MARGIN = 1;

/** The cells that the map has, with the rock around it: its corner and its size. */
export function spanOf({ rects }: Pick<DungeonPlan, 'rects'>): {
  left: number;
  top: number;
  columns: number;
  rows: number;
} {
  const left = Math.min(...rects.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...rects.map(({ y }) => y)) - MARGIN;
  return {
    left,
    top,
    columns: Math.max(...rects.map(({ x, w }) => x + w)) + MARGIN - left,
    rows: Math.max(...rects.map(({ y, h }) => y + h)) + MARGIN - top,
  };
}

/** The axis of a door as a step of one cell. */
export const wayOf = ({ x, y }: DungeonSpot): DungeonSpot =>
  Math.abs(x) > Math.abs(y) ? { x: Math.sign(x), y: 0 } : { x: 0, y: Math.sign(y) || 1 };
