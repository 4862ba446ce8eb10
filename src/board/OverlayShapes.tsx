/** Lit places under the tokens; lines and the players' frame above them. Each kind is one shape. */
import type { Context } from 'konva/lib/Context.js';
import type { Shape as KonvaShape } from 'konva/lib/Shape.js';
import { useMemo } from 'react';
import { Shape } from 'react-konva/lib/ReactKonvaCore.js';
import type { Scene } from '../space/scene.ts';
import { drawFrame, drawLine, drawMarks, placeMiddle } from './drawMarks.ts';
import { palette } from './palette.ts';
import { penOf } from './pen.ts';
import type { BoardLine, BoardMark, BoardProps } from './types.ts';

interface MarkProps {
  scene: Scene;
  marks: readonly BoardMark[];
  theme: 'dark' | 'light';
}

export function MarkShape({ scene, marks, theme }: MarkProps) {
  const paint = useMemo(
    () => (context: Context, shape: KonvaShape) => drawMarks(penOf(context, shape, palette(theme)), scene, marks),
    [scene, marks, theme],
  );
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}

interface LineProps {
  scene: Scene;
  lines: readonly BoardLine[];
  frame: BoardProps['frame'];
  theme: 'dark' | 'light';
}

export function LineShapes({ scene, lines, frame, theme }: LineProps) {
  const paint = useMemo(
    () => (context: Context, shape: KonvaShape) => {
      const pen = penOf(context, shape, palette(theme));
      if (frame) drawFrame(pen, frame);
      for (const line of lines) {
        const from = placeMiddle(scene, line.from);
        const to = placeMiddle(scene, line.to);
        if (from && to) drawLine(pen, line, from, to);
      }
    },
    [scene, lines, frame, theme],
  );
  return <Shape listening={false} perfectDrawEnabled={false} sceneFunc={paint} />;
}
