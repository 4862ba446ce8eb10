/**
 * Tests each sample map figure by figure: what the preview tells, and what zones, squares, lights,
 * notes and the players' map have of it. The files are read here without the program's readers.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicScene } from '../../engine/public/publicScene.ts';
import { isHiddenDoor, type SquareScene } from '../../space/scene.ts';
import { sceneryLights } from '../../space/sight/light.ts';
import type { ImportedMap } from '../imported.ts';
import { readMapFile } from './mapFile.ts';

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, '../samples', file), 'utf8');
function mapOf(file: string): ImportedMap & { squares: NonNullable<ImportedMap['squares']> } {
  const read = readMapFile(file, textOf(file));
  if (!read.ok || !read.value.squares) throw new Error(`${file} was not read.`);
  return { ...read.value, squares: read.value.squares };
}
const many = <T>(all: readonly T[], fits: (one: T) => boolean): number => all.filter(fits).length;

interface Page {
  title: string;
  story: string;
  rects: { x: number; y: number; w: number; h: number }[];
  doors: { x: number; y: number; type: number }[];
  notes: { ref: string; text: string; pos: { x: number; y: number } }[];
  columns: unknown[];
  water: { x: number; y: number }[];
}

describe.each([
  ['crypt_of_keverr.json', { grid: [33, 46], rooms: 39, doors: 47, notes: 13, columns: 12, water: 0, secret: 6 }],
  ['bloodmist_chambers.json', { grid: [46, 46], rooms: 43, doors: 51, notes: 6, columns: 0, water: 35, secret: 1 }],
  [
    'abbey_of_the_great_witch.json',
    { grid: [41, 31], rooms: 25, doors: 26, notes: 4, columns: 0, water: 47, secret: 0 },
  ],
] as const)('%s', (file, told) => {
  const page = JSON.parse(textOf(file)) as Page;
  const { scene, squares, found, notes = [] } = mapOf(file);
  const [left, top] = [Math.min(...page.rects.map(({ x }) => x)), Math.min(...page.rects.map(({ y }) => y))];

  it('has the figures of the page in its preview', () => {
    expect([found.columns, found.rows]).toEqual(told.grid);
    expect(found).toMatchObject({
      square: 70,
      rooms: told.rooms,
      doors: told.doors,
      objects: told.columns,
      picture: false,
    });
    expect([page.doors.length, page.columns.length, page.water.length]).toEqual([told.doors, told.columns, told.water]);
    expect(Object.keys(scene.zones)).toHaveLength(told.rooms);
    expect([squares.scene.columns, squares.scene.rows]).toEqual(told.grid);
    expect([scene.width, scene.height]).toEqual(told.grid.map((side) => side * 70));
    expect(scene.name).toBe(page.title);
  });
  it('has each note of the page as a pin at its point, and the story for the whole map', () => {
    const pinned = notes.filter(({ at }) => at);
    expect(page.notes).toHaveLength(told.notes);
    expect(pinned.map(({ name, text, at }) => [name, text, at])).toEqual(
      page.notes.map(({ ref, text, pos }) => [ref, text, { x: (pos.x - left + 1) * 70, y: (pos.y - top + 1) * 70 }]),
    );
    expect(notes.filter(({ at }) => !at).map(({ text }) => text)).toEqual([page.story]);
  });
  it('keeps its secret doors from players, on zones and on squares', () => {
    expect(many(page.doors, ({ type }) => type === 6)).toBe(told.secret);
    expect(many(Object.values(scene.borders), isHiddenDoor)).toBe(told.secret);
    const secret = Object.keys(squares.scene.doors ?? {}).filter((edge) => squares.scene.doors?.[edge]?.secret);
    expect(secret).toHaveLength(told.secret);
    const [zones, cells] = [publicScene(scene), publicScene(squares.scene) as SquareScene];
    expect(zones.kind === 'zones' && many(Object.values(zones.borders), isHiddenDoor)).toBe(0);
    for (const edge of secret) expect(cells.walls[edge]).toBe('wall');
    expect(JSON.stringify([zones, cells])).not.toMatch(/secret/i);
  });
  it('is painted: flagstones in rock, water where the page has it, a pillar for each column, and light', () => {
    for (const painted of [scene, squares.scene]) {
      expect(painted.setting).toMatchObject({ light: 'torchlight', outside: 'rock' });
      expect(painted.materials?.some(({ material }) => material === 'shallow water')).toBe(told.water > 0);
      expect(many(painted.scenery ?? [], ({ kind }) => kind === 'pillar')).toBe(told.columns);
      expect(sceneryLights(painted).length).toBeGreaterThanOrEqual(10);
    }
    const wet = Object.values(squares.scene.cells).filter(({ terrain }) => terrain === 'shallow water');
    const onFloor = many(page.water, ({ x, y }) =>
      page.rects.some((rect) => x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h),
    );
    // A torch or a crate in the water gives its square another word.
    expect(wet.length).toBeLessThanOrEqual(onFloor);
    expect(wet.length).toBeGreaterThanOrEqual(onFloor * 0.8);
    expect(wet.some(({ blocked }) => blocked)).toBe(false);
  });
});

describe('sampleMap.dd2vtt', () => {
  const { scene, squares, found, remarks } = mapOf('sampleMap.dd2vtt');
  it('has the figures of the file in its preview', () => {
    expect(found).toEqual({
      what: 'a Universal VTT map',
      columns: 10,
      rows: 10,
      square: 256,
      rooms: 2,
      doors: 2,
      walls: 7,
      lights: 2,
      objects: 1,
      notes: 0,
      picture: false,
    });
  });
  it('is shifted by its origin, in two rooms of four by eight squares', () => {
    expect([scene.width, scene.height]).toEqual([2560, 2560]);
    const boxes = Object.values(scene.zones).map(({ polygon }) => [
      Math.min(...polygon.map(({ x }) => x)),
      Math.min(...polygon.map(({ y }) => y)),
      Math.max(...polygon.map(({ x }) => x)),
      Math.max(...polygon.map(({ y }) => y)),
    ]);
    expect(boxes.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
      [256, 256, 1280, 2304],
      [1280, 256, 2304, 2304],
    ]);
  });
  it('has its closed and its open door, on zones and on squares', () => {
    expect(
      Object.values(scene.borders)
        .map(({ door }) => door)
        .sort(),
    ).toEqual(['closed', 'open']);
    const doors = Object.entries(squares.scene.walls).filter(([, wall]) => wall !== 'wall');
    expect(doors.sort()).toEqual([
      ['4,1,e', 'door'],
      ['4,8,e', 'open'],
    ]);
    expect(Object.keys(squares.scene.walls)).toHaveLength(8 * 5);
    expect(remarks.join()).toContain('no picture in this file');
  });
  it('has its lights where they hang and as far as they reach, and its one object as cover', () => {
    expect(sceneryLights(squares.scene).map(({ at, reach }) => [...at, reach])).toEqual([
      [1682, 2048, 5],
      [1538, 508, 5],
    ]);
    expect(many(Object.values(scene.zones), ({ features }) => features.some(({ kind }) => kind === 'cover'))).toBe(1);
    expect(squares.scene.cells['4,8']).toMatchObject({ difficult: true, terrain: 'low cover' });
  });
});
