/** The drawing tools on the board: shows the stroke while it is made, without React, and gives the figure when it ends. Put it inside a Board that is `pointing` 'stroke'. */
import { useCallback, useRef } from 'react';
import { type Drawing, type Figure, pointsAlong, type Stroke } from '../../space/drawing.ts';
import type { Point } from '../../space/scene.ts';
import { Shape } from '../canvas.tsx';
import { palette } from '../paint/palette.ts';
import { type Pen, penOf } from '../paint/pen.ts';
import type { Look, Shape as Painted } from '../stage.ts';
import { type BoardStroke, type Surface, useStrokes, useStrokesOf } from '../surface.ts';
import { drawFigure } from './drawFigure.ts';
import { drawingAt, type FigureTool, figureOf, wordsBox } from './pencil.ts';

export type DrawTool = FigureTool | 'words' | 'select' | 'erase';

export type DrawIntent =
  | { type: 'figure'; figure: Figure }
  | { type: 'words'; at: Point }
  | { type: 'select'; id: string | undefined }
  | { type: 'erase'; ids: readonly string[] };

export interface DrawLayerProps {
  tool: DrawTool;
  pen: Pick<Stroke, 'colour' | 'width' | 'seen'>;
  drawings: readonly Drawing[];
  selected: string | undefined;
  theme: 'dark' | 'light';
  /** Strokes that come from keys in place of the pointer. */
  keys: Surface;
  onIntent(intent: DrawIntent): void;
}

/** What goes on between two drawings of React: read by the shape, changed by the pointer. */
interface Doing {
  /** The points of the stroke so far; empty when no button is held. */
  points: Point[];
  unit: number;
  /** Drawings under the pointer, or touched by the eraser. */
  touched: Set<string>;
  /** Where the pen of the keys stands. */
  cursor?: Point | undefined;
}

export function DrawLayer({ tool, pen, drawings, selected, theme, keys, onIntent }: DrawLayerProps) {
  const shape = useRef<Painted>(null);
  const doing = useRef<Doing>({ points: [], unit: 1, touched: new Set() });

  const finish = ({ points, unit, touched }: Doing) => {
    const last = points.at(-1);
    if (!last) return;
    if (tool === 'words') onIntent({ type: 'words', at: last });
    else if (tool === 'select') onIntent({ type: 'select', id: drawingAt(drawings, last, unit)?.id });
    else if (tool === 'erase') {
      if (touched.size > 0) onIntent({ type: 'erase', ids: [...touched] });
    } else {
      const figure = figureOf(tool, points, unit);
      if (figure) onIntent({ type: 'figure', figure });
    }
  };

  const take = ({ phase, point, unit }: BoardStroke) => {
    const now = doing.current;
    now.unit = unit;
    const under = tool === 'select' || tool === 'erase' ? drawingAt(drawings, point, unit)?.id : undefined;
    if (phase === 'hover') {
      if (now.points.length > 0) return;
      const before = [...now.touched][0];
      now.touched = new Set(under === undefined ? [] : [under]);
      // Merely passing over the map draws nothing.
      if (under !== before) shape.current?.layer?.redraw();
      return;
    }
    if (phase === 'start') {
      now.points = [point];
      now.touched = new Set();
    } else if (phase === 'move' && now.points.length > 0) {
      if (tool === 'free' || tool === 'erase') now.points.push(point);
      else now.points = [now.points[0] ?? point, point];
    }
    if (under !== undefined) now.touched.add(under);
    if (phase === 'end') finish(now);
    if (phase === 'end' || phase === 'cancel') {
      now.points = [];
      now.touched = new Set();
    }
    shape.current?.layer?.redraw();
  };

  useStrokes(take);
  useStrokesOf(keys, (stroke) => {
    doing.current.cursor = stroke.phase === 'cancel' ? undefined : stroke.point;
    take(stroke);
    shape.current?.layer?.redraw();
  });

  const paint = useCallback(
    (canvas: CanvasRenderingContext2D, look: Look) => {
      const at = penOf(canvas, look, palette(theme));
      const { points, touched, unit, cursor } = doing.current;
      for (const { id, figure, width } of drawings) {
        if (id === selected) paintFrame(at, figure, width, at.colours.now);
        if (touched.has(id)) paintFrame(at, figure, width, tool === 'erase' ? at.colours.danger : at.colours.now);
      }
      if (tool !== 'words' && tool !== 'select' && tool !== 'erase') {
        // Shown as it is drawn: the points that will be kept are chosen at its end.
        const figure: Figure | undefined =
          tool === 'free' && points.length > 1 ? { kind: 'free', points } : figureOf(tool, points, unit);
        if (figure) drawFigure(at.context, { ...pen, figure }, at.unit);
      }
      if (cursor) paintCross(at, cursor);
    },
    [tool, pen, drawings, selected, theme],
  );
  return <Shape ref={shape} paint={paint} />;
}

/** A dashed frame around a drawing: it is chosen, or about to be. */
function paintFrame({ context, unit }: Pen, figure: Figure, width: number, colour: string): void {
  const box = boxAround(figure, width);
  const air = width / 2 + 5 * unit;
  context.strokeStyle = colour;
  context.lineWidth = 2 * unit;
  context.setLineDash([6 * unit, 5 * unit]);
  context.strokeRect(box.x - air, box.y - air, box.width + 2 * air, box.height + 2 * air);
  context.setLineDash([]);
}

function boxAround(figure: Figure, width: number) {
  if (figure.kind === 'words') return wordsBox(figure.at, figure.text, width);
  const points = pointsAlong(figure);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The pen of the keys: a cross in two tones, to be seen on any ground. */
function paintCross({ context, unit, colours }: Pen, { x, y }: Point): void {
  for (const [colour, wide] of [
    ['rgba(5,6,10,0.8)', 5],
    [colours.now, 2],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide * unit;
    context.beginPath();
    context.moveTo(x - 14 * unit, y);
    context.lineTo(x + 14 * unit, y);
    context.moveTo(x, y - 14 * unit);
    context.lineTo(x, y + 14 * unit);
    context.stroke();
  }
}
