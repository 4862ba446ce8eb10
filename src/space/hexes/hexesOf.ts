/**
 * A map of squares or zones laid with hexes, on the same picture. Hexes cover the floor; walls and
 * doors come to stand between hexes.
 */
import { scaledGround, scaledParts } from '../painted/scaledParts.ts';
import { withSceneryFacts } from '../painted/sceneryFacts.ts';
import type { Border, Feature, HexGrid, HexScene, Point, Scene, SquareScene, Zone, ZoneScene } from '../scene.ts';
import type { PaintedParts } from '../scenery/scenery.ts';
import { contains, crossing, lengthOf, middleOf, nearestOn, type Segment } from '../shapes/polygon.ts';
import { gridWithin, type Hex, hexCentre, hexOfId } from './hexGrid.ts';
import { HEX_ACROSS, laidHexes } from './hexScene.ts';

/** How far beside the line of a way, in map pixels, one still goes through it. */
const BESIDE_WAY = 30;

/** A floor to lay with hexes, in the measures of the new map. */
interface Floor {
  readonly width: number;
  readonly height: number;
  /** What is at a point of the floor; undefined where nobody can stand. */
  at(point: Point): Pick<Zone, 'features'> | undefined;
  /** The lines that nobody passes, and the doors in them. */
  readonly walls: readonly Segment[];
  readonly doors: readonly { line: Segment; door: 'open' | 'closed'; features: Feature[] }[];
  /** Whether one steps from a point to the next by a way of the old map. */
  leads(from: Point, to: Point): boolean;
}

/** The grid that such a map gets. Its hexes are as wide as the squares of its things. */
export const hexGridFor = (scene: Scene, turn: HexGrid['turn'] = 'pointed'): HexGrid =>
  gridWithin(
    { turn, across: HEX_ACROSS },
    scene.kind === 'zones' ? scene : { width: scene.columns * HEX_ACROSS, height: scene.rows * HEX_ACROSS },
  );

/** The map laid with hexes. The caller makes sure that the grid is not too large. */
export function hexesOf(scene: Scene, turn: HexGrid['turn'] = 'pointed'): HexScene {
  const grid = hexGridFor(scene, turn);
  const floor = scene.kind === 'zones' ? floorOfZones(scene) : floorOfSquares(scene);
  const { zones, borders } = laidHexes(grid, (hex) => floor.at(hexCentre(grid, hex)) !== undefined);
  const stepOf = (border: Border): Segment => {
    const [a, b] = border.between.map((id) => hexCentre(grid, hexOfId(id) as Hex));
    return [a!, b!];
  };
  const ways = waysThrough(Object.values(borders), floor, stepOf);
  const painted: PaintedParts =
    scene.kind === 'zones' ? { ...parts(scene) } : scaledParts(scene, HEX_ACROSS / scene.pixels);
  return withSceneryFacts({
    ...{ kind: 'zones', name: scene.name, hexes: grid },
    ...{ width: Math.max(100, floor.width), height: Math.max(100, floor.height) },
    ground:
      scene.kind === 'zones'
        ? scene.ground
        : scaledGround(scene.ground, HEX_ACROSS / scene.pixels, {
            width: scene.columns * scene.pixels,
            height: scene.rows * scene.pixels,
          }),
    zones: Object.fromEntries(
      Object.values(zones).map((zone) => {
        const features = floor.at(hexCentre(grid, hexOfId(zone.id) as Hex))?.features ?? [];
        return [zone.id, { ...zone, features }];
      }),
    ),
    borders: Object.fromEntries(ways.map((border) => [border.id, border])),
    ...painted,
  } satisfies HexScene);
}

const parts = ({ materials, scenery, setting }: PaintedParts): PaintedParts => ({
  ...(materials && { materials }),
  ...(scenery && { scenery }),
  ...(setting && { setting }),
});

/** The ways that neither a wall nor a gap bars. Each door goes to the way nearest to its middle. */
function waysThrough(borders: readonly Border[], floor: Floor, stepOf: (border: Border) => Segment): Border[] {
  const crosses = (step: Segment, line: Segment) => crossing(step, line) !== undefined;
  const doors = new Map<string, (typeof floor.doors)[number]>();
  const shut = new Set<string>();
  for (const door of floor.doors) {
    const middle = middleOf(...door.line);
    const through = borders.filter((border) => crosses(stepOf(border), door.line));
    const far = (border: Border) => lengthOf(middleOf(...stepOf(border)), middle);
    const [nearest, ...others] = through.sort((a, b) => far(a) - far(b));
    if (nearest) doors.set(nearest.id, door);
    for (const { id } of others) shut.add(id);
  }
  return borders.flatMap((border): Border[] => {
    const found = doors.get(border.id);
    if (found) return [{ ...border, door: found.door, features: found.features }];
    const step = stepOf(border);
    const isOpen = !shut.has(border.id) && !floor.walls.some((wall) => crosses(step, wall)) && floor.leads(...step);
    return isOpen ? [border] : [];
  });
}

/** The line on the edge of a square, by its key. */
function edgeLine(key: string, p: number): Segment {
  const [column = 0, row = 0] = key.split(',', 2).map(Number);
  const corner = { x: (column + 1) * p, y: (row + 1) * p };
  return [key.endsWith('e') ? { x: corner.x, y: row * p } : { x: column * p, y: corner.y }, corner];
}

const hard: Feature = { id: 'difficult', label: 'Hard footing', kind: 'difficult' };
const secretDoor: Feature = { id: 'secret', label: 'Secret door', kind: 'barrier', secret: true };

function floorOfSquares({ columns, rows, cells, walls, doors = {}, stampedWalls = [] }: SquareScene): Floor {
  const p = HEX_ACROSS;
  const stamped = new Set(stampedWalls);
  const own = Object.entries(walls).filter(([key]) => !stamped.has(key));
  return {
    width: columns * p,
    height: rows * p,
    at({ x, y }) {
      const cell = cells[`${Math.floor(x / p)},${Math.floor(y / p)}`];
      // What a thing blocks, the thing blocks on hexes too.
      if (cell?.blocked && !cell.stamped?.includes('blocked')) return undefined;
      return { features: cell?.difficult && !cell.stamped?.includes('difficult') ? [hard] : [] };
    },
    walls: own.filter(([, wall]) => wall === 'wall').map(([key]) => edgeLine(key, p)),
    doors: own.flatMap(([key, wall]) =>
      wall === 'wall'
        ? []
        : {
            line: edgeLine(key, p),
            door: wall === 'open' ? ('open' as const) : ('closed' as const),
            features: doors[key]?.secret ? [secretDoor] : [],
          },
    ),
    leads: () => true,
  };
}

function floorOfZones({ width, height, zones, borders }: ZoneScene): Floor {
  const zoneAt = (point: Point) => Object.values(zones).find(({ polygon }) => contains(polygon, point));
  const byHand = (features: readonly Feature[]) => features.filter(({ id }) => !id.startsWith('scenery.'));
  const doors = Object.values(borders).filter(({ door }) => door !== 'none');
  const ways = Object.values(borders).filter(({ door }) => door === 'none');
  return {
    width,
    height,
    at(point) {
      const zone = zoneAt(point);
      return zone && { features: byHand(zone.features) };
    },
    walls: [],
    doors: doors.map(({ line, door, features }) => ({
      line,
      door: door === 'open' ? ('open' as const) : ('closed' as const),
      features: byHand(features),
    })),
    leads(from, to) {
      const [one, other] = [zoneAt(from)?.id, zoneAt(to)?.id];
      if (one === other) return true;
      const middle = middleOf(from, to);
      return ways.some(
        ({ between, line }) =>
          between.includes(one ?? '') &&
          between.includes(other ?? '') &&
          lengthOf(nearestOn(line, middle), middle) <= BESIDE_WAY,
      );
    },
  };
}
