/**
 * Draws what follows the pointer: the way that a token would walk with its cost, and the places
 * that an area would cover.
 */
import { cellSizeOf, type Place, type Point, type Scene } from '../../../space/scene.ts';
import { strokeOutline } from '../../layout/squareOutline.ts';
import type { BoardPreview } from '../../types.ts';
import type { PaintContext } from '../paintContext.ts';
import { drawPill, placeMiddle } from './drawLines.ts';
import { drawMarks } from './drawMarks.ts';

type Way = NonNullable<BoardPreview['way']>;

/**
 * The points that a way leads through: the middles of its places, or the middles of the token whose
 * top left square stands there.
 */
export function wayPoints(scene: Scene, { places, squares }: Pick<Way, 'places' | 'squares'>): Point[] {
  const further = scene.kind === 'squares' ? ((squares - 1) * scene.pixels) / 2 : 0;
  return places.flatMap((place) => {
    const at = placeMiddle(scene, place);
    return at ? [{ x: at.x + further, y: at.y + further }] : [];
  });
}

/**
 * Draws a way above the tokens: a line with a dot for each step, a ring at its end, and the cost
 * beside the end.
 */
export function drawWay(paintContext: PaintContext, scene: Scene, way: Way): void {
  const { context, colours, unit } = paintContext;
  const points = wayPoints(scene, way);
  const end = points.at(-1);
  if (!end || points.length < 2) return;
  const edge = colours.now;
  const line = new Path2D();
  for (const { x, y } of fromEdge(scene, way.squares, points)) line.lineTo(x, y);
  context.lineJoin = 'round';
  strokeOutline(context, line, { width: 6.5 * unit, colour: 'rgba(0,0,0,0.6)' });
  strokeOutline(context, line, { width: 3.2 * unit, colour: edge });
  const steps = new Path2D();
  for (const { x, y } of points.slice(1, -1)) disc(steps, x, y, 3.6 * unit);
  context.fillStyle = '#14161c';
  context.fill(steps);
  strokeOutline(context, steps, { width: 2 * unit, colour: edge });
  const radius = 8 * unit;
  const goal = new Path2D();
  disc(goal, end.x, end.y, radius);
  context.fillStyle = edge;
  context.fill(goal);
  strokeOutline(context, goal, { width: 2 * unit, colour: 'rgba(0,0,0,0.75)' });
  if (!way.text) return;
  // The cost stands above the token that would stand there, so that neither the pointer nor a
  // carried token hides it.
  const cell = cellSizeOf(scene);
  const half = cell === undefined ? radius : (cell * (scene.kind === 'squares' ? way.squares : 1)) / 2;
  drawPill(paintContext, way.text, { x: end.x, y: end.y - half - 16 * unit }, edge);
}

/** The way without the part that would lie over the face of the token at its start. */
function fromEdge(scene: Scene, squares: number, points: readonly Point[]): readonly Point[] {
  const [start, next, ...rest] = points;
  const cell = cellSizeOf(scene);
  if (!start || !next || cell === undefined) return points;
  const length = Math.hypot(next.x - start.x, next.y - start.y);
  const skip = Math.min(1, (cell * (scene.kind === 'squares' ? squares : 1) * 0.42) / (length || 1));
  return [{ x: start.x + (next.x - start.x) * skip, y: start.y + (next.y - start.y) * skip }, next, ...rest];
}

function disc(path: Path2D, x: number, y: number, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Draws the places of an area, as lit places are drawn. */
export const drawArea = (paintContext: PaintContext, scene: Scene, places: readonly Place[]): void =>
  drawMarks(
    paintContext,
    scene,
    places.map((place) => ({ place, tone: 'area' })),
  );
