/**
 * Draws the places of painted ground in thin lines: dotted borders, doors, a faint grid on the
 * floor, and features that squares got after the map was painted.
 */

import { isHexScene, type Scene, type SquareScene, type ZoneScene } from '../../../space/scene.ts';
import { type Line, zoneEdges } from '../../layout/zoneEdges.ts';
import type { GridLook } from '../../types.ts';
import type { PaintContext } from '../paintContext.ts';
import { drawHexes } from './drawHexes.ts';
import { drawCliffs, drawWalls } from './drawSquareEdges.ts';
import { drawHatching, drawStart, terrainTint } from './drawSquares.ts';
import { drawPosts, drawWay, strokeLayers } from './drawZones.ts';
import { gridOnPainting, gridWidth } from './gridLines.ts';
import { cellsOf, type SquareAt } from './squaresOf.ts';

/** What is marked on the places. */
export interface PlaceMarks {
  readonly start: 'shown' | 'unmarked';
  readonly grid: GridLook;
}

export function drawPaintedPlaces(paintContext: PaintContext, scene: Scene, marks: PlaceMarks): void {
  if (isHexScene(scene)) drawHexes(paintContext, scene, 'painted', marks.grid);
  else if (scene.kind === 'zones') drawPaintedZones(paintContext, scene);
  else drawPaintedSquares(paintContext, scene, marks);
}

/** Draws a dotted line that can be seen on dark and on light ground. */
function drawDots({ context }: PaintContext, line: Line): void {
  context.lineCap = 'round';
  for (const [colour, width] of [
    ['rgba(0,0,0,0.5)', 5],
    ['rgba(255,246,222,0.85)', 2.6],
  ] as const) {
    context.setLineDash([2, 9]);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    line.forEach(({ x, y }, n) => {
      if (n === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.stroke();
  }
  context.setLineDash([]);
}

function drawPaintedZones(paintContext: PaintContext, scene: ZoneScene): void {
  const { context, colours } = paintContext;
  const edges = zoneEdges(scene);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  // Where rooms have painted walls, no line is needed to show that there is no way.
  if (scene.setting?.outside !== 'rock')
    strokeLayers(context, edges.walls, [
      ['rgba(0,0,0,0.5)', 7],
      ['rgba(255,244,222,0.6)', 2.2],
    ]);
  const doors = edges.ways.filter(({ border }) => border.door !== 'none');
  for (const { border, line } of edges.ways)
    if (border.door === 'none') drawDots(paintContext, line);
    else drawWay(context, border, line, colours);
  drawPosts(context, doors, colours);
}

/** The part of a square that the painting does not show. */
const unpainted = ({ cell: { stamped = [], ...cell }, ...at }: SquareAt): SquareAt => {
  const own = { ...cell };
  for (const stamp of stamped) delete own[stamp];
  return { ...at, cell: own };
};

function drawPaintedSquares(paintContext: PaintContext, scene: SquareScene, { start, grid }: PlaceMarks): void {
  const { context, colours, unit } = paintContext;
  const p = scene.pixels;
  const cells = cellsOf(scene);
  const fresh = cells.map(unpainted);
  for (const { column, row, cell } of fresh) {
    if (cell.terrain === undefined) continue;
    context.fillStyle = terrainTint(cell.terrain);
    context.fillRect(column * p, row * p, p, p);
  }
  drawHatching(context, fresh, p);
  if (start === 'shown') drawStart(context, scene, cells, colours, unit);
  if (grid !== 'hidden') drawFloorGrid(paintContext, scene, fresh, grid);
  drawCliffs(
    context,
    scene,
    cells.filter(({ cell }) => !cell.stamped?.includes('elevation')),
  );
  drawWalls(context, scene, colours, 'doors');
}

/** Draws the faint grid on the floors of painted ground. */
function drawFloorGrid(
  { context, unit }: PaintContext,
  scene: SquareScene,
  fresh: readonly SquareAt[],
  grid: GridLook,
): void {
  const p = scene.pixels;
  const rock = scene.setting?.outside === 'rock';
  const solid = new Set(fresh.filter(({ cell }) => cell.blocked).map(({ column, row }) => `${column},${row}`));
  const path = new Path2D();
  for (let row = 0; row < scene.rows; row += 1)
    for (let column = 0; column < scene.columns; column += 1)
      if (!rock || !solid.has(`${column},${row}`)) path.rect(column * p, row * p, p, p);
  context.lineWidth = gridWidth(grid, p, unit);
  for (const colour of gridOnPainting(grid)) {
    context.strokeStyle = colour;
    context.stroke(path);
  }
}
