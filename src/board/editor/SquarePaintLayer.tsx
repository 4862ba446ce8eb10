/**
 * The paint tools for maps of squares. They show what is being painted, and give the squares or
 * edges when the stroke ends. Put this layer inside a Board that is `pointing` 'stroke'.
 */

import { useMemo, useRef, useState } from 'react';
import type { Point, SquareScene } from '../../space/scene.ts';
import { outlineOf, strokeOutline } from '../layout/squareOutline.ts';
import { inColours } from '../paint/paintContext.ts';
import { type BoardStroke, useStrokes } from '../strokeEvents.ts';
import { Painting } from '../tree/Painting.tsx';
import { brushedSquares, edgeNear, edgesAlong, filledSquares, inRectangle, type PaintTool } from './squarePaint.ts';

/** Squares (keys of `cells`) or edges (keys of `walls`) that were painted in one stroke. */
export type PaintIntent = { type: 'paint'; cells: readonly string[] } | { type: 'walls'; edges: readonly string[] };

export interface SquarePaintProps {
  scene: SquareScene;
  tool: PaintTool;
  theme: 'dark' | 'light';
  onIntent(intent: PaintIntent): void;
}

/** What the layer shows: the stroke so far, or what a press here would take. */
interface PaintPreview {
  keys: readonly string[];
  down: boolean;
}

export function SquarePaintLayer({ scene, tool, theme, onIntent }: SquarePaintProps) {
  const [shown, setShown] = useState<PaintPreview>({ keys: [], down: false });
  const stroke = useRef<{ from: Point; last: Point; keys: Set<string> }>(undefined);

  useStrokes(({ phase, point }: BoardStroke) => {
    if (phase === 'cancel') {
      stroke.current = undefined;
      setShown({ keys: [], down: false });
      return;
    }
    if (phase === 'hover') {
      setShown({ keys: tool === 'wall' ? wallKeys(scene, point) : brushedSquares(scene, point, point), down: false });
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
    // A press that went along no edge takes the edge under the pointer.
    if (tool === 'wall' && keys.size === 0) for (const key of wallKeys(scene, from)) keys.add(key);
    if (keys.size)
      onIntent(tool === 'wall' ? { type: 'walls', edges: [...keys] } : { type: 'paint', cells: [...keys] });
    setShown({ keys: [], down: false });
  });

  const paint = useMemo(
    () =>
      inColours(theme, (paintContext) => {
        const p = scene.pixels;
        if (tool === 'wall') {
          const path = new Path2D();
          for (const key of shown.keys) addEdge(path, key, p);
          strokeOutline(paintContext.context, path, { width: p * 0.2, colour: paintContext.colours.now });
          return;
        }
        const outline = outlineOf(shown.keys, p);
        if (shown.down) {
          paintContext.context.fillStyle = paintContext.colours.marks.pick.fill;
          for (const key of shown.keys) {
            const [column = 0, row = 0] = key.split(',').map(Number);
            paintContext.context.fillRect(column * p, row * p, p, p);
          }
        }
        strokeOutline(paintContext.context, outline, {
          width: 2.5 * paintContext.unit,
          colour: paintContext.colours.now,
        });
      }),
    [scene, tool, shown, theme],
  );
  return <Painting name="painted" paint={paint} />;
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
      return brushedSquares(scene, last, point);
    case 'rectangle':
      return inRectangle(scene, from, point);
    case 'fill':
      return filledSquares(scene, point);
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
