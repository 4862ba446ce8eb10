/**
 * The drawing tools on the board. They show the stroke while the user draws, without React, and
 * give the figure when the stroke ends. Put this layer inside a Board that is `pointing` 'stroke'.
 */
import { useMemo, useRef, useState } from 'react';
import type { Drawing, Figure, Stroke } from '../../space/drawing.ts';
import type { Point } from '../../space/scene.ts';
import { type Changed, Frame } from '../grips.tsx';
import { inColours, type PaintContext } from '../paint/paintContext.ts';
import { type BoardStroke, type StrokeEvents, useHold, useStrokes, useStrokesFrom } from '../strokeEvents.ts';
import { Group, type ShapeNode } from '../tree/konva.ts';
import { Painting } from '../tree/Painting.tsx';
import { DrawingNode } from './Drawings.tsx';
import { drawFigure } from './drawFigure.ts';
import { boxAround, changedBy, drawingAt, type FigureTool, figureOf } from './pencil.ts';

export type DrawTool = FigureTool | 'words' | 'select' | 'erase';

export type DrawIntent =
  | { type: 'figure'; figure: Figure }
  | { type: 'words'; at: Point }
  | { type: 'select'; id: string | undefined }
  | { type: 'erase'; ids: readonly string[] }
  /**
   * The user moved, stretched or turned a drawing: its new figure, and the new width of its pen.
   */
  | { type: 'change'; id: string; figure: Figure; width: number };

export interface DrawLayerProps {
  tool: DrawTool;
  pen: Pick<Stroke, 'colour' | 'width' | 'seen'>;
  drawings: readonly Drawing[];
  selected: string | undefined;
  theme: 'dark' | 'light';
  /** Strokes that come from keys in place of the pointer. */
  keys: StrokeEvents;
  onIntent(intent: DrawIntent): void;
}

/** What changes between two renderings by React. The pointer changes it and the shape reads it. */
interface Doing {
  /** The points of the stroke so far; empty when no button is held. */
  points: Point[];
  unit: number;
  /** Drawings under the pointer, or touched by the eraser. */
  touched: Set<string>;
  /** Where the pen stands that the keys move. */
  cursor?: Point | undefined;
}

export function DrawLayer({ tool, pen, drawings, selected, theme, keys, onIntent }: DrawLayerProps) {
  const shape = useRef<ShapeNode>(null);
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
      // A pointer that only passes over the map draws nothing, so the layer is painted again only
      // when it reaches another drawing.
      if (under !== before) shape.current?.getLayer()?.batchDraw();
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
    shape.current?.getLayer()?.batchDraw();
  };

  useStrokes(take);
  useStrokesFrom(keys, (stroke) => {
    doing.current.cursor = stroke.phase === 'cancel' ? undefined : stroke.point;
    take(stroke);
    shape.current?.getLayer()?.batchDraw();
  });

  const paint = useMemo(
    () =>
      inColours(theme, (at) => {
        const { points, touched, unit, cursor } = doing.current;
        for (const { id, figure, width } of drawings) {
          if (id === selected && tool !== 'select') paintFrame(at, figure, width, at.colours.now);
          if (touched.has(id)) paintFrame(at, figure, width, tool === 'erase' ? at.colours.danger : at.colours.now);
        }
        if (tool !== 'words' && tool !== 'select' && tool !== 'erase') {
          // While the user draws, all points are shown. The points to keep are chosen when the
          // stroke ends.
          const figure: Figure | undefined =
            tool === 'free' && points.length > 1 ? { kind: 'free', points } : figureOf(tool, points, unit);
          if (figure && figure.kind !== 'words') drawFigure(at.context, { ...pen, figure }, at.unit);
        }
        if (cursor) paintCross(at, cursor);
      }),
    [tool, pen, drawings, selected, theme],
  );
  const chosen = tool === 'select' ? drawings.find(({ id }) => id === selected) : undefined;
  useHold(chosen !== undefined);
  return (
    <>
      <Painting ref={shape} name="pencil" paint={paint} />
      {chosen ? (
        <Chosen
          key={chosen.id}
          drawing={chosen}
          theme={theme}
          onPress={(at) => onIntent({ type: 'select', id: drawingAt(drawings, at, doing.current.unit)?.id })}
          onChanged={(figure, width) => onIntent({ type: 'change', id: chosen.id, figure, width })}
        />
      ) : null}
    </>
  );
}

/**
 * The chosen drawing, in a frame with which the user moves, stretches and turns it. Until the user
 * lets go, the new form is shown and the drawing itself is faint.
 */
function Chosen({
  drawing,
  theme,
  onPress,
  onChanged,
}: {
  drawing: Drawing;
  theme: 'dark' | 'light';
  onPress(at: Point): void;
  onChanged(figure: Figure, width: number): void;
}) {
  const [now, setNow] = useState<{ figure: Figure; width: number }>();
  const air = drawing.width;
  const { x, y, width, height } = boxAround(drawing.figure, drawing.width);
  const box = { x: x - air, y: y - air, width: width + 2 * air, height: height + 2 * air };
  const { kind } = drawing.figure;
  const after = (how: Changed) => changedBy(drawing, how);
  return (
    <>
      {now ? (
        <Group name="changing" opacity={0.75} listening={false}>
          <DrawingNode drawing={{ ...drawing, ...now }} />
        </Group>
      ) : null}
      <Frame
        name="drawing frame"
        box={box}
        theme={theme}
        turns={kind === 'free' || kind === 'line' || kind === 'arrow'}
        keepsShape={kind === 'words'}
        onPress={onPress}
        onChanging={(how) => setNow(after(how))}
        onChanged={(how) => {
          setNow(undefined);
          const changed = after(how);
          onChanged(changed.figure, changed.width);
        }}
      />
    </>
  );
}

/** Paints a dashed frame around a drawing that is chosen or is about to be. */
function paintFrame({ context, unit }: PaintContext, figure: Figure, width: number, colour: string): void {
  const box = boxAround(figure, width);
  const air = width / 2 + 5 * unit;
  context.strokeStyle = colour;
  context.lineWidth = 2 * unit;
  context.setLineDash([6 * unit, 5 * unit]);
  context.strokeRect(box.x - air, box.y - air, box.width + 2 * air, box.height + 2 * air);
  context.setLineDash([]);
}

/** Paints the pen of the keys as a cross in two tones, which shows on any ground. */
function paintCross({ context, unit, colours }: PaintContext, { x, y }: Point): void {
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
