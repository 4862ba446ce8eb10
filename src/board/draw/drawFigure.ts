/** Draws a drawing: its line in its colour with a dark rim, so that it reads on any ground; the GM's own are dashed. */
import type { DrawColour, Stroke } from '../../space/drawing.ts';
import type { Point } from '../../space/scene.ts';
import { BOARD_FONT } from '../paint/pen.ts';
import { letterOf } from './pencil.ts';

/** The shades of the pen. They are the same in both themes: the ground under them is. */
export const SHADES: Readonly<Record<DrawColour, string>> = {
  chalk: '#f6f2e8',
  ink: '#16181d',
  violet: '#b59cff',
  rose: '#ff9bd8',
  turquoise: '#5fe3d6',
};

/** The head of an arrow: how long for each width of its pen. */
const HEAD = 4.5;

/** Draws one stroke. The context is in map pixels; `unit` is map pixels for each window pixel. */
export function drawFigure(context: CanvasRenderingContext2D, stroke: Stroke, unit: number): void {
  const { figure, colour, width, seen } = stroke;
  const shade = SHADES[colour];
  const rim = colour === 'ink' ? 'rgba(255,250,240,0.5)' : 'rgba(5,6,10,0.55)';
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (figure.kind === 'words') drawWords(context, figure, { width, shade, rim, dashed: seen === 'gm' });
  else {
    const path = pathOf(figure, width);
    if (figure.kind === 'box' || figure.kind === 'ellipse') {
      context.globalAlpha = 0.12;
      context.fillStyle = shade;
      context.fill(path);
      context.globalAlpha = 1;
    }
    if (seen === 'gm') context.setLineDash([2.5 * width, 2.2 * width]);
    context.strokeStyle = rim;
    context.lineWidth = width + 2.5 * unit;
    context.stroke(path);
    context.strokeStyle = shade;
    context.lineWidth = width;
    context.stroke(path);
  }
  context.restore();
}

function pathOf(figure: Exclude<Stroke['figure'], { kind: 'words' }>, width: number): Path2D {
  const path = new Path2D();
  if (figure.kind === 'free') {
    smooth(path, figure.points);
    return path;
  }
  const { from, to } = figure;
  switch (figure.kind) {
    case 'box':
      path.rect(from.x, from.y, to.x - from.x, to.y - from.y);
      return path;
    case 'ellipse':
      path.ellipse(
        (from.x + to.x) / 2,
        (from.y + to.y) / 2,
        Math.abs(to.x - from.x) / 2,
        Math.abs(to.y - from.y) / 2,
        0,
        0,
        Math.PI * 2,
      );
      return path;
    case 'arrow':
    case 'line':
      path.moveTo(from.x, from.y);
      path.lineTo(to.x, to.y);
      if (figure.kind === 'arrow') addHead(path, from, to, width);
      return path;
  }
}

/** Through the middles between points, so that few points still make a round line. */
function smooth(path: Path2D, points: readonly Point[]): void {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  path.moveTo(first.x, first.y);
  for (let at = 1; at < points.length - 1; at += 1) {
    const [here, next] = [points[at], points[at + 1]];
    if (here && next) path.quadraticCurveTo(here.x, here.y, (here.x + next.x) / 2, (here.y + next.y) / 2);
  }
  path.lineTo(last.x, last.y);
}

function addHead(path: Path2D, from: Point, to: Point, width: number): void {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const long = Math.min(HEAD * width, Math.hypot(to.x - from.x, to.y - from.y) / 2);
  for (const aside of [0.48, -0.48]) {
    path.moveTo(to.x, to.y);
    path.lineTo(to.x - long * Math.cos(turn + aside), to.y - long * Math.sin(turn + aside));
  }
}

function drawWords(
  context: CanvasRenderingContext2D,
  { at, text }: Extract<Stroke['figure'], { kind: 'words' }>,
  { width, shade, rim, dashed }: { width: number; shade: string; rim: string; dashed: boolean },
): void {
  const letter = letterOf(width);
  context.font = `650 ${letter}px ${BOARD_FONT}`;
  context.textBaseline = 'top';
  context.textAlign = 'left';
  context.strokeStyle = rim;
  context.lineWidth = letter * 0.16;
  context.strokeText(text, at.x, at.y);
  context.fillStyle = shade;
  context.fillText(text, at.x, at.y);
  if (!dashed) return;
  context.setLineDash([letter * 0.2, letter * 0.18]);
  context.strokeStyle = shade;
  context.lineWidth = letter * 0.07;
  context.beginPath();
  context.moveTo(at.x, at.y + letter * 1.14);
  context.lineTo(at.x + context.measureText(text).width, at.y + letter * 1.14);
  context.stroke();
}
