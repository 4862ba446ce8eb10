/**
 * Draws a line or an area on the board, or sweeps a round brush over it, and gives the points when
 * the stroke ends. Put this layer inside a Board that is `pointing` 'stroke'.
 */
import { useMemo, useRef, useState } from 'react';
import type { Point } from '../../space/scene.ts';
import { useScope } from '../../ui/keyScopes.ts';
import { inColours, type PaintContext } from '../paint/paintContext.ts';
import { type BoardStroke, type StrokeEvents, useStrokes, useStrokesFrom } from '../strokeEvents.ts';
import { Painting } from '../tree/Painting.tsx';
import {
  EMPTY_LINE,
  type LineDraft,
  type LineShape,
  type LineStep,
  shownLine,
  takeLine,
  takeLineKey,
} from './lineDraft.ts';

interface LineLayerProps {
  /** `brush` sweeps over the map; the other shapes are drawn. */
  shape: LineShape | 'brush';
  /** The width of the brush or the line, in map pixels. */
  across: number;
  /** The colour of the painted ground or line. When left out, the colour of the tool. */
  colour?: string | undefined;
  theme: 'dark' | 'light';
  /** Strokes that come from keys in place of the pointer. */
  keys: StrokeEvents;
  snap(point: Point): Point;
  onLine(points: readonly Point[]): void;
}

/** Takes a step of a sweeping brush: a press gives a point, a drag gives a line. */
function takeBrush(draft: LineDraft, { phase, point, unit }: BoardStroke): LineStep {
  const { drag } = draft;
  if (phase === 'cancel') return { draft: { points: [], next: point } };
  if (phase === 'start') return { draft: { points: [], next: point, drag: [point] } };
  if (phase === 'hover' || !drag) return { draft: { points: [], next: point } };
  const last = drag.at(-1)!;
  const far = Math.hypot(last.x - point.x, last.y - point.y);
  const more = far < 2 * unit ? drag : [...drag, point];
  if (phase === 'move') return { draft: { points: [], next: point, drag: more } };
  return { draft: { points: [], next: point }, done: more };
}

export function LineLayer({ shape, across, colour, theme, keys, snap, onLine }: LineLayerProps) {
  const [draft, setDraft] = useState<LineDraft>(EMPTY_LINE);
  const current = useRef(draft);
  const take = (step: LineStep) => {
    current.current = step.draft;
    setDraft(step.draft);
    if (step.done) onLine(step.done);
  };
  const hear = (stroke: BoardStroke) =>
    take(shape === 'brush' ? takeBrush(current.current, stroke) : takeLine(shape, current.current, stroke, snap));
  useStrokes(hear);
  useStrokesFrom(keys, hear);
  useScope('tool', ({ key }, focus) => {
    if (shape === 'brush' || (key !== 'Escape' && focus !== 'elsewhere')) return undefined;
    const step = takeLineKey(shape, current.current, key);
    if (!step) return undefined;
    take(step);
    return 'used';
  });
  const paint = useMemo(
    () =>
      inColours(theme, (at) => {
        if (shape === 'brush') paintSweep(at, draft, across, colour ?? at.colours.now);
        else paintDraft(at, shape, draft, across, colour ?? at.colours.now);
      }),
    [shape, draft, across, colour, theme],
  );
  return <Painting name="line in hand" paint={paint} />;
}

const pathThrough = (points: readonly Point[], closed = false): Path2D => {
  const path = new Path2D();
  points.forEach(({ x, y }, n) => {
    if (n === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  if (closed) path.closePath();
  return path;
};

function paintSweep(
  { context, unit, colours }: PaintContext,
  { drag, next }: LineDraft,
  across: number,
  colour: string,
) {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (drag) {
    const points = drag.length > 1 ? drag : [drag[0]!, { x: drag[0]!.x + 0.1, y: drag[0]!.y }];
    context.globalAlpha = 0.55;
    context.strokeStyle = colour;
    context.lineWidth = across;
    context.stroke(pathThrough(points));
    context.globalAlpha = 1;
  }
  if (!next) return;
  for (const [shade, wide] of [
    ['rgba(5,6,10,0.7)', 4],
    [colours.now, 1.8],
  ] as const) {
    context.strokeStyle = shade;
    context.lineWidth = wide * unit;
    context.beginPath();
    context.arc(next.x, next.y, across / 2, 0, Math.PI * 2);
    context.stroke();
  }
}

function paintDraft(
  { context, unit, colours }: PaintContext,
  shape: LineShape,
  draft: LineDraft,
  across: number,
  colour: string,
) {
  const points = shownLine(shape, draft);
  const closed = shape === 'area' && (draft.drag?.length ?? 0) > 1;
  const path = pathThrough(points, closed);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.globalAlpha = 0.5;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(across, 2 * unit);
  context.stroke(path);
  context.globalAlpha = 1;
  for (const [shade, wide] of [
    ['rgba(5,6,10,0.7)', 4.5],
    [colours.now, 2],
  ] as const) {
    context.strokeStyle = shade;
    context.lineWidth = wide * unit;
    context.stroke(path);
  }
  const spots = draft.next && !closed ? [...draft.points, draft.next] : draft.points;
  for (const { x, y } of spots) {
    context.beginPath();
    context.arc(x, y, 5 * unit, 0, Math.PI * 2);
    context.fillStyle = colours.now;
    context.fill();
    context.strokeStyle = 'rgba(5,6,10,0.8)';
    context.lineWidth = 1.5 * unit;
    context.stroke();
  }
}
