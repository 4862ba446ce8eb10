/**
 * A plain and slow reference for sight on squares, and random plans on which to compare with it.
 */
import type { SquareScene } from '../scene.ts';
import { sceneryKind } from '../scenery/kinds/sceneryKinds.ts';
import { LOOKED_AT } from './squareSight.ts';

type Line = readonly [number, number, number, number];

/** A plan of squares drawn with letters: `#` solid, digits the height, everything else open. */
export function planOf(drawing: readonly string[], more: Partial<SquareScene> = {}): SquareScene {
  const cells: SquareScene['cells'] = {};
  for (const [row, line] of drawing.entries())
    for (const [column, letter] of [...line].entries()) {
      if (letter === '#') cells[`${column},${row}`] = { blocked: true };
      if (/\d/.test(letter)) cells[`${column},${row}`] = { elevation: Number(letter) };
    }
  return {
    kind: 'squares',
    name: 'plan',
    columns: drawing[0]?.length ?? 1,
    rows: drawing.length,
    pixels: 50,
    ground: { kind: 'plain', look: 'stone' },
    cells,
    walls: {},
    ...more,
  };
}

/** A source of numbers from 0 to 1, the same for the same seed. */
export function chanceOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A random plan with rooms, doors, pillars, heights and windows. */
export function randomPlan(seed: number): SquareScene {
  const chance = chanceOf(seed);
  const int = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1));
  const [columns, rows] = [int(3, 22), int(3, 18)];
  const scene = planOf(Array.from({ length: rows }, () => '.'.repeat(columns)));
  const [solid, high, walled] = [chance() * 0.15, chance() * 0.2, chance() * 0.25];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (chance() < solid) scene.cells[`${column},${row}`] = { blocked: true };
      else if (chance() < high) scene.cells[`${column},${row}`] = { elevation: int(-2, 5) };
      for (const edge of ['e', 's'])
        if (chance() < walled)
          scene.walls[`${column},${row},${edge}`] = (['wall', 'door', 'open'] as const)[int(0, 2)]!;
    }
  for (let rooms = int(0, 4); rooms > 0; rooms -= 1) {
    const [left, top] = [int(0, columns - 1), int(0, rows - 1)];
    const [right, low] = [int(left, columns - 1), int(top, rows - 1)];
    for (let row = top; row <= low; row += 1) {
      if (left > 0) scene.walls[`${left - 1},${row},e`] = 'wall';
      scene.walls[`${right},${row},e`] = 'wall';
    }
    for (let column = left; column <= right; column += 1) {
      if (top > 0) scene.walls[`${column},${top - 1},s`] = 'wall';
      scene.walls[`${column},${low},s`] = 'wall';
    }
    scene.walls[`${int(left, right)},${low},s`] = chance() < 0.5 ? 'door' : 'open';
  }
  scene.scenery = Array.from({ length: int(0, 3) }, () => ({
    kind: chance() < 0.5 ? 'window' : 'portcullis',
    at: [int(0, columns * 2) * 25, int(0, rows * 2) * 25],
  }));
  return scene;
}

/** Whether ground hides what lies behind it, at this height of the eye or the place looked at. */
function hides(scene: SquareScene, column: number, row: number, level: number): boolean {
  const cell = scene.cells[`${column},${row}`];
  return (cell?.blocked === true && !isClear(scene, column, row)) || (cell?.elevation ?? 0) >= level + 2;
}

const clearThings = ({ scenery = [], pixels }: SquareScene): [number, number][] =>
  scenery.flatMap(({ kind, at }) => (at && sceneryKind(kind).clear ? [[at[0] / pixels, at[1] / pixels]] : []));

const isClear = (scene: SquareScene, column: number, row: number): boolean =>
  clearThings(scene).some(([x, y]) => Math.floor(x) === column && Math.floor(y) === row);

const isInside = ({ columns, rows }: SquareScene, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows;

/** Whether sight stops at the east or south edge of a square, by its wall alone. */
function hasWall(scene: SquareScene, column: number, row: number, edge: 'e' | 's'): boolean {
  const wall = scene.walls[`${column},${row},${edge}`];
  if (wall === undefined || wall === 'open') return false;
  return !clearThings(scene).some(([x, y]) =>
    edge === 'e'
      ? Math.abs(x - (column + 1)) <= 0.35 && Math.floor(y) === row
      : Math.abs(y - (row + 1)) <= 0.35 && Math.floor(x) === column,
  );
}

/** Every edge at which a look stops, one by one. `own` lies under the eye and hides nothing. */
function linesOf(scene: SquareScene, level: number, own: readonly string[]): Line[] {
  const lines: Line[] = [];
  const is = (column: number, row: number) =>
    isInside(scene, column, row) && !own.includes(`${column},${row}`) && hides(scene, column, row, level);
  for (let row = -1; row < scene.rows; row += 1)
    for (let column = -1; column < scene.columns; column += 1) {
      const [right, low] = [column + 1, row + 1];
      if (row >= 0 && (is(column, row) !== is(right, row) || hasWall(scene, column, row, 'e')))
        lines.push([right, row, right, low]);
      if (column >= 0 && (is(column, row) !== is(column, low) || hasWall(scene, column, row, 's')))
        lines.push([column, low, right, low]);
    }
  return lines;
}

const side = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const crosses = ([ax, ay, bx, by]: Line, [cx, cy, dx, dy]: Line): boolean =>
  side(ax, ay, bx, by, cx, cy) !== side(ax, ay, bx, by, dx, dy) &&
  side(cx, cy, dx, dy, ax, ay) !== side(cx, cy, dx, dy, bx, by);

/** The squares in sight by trying every line to every point of every square against every edge. */
export function slowSight(scene: SquareScene, at: { column: number; row: number }, size: number): Set<string> {
  const own: string[] = [];
  for (let row = at.row; row < at.row + size; row += 1)
    for (let column = at.column; column < at.column + size; column += 1)
      if (isInside(scene, column, row)) own.push(`${column},${row}`);
  const seen = new Set(own);
  const linesAt = new Map<string, Line[]>();
  const height = (key: string) => scene.cells[key]?.elevation ?? 0;
  for (const from of own) {
    const [ex = 0, ey = 0] = from.split(',').map((n) => Number(n) + 0.5);
    for (let row = 0; row < scene.rows; row += 1)
      for (let column = 0; column < scene.columns; column += 1) {
        const level = Math.max(height(from), height(`${column},${row}`));
        if (seen.has(`${column},${row}`) || hides(scene, column, row, level)) continue;
        const lines = linesAt.get(`${level}`) ?? linesOf(scene, level, own);
        linesAt.set(`${level}`, lines);
        const points = [-1, 1].flatMap((across) =>
          [-1, 1].map(
            (down): Line => [ex, ey, column + 0.5 + across * LOOKED_AT.across, row + 0.5 + down * LOOKED_AT.down],
          ),
        );
        if (points.some((look) => !lines.some((line) => crosses(look, line)))) seen.add(`${column},${row}`);
      }
  }
  return withFaces(scene, seen);
}

/** Adds the solid squares with open ground beside them that is in sight. */
function withFaces(scene: SquareScene, seen: Set<string>): Set<string> {
  const isSolid = (column: number, row: number) =>
    scene.cells[`${column},${row}`]?.blocked === true && !isClear(scene, column, row);
  const faces: string[] = [];
  for (let row = 0; row < scene.rows; row += 1)
    for (let column = 0; column < scene.columns; column += 1)
      if (isSolid(column, row))
        for (const down of [-1, 0, 1])
          for (const across of [-1, 0, 1]) {
            const [x, y] = [column + across, row + down];
            if (!seen.has(`${x},${y}`) || isSolid(x, y) || isDivided(scene, [column, row], [x, y])) continue;
            faces.push(`${column},${row}`);
          }
  return new Set([...seen, ...faces]);
}

/** Whether walls divide two neighbouring squares; a corner is open if one way round it is. */
function isDivided(scene: SquareScene, [ax, ay]: [number, number], [bx, by]: [number, number]): boolean {
  const sideways = (row: number) => hasWall(scene, Math.min(ax, bx), row, 'e');
  const upright = (column: number) => hasWall(scene, column, Math.min(ay, by), 's');
  if (ay === by) return sideways(ay);
  if (ax === bx) return upright(ax);
  return (sideways(ay) || upright(bx)) && (upright(ax) || sideways(by));
}
