/**
 * The fog tools on the board. They show what a stroke takes, without React, and give the places
 * when the stroke ends. Put this layer inside a Board that is `pointing` 'stroke'.
 */
import { useMemo, useRef } from 'react';
import { edgeAround } from '../../space/hexes/hexEdges.ts';
import { isHexScene, type Point, type Scene } from '../../space/scene.ts';
import { outlineOf, strokeOutline } from '../layout/squareOutline.ts';
import { inColours, type PaintContext } from '../paint/paintContext.ts';
import { type BoardStroke, type StrokeEvents, useStrokes, useStrokesFrom } from '../strokeEvents.ts';
import type { ShapeNode } from '../tree/konva.ts';
import { Painting } from '../tree/Painting.tsx';
import { type FogTool, takenBy, takesWhole } from './fogBrush.ts';

export interface FogLayerProps {
  scene: Scene;
  tool: FogTool;
  theme: 'dark' | 'light';
  /** Strokes that come from keys in place of the pointer. */
  keys: StrokeEvents;
  /** The places of a stroke, beginning with the place where the stroke began. */
  onPlaces(places: readonly string[]): void;
}

interface Doing {
  stroke?: { from: Point; last: Point } | undefined;
  taken: Set<string>;
  cursor?: Point | undefined;
}

export function FogLayer({ scene, tool, theme, keys, onPlaces }: FogLayerProps) {
  const shape = useRef<ShapeNode>(null);
  const doing = useRef<Doing>({ taken: new Set() });

  const take = ({ phase, point }: BoardStroke) => {
    const now = doing.current;
    const redraw = () => shape.current?.getLayer()?.batchDraw();
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
  useStrokesFrom(keys, (stroke) => {
    doing.current.cursor = stroke.phase === 'cancel' ? undefined : stroke.point;
    take(stroke);
    shape.current?.getLayer()?.batchDraw();
  });

  const paint = useMemo(
    () =>
      inColours(theme, (paintContext) => {
        const path = outlinesOf(scene, [...doing.current.taken]);
        if (doing.current.stroke) {
          paintContext.context.fillStyle = paintContext.colours.marks.pick.fill;
          paintContext.context.fill(path.fill);
        }
        strokeOutline(paintContext.context, path.edge, {
          width: 2.5 * paintContext.unit,
          colour: paintContext.colours.now,
        });
        if (doing.current.cursor) paintPen(paintContext, doing.current.cursor);
      }),
    [scene, theme],
  );
  return <Painting ref={shape} name="fog brush" paint={paint} />;
}

/** The places that the stroke has taken: the area to fill, and its outer edge. */
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
    if (!isHexScene(scene)) return { fill, edge: fill };
    const edge = new Path2D();
    for (const [from, to] of edgeAround(scene, keys)) {
      edge.moveTo(from.x, from.y);
      edge.lineTo(to.x, to.y);
    }
    return { fill, edge };
  }
  for (const key of keys) {
    const [column = 0, row = 0] = key.split(',').map(Number);
    fill.rect(column * scene.pixels, row * scene.pixels, scene.pixels, scene.pixels);
  }
  return { fill, edge: outlineOf(keys, scene.pixels) };
}

/** Paints the pen that the keys move. */
function paintPen({ context, unit, colours }: PaintContext, { x, y }: Point): void {
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
