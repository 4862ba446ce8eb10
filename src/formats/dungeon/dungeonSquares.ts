/**
 * Converts a one-page dungeon to squares: a cell of the page is a square, rock is blocked, and
 * rooms have walls and doors around them.
 */
import { countWords } from '../../engine/words.ts';
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import type { Cell, SquareScene } from '../../space/scene.ts';
import { dungeonLook } from './dungeonLook.ts';
import { DUNGEON_CELL, type DungeonPlan, type DungeonSpot, spanOf, wayOf } from './dungeonPlan.ts';

/** Most squares along a side of a map. */
const MOST = 200;
/**
 * The door types that are shut, portcullises, the secret type, and stairs that lead off the page.
 */
const SHUT: ReadonlySet<number> = new Set([1, 4, 5, 7]);
const PORTCULLIS = 4;
const SECRET = 6;
const LEADS_OUT: ReadonlySet<number> = new Set([3, 8]);

const keyOf = ({ x, y }: DungeonSpot): string => `${x},${y}`;

/**
 * The page as squares, and the sentence that goes with them; undefined for more than 200 squares a
 * side.
 */
export function squaresOfDungeon(plan: DungeonPlan): { scene: SquareScene; remarks: string[] } | undefined {
  const { rects, doors } = plan;
  const { left, top, columns, rows } = spanOf(plan);
  if (columns > MOST || rows > MOST) return undefined;
  const shifted = ({ x, y }: DungeonSpot): DungeonSpot => ({ x: x - left, y: y - top });
  const floor = new Set(rects.flatMap(floorOf).map((spot) => keyOf(shifted(spot))));
  const isFloor = (spot: DungeonSpot): boolean => floor.has(keyOf(spot));

  const cells: Record<string, Cell> = {};
  const walls: SquareScene['walls'] = {};
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const here = isFloor({ x, y });
      if (!here) cells[keyOf({ x, y })] = { blocked: true };
      if (x + 1 < columns && here !== isFloor({ x: x + 1, y })) walls[`${x},${y},e`] = 'wall';
      if (y + 1 < rows && here !== isFloor({ x, y: y + 1 })) walls[`${x},${y},s`] = 'wall';
    }
  const locks: NonNullable<SquareScene['doors']> = {};
  let secret = 0;
  for (const door of doors) {
    const at = shifted(door);
    const way = wayOf(door.dir);
    const beyond = { x: at.x + way.x, y: at.y + way.y };
    const before = { x: at.x - way.x, y: at.y - way.y };
    const edge = edgeBetween(at, isFloor(beyond) ? beyond : before);
    if (LEADS_OUT.has(door.type)) cells[keyOf(at)] = { ...cells[keyOf(at)], terrain: 'way out' };
    else if (SHUT.has(door.type)) {
      walls[edge] = 'door';
      if (door.type === PORTCULLIS) locks[edge] = { locked: true };
    } else if (door.type === SECRET) {
      walls[edge] = 'door';
      locks[edge] = { secret: true };
      secret += 1;
    }
  }
  return {
    scene: withSceneryFacts({
      kind: 'squares',
      name: plan.name,
      columns,
      rows,
      pixels: DUNGEON_CELL,
      ground: { kind: 'plain', look: 'stone' },
      cells,
      walls,
      ...(Object.keys(locks).length > 0 ? { doors: locks } : {}),
      ...dungeonLook(plan, 'squares'),
    }),
    remarks: [
      ...(secret > 0 ? [`${countWords(secret, 'secret door')}: players see wall there until one is opened.`] : []),
      // The page has them on the corners between cells.
      ...(plan.columns.length > 0 ? ['Its columns stand where squares meet, so they fill no square.'] : []),
    ],
  };
}

/** The cells of a room. A round room has the cells whose middle lies in it. */
function floorOf({ x, y, w, h, rotunda }: DungeonPlan['rects'][number]): DungeonSpot[] {
  return Array.from({ length: w * h }, (_, n) => ({ x: x + (n % w), y: y + Math.floor(n / w) })).filter((spot) => {
    if (!rotunda) return true;
    const across = (spot.x + 0.5 - (x + w / 2)) / (w / 2);
    const down = (spot.y + 0.5 - (y + h / 2)) / (h / 2);
    return across * across + down * down <= 1;
  });
}

/** The key of the edge between two neighbouring squares. */
function edgeBetween(a: DungeonSpot, b: DungeonSpot): string {
  const home = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
  return `${keyOf(home)},${a.y === b.y ? 'e' : 's'}`;
}
