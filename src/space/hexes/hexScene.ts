/** Maps of hexes: zones and borders laid for a grid, and painted open or closed. */
import { type Border, type Ground, type HexGrid, type HexScene, MOST_HEXES, type Place, type Zone } from '../scene.ts';
import { allHexes, type Hex, hexGridSize, hexId, hexNeighbours, hexOfId, hexOutline } from './hexGrid.ts';

/** The width of a hex on a new map: the width of a square on a map of zones. */
export const HEX_ACROSS = 60;

/** The hex of a place; undefined for any other place. */
export const hexOf = (place: Place): Hex | undefined => (place.kind === 'zone' ? hexOfId(place.zone) : undefined);

/** An open hex. It holds one combatant, and has no name of its own until somebody gives it one. */
export const openHex = (grid: HexGrid, hex: Hex): Zone => ({
  ...{ id: hexId(hex), name: '', polygon: hexOutline(grid, hex) },
  ...{ capacity: 1, features: [] },
});

/** The open way between two hexes side by side. Nobody stands on it. */
export function openWay(grid: HexGrid, a: Hex, b: Hex): Border {
  const other = hexOutline(grid, b);
  const shared = hexOutline(grid, a).filter(({ x, y }) => other.some((one) => one.x === x && one.y === y));
  const [from, to] = [shared[0]!, shared[1]!];
  const [one, two] = [hexId(a), hexId(b)];
  return { id: `${one}.${two}`, between: [one, two], line: [from, to], capacity: 0, door: 'none', features: [] };
}

/**
 * Ways between some hexes and all their neighbours on the map, each way once: from the upper hex,
 * or from the left one.
 */
function waysOf(grid: HexGrid, hexes: readonly Hex[], isThere: (hex: Hex) => boolean): Record<string, Border> {
  const before = (a: Hex, b: Hex) => a.row - b.row || a.column - b.column;
  const ways: Record<string, Border> = {};
  for (const hex of hexes)
    for (const next of hexNeighbours(grid, hex).filter(isThere)) {
      const way = before(hex, next) < 0 ? openWay(grid, hex, next) : openWay(grid, next, hex);
      ways[way.id] = way;
    }
  return ways;
}

/** The zones and ways of an open grid without the hexes that are left out. */
export function laidHexes(
  grid: HexGrid,
  isOpen: (hex: Hex) => boolean = () => true,
): Pick<HexScene, 'zones' | 'borders' | 'hexes'> {
  const hexes = allHexes(grid).filter(isOpen);
  return {
    hexes: grid,
    zones: Object.fromEntries(hexes.map((hex) => [hexId(hex), openHex(grid, hex)])),
    borders: waysOf(grid, hexes, isOpen),
  };
}

/** A sentence on why no such grid can be laid; undefined when it can. */
export function faultOfHexes(columns: number, rows: number): string | undefined {
  if (![columns, rows].every((n) => Number.isInteger(n) && n >= 1 && n <= 100))
    return 'A map of hexes has 1 to 100 columns and 1 to 100 rows.';
  return columns * rows > MOST_HEXES
    ? `${columns} by ${rows} would be ${columns * rows} hexes; a map has at most ${MOST_HEXES}. Lay fewer columns or rows.`
    : undefined;
}

/** The nearest size of a grid within the limits. */
export function fittedSize(columns: number, rows: number): { columns: number; rows: number } {
  const within = (n: number, most: number) => Math.min(most, Math.max(1, Math.round(n)));
  const wide = within(columns, 100);
  return { columns: wide, rows: within(rows, Math.min(100, Math.floor(MOST_HEXES / wide))) };
}

interface PlainHexes {
  name: string;
  turn: HexGrid['turn'];
  columns: number;
  rows: number;
  ground: Ground;
  across?: number;
}

/** Flat open hexes. A size beyond the limits is brought to the nearest size within them. */
export function plainHexes({ name, turn, columns, rows, ground, across = HEX_ACROSS }: PlainHexes): HexScene {
  const size = { turn, ...fittedSize(columns, rows), across };
  const { width, height } = hexGridSize(size);
  return {
    ...{
      kind: 'zones',
      name,
      width: Math.max(100, Math.ceil(width)),
      height: Math.max(100, Math.ceil(height)),
      ground,
    },
    ...laidHexes({ ...size, at: { x: 0, y: 0 } }),
  };
}

/**
 * The map with another grid. A hex that both grids have keeps its name, features and doors; ways
 * that were walled off stay so.
 */
export function withHexGrid(scene: HexScene, grid: HexGrid): HexScene {
  const before = scene.hexes;
  const had = (hex: Hex) => hex.column < before.columns && hex.row < before.rows;
  const isOpen = (hex: Hex) => !had(hex) || scene.zones[hexId(hex)] !== undefined;
  const laid = laidHexes(grid, isOpen);
  const sameTurn = grid.turn === before.turn;
  const zones = Object.values(laid.zones).map((zone): Zone => {
    const old = scene.zones[zone.id];
    return old ? { ...zone, name: old.name, capacity: old.capacity, features: old.features } : zone;
  });
  const borders = Object.values(laid.borders).flatMap((border): Border[] => {
    const [one, two] = border.between.map((id) => scene.zones[id]);
    const old = scene.borders[border.id];
    if (!sameTurn || !one || !two) return [border];
    return old ? [{ ...border, door: old.door, features: old.features }] : [];
  });
  return {
    ...scene,
    hexes: grid,
    zones: Object.fromEntries(zones.map((zone) => [zone.id, zone])),
    borders: Object.fromEntries(borders.map((border) => [border.id, border])),
  };
}

/** Opens hexes of the grid that are closed, with ways to all neighbours, or closes open ones. */
export function withHexesPainted(scene: HexScene, ids: readonly string[], to: 'open' | 'closed'): HexScene {
  const { hexes: grid } = scene;
  const changed = ids.flatMap((id) => {
    const hex = hexOfId(id);
    const isThere = scene.zones[id] !== undefined;
    return hex && hex.column < grid.columns && hex.row < grid.rows && isThere !== (to === 'open') ? [hex] : [];
  });
  if (changed.length === 0) return scene;
  const gone = new Set(changed.map(hexId));
  if (to === 'closed') {
    const zones = Object.fromEntries(Object.entries(scene.zones).filter(([id]) => !gone.has(id)));
    const borders = Object.entries(scene.borders).filter(([, { between }]) => !between.some((id) => gone.has(id)));
    return { ...scene, zones, borders: Object.fromEntries(borders) };
  }
  const zones = { ...scene.zones, ...Object.fromEntries(changed.map((hex) => [hexId(hex), openHex(grid, hex)])) };
  const ways = waysOf(grid, changed, (hex) => zones[hexId(hex)] !== undefined);
  return { ...scene, zones, borders: { ...scene.borders, ...ways } };
}
