/**
 * Draws a map of squares: different kinds of ground, heights, the grid as one path, walls and
 * doors.
 */

import type { SquareScene } from '../../../space/scene.ts';
import { outlineOf, strokeOutline } from '../../layout/squareOutline.ts';
import type { GridLook } from '../../types.ts';
import type { Palette } from '../palette.ts';
import { drawCliffs, drawWalls } from './drawSquareEdges.ts';
import { gridWidth } from './gridLines.ts';
import { cellsOf, type SquareAt, squareKey } from './squaresOf.ts';

/**
 * Terrain that most maps have is drawn in its own colour. Any other terrain gets a colour from its
 * name.
 */
const TERRAIN: Readonly<Record<string, string>> = {
  water: 'rgba(44,122,168,0.5)',
  mud: 'rgba(92,66,36,0.5)',
  lava: 'rgba(226,84,24,0.5)',
  fire: 'rgba(226,104,24,0.42)',
  ice: 'rgba(170,214,230,0.4)',
  grass: 'rgba(90,130,60,0.35)',
  rubble: 'rgba(120,112,100,0.4)',
  road: 'rgba(178,160,124,0.35)',
};

export function terrainTint(name: string): string {
  const known = TERRAIN[name.toLowerCase()];
  if (known) return known;
  let h = 0;
  for (const letter of name) h = (h * 31 + letter.charCodeAt(0)) % 360;
  return `hsla(${h} 40% 52% / 0.28)`;
}

/** Draws the squares. The context is in map pixels; `unit` is map pixels for each window pixel. */
export function drawSquares(
  context: CanvasRenderingContext2D,
  scene: SquareScene,
  {
    colours,
    unit,
    start = 'shown',
    grid = 'shown',
  }: { colours: Palette; unit: number; start?: 'shown' | 'unmarked'; grid?: GridLook },
): void {
  const cells = cellsOf(scene);
  const p = scene.pixels;
  fillCells(context, scene, cells);
  drawHatching(context, cells, p);
  if (start === 'shown') drawStart(context, scene, cells, colours, unit);
  if (grid !== 'hidden') drawGrid(context, scene, colours, gridWidth(grid, p, unit));
  drawCliffs(context, scene, cells);
  drawBlocked(context, cells, p);
  drawWalls(context, scene, colours);
}

function fillCells(context: CanvasRenderingContext2D, { pixels }: SquareScene, cells: readonly SquareAt[]): void {
  const byFill = new Map<string, Path2D>();
  const add = (fill: string, { column, row }: SquareAt) => {
    const path = byFill.get(fill) ?? new Path2D();
    path.rect(column * pixels, row * pixels, pixels, pixels);
    byFill.set(fill, path);
  };
  for (const at of cells) {
    if (at.cell.terrain !== undefined) add(terrainTint(at.cell.terrain), at);
    const height = at.cell.elevation ?? 0;
    if (height > 0) add(`rgba(255,240,205,${Math.min(0.34, 0.12 * height)})`, at);
    else if (height < 0) add(`rgba(0,0,0,${Math.min(0.55, -0.14 * height)})`, at);
  }
  for (const [fill, path] of byFill) {
    context.fillStyle = fill;
    context.fill(path);
  }
}

/** Draws short slanting strokes on ground that is hard to walk on. */
export function drawHatching(context: CanvasRenderingContext2D, cells: readonly SquareAt[], p: number): void {
  const path = new Path2D();
  for (const { column, row, cell } of cells) {
    if (!cell.difficult || cell.blocked) continue;
    const x = column * p;
    const y = row * p;
    for (const [from, to] of [
      [0.2, 0.5],
      [0.5, 0.8],
      [0.8, 1.1],
    ] as const) {
      path.moveTo(x + p * (to - 0.18), y + p * 0.28 + p * (from - 0.2) * 0.4);
      path.lineTo(x + p * (from - 0.12), y + p * 0.6 + p * (from - 0.2) * 0.4);
    }
  }
  context.lineCap = 'round';
  context.lineWidth = p * 0.07;
  context.strokeStyle = 'rgba(0,0,0,0.38)';
  context.stroke(path);
  context.lineWidth = p * 0.035;
  context.strokeStyle = 'rgba(240,222,180,0.62)';
  context.stroke(path);
}

function drawBlocked(context: CanvasRenderingContext2D, cells: readonly SquareAt[], p: number): void {
  const blocked = cells.filter(({ cell }) => cell.blocked);
  if (!blocked.length) return;
  const body = new Path2D();
  const lines = new Path2D();
  for (const { column, row } of blocked) {
    const x = column * p;
    const y = row * p;
    body.rect(x, y, p, p);
    for (const share of [0.25, 0.75]) {
      lines.moveTo(x, y + p * share);
      lines.lineTo(x + p * share, y);
      lines.moveTo(x + p * share, y + p);
      lines.lineTo(x + p, y + p * share);
    }
  }
  context.fillStyle = 'rgba(9,10,13,0.86)';
  context.fill(body);
  context.lineWidth = p * 0.03;
  context.strokeStyle = 'rgba(255,255,255,0.09)';
  context.stroke(lines);
  strokeOutline(context, outlineOf(blocked.map(squareKey), p), { width: p * 0.05, colour: 'rgba(255,246,228,0.28)' });
}

export function drawStart(
  context: CanvasRenderingContext2D,
  { pixels }: SquareScene,
  cells: readonly SquareAt[],
  colours: Palette,
  unit: number,
): void {
  const start = cells.filter(({ cell }) => cell.start);
  if (!start.length) return;
  context.fillStyle = 'rgba(110,180,255,0.13)';
  for (const { column, row } of start) context.fillRect(column * pixels, row * pixels, pixels, pixels);
  strokeOutline(context, outlineOf(start.map(squareKey), pixels), {
    width: 2 * unit,
    colour: colours.marks.reach.edge,
    dash: [9 * unit, 7 * unit],
  });
}

function drawGrid(context: CanvasRenderingContext2D, scene: SquareScene, colours: Palette, width: number): void {
  const { columns, rows, pixels } = scene;
  const path = new Path2D();
  for (let column = 0; column <= columns; column++) {
    path.moveTo(column * pixels, 0);
    path.lineTo(column * pixels, rows * pixels);
  }
  for (let row = 0; row <= rows; row++) {
    path.moveTo(0, row * pixels);
    path.lineTo(columns * pixels, row * pixels);
  }
  context.lineWidth = width;
  context.strokeStyle = colours.grid;
  context.stroke(path);
}
