/**
 * Tests of map files as squares: walls and doors on the edges between squares, rock and obstacles.
 * Small maps are made by hand; large ones are the samples.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Point, SquareScene } from '../../space/scene.ts';
import { squareSceneSchema } from '../../space/scene.ts';
import { squaresOfDungeon } from '../dungeon/dungeonSquares.ts';
import { twoRooms } from '../dungeon/twoRooms.testing.ts';
import { squaresOfWalls, type WallPlan } from '../walled/wallSquares.ts';
import { readMapFile } from './mapFile.ts';

/** A line in hundredths of a square. */
const line = (x: number, y: number, toX: number, toY: number): [Point, Point] => [
  { x: x / 100, y: y / 100 },
  { x: toX / 100, y: toY / 100 },
];
const plan = (change: Partial<WallPlan>): SquareScene => {
  const made = squaresOfWalls({
    name: 'A map',
    width: 4,
    height: 3,
    pixels: 100,
    walls: [],
    doors: [],
    objects: [],
    ...change,
  });
  if (typeof made === 'string') throw new Error(made);
  return squareSceneSchema.parse(made.scene);
};

describe('walls on a grid', () => {
  it('stand on the edges that they run along, and not at the edge of the map', () => {
    const scene = plan({ walls: [line(200, 0, 200, 300), line(0, 0, 400, 0), line(0, 101, 100, 99)] });
    expect(scene).toMatchObject({ columns: 4, rows: 3, pixels: 100 });
    expect(Object.keys(scene.walls).sort()).toEqual(['0,0,s', '1,0,e', '1,1,e', '1,2,e']);
  });
  it('separate squares whose middles a slanted wall separates, without a gap', () => {
    const scene = plan({ walls: [line(0, 0, 300, 300)].map(([from, to]) => [from, { ...to, x: to.x + 0.1 }]) });
    // From the right side of the wall nobody can walk to the bottom left. From its left side
    // everybody can.
    expect(walkable(scene, '1,0', 'through nothing').has('0,2')).toBe(false);
    expect(walkable(scene, '1,0', 'through nothing').has('3,0')).toBe(true);
    expect(walkable(scene, '0,0', 'through nothing').has('0,2')).toBe(true);
  });
  it('have doors where portals lie, open or closed, also short ones and ones on a corner', () => {
    const wall = [line(200, 0, 200, 100), line(200, 200, 200, 300)];
    const door = (closed: boolean, from = 100, to = 200) =>
      plan({ walls: wall, doors: [{ line: line(200, from, 200, to), state: closed ? 'closed' : 'open' }] }).walls;
    expect(door(true)).toEqual({ '1,0,e': 'wall', '1,1,e': 'door', '1,2,e': 'wall' });
    expect(door(false)).toMatchObject({ '1,1,e': 'open' });
    // Half of the door is in each of two squares: it takes the square without a wall.
    expect(door(true, 165, 235)).toMatchObject({ '1,1,e': 'door', '1,2,e': 'wall' });
  });
  it('make squares that an obstacle fills blocked, and give smaller ones apart', () => {
    const box = (x: number, y: number, side: number) => [
      { x, y },
      { x: x + side, y },
      { x: x + side, y: y + side },
      { x, y: y + side },
    ];
    const laid = squaresOfWalls({ ...emptyPlan, width: 4, height: 3, pixels: 100, objects: [box(3.1, 0.05, 0.3)] });
    expect(laid).toMatchObject({ small: [[{ x: 3.1, y: 0.05 }, {}, {}, {}]], scene: { cells: {} } });
    expect(plan({ objects: [box(1.1, 1.1, 1.8)] }).cells).toEqual({
      '1,1': { blocked: true },
      '2,1': { blocked: true },
      '1,2': { blocked: true },
      '2,2': { blocked: true },
    });
  });
  it('leave out doors that hang in the air, and count them', () => {
    const walls = [line(200, 0, 200, 100)];
    const made = (doors: [Point, Point][]) =>
      squaresOfWalls({
        ...emptyPlan,
        width: 10,
        height: 10,
        pixels: 100,
        walls,
        doors: doors.map((one) => ({ line: one, state: 'closed' })),
      });
    expect(made([line(700, 500, 700, 600)])).toMatchObject({ inTheAir: 1, scene: { walls: { '1,0,e': 'wall' } } });
    // The second leaf hangs on the first, and the first on the wall.
    const pair = made([line(200, 200, 200, 300), line(200, 100, 200, 200)]);
    expect(pair).toMatchObject({ inTheAir: 0, scene: { walls: { '1,1,e': 'door', '1,2,e': 'door' } } });
  });
  it('are given up as too dense, soon, where walls cross the whole map again and again', () => {
    const walls = Array.from({ length: 20_000 }, (_, n) =>
      line(-900_000, 10 * (n % 2000), 900_000, 10 * ((n * 7) % 2000)),
    );
    expect(squaresOfWalls({ ...emptyPlan, width: 200, height: 200, walls })).toBe('dense');
  });
  it('are refused for a map of more than 200 squares a side', () => {
    expect(squaresOfWalls({ ...emptyPlan, width: 200 })).not.toBe('large');
    expect(squaresOfWalls({ ...emptyPlan, width: 201 })).toBe('large');
  });
});
const emptyPlan: WallPlan = { name: '', width: 1, height: 1, pixels: 10, walls: [], doors: [], objects: [] };

describe('a dungeon in squares', () => {
  const made = squaresOfDungeon({ ...twoRooms, name: twoRooms.title });
  const scene = made?.scene as SquareScene;
  it('has rock around its rooms, a door between them and water, and a secret door that players take for wall', () => {
    expect(squareSceneSchema.safeParse(scene).success).toBe(true);
    expect(scene).toMatchObject({ columns: 10, rows: 8 });
    const at = (x: number, y: number) => `${x + 5},${y + 2}`;
    expect(scene.walls[`${at(0, 0)},e`]).toBe('door');
    expect(scene.cells[at(0, -1)]).toEqual({ blocked: true });
    expect(scene.cells[at(-2, 3)]).toMatchObject({ difficult: true, terrain: 'shallow water' });
    expect(scene.doors).toEqual({ [`${at(-2, 2)},s`]: { secret: true } });
    expect(scene.walls[`${at(-2, 2)},s`]).toBe('door');
    expect(scene.cells[at(-4, 0)]).toEqual({ terrain: 'way out' });
    expect(walkable(scene, at(-3, 0), 'through doors').has(at(3, 0))).toBe(true);
    expect(walkable(scene, at(-3, 0), 'through nothing').has(at(3, 0))).toBe(false);
    // Nobody walks through a secret door before it is found.
    expect(walkable(scene, at(-3, 0), 'through doors').has(at(-2, 3))).toBe(false);
    expect(made?.remarks).toHaveLength(2);
    expect(made?.remarks[0]).toContain('secret door');
  });
});

describe('the sample maps', () => {
  const sample = (name: string) => {
    const text = readFileSync(`${import.meta.dirname}/../samples/${name}.json`, 'utf8');
    const read = readMapFile(`${name}.json`, text);
    if (!read.ok || !read.value.squares) throw new Error('Not read.');
    return { page: JSON.parse(text) as Page, zones: read.value.scene, squares: read.value.squares.scene };
  };
  interface Page {
    rects: { x: number; y: number; w: number; h: number }[];
    doors: { x: number; y: number; type: number }[];
  }
  it.each(['abbey_of_the_great_witch', 'bloodmist_chambers', 'crypt_of_keverr'])(
    '%s has its grid, rooms, doors and walls, as zones and as squares',
    (name) => {
      const { page, zones, squares } = sample(name);
      expect(squareSceneSchema.safeParse(squares).success).toBe(true);
      const span = (from: 'x' | 'y', size: 'w' | 'h') =>
        Math.max(...page.rects.map((rect) => rect[from] + rect[size])) -
        Math.min(...page.rects.map((rect) => rect[from]));
      expect([squares.columns, squares.rows]).toEqual([span('x', 'w') + 2, span('y', 'h') + 2]);
      // The map has as many shut doors as the page, and secret ones besides.
      const shut = page.doors.filter(({ type }) => [1, 4, 5, 7].includes(type)).length;
      const secret = page.doors.filter(({ type }) => type === 6).length;
      expect(Object.values(squares.walls).filter((wall) => wall === 'door')).toHaveLength(shut + secret);
      expect(Object.values(squares.doors ?? {}).filter((door) => door.secret)).toHaveLength(secret);
      expect(Object.values(zones.borders).filter(({ door }) => door === 'closed').length).toBeGreaterThanOrEqual(shut);
      // The same ways lead from room to room on both maps: connected zones are connected squares.
      const middles = Object.values(zones.zones).map((zone) => ({
        id: zone.id,
        square: squareIn(squares, zone.polygon),
      }));
      const first = middles[0];
      const open = walkable(squares, first?.square ?? '', 'through doors');
      const linked = zonesFrom(zones.borders, first?.id ?? '');
      for (const { id, square } of middles) expect([id, open.has(square)]).toEqual([id, linked.has(id)]);
    },
  );
  /** The zones that can be reached through all ways except secret ones. */
  function zonesFrom(
    borders: Record<string, { between: [string, string]; features: { secret?: boolean }[] }>,
    start: string,
  ) {
    const found = new Set([start]);
    for (let before = 0; before < found.size; ) {
      before = found.size;
      for (const { between, features } of Object.values(borders))
        if (between.some((id) => found.has(id)) && !features.some(({ secret }) => secret))
          for (const id of between) found.add(id);
    }
    return found;
  }
  /**
   * A free square of a zone: the first one that is not blocked and whose middle lies in the box
   * around the zone.
   */
  function squareIn({ cells, pixels }: SquareScene, polygon: readonly Point[]): string {
    const [x, y] = [Math.min(...polygon.map((one) => one.x)), Math.min(...polygon.map((one) => one.y))];
    const [right, bottom] = [Math.max(...polygon.map((one) => one.x)), Math.max(...polygon.map((one) => one.y))];
    const column = Math.floor((x + right) / 2 / pixels);
    const row = Math.floor((y + bottom) / 2 / pixels);
    const free = [0, 1, -1, 2, -2].flatMap((over) => [`${column + over},${row}`, `${column},${row + over}`]);
    return free.find((key) => cells[key]?.blocked !== true) ?? '';
  }
});

/** The squares that can be reached up, down and sideways, with doors opened or left shut. */
function walkable(scene: SquareScene, start: string, how: 'through doors' | 'through nothing'): Set<string> {
  const found = new Set([start]);
  const open = [start];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    const ways: [string, string][] = [
      [`${column + 1},${row}`, `${column},${row},e`],
      [`${column - 1},${row}`, `${column - 1},${row},e`],
      [`${column},${row + 1}`, `${column},${row},s`],
      [`${column},${row - 1}`, `${column},${row - 1},s`],
    ];
    for (const [next, edge] of ways) {
      const [x = 0, y = 0] = next.split(',').map(Number);
      const wall = scene.walls[edge];
      const barred = wall === 'wall' || (wall === 'door' && (how === 'through nothing' || scene.doors?.[edge]?.secret));
      if (
        x < 0 ||
        y < 0 ||
        x >= scene.columns ||
        y >= scene.rows ||
        barred ||
        scene.cells[next]?.blocked ||
        found.has(next)
      )
        continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
