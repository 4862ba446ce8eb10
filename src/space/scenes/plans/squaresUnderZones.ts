/**
 * Lays squares under a map of zones with the same picture: which squares are blocked, covered or
 * hard to cross.
 */
import { withSceneryFacts } from '../../painted/sceneryFacts.ts';
import type { Border, Cell, Feature, Point, SquareScene, ZoneScene } from '../../scene.ts';
import { sceneryKind } from '../../scenery/kinds/sceneryKinds.ts';
import { sizeInSquares } from '../../scenery/lines.ts';
import type { SceneryItem } from '../../scenery/scenery.ts';
import { contains, nearestOn } from '../../shapes/polygon.ts';

/** The size of a square in map pixels, as on all maps of zones. */
const PIXELS = 60;
/** An edge within this distance of a border's line is open, in map pixels. */
const REACH = 45;
/**
 * A thing that is merely drawn on zones has its meaning on squares from this size on, in squares.
 */
const STANDS = 0.6;

/** Gives a thing on squares the meaning of its kind, where the zones have its facts set by hand. */
export function standingThing(item: SceneryItem): SceneryItem {
  const { means, ...bare } = item;
  const [length, depth] = sizeInSquares(item);
  const kind = sceneryKind(item.kind);
  const stands = kind.means.some((meaning) => ['bars', 'covers', 'low', 'burns'].includes(meaning));
  return means?.length === 0 && stands && (item.along || length * depth >= STANDS) ? bare : item;
}

/** The properties that the features of a zone give to each of its squares. */
function cellFor(features: readonly Feature[]): Cell {
  const hard = features.find(({ kind, detail }) => kind === 'difficult' || kind === 'water' || detail === 'fire');
  return hard ? { difficult: true, terrain: hard.label.toLowerCase().slice(0, 40) } : {};
}

/** An edge between two squares of different zones. */
interface Edge {
  readonly key: string;
  readonly between: readonly [string, string];
  readonly middle: Point;
}

/** The distance of an edge's middle from a border, in map pixels. */
const farFrom = ({ line }: Border, { middle }: Edge): number => {
  const near = nearestOn(line, middle);
  return Math.hypot(near.x - middle.x, near.y - middle.y);
};

/**
 * The walls on edges between zones. The edges where a border passes stay open, or at least the edge
 * nearest to it.
 */
function wallsOn(edges: readonly Edge[], borders: readonly Border[], atDoors: number): SquareScene['walls'] {
  const walls: SquareScene['walls'] = Object.fromEntries(edges.map(({ key }) => [key, 'wall']));
  for (const border of borders) {
    const own = edges.filter(({ between }) => between.every((zone) => border.between.includes(zone)));
    const near = Math.max(
      border.door === 'none' ? REACH : atDoors,
      Math.min(...own.map((edge) => farFrom(border, edge))),
    );
    for (const edge of own)
      if (farFrom(border, edge) > near) continue;
      else if (border.door === 'none') delete walls[edge.key];
      else walls[edge.key] = border.door === 'open' ? 'open' : 'door';
  }
  return walls;
}

/**
 * The squares under a map of zones. Ground without a zone or a way is rock or wall; under the open
 * sky it is open ground. `starts` are the zones in which combatants may be placed before the fight;
 * `atDoors` is how near to a door's line an edge has the door, in map pixels.
 */
export function squaresUnderZones(scene: ZoneScene, starts: readonly string[], atDoors = REACH): SquareScene {
  const [columns, rows] = [Math.ceil(scene.width / PIXELS), Math.ceil(scene.height / PIXELS)];
  const rock = scene.setting?.outside === 'rock';
  const middleOf = (column: number, row: number) => ({ x: (column + 0.5) * PIXELS, y: (row + 0.5) * PIXELS });
  const zoneAt = (column: number, row: number) =>
    Object.values(scene.zones).find(({ polygon }) => contains(polygon, middleOf(column, row)));
  const cells: Record<string, Cell> = {};
  const edges: Edge[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const zone = zoneAt(column, row);
      const key = `${column},${row}`;
      const features = zone?.features.filter(({ id }) => !id.startsWith('scenery.')) ?? [];
      const cell: Cell = {
        ...(zone ? cellFor(features) : rock ? { blocked: true } : {}),
        ...(zone && starts.includes(zone.id) ? { start: true } : {}),
      };
      if (Object.keys(cell).length > 0) cells[key] = cell;
      for (const [way, across, down] of [
        ['e', 1, 0],
        ['s', 0, 1],
      ] as const) {
        const next = zoneAt(column + across, row + down);
        if (!zone || !next || zone === next) continue;
        const middle = { x: (column + (across ? 1 : 0.5)) * PIXELS, y: (row + (down ? 1 : 0.5)) * PIXELS };
        edges.push({ key: `${key},${way}`, between: [zone.id, next.id], middle });
      }
    }
  const { kind: _, width: _w, height: _h, zones: _z, borders: _b, scenery = [], ...painted } = scene;
  const laid = withSceneryFacts<SquareScene>({
    ...painted,
    kind: 'squares',
    columns,
    rows,
    pixels: PIXELS,
    cells,
    walls: wallsOn(edges, Object.values(scene.borders), atDoors),
    scenery: scenery.map(standingThing),
  });
  // The facts of these squares are set by hand, because their things are merely drawn on the
  // picture.
  const { stampedWalls: _s, ...rest } = laid;
  return {
    ...rest,
    cells: Object.fromEntries(
      Object.entries(laid.cells).map(([key, { stamped: _gone, ...cell }]): [string, Cell] => [key, cell]),
    ),
    scenery,
  };
}
