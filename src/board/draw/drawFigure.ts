/**
 * Draws a drawing of lines in its colour, with a dark rim so that it reads on any ground. Drawings
 * that only the GM sees are dashed.
 */
import type { DrawColour, Figure, Stroke } from '../../space/drawing.ts';
import type { Point } from '../../space/scene.ts';

/**
 * The colours of the pen. Both themes use the same ones, because the ground is the same in both.
 */
export const SHADES: Readonly<Record<DrawColour, string>> = {
  chalk: '#f6f2e8',
  ink: '#16181d',
  violet: '#b59cff',
  rose: '#ff9bd8',
  turquoise: '#5fe3d6',
};

/** The length of an arrow's head, in widths of its pen. */
const HEAD = 4.5;

/** The rim of a line or of words: dark, and light around dark ink. */
export const rimOf = (colour: DrawColour): string => (colour === 'ink' ? 'rgba(255,250,240,0.5)' : 'rgba(5,6,10,0.55)');

/** A figure that is made of lines. Words are drawn elsewhere. */
export type LineFigure = Exclude<Figure, { kind: 'words' }>;

/** Draws one stroke. The context is in map pixels; `unit` is map pixels for each window pixel. */
export function drawFigure(
  context: CanvasRenderingContext2D,
  { figure, colour, width, seen }: Omit<Stroke, 'figure'> & { figure: LineFigure },
  unit: number,
): void {
  const shade = SHADES[colour];
  const path = pathOf(figure, width);
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (figure.kind === 'box' || figure.kind === 'ellipse') {
    context.globalAlpha = 0.12;
    context.fillStyle = shade;
    context.fill(path);
    context.globalAlpha = 1;
  }
  if (seen === 'gm') context.setLineDash([2.5 * width, 2.2 * width]);
  context.strokeStyle = rimOf(colour);
  context.lineWidth = width + 2.5 * unit;
  context.stroke(path);
  context.strokeStyle = shade;
  context.lineWidth = width;
  context.stroke(path);
  context.restore();
}

function pathOf(figure: LineFigure, width: number): Path2D {
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

/** Adds a curve through the middles between points, so that few points still make a round line. */
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
