/**
 * Converts a one-page dungeon to squares: a cell of the page is a square, rock is blocked, and
 * rooms have walls and doors around them.
 */
import type { Cell, SquareScene } from '../../space/scene.ts';

interface Spot {
  x: number;
  y: number;
}

/**
 * The page: rooms and door cells as rectangles of cells, doors with their axis and type, columns
 * and water.
 */
export interface DungeonPlan {
  name: string;
  rects: readonly (Spot & { w: number; h: number; rotunda?: boolean | undefined })[];
  doors: readonly (Spot & { dir: Spot; type: number })[];
  columns: readonly Spot[];
  water: readonly Spot[];
}

/** Pixels of a square, as the generator draws a cell. */
const CELL = 70;
/** Cells of rock round the map. */
const MARGIN = 1;
/** Most squares along a side of a map. */
const MOST = 200;
/** The door types that are shut, the secret type, steps, and stairs that lead off the page. */
const SHUT: ReadonlySet<number> = new Set([1, 4, 5, 7]);
const SECRET = 6;
const STEPS = 9;
const LEADS_OUT: ReadonlySet<number> = new Set([3, 8]);

const keyOf = ({ x, y }: Spot): string => `${x},${y}`;

/**
 * The page as squares, and the sentence that goes with them; undefined for more than 200 squares a
 * side.
 */
export function squaresOfDungeon(plan: DungeonPlan): { scene: SquareScene; remarks: string[] } | undefined {
  const { rects, doors } = plan;
  const left = Math.min(...rects.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...rects.map(({ y }) => y)) - MARGIN;
  const columns = Math.max(...rects.map(({ x, w }) => x + w)) + MARGIN - left;
  const rows = Math.max(...rects.map(({ y, h }) => y + h)) + MARGIN - top;
  if (columns > MOST || rows > MOST) return undefined;
  const shifted = ({ x, y }: Spot): Spot => ({ x: x - left, y: y - top });
  const floor = new Set(rects.flatMap(floorOf).map((spot) => keyOf(shifted(spot))));
  const isFloor = (spot: Spot): boolean => floor.has(keyOf(spot));

  const cells: Record<string, Cell> = {};
  const walls: SquareScene['walls'] = {};
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const here = isFloor({ x, y });
      if (!here) cells[keyOf({ x, y })] = { blocked: true };
      if (x + 1 < columns && here !== isFloor({ x: x + 1, y })) walls[`${x},${y},e`] = 'wall';
      if (y + 1 < rows && here !== isFloor({ x, y: y + 1 })) walls[`${x},${y},s`] = 'wall';
    }
  for (const spot of plan.water.map(shifted))
    if (isFloor(spot)) cells[keyOf(spot)] = { difficult: true, terrain: 'water' };
  let secret = 0;
  for (const door of doors) {
    const at = shifted(door);
    const way = wayOf(door.dir);
    const beyond = { x: at.x + way.x, y: at.y + way.y };
    const before = { x: at.x - way.x, y: at.y - way.y };
    const edge = edgeBetween(at, isFloor(beyond) ? beyond : before);
    if (LEADS_OUT.has(door.type)) cells[keyOf(at)] = { ...cells[keyOf(at)], terrain: 'way out' };
    else if (door.type === STEPS) cells[keyOf(at)] = { ...cells[keyOf(at)], difficult: true, terrain: 'steps' };
    else if (SHUT.has(door.type)) walls[edge] = 'door';
    else if (door.type === SECRET) {
      walls[edge] = 'wall';
      secret += 1;
    }
  }
  return {
    scene: {
      kind: 'squares',
      name: plan.name,
      columns,
      rows,
      pixels: CELL,
      ground: { kind: 'plain', look: 'stone' },
      cells,
      walls,
    },
    remarks: [
      ...(secret > 0
        ? [
            `${secret === 1 ? 'A secret door is' : `${secret} secret doors are`} drawn as wall; paint a door there when it is found.`,
          ]
        : []),
      // The page has them on the corners between cells.
      ...(plan.columns.length > 0 ? ['Its columns stand where squares meet, fill none, and are left out.'] : []),
    ],
  };
}

/** The cells of a room. A round room has the cells whose middle lies in it. */
function floorOf({ x, y, w, h, rotunda }: DungeonPlan['rects'][number]): Spot[] {
  return Array.from({ length: w * h }, (_, n) => ({ x: x + (n % w), y: y + Math.floor(n / w) })).filter((spot) => {
    if (!rotunda) return true;
    const across = (spot.x + 0.5 - (x + w / 2)) / (w / 2);
    const down = (spot.y + 0.5 - (y + h / 2)) / (h / 2);
    return across * across + down * down <= 1;
  });
}

/** The axis of a door as a step of one cell. */
const wayOf = ({ x, y }: Spot): Spot =>
  Math.abs(x) > Math.abs(y) ? { x: Math.sign(x), y: 0 } : { x: 0, y: Math.sign(y) || 1 };

/** The key of the edge between two neighbouring squares. */
function edgeBetween(a: Spot, b: Spot): string {
  const home = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
  return `${keyOf(home)},${a.y === b.y ? 'e' : 's'}`;
}
