/** The paint tools for maps of squares: shows what is being painted, and gives the squares or edges when the stroke ends. Put it inside a Board that is `pointing` 'stroke'. */
import { useCallback, useRef, useState } from 'react';
import type { Point, SquareScene } from '../../space/scene.ts';
import { Shape } from '../canvas.tsx';
import { outlineOf, strokeOutline } from '../layout/squareOutline.ts';
import { palette } from '../paint/palette.ts';
import { penOf } from '../paint/pen.ts';
import type { Look } from '../stage.ts';
import { type BoardStroke, useStrokes } from '../surface.ts';
import { brushed, edgeNear, edgesAlong, filled, inRectangle, type PaintTool } from './squarePaint.ts';

/** Squares (keys of `cells`) or edges (keys of `walls`) that were painted in one stroke. */
export type PaintIntent = { type: 'paint'; cells: readonly string[] } | { type: 'walls'; edges: readonly string[] };

export interface SquarePaintProps {
  scene: SquareScene;
  tool: PaintTool;
  theme: 'dark' | 'light';
  onIntent(intent: PaintIntent): void;
}

/** What is shown: the stroke so far, or what a press here would take. */
interface Shown {
  keys: readonly string[];
  down: boolean;
}

export function SquarePaintLayer({ scene, tool, theme, onIntent }: SquarePaintProps) {
  const [shown, setShown] = useState<Shown>({ keys: [], down: false });
  const stroke = useRef<{ from: Point; last: Point; keys: Set<string> }>(undefined);

  useStrokes(({ phase, point }: BoardStroke) => {
    if (phase === 'cancel') {
      stroke.current = undefined;
      setShown({ keys: [], down: false });
      return;
    }
    if (phase === 'hover') {
      setShown({ keys: tool === 'wall' ? wallKeys(scene, point) : brushed(scene, point, point), down: false });
      return;
    }
    if (phase === 'start') stroke.current = { from: point, last: point, keys: new Set() };
    const now = stroke.current;
    if (!now) return;
    const { from, last, keys } = now;
    if (tool === 'rectangle' || tool === 'fill') keys.clear();
    for (const key of taken(scene, tool, { from, last, point })) keys.add(key);
    now.last = point;
    setShown({ keys: [...keys], down: true });
    if (phase !== 'end') return;
    stroke.current = undefined;
    // A press that went along no edge means the one under it.
    if (tool === 'wall' && keys.size === 0) for (const key of wallKeys(scene, from)) keys.add(key);
    if (keys.size)
      onIntent(tool === 'wall' ? { type: 'walls', edges: [...keys] } : { type: 'paint', cells: [...keys] });
    setShown({ keys: [], down: false });
  });

  const paint = useCallback(
    (canvas: CanvasRenderingContext2D, look: Look) => {
      const pen = penOf(canvas, look, palette(theme));
      const p = scene.pixels;
      if (tool === 'wall') {
        const path = new Path2D();
        for (const key of shown.keys) addEdge(path, key, p);
        strokeOutline(pen.context, path, { width: p * 0.2, colour: pen.colours.now });
        return;
      }
      const outline = outlineOf(shown.keys, p);
      if (shown.down) {
        pen.context.fillStyle = pen.colours.marks.pick.fill;
        for (const key of shown.keys) {
          const [column = 0, row = 0] = key.split(',').map(Number);
          pen.context.fillRect(column * p, row * p, p, p);
        }
      }
      strokeOutline(pen.context, outline, { width: 2.5 * pen.unit, colour: pen.colours.now });
    },
    [scene, tool, shown, theme],
  );
  return <Shape paint={paint} />;
}

const wallKeys = (scene: SquareScene, point: Point): string[] => {
  const edge = edgeNear(scene, point);
  return edge === undefined ? [] : [edge];
};

function taken(
  scene: SquareScene,
  tool: PaintTool,
  { from, last, point }: Record<'from' | 'last' | 'point', Point>,
): string[] {
  switch (tool) {
    case 'brush':
      return brushed(scene, last, point);
    case 'rectangle':
      return inRectangle(scene, from, point);
    case 'fill':
      return filled(scene, point);
    case 'wall':
      return edgesAlong(scene, last, point);
  }
}

function addEdge(path: Path2D, key: string, p: number): void {
  const [column = 0, row = 0] = key.split(',', 2).map(Number);
  const east = key.endsWith('e');
  path.moveTo((column + (east ? 1 : 0)) * p, (row + (east ? 0 : 1)) * p);
  path.lineTo((column + 1) * p, (row + 1) * p);
}
