/** The fog tools on the board: shows what a stroke takes, without React, and gives the places when it ends. Put it inside a Board that is `pointing` 'stroke'. */
import { useCallback, useRef } from 'react';
import type { Point, Scene } from '../../space/scene.ts';
import { Shape } from '../canvas.tsx';
import { outlineOf, strokeOutline } from '../layout/squareOutline.ts';
import { palette } from '../paint/palette.ts';
import { type Pen, penOf } from '../paint/pen.ts';
import type { Look, Shape as Painted } from '../stage.ts';
import { type BoardStroke, type Surface, useStrokes, useStrokesOf } from '../surface.ts';
import { type FogTool, takenBy, takesWhole } from './fogBrush.ts';

export interface FogLayerProps {
  scene: Scene;
  tool: FogTool;
  theme: 'dark' | 'light';
  /** Strokes that come from keys in place of the pointer. */
  keys: Surface;
  /** The places of a stroke, the one where it began first. */
  onPlaces(places: readonly string[]): void;
}

interface Doing {
  stroke?: { from: Point; last: Point } | undefined;
  taken: Set<string>;
  cursor?: Point | undefined;
}

export function FogLayer({ scene, tool, theme, keys, onPlaces }: FogLayerProps) {
  const shape = useRef<Painted>(null);
  const doing = useRef<Doing>({ taken: new Set() });

  const take = ({ phase, point }: BoardStroke) => {
    const now = doing.current;
    const redraw = () => shape.current?.layer?.redraw();
    if (phase === 'hover') {
      if (now.stroke) return;
      const next = takenBy(scene, tool, { from: point, last: point, point });
      if (next.join() === [...now.taken].join()) return;
      now.taken = new Set(next);
      redraw();
      return;
    }
    if (phase === 'start') {
      now.stroke = { from: point, last: point };
      now.taken = new Set();
    }
    if (phase !== 'cancel' && now.stroke) {
      const next = takenBy(scene, tool, { ...now.stroke, point });
      if (takesWhole(tool)) now.taken = new Set(next);
      else for (const key of next) now.taken.add(key);
      now.stroke.last = point;
      if (phase === 'end' && now.taken.size > 0) onPlaces([...now.taken]);
    }
    if (phase === 'end' || phase === 'cancel') {
      now.stroke = undefined;
      now.taken = new Set();
    }
    redraw();
  };

  useStrokes(take);
  useStrokesOf(keys, (stroke) => {
    doing.current.cursor = stroke.phase === 'cancel' ? undefined : stroke.point;
    take(stroke);
    shape.current?.layer?.redraw();
  });

  const paint = useCallback(
    (canvas: CanvasRenderingContext2D, look: Look) => {
      const pen = penOf(canvas, look, palette(theme));
      const path = outlinesOf(scene, [...doing.current.taken]);
      if (doing.current.stroke) {
        pen.context.fillStyle = pen.colours.marks.pick.fill;
        pen.context.fill(path.fill);
      }
      strokeOutline(pen.context, path.edge, { width: 2.5 * pen.unit, colour: pen.colours.now });
      if (doing.current.cursor) paintPen(pen, doing.current.cursor);
    },
    [scene, theme],
  );
  return <Shape ref={shape} paint={paint} />;
}

/** The places taken: what to fill, and their outer edge. */
function outlinesOf(scene: Scene, keys: readonly string[]): { fill: Path2D; edge: Path2D } {
  const fill = new Path2D();
  if (scene.kind === 'zones') {
    for (const key of keys) {
      scene.zones[key]?.polygon.forEach(({ x, y }, at) => {
        if (at === 0) fill.moveTo(x, y);
        else fill.lineTo(x, y);
      });
      fill.closePath();
    }
    return { fill, edge: fill };
  }
  for (const key of keys) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    fill.rect(column * scene.pixels, row * scene.pixels, scene.pixels, scene.pixels);
  }
  return { fill, edge: outlineOf(keys, scene.pixels) };
}

/** Where the pen of the keys stands. */
function paintPen({ context, unit, colours }: Pen, { x, y }: Point): void {
  for (const [colour, wide] of [
    ['rgba(5,6,10,0.8)', 5],
    [colours.now, 2],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide * unit;
    context.beginPath();
    context.arc(x, y, 9 * unit, 0, Math.PI * 2);
    context.stroke();
  }
}
