/**
 * The floors of a scene and the walls between its squares, as outlines and lines for the painter of
 * the map.
 */
import type { Scene, SquareScene } from '../scene.ts';
import { sceneryKind } from '../scenery/kinds/sceneryKinds.ts';
import { distanceToLine } from '../scenery/lines.ts';
import type { Spot } from '../scenery/scenery.ts';

/** Whether a square is solid rock, and not merely blocked by a thing that has a name. */
const isRock = ({ cells, columns, rows }: SquareScene, column: number, row: number): boolean => {
  if (column < 0 || row < 0 || column >= columns || row >= rows) return true;
  const cell = cells[`${column},${row}`];
  return cell?.blocked === true && cell.terrain === undefined;
};

/** The edges about open squares, each from corner to corner with the floor on its right. */
function edgesOfFloor(scene: SquareScene): Map<string, Spot[]> {
  const edges = new Map<string, Spot[]>();
  const add = ([x, y]: Spot, to: Spot) => edges.set(`${x},${y}`, [...(edges.get(`${x},${y}`) ?? []), to]);
  for (let row = 0; row < scene.rows; row += 1)
    for (let column = 0; column < scene.columns; column += 1) {
      if (isRock(scene, column, row)) continue;
      if (isRock(scene, column, row - 1)) add([column, row], [column + 1, row]);
      if (isRock(scene, column + 1, row)) add([column + 1, row], [column + 1, row + 1]);
      if (isRock(scene, column, row + 1)) add([column + 1, row + 1], [column, row + 1]);
      if (isRock(scene, column - 1, row)) add([column, row + 1], [column, row]);
    }
  return edges;
}

/**
 * The open floors as outlines in map pixels: zones as they are, open squares as closed lines about
 * them. Lines about rock within a floor run the other way.
 */
export function openOutlines(scene: Scene): Spot[][] {
  if (scene.kind === 'zones')
    return Object.values(scene.zones).map(({ polygon }) => polygon.map(({ x, y }): Spot => [x, y]));
  const p = scene.pixels;
  const edges = edgesOfFloor(scene);
  const outlines: Spot[][] = [];
  for (const [start] of edges)
    while ((edges.get(start)?.length ?? 0) > 0) {
      const outline: Spot[] = [];
      let at = start.split(',').map(Number) as unknown as Spot;
      for (let next = edges.get(start)?.pop(); next; next = edges.get(`${at[0]},${at[1]}`)?.pop()) {
        const [before, here] = [outline.at(-1), at];
        const straight =
          before && (before[0] - here[0]) * (next[1] - here[1]) === (before[1] - here[1]) * (next[0] - here[0]);
        if (!straight) outline.push(here);
        at = next;
      }
      outlines.push(outline.map(([x, y]): Spot => [x * p, y * p]));
    }
  return outlines;
}

/**
 * A wall of the scenery within this distance of an edge's middle replaces the drawn wall of that
 * edge, in squares.
 */
const STANDS_FOR = 0.6;

/** Whether a wall stands between floor and rock, where the painter of rooms paints the walls. */
function isRoomWall(scene: SquareScene, key: string): boolean {
  if (scene.setting?.outside !== 'rock') return false;
  const [column = 0, row = 0] = key.split(',', 2).map(Number);
  const [beyond, below] = key.endsWith('e') ? [column + 1, row] : [column, row + 1];
  return isRock(scene, column, row) !== isRock(scene, beyond, below);
}

/**
 * The walls on the edges of squares as straight lines in map pixels, with gaps for doors. Walls
 * that a thing of the scenery replaces are left out.
 */
export function wallLines(scene: SquareScene): Spot[][] {
  const { walls, stampedWalls = [], scenery = [], pixels: p } = scene;
  const drawn = scenery.flatMap(({ kind, along }) =>
    along && sceneryKind(kind).means.includes('bars') ? [along] : [],
  );
  const stamped = new Set(stampedWalls);
  const lines: Spot[][] = [];
  const ends = new Map<string, Spot[]>();
  const edges = Object.entries(walls)
    .filter(([key, kind]) => kind === 'wall' && !stamped.has(key) && !isRoomWall(scene, key))
    .map(([key]) => {
      const [column = 0, row = 0] = key.split(',', 2).map(Number);
      const east = key.endsWith('e');
      return { east, column: column + (east ? 1 : 0), row: row + (east ? 0 : 1) };
    })
    .filter(({ east, column, row }) => {
      const middle: Spot = [(column + (east ? 0 : 0.5)) * p, (row + (east ? 0.5 : 0)) * p];
      return !drawn.some((line) => distanceToLine(line, middle) <= STANDS_FOR * p);
    })
    .sort((a, b) => a.column - b.column || a.row - b.row);
  for (const { east, column, row } of edges) {
    const way = east ? 'e' : 's';
    const end: Spot = east ? [column * p, (row + 1) * p] : [(column + 1) * p, row * p];
    const before = ends.get(`${way}:${column},${row}`);
    const line: Spot[] = before ?? [[column * p, row * p], end];
    if (before) before[1] = end;
    else lines.push(line);
    ends.set(`${way}:${end[0] / p},${end[1] / p}`, line);
  }
  return lines;
}
